import type { Sentences } from '../../../match/index.ts';

/** Why a match ends, VIC-1 to VIC-3. */
export const OUTCOMES = {
  'last-turn': ({ turn }: { readonly turn: number }) => `Turn ${turn} was the last: match points decide.`,
  'side-gone': ({ turn }: { readonly turn: number }) => `A side has no unit left in turn ${turn}: match points decide.`,
  'none-left': 'No unit is left on the board.',
  'last-standing': 'The other side has no unit left on the board.',
  'given-up': 'The other side gave up.',
} satisfies Sentences;
