import type { Board } from '@ironhex/shared/board';
import { FEATURES } from '@ironhex/shared/warfare3025';
import { expect, test } from 'vitest';
import { DRAWN, plainFeatures, plainTerrain } from '../../src/map/layers/terrain/plain.ts';

const board = (...features: Record<string, number>[]): Board =>
  ({
    format: 'ironhex.board/1',
    id: 'a',
    name: 'a',
    width: 9,
    height: 9,
    hexes: Object.fromEntries(features.map((there, i) => [`010${i + 1}`, { level: 0, features: there }])),
  }) as unknown as Board;

test('the engine has a picture for every feature of Warfare', () => {
  expect([...DRAWN].sort()).toEqual(Object.keys(FEATURES).sort());
});

test('what neither the engine nor the game draws is drawn plainly', () => {
  const strange = board({ lava: 1 }, { woods: 2 }, { ash: 1, lava: 2 });
  expect(plainFeatures(strange, [])).toEqual(['ash', 'lava']);
  expect(plainFeatures(strange, ['lava'])).toEqual(['ash']);
  expect(plainTerrain([]).marks({ board: strange }, 1)).toHaveLength(1);
  expect(plainTerrain(['lava', 'ash']).marks({ board: strange }, 1)).toEqual([]);
});
