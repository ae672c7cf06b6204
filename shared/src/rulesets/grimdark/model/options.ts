import { z } from 'zod';
import { byRule, wholeFrom } from '../../../reading/index.ts';

/** The least and the most of each number among the options. */
export const LIMITS = { points: { min: 250, max: 4000 } } as const;

/** The scenarios, G-18. */
export const SCENARIOS = ['seize', 'tomb', 'storm', 'resonance'] as const;
export type Scenario = (typeof SCENARIOS)[number];

/** What follows a draw: nothing, two more rounds at most, or rounds until one side is ahead, G-14.5. */
export const OVERTIME = ['off', 'on', 'until-won'] as const;

/** Whether there was overtime used to be said by true and false. */
const overtimeOf = (written: unknown): unknown => (typeof written === 'boolean' ? (written ? 'on' : 'off') : written);

const casualties = z.enum(['auto', 'ask']).default('auto');

/** What a host chooses for a match, G-7.1; left out is as usual. */
export const OptionsSchema = z.strictObject({
  /** What each force may cost at most, G-4.6. */
  points: byRule('G-4.6', wholeFrom(LIMITS.points.min, LIMITS.points.max)).default(750),
  /** How strict the limits of G-4.6 are. */
  forceOrg: z.enum(['open', 'strict']).default('open'),
  /** Who chooses the forces: the host for both, or each player on sitting down. */
  forces: z.enum(['host', 'player']).default('player'),
  scenario: byRule('G-18', z.enum(SCENARIOS)).default('seize'),
  /** Players place the markers, or they lie where the map has them, G-7.3. */
  markers: z.enum(['placed', 'map']).default('placed'),
  /** By the rules, step by step, or proposed to both players from the roll-off for sides on: they begin so, or change it. */
  setUp: z.enum(['rules', 'proposed']).default('rules'),
  casting: z.boolean().default(true),
  /** How often random events happen, G-17.1. */
  events: z.enum(['off', 'standard', 'always']).default('off'),
  /** Without events that need neutral counters, or with them, G-17.4. */
  eventSet: z.enum(['core', 'full']).default('core'),
  /** Whether a player is asked which models are removed, G-11.A. */
  casualties: z.strictObject({ a: casualties, b: casualties }).prefault({}),
  /** Whether rounds are played on a draw, and for how long, G-14.5. */
  overtime: z.preprocess(overtimeOf, byRule('G-14.5', z.enum(OVERTIME))).default('off'),
});
/** The options of a match, G-7.1. */
export type Options = z.infer<typeof OptionsSchema>;
