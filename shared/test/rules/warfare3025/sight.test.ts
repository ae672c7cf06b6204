import { describe, expect, test } from 'vitest';
import { indexOfLabel } from '../../../src/hex/index.ts';
import { sightBetween } from '../../../src/rulesets/warfare3025/index.ts';
import { terrainOf } from '../../../src/rulesets/warfare3025/rules/movement/terrain.ts';
import { sees } from '../../../src/rulesets/warfare3025/rules/sight.ts';
import { groundOf } from './ground.ts';
import { boardOf, hex } from './kit.ts';

type Ground = Record<string, string>;

const sight = (from: string, to: string, ground: Ground) => {
  const board = groundOf(ground);
  const found = sightBetween(board, hex(from), hex(to));
  const quick = sees(terrainOf(board), indexOfLabel(board, hex(from)), indexOfLabel(board, hex(to)));
  expect(quick).toBe(found.seen);
  return found;
};

/** The hexes and reasons of the cover. */
const pieces = (from: string, to: string, ground: Ground): string[] =>
  sight(from, to, ground).cover.map(({ hex: at, pieces: count, why, rule }) => `${at} ${why} ${count} ${rule}`);

describe('W-8.2: the ground blocks where it is higher than the sight line', () => {
  test.each<[string, string, string, Ground, boolean]>([
    ['as high as the line of two on the plain', '0,0', '0,4', { '0,2': 'level1' }, true],
    ['higher', '0,0', '0,4', { '0,2': 'level2' }, false],
    ['halfway between a high and a low end: 2', '0,0', '0,4', { '0,0': 'level2', '0,2': 'level2' }, true],
    ['halfway between a high and a low end: 3', '0,0', '0,4', { '0,0': 'level2', '0,2': 'level3' }, false],
    ['near the low end the line is low', '0,0', '0,4', { '0,0': 'level2', '0,3': 'level2' }, false],
    ['near the high end it is high', '0,0', '0,4', { '0,0': 'level2', '0,1': 'level2' }, true],
    ['a building as high as the line', '0,0', '0,4', { '0,2': 'building1' }, true],
    ['a building higher than the line', '0,0', '0,4', { '0,2': 'building2' }, false],
    ['a building on a rise', '0,0', '0,4', { '0,2': 'level1 building1' }, false],
    ['the ends themselves never block', '0,0', '0,4', { '0,0': 'level5', '0,4': 'level9' }, true],
    ['neighbours always see each other', '0,0', '0,1', { '0,0': 'level9', '0,1': 'level-9' }, true],
    ['sunken ends do not see out', '0,0', '0,4', { '0,0': 'level-2', '0,4': 'level-2' }, false],
    ['of a border pair the lower ground counts', '0,0', '1,1', { '1,0': 'level5' }, true],
    ['a border pair of two high grounds', '0,0', '1,1', { '1,0': 'level5', '0,1': 'level2' }, false],
    ['a cut corner counts', '0,0', '1,2', { '0,1': 'level2' }, false],
  ])('%s', (_, from, to, ground, seen) => {
    expect(sight(from, to, ground).seen).toBe(seen);
    expect(sight(to, from, ground).seen, 'W-8.7: sight is mutual').toBe(seen);
  });

  test('and says where', () => {
    expect(sight('0,0', '0,5', { '0,2': 'level3', '0,3': 'level4' }).blockedAt).toBe(hex('0,2'));
  });
});

