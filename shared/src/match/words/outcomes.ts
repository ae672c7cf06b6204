import { type Said, type Sentences, saying, sentenceIn } from '../said.ts';

/** How a match can end whichever its game. */
export const OUTCOMES = {
  /** A step took more than its game allows for. */
  'too-costly': ({ most, of }: { readonly most: number; readonly of: string }) =>
    `One step of this match takes more than ${most} ${of}. No table plays so much at once: ` +
    'the match ends here, without a winner. Its record is kept.',
  /** The rules of now lead elsewhere than those by which it was begun. */
  'other-rules': ({ game, begun, plays }: { readonly game: string; readonly begun: string; readonly plays: string }) =>
    `This match was begun under version ${begun} of ${game}. ` +
    `This server plays version ${plays}, by which it would be another match: it ends here, without a winner. ` +
    'Its record is kept.',
  /** A position gives the reason in words. */
  'as-written': ({ reason }: { readonly reason: string }) => reason,
} satisfies Sentences;

/** Says how a match ended, whichever its game. */
export const endedBy = saying<typeof OUTCOMES>();

/** Why a match ended, in a sentence of its game's `outcomes` or of the engine's. */
export const reasonOf = (outcomes: Sentences, outcome: Said): string =>
  sentenceIn(outcomes, outcome) ?? sentenceIn(OUTCOMES, outcome) ?? outcome.code;
