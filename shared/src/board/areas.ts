import { type Direction, type Grid, labelOfIndex, neighbour, shortSides } from '../hex/index.ts';
import { type Board, type BoardHex, hexOf } from './board.ts';

const SIX: readonly Direction[] = [0, 1, 2, 3, 4, 5];

/**
 * Cuts a map into areas of hexes that are joined, one by one, with a neighbour. Gives by hex index the number of the
 * area, -1 for hexes that `inside` leaves out. Areas are numbered in the order of their first hexes.
 */
export const joinedAreas = (
  grid: Grid,
  inside: readonly boolean[],
  joined: (hex: number, next: number) => boolean,
): readonly number[] => {
  const area = inside.map(() => -1);
  let areas = 0;
  for (let start = 0; start < inside.length; start++) {
    if (!inside[start] || area[start] !== -1) continue;
    area[start] = areas;
    const queue = [start];
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      for (const direction of SIX) {
        const next = neighbour(grid, at, direction);
        if (next < 0 || !inside[next] || area[next] !== -1 || !joined(at, next)) continue;
        area[next] = areas;
        queue.push(next);
      }
    }
    areas++;
  }
  return area;
};

/** What walking depends on, by hex index: the level of the ground, and whether anything can walk there. */
interface Ground {
  readonly level: readonly number[];
  readonly open: readonly boolean[];
}

/** The areas within which one can walk from every hex to every other, over steps of one level at most. */
export const walkableAreas = (grid: Grid, { level, open }: Ground): readonly number[] =>
  joinedAreas(grid, open, (hex, next) => Math.abs(level[next]! - level[hex]!) <= 1);

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
