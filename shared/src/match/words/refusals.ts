import type { Sentences } from '../said.ts';
import { ROOM } from './room.ts';

/** Why the engine refuses something. */
const ENGINE = {
  'over/for-good': 'The match is over: nothing changes it any more.',
  'no-seat/named': ({ seat }: { readonly seat: string }) => `There is no seat "${seat}" in this match.`,
  'stale-decision': 'Too late: this has been decided already. Look at what is asked now.',
  'no-way-back/gone':
    'You cannot take this back any more: somebody else has acted, dice have fallen, or a secret was shown.',
  'no-way-back/enough': ({ times }: { readonly times: number }) =>
    `You have taken this back ${times} times. Now it stands.`,
} satisfies Sentences;

/**
 * Why something is refused whichever the game, by the engine or by a room. No game has words at these keys, and codes
 * that games have too have details here.
 */
export const REFUSALS = { ...ENGINE, ...ROOM } satisfies Sentences;

/** The words of {@link REFUSALS}: which keys there are, and which figures each takes. */
export type EngineWords = typeof REFUSALS;