describe('W-8.3: woods and buildings', () => {
  test.each<[string, Ground, string[]]>([
    ['light woods on the way', { '0,2': 'light' }, [`${hex('0,2')} lightWoods 1 W-8.3`]],
    ['dense forest on the way', { '0,2': 'dense' }, [`${hex('0,2')} denseForest 2 W-8.3`]],
    ['a low building on the way', { '0,2': 'building1' }, [`${hex('0,2')} building 2 W-8.3`]],
    ['the defender’s own woods', { '0,4': 'light' }, [`${hex('0,4')} lightWoods 1 W-8.3`]],
    ['the defender’s own building', { '0,4': 'building1' }, [`${hex('0,4')} building 2 W-8.3`]],
    ['not the attacker’s own', { '0,0': 'dense' }, []],
    ['woods in a hollow, below the line', { '0,2': 'level-1 light' }, []],
    [
      'woods whose height the line just touches',
      { '0,0': 'level2', '0,2': 'level1 light' },
      [`${hex('0,2')} lightWoods 1 W-8.3`],
    ],
    ['woods that the line passes above', { '0,0': 'level2', '0,2': 'light' }, []],
    ['a building whose roof the line passes above', { '0,0': 'level2', '0,2': 'building1' }, []],
    [
      'a building whose roof the line touches',
      { '0,0': 'level2', '0,2': 'building2' },
      [`${hex('0,2')} building 2 W-8.3`],
    ],
    [
      'the defender’s own woods under a line from above',
      { '0,0': 'level9', '0,4': 'light' },
      [`${hex('0,4')} lightWoods 1 W-8.3`],
    ],
  ])('%s', (_, ground, expected) => {
    expect(pieces('0,0', '0,4', ground)).toEqual(expected);
  });

  test.each<[string, Ground, string[]]>([
    ['light and dense: the dense', { '1,0': 'light', '0,1': 'dense' }, [`${hex('0,1')} denseForest 2 W-8.3`]],
    ['light on one side', { '1,0': 'light' }, [`${hex('1,0')} lightWoods 1 W-8.3`]],
    ['a high building beside clear ground', { '1,0': 'building4' }, [`${hex('1,0')} building 2 W-8.3`]],
  ])('of a border pair only the half that gives more counts: %s', (_, ground, expected) => {
    expect(pieces('0,0', '1,1', ground)).toEqual(expected);
  });

  test('at the edge of the map the half on the map is the step (H-2)', () => {
    const woods = boardOf({ '0201': 'dense' });
    expect(sightBetween(woods, '0101', '0301')).toMatchObject({ seen: true, pieces: 2 });
  });
});

describe('W-8.4: a rise in front of the defender', () => {
  test.each<[string, string, string, Ground, number]>([
    ['one level above gives a piece', '0,0', '0,4', { '0,3': 'level1' }, 1],
    ['one level above a raised defender', '0,0', '0,4', { '0,3': 'level3', '0,4': 'level2', '0,0': 'level2' }, 1],
    ['level with it does not', '0,0', '0,4', { '0,3': 'level1', '0,4': 'level1' }, 0],
    ['farther away does not', '0,0', '0,4', { '0,2': 'level1' }, 0],
    ['not against an attacker as high', '0,0', '0,4', { '0,0': 'level1', '0,3': 'level1' }, 0],
    ['not beside the line', '0,0', '0,4', { '1,3': 'level1' }, 0],
    ['the higher half of a pair does not', '0,0', '1,1', { '1,0': 'level1' }, 0],
    ['both halves of a pair do, once', '0,0', '1,1', { '1,0': 'level1', '0,1': 'level1' }, 1],
    ['woods on it count as well', '0,0', '0,4', { '0,3': 'level1 light' }, 2],
    ['a rise before the attacker alone does not', '0,4', '0,0', { '0,3': 'level1' }, 0],
  ])('%s', (_, from, to, ground, expected) => {
    expect(sight(from, to, ground)).toMatchObject({ seen: true, pieces: expected });
  });

  test('names its rule', () => {
    expect(pieces('0,0', '0,4', { '0,3': 'level1' })).toEqual([`${hex('0,3')} rise 1 W-8.4`]);
  });
});

describe('W-8.5: water', () => {
  test.each<[string, string, number]>([
    ['the defender’s of depth 1', '0,4', 1],
    ['water on the way', '0,2', 0],
    ['the attacker’s', '0,0', 0],
  ])('%s', (_, at, expected) => {
    expect(sight('0,0', '0,4', { [at]: 'water1' }).pieces).toBe(expected);
  });
});

describe('W-8.6: more than three pieces hide', () => {
  test.each<[Ground, boolean, number]>([
    [{ '0,1': 'light', '0,2': 'light', '0,3': 'light' }, true, 3],
    [{ '0,1': 'light', '0,2': 'light', '0,3': 'light', '0,4': 'water1' }, false, 4],
    [{ '0,2': 'dense', '0,3': 'level1' }, true, 3],
    [{ '0,2': 'dense', '0,3': 'level1', '0,4': 'light' }, false, 4],
  ])('%o: seen %o with %i', (ground, seen, count) => {
    expect(sight('0,0', '0,4', ground)).toMatchObject({ seen, pieces: count });
  });

  test('W-8.7: which end’s cover counts may differ, so one may see and not be seen', () => {
    const ground = { '0,1': 'dense', '0,2': 'light', '0,4': 'light' };
    expect(sight('0,0', '0,4', ground).seen).toBe(false);
    expect(sight('0,4', '0,0', ground).seen).toBe(true);
  });
});
