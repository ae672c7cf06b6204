import type { Sentences } from '../said.ts';

/** Why something is refused whichever the game. Codes that games have too have details here. */
export const REFUSALS = {
  'over/for-good': 'The match is over: nothing changes it any more.',
  'no-seat/named': ({ seat }: { readonly seat: string }) => `There is no seat "${seat}" in this match.`,
  'stale-decision': 'Too late: this has been decided already. Look at what is asked now.',
  'no-way-back/gone':
    'You cannot take this back any more: somebody else has acted, dice have fallen, or a secret was shown.',
  'no-way-back/enough': ({ times }: { readonly times: number }) =>
    `You have taken this back ${times} times. Now it stands.`,
} satisfies Sentences;
