import { z } from 'zod';
import type { Delay, Ruleset, RulesetTypes } from '../match/index.ts';
import type { Fault } from '../result.ts';

/** The longest delay that a host may choose. */
export const MOST_DELAY: Delay = { minutes: 1440, turns: 50 };

/**
 * What people see who hold no seat, as the host chooses it. False: nothing. True: what everybody may know, at once. A delay:
 * all sides, so much later.
 */
export const SpectatorsSchema = z.union(
  [
    z.boolean(),
    z.strictObject({
      minutes: z.int().min(0).max(MOST_DELAY.minutes),
      turns: z.int().min(0).max(MOST_DELAY.turns),
    }),
  ],
  { error: `Write true, false, or a delay of at most ${MOST_DELAY.minutes} minutes and ${MOST_DELAY.turns} turns.` },
);
/** What the host lets spectators see. */
export type Spectators = boolean | Delay;

/** The delay with which spectators see all sides; undefined if they do not. */
export const delayIn = (spectators: Spectators): Delay | undefined =>
  typeof spectators === 'object' ? spectators : undefined;

/** Why a game cannot be watched so. Places are within the request. */
export const spectatorsFaults = (
  spectators: Spectators,
  { leastDelay: least }: Pick<Ruleset<RulesetTypes>, 'leastDelay'>,
): readonly Fault[] => {
  const delay = delayIn(spectators);
  if (!delay) return [];
  if (!least) {
    const message = 'Spectators cannot see all sides of this game: some of its secrets last longer than any delay.';
    return [{ at: 'spectators', message }];
  }
  return (['minutes', 'turns'] as const).flatMap((part) =>
    Number.isInteger(delay[part]) && delay[part] >= least[part] && delay[part] <= MOST_DELAY[part]
      ? []
      : [
          {
            at: `spectators.${part}`,
            message: `This must be a whole number from ${least[part]} to ${MOST_DELAY[part]}.`,
          },
        ],
  );
};
