import type { SideScore } from '@ironhex/shared/steampunk';
import { type RollText, rollOf } from '../../../../text/entry.ts';
import { playersOf } from '../../../../text/outcome.ts';
import { type Context, entry, type Sentences } from '../entry.ts';
import { unitName } from '../names.ts';
import { SCORED } from '../ui.ts';

/** The points of a side, one by one. */
const scoreRoll = (context: Context, { side, rows, bonus, points, tournament }: SideScore): RollText =>
  rollOf({
    title: `Points of ${playersOf(context, side)}`,
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
    came: `${playersOf(context, side)}: ${points}`,
  });

/** How a match ends, section 22. */
export const VICTORY: Sentences<'time-ran-out' | 'end-round-began' | 'scored'> = {
  'time-ran-out': () =>
    entry('Time is up: this turn is the last one (VIC-2).', { opens: 'between', tone: 'important' }),
  'end-round-began': ({ round }) => entry(`Round ${round} of the end (VIC-2).`, { opens: 'between', tone: 'quiet' }),
  scored: ({ sides }, context) =>
    entry(
      `The points: ${sides.map(({ side, points, tournament }) => `${playersOf(context, side)} ${points} (${tournament.toFixed(2)} in a tournament)`).join(', ')}.`,
      { opens: 'action', tone: 'important', rolls: sides.map((side) => scoreRoll(context, side)) },
    ),
};
