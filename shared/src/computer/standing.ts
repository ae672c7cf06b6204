import type { SeatId } from '../match/index.ts';

/**
 * By what a game tells how a match stands: numbers that are positive where a seat's side is ahead, and what each of them
 * counts for as logarithm of the odds to win. `npm run bench:computer -- <game> --calibrate` fits the weights.
 */
export interface Standing<State> {
  /** For the other side every one of them is the opposite. */
  terms(state: State, seat: SeatId): readonly number[];
  readonly weights: readonly number[];
}

/** What is said of a match by every game. */
interface Ending {
  readonly outcome?: { readonly winner?: number } | null | undefined;
  readonly seats: readonly { readonly id: SeatId; readonly side: number }[];
}

/** The chance, 0 to 1, with this logarithm of the odds. */
export const chanceOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/** The sum of terms by their weights. */
export const weighted = (terms: readonly number[], weights: readonly number[]): number =>
  terms.reduce((sum, term, index) => sum + term * weights[index]!, 0);

/** The chance that the side of a seat wins, where a draw counts one half: exact once the match is over. */
export const worthBy =
  <State extends Ending>({ terms, weights }: Standing<State>) =>
  (state: State, seat: SeatId): number => {
    const { outcome, seats } = state;
    if (!outcome) return chanceOf(weighted(terms(state, seat), weights));
    const { side } = seats.find(({ id }) => id === seat)!;
    return outcome.winner === undefined ? 0.5 : outcome.winner === side ? 1 : 0;
  };

/**
 * How much of a moment belongs to each of these, by what is left of the match: 1 in all, shared between the two nearest.
 * So a weight for each lets a term count for more, or less, the nearer the end is.
 */
export const sharedBy = (left: number, knots: readonly number[]): readonly number[] => {
  const at = Math.min(Math.max(left, knots[0]!), knots.at(-1)!);
  const upper = Math.max(
    1,
    knots.findIndex((knot) => knot >= at),
  );
  const [from, to] = [knots[upper - 1]!, knots[upper]!];
  const share = (at - from) / (to - from);
  return knots.map((_, index) => (index === upper ? share : index === upper - 1 ? 1 - share : 0));
};
