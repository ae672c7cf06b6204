import { labelOfIndex } from '@ironhex/shared/hex';
import { boards } from '@ironhex/shared/steampunk';
import { describe, expect, test } from 'vitest';
import { TURNED, UPRIGHT } from '../../../../src/map/geometry/layout.ts';
import { withoutPicture } from '../../../../src/map/layers/terrain/plain.ts';
import { boardKit } from '../../../../src/rulesets/steampunk/map/layers/ground.ts';
import { apart, paintBoard } from '../../../map/layers/painted.ts';
import { samplerOf } from '../../../map/pictures.ts';

const KINDS = {
  clear: [0, {}],
  hill: [1, {}],
  mountain: [2, {}],
  forest: [0, { forest: 1 }],
  burnedForest: [0, { burnedForest: 1 }],
  dunes: [0, { dunes: 1 }],
  ruins: [0, { ruins: 1 }],
  rough: [0, { rough: 1 }],
  building: [0, { building: 1 }],
  swamp: [0, { swamp: 1 }],
  river: [0, { river: 1 }],
  water: [0, { water: 1 }],
  road: [0, { road: 1 }],
} as const;
type Kind = keyof typeof KINDS;
const NAMES = Object.keys(KINDS) as Kind[];

const { board: SAMPLER, middleOf } = samplerOf(2 * NAMES.length, (column) => {
  const [level, features] = KINDS[column === undefined ? 'clear' : NAMES[column / 2]!];
  return { level, features };
});

test('everything that a board can have has a picture', () => {
  const features = Object.keys(boards.features);
  const hexes = Object.fromEntries(
    features.map((name, i) => [labelOfIndex(SAMPLER, i), { level: 0, features: { [name]: 1 } }]),
  );
  expect(withoutPicture({ ...SAMPLER, hexes }, boardKit.draws)).toEqual({ features: [], markers: [] });
});

// As large as a board is on a phone, whose hex is about 40 pixels wide.
describe.each([
  ['upright', UPRIGHT, 'dark'],
  ['turned', TURNED, 'light'],
] as const)('on a map that lies %s', (_, layout, theme) => {
  const painted = paintBoard(SAMPLER, { layout, theme, scale: 0.42, kit: boardKit });
  const seen = Object.fromEntries(NAMES.map((kind) => [kind, painted.meanOfHex(middleOf(2 * NAMES.indexOf(kind)))]));

  test.each(NAMES.slice(1, -1))('%s differs from open ground', (kind) => {
    expect(apart(seen[kind]!, seen.clear!)).toBeGreaterThan(5);
  });

  test('terrain that does other things cannot be mistaken', () => {
    const telling = ['hill', 'mountain', 'forest', 'burnedForest', 'dunes', 'building', 'water', 'river'] as const;
    for (const [i, kind] of telling.entries())
      for (const other of telling.slice(i + 1))
        expect(apart(seen[kind]!, seen[other]!), `${kind} and ${other}`).toBeGreaterThan(9);
  });
});
