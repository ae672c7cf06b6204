import type { RulesetWords, Sentences } from '../../../match/index.ts';
import { REFUSALS } from './refusals.ts';

/** Why a match ends, W-15. */
export const OUTCOMES = {
  'all-lost': 'Both sides have lost their last unit.',
  'last-standing': 'The other side has no units left.',
  'time-up': ({ limit }: { readonly limit: number }) => `Time is up at ${limit} ticks.`,
  conceded: 'The other side has conceded.',
} satisfies Sentences;

/** What the rules of Warfare 3025 say, in English. */
export const WORDS: RulesetWords = { outcomes: OUTCOMES, refusals: REFUSALS };
