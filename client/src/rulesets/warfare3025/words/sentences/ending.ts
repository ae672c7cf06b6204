import type { Outcome } from '@ironhex/shared/match';
import { type Context, entry, type Sentences } from '../entry.ts';
import { playerName } from '../units.ts';
import { list } from '../words.ts';

/** Everybody who plays for a side, by name. */
const playersOf = ({ table, names }: Context, side: number): string[] =>
  table.seats.filter((seat) => seat.side === side).map((seat) => playerName(names, seat.id));

/** A reason as the rules give it, as a part of a sentence. */
const asPart = (reason: string): string => reason.charAt(0).toLowerCase() + reason.slice(1).replace(/\.$/, '');

/** How a match ended, in one sentence: who won, the score and why. */
export const outcomeText = ({ winner, score, reason, rule }: Outcome, context: Context): string => {
  const why = `${asPart(reason)} (${rule})`;
  if (winner === undefined) return `The match is a draw, ${score.join(' to ')}: ${why}.`;
  const points = [score[winner] ?? 0, ...score.filter((_, side) => side !== winner)].join(' to ');
  const won = playersOf(context, winner);
  const yours = context.table.seats.some((seat) => seat.id === context.you && seat.side === winner);
  const subject = yours && won.length === 1 ? 'You win' : `${list(won)} ${won.length === 1 ? 'wins' : 'win'}`;
  return `${subject}, ${points}: ${why}.`;
};

/** How a match ends, W-15. */
export const ENDING: Sentences<'conceded' | 'ended'> = {
  conceded: ({ seat }, { names, you }) =>
    entry(seat === you ? 'You concede the match.' : `${playerName(names, seat)} concedes the match.`, {
      tone: 'important',
      opens: 'action',
    }),
  ended: ({ outcome }, context) => entry(outcomeText(outcome, context), { tone: 'important', opens: 'action' }),
};
