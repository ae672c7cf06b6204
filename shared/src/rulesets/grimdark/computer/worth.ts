import { type Standing, worthBy } from '../../../computer/index.ts';
import type { State } from '../model/state.ts';
import type { Table } from '../model/table.ts';
import { roundsLeft, termsOf } from './standing.ts';

/** Rounds that come after this one: each has weights of its own, and more count like the last. */
const ROUNDS = [0, 1, 2, 3];

/** Both armies are deployed: only then they can be compared, G-7.9. */
export const isSetUp = ({ round }: Pick<Table, 'round'>): boolean => round > 0;

/** How a battle stands: by the markers, by what is left of both armies, and by who has still to act in this round. */
export const standing: Standing<Table> = {
  terms: (table, seat) => {
    const now = Math.min(roundsLeft(table), ROUNDS.length - 1);
    const terms = isSetUp(table) ? termsOf(table, seat) : [0, 0, 0];
    return ROUNDS.flatMap((left) => terms.map((term) => (left === now ? term : 0)));
  },
  weights: [1.9, 0.35, 0, 1.61, 2.45, 0, 1.37, 4.55, 0, 1.17, 6.65, 0],
};

export const worth = worthBy(standing);

/** How many activations a playout looks ahead. */
const TURNS = 3;

/** Far enough: some activations are over, and none is half done. */
export const isFar = (from: State, now: State): boolean => now.turn >= from.turn + TURNS && now.active === null;
