import type { Outcome, SeatId } from '@ironhex/shared/match';
import type { Context } from './context.ts';
import { list } from './numbers.ts';

/** A view that says who plays for which side. */
interface Seated {
  readonly seats: readonly { readonly id: SeatId; readonly side: number }[];
}

/** Everybody who plays for a side, by name. */
export const playersOf = ({ view, names }: Context<Seated>, side: number): string =>
  list(view.seats.filter((seat) => seat.side === side).map(({ id }) => names(id)));

/** How a match ended: who won, the score and why. */
export const outcomeText = ({ winner, score, reason, rule }: Outcome, context: Context<Seated>): string => {
  const why = `${reason.replace(/\.$/, '')} (${rule}).`;
  if (winner === undefined) return `The match is a draw, ${score.join(' to ')}. ${why}`;
  const own = score[winner] ?? 0;
  const others = score.filter((_, side) => side !== winner);
  // Who wins because the other side gave up need not be ahead.
  const points = others.every((other) => other < own) ? `, ${[own, ...others].join(' to ')}` : '';
  const isYours = context.view.seats.some(({ id, side }) => id === context.you && side === winner);
  return `${isYours ? 'You win' : `${playersOf(context, winner)} wins`}${points}. ${why}`;
};
