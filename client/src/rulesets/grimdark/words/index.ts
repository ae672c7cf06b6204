import { type GrimdarkTypes, PROMPTS, type Prompt } from '@ironhex/shared/grimdark';
import type { GameWords } from '../../types.ts';
import { credits } from '../map/credits.ts';

/** What Grimdark says outside of its own panels. */
export const grimdarkWords: GameWords<GrimdarkTypes> = {
  ask: (_view, { kind }) => ({ title: `${kind} (${PROMPTS[kind as Prompt].number})`, detail: '', timeout: '' }),
  awaited: (_view, { seat }, names) => `Waiting for ${seat === null ? 'a player' : names(seat)}`,
  outcome: () => 'The match is over.',
  firstMatch: [],
  keys: [],
  credits,
};
