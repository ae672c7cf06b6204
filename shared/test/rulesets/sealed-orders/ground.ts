import { type Board, hexOf, zoneHexes } from '@ironhex/shared/board';
import {
  type Direction,
  type HexLabel,
  indexDistance,
  indexOfLabel,
  labelOfIndex,
  neighbour,
} from '@ironhex/shared/hex';
import { boards } from './boards.ts';

const SIX: readonly Direction[] = [0, 1, 2, 3, 4, 5];

/** Hexes that a unit goes in a round at most (S-3), and from which it is seen in the open (S-6). */
const STEPS = 2;
const SIGHT = 2;

const isOpen = (board: Board, at: HexLabel): boolean => !hexOf(board, at).features.rock;

/** Where a side may place its units, S-2. */
export const placesOf = (board: Board, side: number): readonly HexLabel[] =>
  zoneHexes(boards, board, side === 0 ? 'south' : 'north').filter((at) => isOpen(board, at));

/** Where a unit can go in one round, its own hex first, S-3. */
export const reachOf = (board: Board, from: HexLabel): readonly HexLabel[] => {
  const found = new Set([from]);
  for (let step = 0; step < STEPS; step++)
    for (const at of [...found])
      for (const direction of SIX) {
        const next = neighbour(board, indexOfLabel(board, at), direction);
        if (next >= 0 && isOpen(board, labelOfIndex(board, next))) found.add(labelOfIndex(board, next));
      }
  return [...found];
};

const far = (board: Board, a: HexLabel, b: HexLabel): number =>
  indexDistance(board, indexOfLabel(board, a), indexOfLabel(board, b));

/** Is who stands at `at` seen from another hex? S-6. */
export const isSeen = (board: Board, at: HexLabel, from: HexLabel): boolean =>
  far(board, at, from) <= (hexOf(board, at).features.thicket ? 1 : SIGHT);

/** Does a flare over a hex show who stands at `at`? S-4.1. */
export const isLit = (board: Board, at: HexLabel, flare: HexLabel): boolean => far(board, at, flare) <= SIGHT;
