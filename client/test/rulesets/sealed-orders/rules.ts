import {
  awaited,
  follow,
  type SealedTypes,
  type View,
  WORDS,
} from '../../../../shared/test/rulesets/sealed-orders/index.ts';
import type { GameRules } from '../../../src/table/rules.ts';
import { countersOf, cuesOf } from './map.ts';
import { roundText, sentence } from './words.ts';

/** `follow` never changes the board: it is shared. */
const copy = ({ board, ...rest }: View): View => ({ ...structuredClone(rest), board });

/** What a match on the page must know of sealed orders. */
export const sealedRules: GameRules<SealedTypes> = {
  follow,
  copy,
  awaited,
  words: WORDS,
  concession: { kind: 'concede' },
  cues: cuesOf,
  counters: countersOf,
  part: (view) => [roundText(view)],
  named: ({ board, units }) => ({ board, units: units.map(({ id, side, at }) => ({ id, name: id, side, at })) }),
  line: sentence,
};
