import type { Board } from '@ironhex/shared/board';
import { distanceOf, firingAt, hexesOf } from '@ironhex/shared/steampunk';
import { describe, expect, test } from 'vitest';
import { type ArcWeapon, arcOf } from '../../../../src/rulesets/steampunk/map/arcs.ts';

const BOARD: Board = {
  format: 'ironhex.board/1',
  id: 'b',
  name: '',
  width: 9,
  height: 9,
  hexes: { '0609': { level: 0, features: { void: 1 } } },
};
const FROM = '0505';
const seen = () => true;

const WEAPONS: Readonly<Record<string, ArcWeapon>> = {
  'all around': { arc: [1, 1, 1, 1], range: 2 },
  ahead: { arc: [1, 0, 0, 0], range: 2 },
  'ahead and beside': { arc: [1, 1, 0, 0], range: 3 },
  'fixed broadsides': { arc: [0, 2, 2, 0], fixed: true, range: 2 },
};

describe.each(Object.entries(WEAPONS))('a weapon that fires %s', (_, weapon) => {
  const arc = arcOf(BOARD, FROM, 1, weapon, seen);
  const bandOf = (hex: string) =>
    (['pointBlank', 'normal', 'long'] as const).filter((band) => arc[band].includes(hex)).join();

  test('reaches what it can fire at, in the bands of GUN-6', () => {
    for (const hex of hexesOf(BOARD)) {
      const far = distanceOf(FROM, hex);
      const fires = hex !== FROM && far <= 2 * weapon.range && firingAt(weapon, 1, FROM, hex).sides.length > 0;
      const band = far === 1 ? 'pointBlank' : far <= weapon.range ? 'normal' : 'long';
      expect(bandOf(hex), hex).toBe(fires ? band : '');
    }
    expect(arc.reach).toBe(2 * weapon.range);
    expect(bandOf('0609'), 'no hex of the board').toBe('');
  });

  test('is on edge where ANG-3 and ANG-4 say so', () => {
    const reached = [...arc.pointBlank, ...arc.normal, ...arc.long];
    expect(arc.onEdge.toSorted()).toEqual(reached.filter((hex) => firingAt(weapon, 1, FROM, hex).onEdge).toSorted());
  });
});

test('lines of the edges lie between a side that is covered and one that is not', () => {
  const edges = (name: string) => arcOf(BOARD, FROM, 1, WEAPONS[name]!, seen).edges;
  expect(edges('all around')).toEqual([]);
  expect(edges('ahead')).toEqual([0.5, 1.5]);
  expect(edges('ahead and beside')).toEqual([2.5, 5.5]);
  expect(edges('fixed broadsides'), 'each gun covers one side').toEqual([0.5, 1.5, 2.5, 3.5, 4.5, 5.5]);
});

test('what cannot be seen is told', () => {
  const arc = arcOf(BOARD, FROM, 1, WEAPONS.ahead!, (to) => to !== '0604');
  expect(arc.unseen).toEqual(['0604']);
  expect(arc.pointBlank).toEqual(['0604']);
});
