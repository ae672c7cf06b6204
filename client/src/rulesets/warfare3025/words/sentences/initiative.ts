import { rowEntry } from '../../../../text/entry.ts';
import { entry, placesOf, type Sentences } from '../entry.ts';
import { rollLine, rollText } from '../rolls.ts';
import { playerName, unitName } from '../units.ts';
import { list, ticks } from '../words.ts';

/** Whose turn it is, and time, W-3. */
export const INITIATIVE: Sentences<'skimmed' | 'tieRolled' | 'tacticsRolled' | 'ticksPlaced' | 'activated' | 'waited'> =
  {
    skimmed: (event, { table }) =>
      event.ticks === 0
        ? undefined
        : entry(
            `${ticks(event.ticks)} ${event.ticks === 1 ? 'passes' : 'pass'}: ${table.elapsed} of ${table.options.limit}.`,
            {
              opens: 'between',
            },
          ),
    tieRolled: ({ unit, roll }, { table }) =>
      rowEntry(
        { lead: 'Rolls for the tie: ', items: [`${unitName(table, unit)} ${rollLine(roll)}`], end: ' (W-3.4).' },
        { rolls: [rollText(roll, { name: unitName(table, unit) })], opens: 'between', units: [unit] },
      ),
    tacticsRolled: ({ unit, roll }, { table }) =>
      rowEntry(
        {
          lead: 'The best pilots roll tactics: ',
          items: [`${unitName(table, unit)} ${rollLine(roll)}`],
          end: ' (W-13f.1).',
        },
        { rolls: [rollText(roll, { name: unitName(table, unit) })], opens: 'between', units: [unit] },
      ),
    ticksPlaced: ({ unit, ticks: placed }, { table }) =>
      entry(`${unitName(table, unit)} places ${ticks(placed)} on each of its enemies (W-13f.1).`, {
        opens: 'between',
        units: [unit],
      }),
    activated: ({ seat, units }, { table, names, you }) => {
      const candidates = list(
        units.map((unit) => unitName(table, unit)),
        'or',
      );
      const yours = seat === you;
      return entry(
        yours ? `You act next, with ${candidates}.` : `${playerName(names, seat)} acts next, with ${candidates}.`,
        {
          tone: yours ? 'important' : 'plain',
          opens: 'between',
          units,
          at: placesOf(table, ...units),
        },
      );
    },
    waited: ({ unit, ticks: total }, { table }) =>
      entry(`${unitName(table, unit)} waits and is at ${ticks(total)} (W-3.5).`, {
        opens: 'action',
        units: [unit],
        at: placesOf(table, unit),
      }),
  };
