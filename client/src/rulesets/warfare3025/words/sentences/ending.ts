import { WORDS } from '@ironhex/shared/warfare3025';
import { outcomeText } from '../../../../text/outcome.ts';
import { entry, type Sentences } from '../entry.ts';
import { playerName, unitName } from '../units.ts';
import { list } from '../words.ts';

/** How a match ends, W-15. */
export const ENDING: Sentences<'conceded' | 'withdrawn' | 'ended'> = {
  conceded: ({ seat }, { names, you }) =>
    entry(seat === you ? 'You concede.' : `${playerName(names, seat)} concedes.`, {
      tone: 'important',
      opens: 'action',
    }),
  withdrawn: ({ seat, units }, { table, names, you }) => {
    const lost = list(units.map((unit) => unitName(table, unit)));
    const whose = seat === you ? 'Your' : `${playerName(names, seat)}'s`;
    return entry(`${whose} ${lost} ${units.length === 1 ? 'leaves' : 'leave'} the match (W-15).`, {
      tone: 'important',
      opens: 'between',
      units,
    });
  },
  ended: ({ outcome }, { table, names, you }) =>
    entry(outcomeText(WORDS, outcome, { view: table, names, you }), { tone: 'important', opens: 'action' }),
};
