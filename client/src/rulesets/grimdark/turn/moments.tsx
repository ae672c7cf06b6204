import type { GrimdarkTypes } from '@ironhex/shared/grimdark';
import type { GameMoments } from '../../moments.ts';
import { grimdarkWords } from '../words/index.ts';

/** The great moments of Grimdark. */
export const grimdarkMoments: GameMoments<GrimdarkTypes> = {
  asked: (view, decision) => ({ kind: 'turn', words: grimdarkWords.ask(view, decision).title, units: [] }),
  happened: () => undefined,
  Picture: () => null,
};
