import { type SteampunkTypes, WORDS } from '@ironhex/shared/steampunk';
import { outcomeText } from '../../../text/outcome.ts';
import type { GameWords } from '../../types.ts';
import { credits } from '../map/credits.ts';
import { askWords, awaitedWords } from './prompts.ts';
import { seatWords } from './seat.ts';
import { FIRST_MATCH, KEYS } from './ui.ts';

/** What Steampunk Fantasy says outside of its own panels. */
export const steampunkWords: GameWords<SteampunkTypes> = {
  ask: askWords,
  awaited: awaitedWords,
  outcome: (outcome, context) => outcomeText(WORDS, outcome, context),
  seat: seatWords,
  firstMatch: FIRST_MATCH,
  keys: KEYS,
  credits,
};
