import type { Board } from '../../../board/index.ts';
import { lookAt } from '../../../cost.ts';
import {
  type Axial,
  type Direction,
  distance,
  type HexLabel,
  indexOfLabel,
  labelOfIndex,
  neighbour,
  parseLabel,
} from '../../../hex/index.ts';
import { isOnBoard } from './survey.ts';

const SIX: readonly Direction[] = [0, 1, 2, 3, 4, 5];

const placed = new Map<HexLabel, Axial>();

/** The hex that a label names. Only labels that were checked reach the rules, so another text is a bug. */
export const axialOf = (hex: HexLabel): Axial => {
  const known = placed.get(hex);
  if (known) return known;
  const axial = parseLabel(hex);
  if (axial === undefined) throw new RangeError(`no hex "${hex}"`);
  placed.set(hex, axial);
  return axial;
};

/** The distance of two hexes, 0 for the same hex, MAP-4. */
export const distanceOf = (from: HexLabel, to: HexLabel): number => distance(axialOf(from), axialOf(to));

/** The next hex in a direction; undefined where the board ends, MAP-7. */
export const neighbourOf = (board: Board, hex: HexLabel, direction: Direction): HexLabel | undefined => {
  const index = indexOfLabel(board, hex);
  const next = index < 0 ? -1 : neighbour(board, index, direction);
  if (next < 0) return undefined;
  const label = labelOfIndex(board, next);
  return isOnBoard(board, label) ? label : undefined;
};

/** The hexes around one, clockwise from a direction; those off the board are left out. */
export const neighboursOf = (board: Board, hex: HexLabel, first: Direction = 0): readonly HexLabel[] =>
  SIX.flatMap((turn) => neighbourOf(board, hex, ((first + turn) % 6) as Direction) ?? []);

const listed = new WeakMap<Board, readonly HexLabel[]>();

/** All hexes of the board, by column and then by row, DET-2. That is the order of their labels. */
export const hexesOf = (board: Board): readonly HexLabel[] => {
  const known =
    listed.get(board) ??
    Array.from({ length: board.width * board.height }, (_, index) => labelOfIndex(board, index))
      .filter((hex) => isOnBoard(board, hex))
      .sort();
  listed.set(board, known);
  return known;
};

/** The hexes at this distance of one at most, itself among them, in the order of {@link hexesOf}. */
export const hexesWithin = (board: Board, hex: HexLabel, reach: number): readonly HexLabel[] => {
  const all = hexesOf(board);
  lookAt(all.length);
  return all.filter((other) => distanceOf(hex, other) <= reach);
};
