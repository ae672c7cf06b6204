import type { WarfareTypes } from '@ironhex/shared/warfare3025';
import { outcomeText } from '../../../text/outcome.ts';
import type { GameWords } from '../../types.ts';
import { credits } from './credits.ts';
import { askWords, awaitedWords } from './prompts.ts';
import { WARFARE } from './ui.ts';

/** What Warfare says outside of its own panels. */
export const warfareWords: GameWords<WarfareTypes> = {
  ask: askWords,
  awaited: awaitedWords,
  outcome: outcomeText,
  firstMatch: WARFARE.firstMatch,
  keys: WARFARE.keys,
  credits,
};
