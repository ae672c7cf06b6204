import { entry, placesOf, type Sentences } from '../entry.ts';
import { rollLine, rollText } from '../rolls.ts';
import { playerName, unitName, who } from '../units.ts';
import { list, ticks } from '../words.ts';

/** Whose turn it is, and time, W-3. */
export const INITIATIVE: Sentences<'skimmed' | 'tieRolled' | 'activated' | 'waited'> = {
  skimmed: (event, { view }) =>
    event.ticks === 0
      ? undefined
      : entry(
          `${ticks(event.ticks)} ${event.ticks === 1 ? 'passes' : 'pass'}: ${view.elapsed} of ${view.options.limit}.`,
          {
            tone: 'quiet',
          },
        ),
  tieRolled: ({ unit, roll }, { view }) =>
    entry(`${who(view, unit)} rolls for the tie: ${rollLine(roll)} (W-3.4).`, {
      rolls: [rollText(roll, { name: who(view, unit) })],
      tone: 'quiet',
      units: [unit],
    }),
  activated: ({ seat, units }, { view, names, you }) => {
    const candidates = list(
      units.map((unit) => unitName(view, unit)),
      'or',
    );
    const yours = seat === you;
    return entry(
      yours ? `You act next, with ${candidates}.` : `${playerName(names, seat)} acts next, with ${candidates}.`,
      {
        tone: yours ? 'important' : 'plain',
        units,
        at: placesOf(view, ...units),
      },
    );
  },
  waited: ({ unit, ticks: total }, { view }) =>
    entry(`${who(view, unit)} waits and is at ${ticks(total)} (W-3.5).`, { units: [unit], at: placesOf(view, unit) }),
};
