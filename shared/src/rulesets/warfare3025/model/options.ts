import { z } from 'zod';
import { wholeFrom } from '../../../reading/index.ts';

/** The least and the most ticks after which a match may end. */
export const TICK_LIMITS = { min: 10, max: 1000 } as const;

/** The most players that a side may have. */
export const MOST_PLAYERS = 4;

/**
 * The match options of W-13, and the size of the table; each can be set alone. An advanced option that is off is left out,
 * so that matches of the core have nothing of it, W-13.2.
 */
export const OptionsSchema = z.strictObject({
  /** Seats that each side has, of which the host may leave some out; one, if nothing is said. */
  players: wholeFrom(1, MOST_PLAYERS).optional(),
  /**
   * Who chooses the forces: the host for all seats, or each player on sitting down, in secret. With detection a host who
   * plays would know what the other side has, W-13d.13.
   */
  forces: z.enum(['host', 'player']).optional(),
  /** Elapsed ticks at which the match ends, W-3.3. */
  limit: wholeFrom(TICK_LIMITS.min, TICK_LIMITS.max).default(120),
  /** Where along the path an attack may happen, W-4.2. */
  attackPoint: z.enum(['ends', 'anywhere']).default('ends'),
  /** No fire into the own rear, W-9.1. */
  firingArcs: z.enum(['off', 'on']).default('off'),
  /** How the first ticks are given: nobody has any, or by the best pilots' tactics, W-3.6 and W-13f. */
  preflight: z.enum(['rolloff', 'tactics']).optional(),
  /** What thrust pays: a jump's levels, or its hexes too, W-7.6 and W-13e. */
  jumping: z.enum(['simple', 'thrust']).optional(),
  /** Whether ground is the same for all, or judged by how a unit goes, W-6.3 and W-13c. */
  terrain: z.enum(['simple', 'byMode']).optional(),
  /** Whether attack and defence are opposed, W-9, or attacks are aimed, W-13a. */
  combat: z.enum(['opposed', 'aimed']).optional(),
  /** Whether attacks from near on moving targets are close quarters, W-13b. */
  closeQuarters: z.enum(['off', 'on']).optional(),
  /** Whether units are hidden until the other side detects them, W-13d. */
  detection: z.enum(['off', 'on']).optional(),
});
export type Options = z.infer<typeof OptionsSchema>;

/** The preset core. */
export const CORE: Options = OptionsSchema.parse({});

/** The preset advanced, W-13. */
export const ADVANCED: Options = OptionsSchema.parse({
  jumping: 'thrust',
  terrain: 'byMode',
  combat: 'aimed',
  closeQuarters: 'on',
  detection: 'on',
});
