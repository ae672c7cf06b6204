import type { RulesetWords, SeatId } from '@ironhex/shared/match';

/** What the rules of sealed orders say. */
export const WORDS: RulesetWords = {
  outcomes: {
    'last-round': ({ round }: { readonly round: number }) => `Round ${round} was the last.`,
    'given-up': ({ seat }: { readonly seat: SeatId }) => `${seat} gave up.`,
  },
  refusals: {},
};
