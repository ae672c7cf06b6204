import type { State } from '../model/state.ts';

/** The position of a match that waits for a decision or is over. */
export const toPosition = (state: State): object => ({ turn: state.turn });
