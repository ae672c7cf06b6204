import type { SeatId } from '../../../match/index.ts';
import type { State } from '../model/state.ts';
import { standing } from './standing.ts';

/** The chance that the side of a seat wins; a draw counts one half. */
export const worth = (state: State, seat: SeatId): number => {
  const { outcome } = state;
  if (!outcome) return 1 / (1 + Math.exp(-standing(state, seat)));
  const { side } = state.seats.find(({ id }) => id === seat)!;
  return outcome.winner === undefined ? 0.5 : outcome.winner === side ? 1 : 0;
};

/** How many activations a playout looks ahead. */
const TURNS = 3;

/** Far enough: some activations are over, and none is half done. */
export const isFar = (from: State, now: State): boolean => now.turn >= from.turn + TURNS && now.active === null;
