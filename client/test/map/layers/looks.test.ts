import type { Board, BoardHex } from '@ironhex/shared/board';
import { expect, test } from 'vitest';
import { R } from '../../../src/map/geometry/geometry.ts';
import { UPRIGHT } from '../../../src/map/geometry/layout.ts';
import { groundOf, paintedAs } from '../../../src/map/layers/ground.ts';
import type { Layer } from '../../../src/map/layers/layer.ts';
import { cellsIn, cellsOf } from '../../../src/map/layers/terrain/cells.ts';
import { linesOf } from '../../../src/map/layers/terrain/roads.ts';

const boardOf = (hexes: Readonly<Record<string, BoardHex['features']>>): Board => ({
  format: 'ironhex.board/1',
  id: 'b',
  name: '',
  width: 3,
  height: 3,
  hexes: Object.fromEntries(Object.entries(hexes).map(([label, features]) => [label, { level: 1, features }])),
});

const EVERYWHERE = { layout: UPRIGHT, rect: UPRIGHT.boardRect({ width: 3, height: 3 }) };

test('a game says what its terrain looks like, and the same board looks the same each time', () => {
  const looks = ({ features }: BoardHex) => (features.jungle ? { woods: 2 } : features);
  const board = boardOf({ '0101': { jungle: 1 }, '0202': { road: 1 } });
  const painted = paintedAs({ looks }, board);
  expect(painted.hexes).toEqual({
    '0101': { level: 1, features: { woods: 2 } },
    '0202': { level: 1, features: { road: 1 } },
  });
  expect(paintedAs({ looks }, board)).toBe(painted);
  expect(paintedAs({}, board), 'a game that says nothing').toBe(board);
});

test('its own layers and what has no picture go by the names of the game', () => {
  const seen: Board[] = [];
  const own: Layer<{ readonly board: Board }> = {
    parts: ['board'],
    marks: ({ board }) => {
      seen.push(board);
      return [];
    },
  };
  const board = boardOf({ '0101': { jungle: 1 } });
  const kit = { layers: { ground: [own] }, draws: { features: [], markers: [] }, looks: () => ({}) };
  const layers = groundOf(kit);
  const marks = layers.flatMap((layer) => layer.marks({ board }, { px: 1, layout: UPRIGHT }));
  expect(seen).toEqual([board]);
  expect(marks, 'terrain, the plain picture of the jungle, lines').toHaveLength(3);
  expect(groundOf(kit, 'no lines')).toHaveLength(layers.length - 1);
});

test('what is not part of the board is not painted, and ends the board for its neighbours', () => {
  const board = boardOf({ '0203': { void: 1 } });
  const cells = cellsIn(board, EVERYWHERE);
  expect(cells.map(({ label }) => label)).not.toContain('0203');
  expect(cells).toHaveLength(8);
  const above = cells.find(({ label }) => label === '0202')!;
  expect(above.around[3]).toBeUndefined();
  expect(above.around[0]?.label).toBe('0201');
});

test('other ribbons join from hex to hex as roads do', () => {
  const board = boardOf({ '0101': { river: 1 }, '0102': { river: 1, road: 1 } });
  const [first] = cellsOf(board, UPRIGHT);
  const [line] = linesOf(UPRIGHT, first!, 'river');
  const border = UPRIGHT.sideMiddle(first!.at, 3);
  expect(line!.some(({ x, y }) => Math.hypot(x - border.x, y - border.y) < R * 0.01)).toBe(true);
  const [lone] = linesOf(UPRIGHT, cellsOf(boardOf({ '0102': { road: 1 } }), UPRIGHT)[4]!, 'river');
  expect(lone, 'a road is none of them').toHaveLength(2);
});
