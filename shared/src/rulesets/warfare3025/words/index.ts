import type { RulesetWords } from '../../../match/index.ts';
import { OUTCOMES } from './outcomes.ts';

/** What the rules of Warfare 3025 say, in English. */
export const WORDS: RulesetWords = { outcomes: OUTCOMES };
