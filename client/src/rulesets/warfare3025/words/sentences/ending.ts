import { WORDS } from '@ironhex/shared/warfare3025';
import { outcomeText } from '../../../../text/outcome.ts';
import { entry, type Sentences } from '../entry.ts';
import { playerName } from '../units.ts';

/** How a match ends, W-15. */
export const ENDING: Sentences<'conceded' | 'ended'> = {
  conceded: ({ seat }, { names, you }) =>
    entry(seat === you ? 'You concede the match.' : `${playerName(names, seat)} concedes the match.`, {
      tone: 'important',
      opens: 'action',
    }),
  ended: ({ outcome }, { table, names, you }) =>
    entry(outcomeText(WORDS, outcome, { view: table, names, you }), { tone: 'important', opens: 'action' }),
};
