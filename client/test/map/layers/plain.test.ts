import type { Board } from '@ironhex/shared/board';
import { expect, test } from 'vitest';
import { UPRIGHT } from '../../../src/map/geometry/layout.ts';
import { DRAWN_FEATURES, plain, withoutPicture } from '../../../src/map/layers/terrain/plain.ts';
import { FEATURES } from '../../example.ts';

const board = (...features: Record<string, number>[]): Board =>
  ({
    format: 'ironhex.board/1',
    id: 'a',
    name: 'a',
    width: 9,
    height: 9,
    hexes: Object.fromEntries(features.map((there, i) => [`010${i + 1}`, { level: 0, features: there }])),
  }) as unknown as Board;

const PAINTING = { px: 1, layout: UPRIGHT };
const NONE = { features: [], markers: [] };

test('the engine has a picture for every feature of the example game', () => {
  expect([...DRAWN_FEATURES].sort()).toEqual(Object.keys(FEATURES).sort());
});

test('what neither the engine nor the game draws is drawn plainly', () => {
  const strange = board({ lava: 1 }, { woods: 2 }, { ash: 1, lava: 2 });
  expect(withoutPicture(strange, NONE)).toEqual({ features: ['ash', 'lava'], markers: [] });
  expect(withoutPicture(strange, { features: ['lava'], markers: [] }).features).toEqual(['ash']);
  expect(plain(NONE).marks({ board: strange }, PAINTING)).toHaveLength(1);
  expect(plain({ features: ['lava', 'ash'], markers: [] }).marks({ board: strange }, PAINTING)).toEqual([]);
});

test('so is what lies on a hex', () => {
  const { hexes, ...rest } = board({ woods: 1 });
  const smoky: Board = { ...rest, hexes: { ...hexes, '0505': { level: 0, features: {}, markers: { smoke: 2 } } } };
  expect(withoutPicture(smoky, NONE)).toEqual({ features: [], markers: ['smoke'] });
  expect(withoutPicture(smoky, { features: [], markers: ['smoke'] }).markers).toEqual([]);
});
