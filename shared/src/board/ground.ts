import {
  type Axial,
  axialAt,
  type Direction,
  type Grid,
  hexIndex,
  labelOfIndex,
  neighbour,
  shortSides,
} from '../hex/index.ts';
import { type Board, hexOf } from './board.ts';

// A rough judgement of how a map plays, the same for every ruleset: enough to tell a playable map from a broken one.

const SIX: readonly Direction[] = [0, 1, 2, 3, 4, 5];

/** By hex index: can something walk here? Not into deep water, impassable ground or onto a building. */
export const openGround = (board: Board): readonly boolean[] =>
  Array.from({ length: board.width * board.height }, (_, index) => {
    const { features } = hexOf(board, labelOfIndex(board, index));
    return !features.impassable && !features.building && (features.water ?? 0) < 2;
  });

/** By hex index: the number of the piece of open ground it belongs to, -1 if it is not open. One level a step. */
export const groundPieces = (board: Board): readonly number[] => {
  const open = openGround(board);
  const level = open.map((_, index) => hexOf(board, labelOfIndex(board, index)).level);
  const piece = open.map(() => -1);
  let pieces = 0;
  for (let start = 0; start < open.length; start++) {
    if (!open[start] || piece[start] !== -1) continue;
    piece[start] = pieces;
    const queue = [start];
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      for (const direction of SIX) {
        const next = neighbour(board, at, direction);
        if (next < 0 || !open[next] || piece[next] !== -1 || Math.abs(level[next]! - level[at]!) > 1) continue;
        piece[next] = pieces;
        queue.push(next);
      }
    }
    pieces++;
  }
  return piece;
};

/** Can one walk from every open hex to every other, and are both short sides open along their whole length? */
export const isPlayable = (board: Board): boolean => {
  const pieces = groundPieces(board);
  return Math.max(...pieces) === 0 && shortSides(board).every((side) => side.hexes.every((hex) => pieces[hex] === 0));
};

/** Where a hex comes to lie when the map is turned by half a circle; on a map of odd width that may be off the map. */
export const turnedAxial = (grid: Grid, hex: Axial): Axial => {
  // Turning exchanges the first and the last hex of the map: on a map of odd width both stand high.
  const last = axialAt(grid, grid.width * grid.height - 1);
  return { q: last.q - hex.q, r: last.r - hex.r };
};

/**
 * The hex that takes this one's place when the map is turned by half a circle, by index. On a map of odd width every
 * second column has one hex more than its turned self; that one stands for itself.
 */
export const turnedHex = (grid: Grid, index: number): number => {
  const turned = hexIndex(grid, turnedAxial(grid, axialAt(grid, index)));
  return turned < 0 ? index : turned;
};
