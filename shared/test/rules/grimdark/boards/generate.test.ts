import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Board, packBoard, readBoard } from '../../../../src/board/index.ts';
import { generateBoard } from '../../../../src/rulesets/grimdark/boards/generate/index.ts';
import { boards } from '../../../../src/rulesets/grimdark/boards/index.ts';
import { reachableFromBoth } from '../../../../src/rulesets/grimdark/ground/placing/marker-hexes.ts';
import { surveyOf } from '../../../../src/rulesets/grimdark/ground/survey.ts';
import { TERRAIN, TERRAINS, type TerrainRow } from '../../../../src/rulesets/grimdark/ground/terrain.ts';
import { expectAllScenarios, expectRoomForTitans, expectTurned, piecesOf } from './fair.ts';

const covered = (board: Board) =>
  surveyOf(board).terrain.filter((kind) => kind > 0).length / (board.width * board.height);

const share = fc.constantFrom(0, 0.3, 0.7, 1);
const anyOptions = fc.record({
  seed: fc.oneof(fc.integer(), fc.string({ minLength: 1, maxLength: 12 })),
  width: fc.integer({ min: 16, max: 40 }).map((half) => 2 * half),
  height: fc.integer({ min: 16, max: 30 }).map((half) => 2 * half),
  terrain: share,
  hills: share,
});

it('every generated board is valid, fair and playable, and comes out the same again', () => {
  fc.assert(
    fc.property(anyOptions, (wanted) => {
      const board = generateBoard(wanted);
      expect(readBoard(board, boards)).toEqual({ ok: true, value: board });
      expectTurned(board);
      expectAllScenarios(board);
      expectRoomForTitans(board);
      const { impassable } = surveyOf(board);
      reachableFromBoth(board).forEach((can, hex) => {
        expect(can).toBe(impassable[hex] === 0);
      });
      expect(generateBoard(wanted)).toEqual(board);
    }),
    { numRuns: 15 },
  );
});

describe.each([
  [36, 36],
  [48, 40],
  [72, 48],
])('a map of %i by %i', (width, height) => {
  const board = generateBoard({ seed: 'advice', width, height });
  it('is designed as G-6.5 advises', () => {
    const pieces = [...piecesOf(board).values()];
    const part = (is: (row: TerrainRow) => boolean) =>
      pieces.filter((kind) => is(TERRAIN[kind])).length / pieces.length;
    expect(covered(board)).toBeGreaterThan(0.22);
    expect(covered(board)).toBeLessThan(0.29);
    expect(pieces.length).toBeGreaterThan((width * height) / 160);
    expect(part(({ blocks }) => blocks !== 'never')).toBeGreaterThan(0.4);
    expect(part(({ cover }) => cover)).toBeGreaterThan(0.3);
    expect(part(({ difficult }) => difficult)).toBeGreaterThan(0.3);
    expect(pieces.filter((kind) => TERRAIN[kind].dangerous === 'always')).toHaveLength(2);
  });

  it('is small enough to be sent', () => {
    expect(JSON.stringify(packBoard(board)).length).toBeLessThan(16 * 1024);
  });
});

it('has as much as is asked for', () => {
  const [none, some, much] = [0, 0.5, 1].map((terrain) => covered(generateBoard({ seed: 3, terrain })));
  expect(none).toBeLessThan(0.02);
  expect(some).toBeGreaterThan(none! + 0.08);
  expect(much).toBeGreaterThan(some! + 0.08);
  const high = (hills: number) => surveyOf(generateBoard({ seed: 3, hills })).level.filter((level) => level > 0).length;
  expect([high(0), high(0.3) > 0, high(1) > high(0.3)]).toEqual([0, true, true]);
});

it('another seed gives another board, and options out of range are refused', () => {
  expect(generateBoard({ seed: 1 }).hexes).not.toEqual(generateBoard({ seed: 2 }).hexes);
  for (const wrong of [{ width: 37 }, { height: 30 }, { height: 33 }, { terrain: 2 }, { hills: -1 }])
    expect(() => generateBoard({ seed: 1, ...wrong })).toThrow();
});

it('the generator is pinned: a change would give old seeds other maps', () => {
  const board = generateBoard({ seed: 'pinned', hills: 1 });
  const { terrain, level } = surveyOf(board);
  const counts = TERRAINS.map((kind, number) => [kind, terrain.filter((one) => one === number).length] as const);
  expect([
    board.id,
    ...counts.filter(([, count]) => count > 0).map(([kind, count]) => `${kind} ${count}`),
    `high ${level.filter((one) => one > 0).length}`,
  ]).toMatchInlineSnapshot(`
    [
      "generated-1rpl91l",
      "open 968",
      "forest 94",
      "field 32",
      "barricade 14",
      "ruins 40",
      "rubble 22",
      "shallow 34",
      "mines 18",
      "wall 10",
      "building 30",
      "crag 34",
      "high 202",
    ]
  `);
});
