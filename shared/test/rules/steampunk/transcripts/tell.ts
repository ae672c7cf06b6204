import type { SteampunkTypes } from '../../../../src/rulesets/steampunk/model/types.ts';
import { factWords } from '../../../transcripts/tell.ts';

/** What happened, without what it changes. */
export const WORDS = factWords<SteampunkTypes>([
  'went-on',
  'asked',
  'answered',
  'closed',
  'step-began',
  'stage-began',
  'unseen',
]);
