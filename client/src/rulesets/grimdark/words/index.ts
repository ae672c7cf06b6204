import type { GrimdarkTypes } from '@ironhex/shared/grimdark';
import { shapeCredits } from '../../../ui/help/shape-credits.ts';
import type { GameWords } from '../../types.ts';
import { SHAPES } from '../map/counter/shapes.ts';
import { seatWords } from './home.ts';
import { askWords, awaitedWords } from './prompts.ts';
import { endText } from './sentences/rounds.ts';
import { FIRST_MATCH, KEYS } from './ui.ts';

const hundredths = (value: number): string => `${Math.round(value)} %`;

/** What Grimdark says outside of its own panels. */
export const grimdarkWords: GameWords<GrimdarkTypes> = {
  ask: askWords,
  awaited: awaitedWords,
  outcome: endText,
  seat: seatWords,
  advice: ({ gain, risk }) =>
    `It expects to win about ${hundredths(gain)} more often by it, and to lose about ${hundredths(risk)} by what enemies can do to the unit there.`,
  firstMatch: FIRST_MATCH,
  keys: KEYS,
  credits: [shapeCredits('Silhouettes of units', SHAPES)],
};
