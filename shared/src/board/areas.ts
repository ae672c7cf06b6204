import { type Direction, type Grid, labelOfIndex, neighbour, shortSides } from '../hex/index.ts';
import { type Board, type BoardHex, hexOf } from './board.ts';

// A rough judgement of how a map plays: enough to tell a playable map from a broken one.

const SIX: readonly Direction[] = [0, 1, 2, 3, 4, 5];

/** What walking depends on, by hex index: the level of the ground, and whether anything can walk there. */
export interface Ground {
  readonly level: readonly number[];
  readonly open: readonly boolean[];
}

/**
 * By hex index: the number of the area that the hex belongs to, -1 if it is not open. Within an area one can walk from
 * every hex to every other, over steps of one level at most.
 */
export const walkableAreas = (grid: Grid, { level, open }: Ground): readonly number[] => {
  const area = open.map(() => -1);
  let areas = 0;
  for (let start = 0; start < open.length; start++) {
    if (!open[start] || area[start] !== -1) continue;
    area[start] = areas;
    const queue = [start];
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      for (const direction of SIX) {
        const next = neighbour(grid, at, direction);
        if (next < 0 || !open[next] || area[next] !== -1 || Math.abs(level[next]! - level[at]!) > 1) continue;
        area[next] = areas;
        queue.push(next);
      }
    }
    areas++;
  }
  return area;
};

/** The ground of a board; `isOpen` says whether anything can walk on a hex. */
export const groundOf = (board: Board, isOpen: (hex: BoardHex) => boolean): Ground => {
  const hexes = Array.from({ length: board.width * board.height }, (_, index) =>
    hexOf(board, labelOfIndex(board, index)),
  );
  return { level: hexes.map(({ level }) => level), open: hexes.map(isOpen) };
};

/** Can one walk from every open hex to every other, and are both short sides open along their whole length? */
export const isPlayable = (board: Board, isOpen: (hex: BoardHex) => boolean): boolean => {
  const area = walkableAreas(board, groundOf(board, isOpen));
  return Math.max(...area) === 0 && shortSides(board).every((side) => side.hexes.every((hex) => area[hex] === 0));
};
