import type { Board } from '@ironhex/shared/board';
import { boards, TERRAINS, type Terrain } from '@ironhex/shared/grimdark';
import { labelOfIndex } from '@ironhex/shared/hex';
import { describe, expect, test } from 'vitest';
import { TURNED, UPRIGHT } from '../../../../src/map/geometry/layout.ts';
import { paintedAs } from '../../../../src/map/layers/ground.ts';
import { withoutPicture } from '../../../../src/map/layers/terrain/plain.ts';
import { boardKit } from '../../../../src/rulesets/grimdark/map/layers/ground.ts';
import { apart, paintBoard } from '../../../map/layers/painted.ts';
import { samplerOf } from '../../../map/pictures.ts';

const WIDTH = 2 * TERRAINS.length + 4;
const HILL = WIDTH - 2;
const { board: SAMPLER, middleOf } = samplerOf(WIDTH, (column) => {
  const terrain = (column === undefined ? undefined : TERRAINS[column / 2]) ?? 'open';
  const there = terrain === 'open' ? { features: {} } : { features: { [terrain]: 1 }, piece: terrain };
  return { level: column === HILL ? 1 : 0, ...there };
});

test('everything that a board can have has a picture', () => {
  const named = (part: 'features' | 'markers', names: readonly string[]) =>
    Object.fromEntries(
      names.map((name, i) => [labelOfIndex(SAMPLER, i), { level: 0, features: {}, [part]: { [name]: 1 } }]),
    );
  const missing = (hexes: Board['hexes']) => withoutPicture({ ...SAMPLER, hexes }, boardKit.draws);
  expect(missing(named('features', Object.keys(boards.features))).features).toEqual([]);
  expect(missing(named('markers', Object.keys(boards.markers ?? {}))).markers).toEqual([]);
  expect(Object.keys(boards.markers ?? {})).not.toEqual([]);
  expect(Object.keys(boards.features)).toHaveLength(TERRAINS.length - 1);
});

test('far away each kind of terrain has a tone', () => {
  const engine = ['woods', 'water', 'impassable', 'swamp', 'rubble'];
  for (const terrain of TERRAINS) {
    const board = paintedAs(boardKit, {
      ...SAMPLER,
      hexes: { '0101': { level: 0, features: terrain === 'open' ? {} : { [terrain]: 1 } } },
    });
    const names = Object.keys(board.hexes['0101']!.features);
    const toned = names.some((name) => engine.includes(name) || boardKit.tones?.[name] !== undefined);
    expect(toned, terrain).toBe(terrain !== 'open');
  }
});

// As large as a board is on a phone, whose hex is about 40 pixels wide.
describe.each([
  ['upright', UPRIGHT, 'dark'],
  ['turned', TURNED, 'light'],
] as const)('on a map that lies %s', (_, layout, theme) => {
  const painted = paintBoard(SAMPLER, { layout, theme, scale: 0.42, kit: boardKit });
  const seenAt = (column: number) => painted.meanOfHex(middleOf(column));
  const seen = (terrain: Terrain) => seenAt(2 * TERRAINS.indexOf(terrain));

  test.each(TERRAINS.slice(1))('%s differs from open ground', (terrain) => {
    expect(apart(seen(terrain), seen('open'))).toBeGreaterThan(5);
  });

  test('a hill differs from open ground', () => {
    expect(apart(seenAt(HILL), seen('open'))).toBeGreaterThan(5);
  });

  test('terrain that does other things cannot be mistaken', () => {
    const telling = ['forest', 'field', 'ruins', 'swamp', 'shallow', 'river', 'deep', 'lava', 'crag'] as const;
    for (const [i, terrain] of telling.entries())
      for (const other of telling.slice(i + 1))
        expect(apart(seen(terrain), seen(other)), `${terrain} and ${other}`).toBeGreaterThan(8);
  });
});
