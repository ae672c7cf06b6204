import type { Outcome } from '@ironhex/shared/match';
import type { Scored, SideScore } from '@ironhex/shared/steampunk';
import type { RollText } from '../../../../text/entry.ts';
import { list } from '../../../../text/numbers.ts';
import { rollOf } from '../../../../text/rolls.ts';
import { type Context, entry, type Sentences } from '../entry.ts';
import { unitName } from '../names.ts';

const SCORED: Readonly<Record<Scored, string>> = {
  destroyed: 'destroyed',
  crippled: 'crippled',
  kept: 'kept',
};

const players = ({ view, names }: Context, side: number): string =>
  list(view.seats.filter((seat) => seat.side === side).map(({ id }) => names(id)));

const isYours = ({ view, you }: Context, side: number): boolean =>
  view.seats.some((seat) => seat.id === you && seat.side === side);

/** How a match ended: who won, the score and why. */
export const outcomeText = ({ winner, score, reason, rule }: Outcome, context: Context): string => {
  const why = `${reason.replace(/\.$/, '')} (${rule}).`;
  if (winner === undefined) return `The match is a draw, ${score.join(' to ')}. ${why}`;
  const points = [score[winner] ?? 0, ...score.filter((_, side) => side !== winner)].join(' to ');
  const subject = isYours(context, winner) ? 'You win' : `${players(context, winner)} wins`;
  return `${subject}, ${points}. ${why}`;
};

/** The points of a side, one by one. */
const scoreRoll = (context: Context, { side, rows, bonus, points, tournament }: SideScore): RollText =>
  rollOf({
    title: `Points of ${players(context, side)}`,
    rows: [
      ...rows.map(({ unit, scored, points: worth }) => ({
        label: unitName(context.view, unit),
        value: `${SCORED[scored]}: ${worth}`,
        rule: 'VIC-3',
      })),
      ...(bonus > 0 ? [{ label: 'More than the other side', value: `${bonus}`, rule: 'VIC-3' }] : []),
      { label: 'Match points', value: `${points}`, rule: 'VIC-3' },
      { label: 'Tournament points', value: tournament.toFixed(2), rule: 'VIC-5' },
    ],
    dice: [],
    came: `${players(context, side)}: ${points}`,
  });

/** How a match ends, section 22. */
export const VICTORY: Sentences<'time-ran-out' | 'end-round-began' | 'scored'> = {
  'time-ran-out': () =>
    entry('Time is up: this turn is the last one (VIC-2).', { opens: 'between', tone: 'important' }),
  'end-round-began': ({ round }) => entry(`Round ${round} of the end (VIC-2).`, { opens: 'between', tone: 'quiet' }),
  scored: ({ sides }, context) =>
    entry(
      `The points: ${sides.map(({ side, points, tournament }) => `${players(context, side)} ${points} (${tournament.toFixed(2)} in a tournament)`).join(', ')}.`,
      { opens: 'action', tone: 'important', rolls: sides.map((side) => scoreRoll(context, side)) },
    ),
};
