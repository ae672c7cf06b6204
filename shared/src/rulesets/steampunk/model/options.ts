import { z } from 'zod';
import { byRule, wholeFrom } from '../../../reading/index.ts';
import { RACES } from '../roster/figures/terms.ts';
import { GAME_KINDS } from '../roster/game-kinds.ts';

/** The least and the most of each number among the options. */
export const LIMITS = {
  points: { min: 8, max: 96 },
  turns: { min: 1, max: 30 },
  minutes: { min: 5, max: 600 },
  bonus: { min: 0, max: 200 },
} as const;

const race = z.enum(RACES);

/** What a host chooses for a match of Steampunk Fantasy; left out is as usual. */
export const OptionsSchema = z.strictObject({
  /** Which currencies armies are bought with, ARM-1. */
  kind: z.enum(GAME_KINDS).default('standard'),
  /** The figure that stands for 24 in ARM-1: all budgets grow with it. */
  points: byRule('ARM-1', wholeFrom(LIMITS.points.min, LIMITS.points.max)).default(24),
  /** In an asymmetric game: which seat has the industry. */
  industry: z.enum(['blue', 'orange']).default('blue'),
  /** Who chooses armies: the host for both, or each player in secret at the table, P2. */
  armies: z.enum(['host', 'secret']).default('secret'),
  /** The race of each seat: fixed, or chosen by its player, P0. */
  races: z
    .strictObject({ blue: race.or(z.literal('choose')), orange: race.or(z.literal('choose')) })
    .default({ blue: 'choose', orange: 'choose' }),
  /** The board is played as it is, or each side designs its own part in secret, SET-1. */
  terrain: z.enum(['board', 'designed']).default('board'),
  /** Swamp, river, water and buildings may be designed. */
  advancedTerrain: z.boolean().default(false),
  /** Where the sides design theirs, rough ground, ruins and roads are drawn for no man's land. */
  middleFeatures: z.boolean().default(false),
  /** Set-up in six steps, SET-4, or all at once in secret, SET-7. */
  setup: z.enum(['steps', 'blind']).default('steps'),
  /** Choices that depend on the enemy's: by choice rank, or at once, INI-1 and INI-2. */
  choices: z.enum(['ranked', 'simultaneous']).default('ranked'),
  /** Which weapons begin loaded, GUN-2. */
  startLoaded: z.enum(['all', 'limited']).default('all'),
  /** To the last unit, VIC-1, or for so many turns, VIC-2. */
  victory: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('friendly') }),
      z.strictObject({
        kind: z.literal('timed'),
        turns: byRule('VIC-2', wholeFrom(LIMITS.turns.min, LIMITS.turns.max)).default(8),
        /** Minutes from the first orders on, after which the turn that is played is the last one; null: no limit. */
        minutes: byRule('VIC-2', wholeFrom(LIMITS.minutes.min, LIMITS.minutes.max).nullable()).default(null),
      }),
    ])
    .default({ kind: 'timed', turns: 8, minutes: null }),
  /** Match points for the side that has more, VIC-3. */
  winnerBonus: byRule('VIC-3', wholeFrom(LIMITS.bonus.min, LIMITS.bonus.max)).default(16),
});
export type Options = z.infer<typeof OptionsSchema>;
