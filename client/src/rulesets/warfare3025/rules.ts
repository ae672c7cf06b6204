import { awaited, follow, type View, type WarfareTypes } from '@ironhex/shared/warfare3025';
import type { GameRules } from '../../table/rules.ts';
import { cuesOf } from './map/cues.ts';
import { sentence } from './words/sentence.ts';

/** `follow` never changes the board, the cards and the options: they are shared. */
const copy = ({ board, cards, options, ...rest }: View): View => ({ ...structuredClone(rest), board, cards, options });

/** What a match on the page must know of Warfare. */
export const warfareRules: GameRules<WarfareTypes> = {
  follow,
  copy,
  awaited,
  concession: { kind: 'concede' },
  cues: cuesOf,
  line: sentence,
};
