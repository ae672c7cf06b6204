import type { RulesetWords } from '../../../match/index.ts';
import { OUTCOMES } from './outcomes.ts';
import { REFUSALS } from './refusals.ts';

/** What the rules of Grimdark say, in English. */
export const WORDS: RulesetWords = { outcomes: OUTCOMES, refusals: REFUSALS };
