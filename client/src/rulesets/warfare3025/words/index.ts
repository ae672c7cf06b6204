import type { WarfareTypes } from '@ironhex/shared/warfare3025';
import type { GameWords } from '../../types.ts';
import { credits } from './credits.ts';
import { onTable } from './entry.ts';
import { askWords, awaitedWords } from './prompts.ts';
import { outcomeText } from './sentences/ending.ts';
import { WARFARE } from './ui.ts';

/** What Warfare says outside of its own panels. */
export const warfareWords: GameWords<WarfareTypes> = {
  ask: askWords,
  awaited: awaitedWords,
  outcome: (outcome, context) => outcomeText(outcome, onTable(context)),
  firstMatch: WARFARE.firstMatch,
  keys: WARFARE.keys,
  credits,
};
