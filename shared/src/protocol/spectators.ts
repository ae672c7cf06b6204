import { z } from 'zod';
import { type Delay, OMNISCIENT, type Ruleset, type RulesetTypes, SIDES, type Viewer } from '../match/index.ts';
import type { Fault } from '../result.ts';

/** The longest delay that a host may choose. */
export const MOST_DELAY: Delay = { minutes: 1440, turns: 50 };

/**
 * What people see who hold no seat, as the host chooses it. False: nothing. True: what everybody may know, at once. A delay:
 * all sides, so much later; with `lasting` also what can stay secret to the end.
 */
export const SpectatorsSchema = z.union(
  [
    z.boolean(),
    z.strictObject({
      minutes: z.int().min(0).max(MOST_DELAY.minutes),
      turns: z.int().min(0).max(MOST_DELAY.turns),
      lasting: z.literal(true).optional(),
    }),
  ],
  { error: `Write true, false, or a delay of at most ${MOST_DELAY.minutes} minutes and ${MOST_DELAY.turns} turns.` },
);
/** What the host lets spectators see. */
export type Spectators = z.infer<typeof SpectatorsSchema>;

/** How spectators see all sides: how much later, and whether also what can stay secret to the end. */
type Later = Exclude<Spectators, boolean>;

/** How spectators see all sides; undefined if they do not. */
export const delayIn = (spectators: Spectators): Later | undefined =>
  typeof spectators === 'object' ? spectators : undefined;

/** As which viewer of this game spectators see all sides; undefined if they do not. */
export const viewerIn = (
  spectators: Spectators,
  { lastingSecrets }: Pick<Ruleset<RulesetTypes>, 'lastingSecrets'>,
): Viewer | undefined => {
  const later = delayIn(spectators);
  return later && (lastingSecrets && !later.lasting ? SIDES : OMNISCIENT);
};

/** Why a game cannot be watched so. Places are within the request. */
export const spectatorsFaults = (
  spectators: Spectators,
  { leastDelay: least, lastingSecrets }: { readonly leastDelay?: Delay; readonly lastingSecrets?: string | true },
): readonly Fault[] => {
  const delay = delayIn(spectators);
  if (!delay) return [];
  if (!least) {
    const message = 'Spectators cannot see all sides of this game while it is played.';
    return [{ at: 'spectators', message }];
  }
  const none = 'Nothing of this game can stay secret to the end: leave this out.';
  const idle = delay.lasting && !lastingSecrets ? [{ at: 'spectators.lasting', message: none }] : [];
  const outside = (['minutes', 'turns'] as const).flatMap((part) =>
    Number.isInteger(delay[part]) && delay[part] >= least[part] && delay[part] <= MOST_DELAY[part]
      ? []
      : [
          {
            at: `spectators.${part}`,
            message: `This must be a whole number from ${least[part]} to ${MOST_DELAY[part]}.`,
          },
        ],
  );
  return [...outside, ...idle];
};
