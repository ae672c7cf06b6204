import { type Outcome, type RulesetWords, reasonOf, type SeatId } from '@ironhex/shared/match';
import { list } from './numbers.ts';
import type { Context } from './sentences.ts';

/** A view that lists the seats with their sides. */
interface Seated {
  readonly seats: readonly { readonly id: SeatId; readonly side: number }[];
}

/** The names of all players of a side. */
export const playersOf = ({ view, names }: Context<Seated>, side: number): string =>
  list(view.seats.filter((seat) => seat.side === side).map(({ id }) => names(id)));

/**
 * How a match ended, for its reader: the winner, the score with the reader's side or the winner first, and the reason
 * in the words of the game.
 */
export const outcomeText = ({ outcomes }: RulesetWords, outcome: Outcome, context: Context<Seated>): string => {
  const { winner, score, rule } = outcome;
  const why = `${reasonOf(outcomes, outcome).replace(/\.$/, '')} (${rule}).`;
  if (winner === undefined) return `The match is a draw, ${score.join(' to ')}. ${why}`;
  const own = context.view.seats.find(({ id }) => id === context.you)?.side;
  const winners = playersOf(context, winner);
  const isOne = context.view.seats.filter(({ side }) => side === winner).length === 1;
  // The reader's own side comes first, or that of the winner.
  const first = own ?? winner;
  const best = score[winner] ?? 0;
  // A side that wins because the other one conceded need not be ahead.
  const isAhead = score.every((points, side) => side === winner || points < best);
  const points = [score[first] ?? 0, ...score.filter((_, side) => side !== first)].join(' to ');
  const told =
    own === undefined ? `${winners} ${isOne ? 'wins' : 'win'}` : own === winner ? 'You win' : `You lose to ${winners}`;
  return `${told}${isAhead ? `, ${points}` : ''}. ${why}`;
};
