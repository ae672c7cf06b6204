import { describe, expect, it } from 'vitest';
import { packBoard, readBoardText, turnedHex, unpackBoard, writeBoard } from '../../../../src/board/index.ts';
import { indexOfLabel, labelOfIndex } from '../../../../src/hex/index.ts';
import { boards } from '../../../../src/rulesets/grimdark/boards/index.ts';
import { mapCentre } from '../../../../src/rulesets/grimdark/ground/quarters.ts';
import { surveyOf } from '../../../../src/rulesets/grimdark/ground/survey.ts';
import { TERRAIN, type Terrain, type TerrainRow } from '../../../../src/rulesets/grimdark/ground/terrain.ts';
import { OptionsSchema } from '../../../../src/rulesets/grimdark/model/options.ts';
import { expectAllScenarios, expectRoomForTitans, expectTurned, piecesOf } from './fair.ts';

it('has boards of the three sizes, G-2.3', () => {
  const sizes = boards.stock.map(({ width, height }) => `${width} by ${height}`);
  expect(sizes).toEqual(['36 by 36', '36 by 36', '48 by 40', '48 by 40', '72 by 48']);
  expect(new Set(boards.stock.flatMap(({ id, name }) => [id, name])).size).toBe(10);
});

it.each([
  [NaN, 36],
  [750, 36],
  [1000, 40],
  [1500, 40],
  [2000, 48],
  [4000, 48],
])('for %i points it takes a board with %i rows, if the host chooses none', (points, rows) => {
  expect(boards.initial!({ ...OptionsSchema.parse({}), points }).height).toBe(rows);
});

describe.each(boards.stock.map((board) => [board.name, board] as const))('%s', (_, board) => {
  it('is a valid board, small enough to be sent', () => {
    const read = readBoardText(writeBoard(board, boards), boards);
    expect(read).toEqual({ ok: true, value: board });
    expect(unpackBoard(packBoard(board))).toEqual(board);
    expect(JSON.stringify(packBoard(board)).length).toBeLessThan(16 * 1024);
  });

  it('is the same from both sides', () => expectTurned(board));

  it('has what every scenario needs', () => {
    expectAllScenarios(board);
    const numbered = (kind: string) =>
      Object.entries(board.hexes)
        .flatMap(([label, { markers }]) => (markers?.[kind] ? [[markers[kind], label] as const] : []))
        .sort(([a], [b]) => a - b)
        .map(([, label]) => label);
    // What is worth the same, or belongs together, lies the same for both sides: Knowledge and Logic, Emotion and Will.
    const turned = (label: string) => labelOfIndex(board, turnedHex(board, indexOfLabel(board, label)));
    const [knowledge, emotion, logic, will] = numbered('chamber');
    expect([turned(knowledge!), turned(emotion!)]).toEqual([logic, will]);
    const terminals = numbered('terminal');
    expect(terminals.filter((_one, index) => index !== 4).map(turned)).toEqual(
      terminals.filter((_one, index) => index !== 4).toReversed(),
    );
  });

  it('has its tomb around the centre, G-18.2', () => {
    expect(board.hexes[mapCentre(board)]).toMatchObject({ piece: 'tomb', features: { ruins: 1 } });
  });

  it('lets titanic units through', () => expectRoomForTitans(board));

  it('is designed as G-6.5 advises', () => {
    const { terrain } = surveyOf(board);
    const hexes = board.width * board.height;
    const covered = terrain.filter((kind) => kind > 0).length / hexes;
    expect(covered).toBeGreaterThan(0.22);
    expect(covered).toBeLessThan(0.34);
    const pieces = [...piecesOf(board).values()];
    expect(pieces.length).toBeGreaterThan(hexes / 160);
    const share = (is: (row: TerrainRow) => boolean) =>
      pieces.filter((kind: Terrain) => is(TERRAIN[kind])).length / pieces.length;
    expect(share(({ blocks }) => blocks !== 'never')).toBeGreaterThan(0.4);
    expect(share(({ cover }) => cover)).toBeGreaterThan(0.33);
    expect(share(({ difficult }) => difficult)).toBeGreaterThan(0.3);
    expect(pieces.filter((kind) => TERRAIN[kind].dangerous === 'always')).toHaveLength(2);
  });
});
