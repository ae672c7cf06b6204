import type { GrimdarkTypes } from '@ironhex/shared/grimdark';
import type { GameWords } from '../../types.ts';
import { credits } from '../map/credits.ts';
import { seatWords } from './home.ts';
import { askWords, awaitedWords } from './prompts.ts';
import { endText } from './sentences/rounds.ts';
import { FIRST_MATCH, KEYS } from './ui.ts';

/** What Grimdark says outside of its own panels. */
export const grimdarkWords: GameWords<GrimdarkTypes> = {
  ask: askWords,
  awaited: awaitedWords,
  outcome: endText,
  seat: seatWords,
  firstMatch: FIRST_MATCH,
  keys: KEYS,
  credits,
};
