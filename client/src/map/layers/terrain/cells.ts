import { type Board, hexOf, type Values } from '@ironhex/shared/board';
import { axialAt, type Direction, type HexLabel, labelOfIndex, neighbour } from '@ironhex/shared/hex';
import { centreOf, hexAt, type Point, R, type Rect } from '../../geometry.ts';
import { hashOf } from '../../hash.ts';

/** The six directions, for looking around. */
export const SIX: readonly Direction[] = [0, 1, 2, 3, 4, 5];

/** A hex as it is drawn. */
export interface Cell {
  readonly label: HexLabel;
  readonly at: Point;
  readonly level: number;
  /** For jitter: the same for the same label. */
  readonly seed: number;
  /** What lies on the hex, by name. */
  readonly markers: Values;
  /** The value of a feature, 0 without it. */
  has(feature: string): number;
  /** The neighbour in each direction, undefined off the map. */
  readonly around: readonly (Cell | undefined)[];
}

const known = new WeakMap<Board, readonly Cell[]>();

/** The hexes of a board by index. */
export const cellsOf = (board: Board): readonly Cell[] => {
  const before = known.get(board);
  if (before !== undefined) return before;
  const cells = Array.from({ length: board.width * board.height }, (_, index) => {
    const label = labelOfIndex(board, index);
    const { level, features, markers = {} } = hexOf(board, label);
    const around: (Cell | undefined)[] = [];
    const has = (feature: string): number => features[feature] ?? 0;
    return { label, at: centreOf(axialAt(board, index)), level, seed: hashOf(label), markers, has, around };
  });
  cells.forEach((cell, index) => {
    for (const direction of SIX) cell.around.push(cells[neighbour(board, index, direction)]);
  });
  known.set(board, cells);
  return cells;
};

/** The hexes that reach into a rectangle, from top to bottom. */
export const cellsIn = (board: Board, rect: Rect): readonly Cell[] => {
  const cells = cellsOf(board);
  const left = Math.max(0, hexAt({ x: rect.x - R, y: 0 }).q);
  const right = Math.min(board.width - 1, hexAt({ x: rect.x + rect.w + R, y: 0 }).q);
  const found: Cell[] = [];
  for (let row = 0; row < board.height; row++) {
    for (const odd of [0, 1]) {
      for (let column = left + ((left + odd) & 1); column <= right; column += 2) {
        const cell = cells[row * board.width + column];
        if (cell !== undefined && cell.at.y > rect.y - R * 1.6 && cell.at.y < rect.y + rect.h + R * 1.6)
          found.push(cell);
      }
    }
  }
  return found;
};
