import { readWhy, whyFields } from '@ironhex/shared/match';
import { z } from 'zod';
import { WORDS } from './words.ts';

const Hex = z.string().regex(/^\d{4}$/, 'A hex is four digits, such as 0304.');

/** The least and the most of each option. */
export const LIMITS = { rounds: { min: 1, max: 9 }, units: { min: 1, max: 4 } } as const;

export const OptionsSchema = z.strictObject({
  rounds: z.int().min(LIMITS.rounds.min).max(LIMITS.rounds.max).default(3),
  /** Units of each side. */
  units: z.int().min(LIMITS.units.min).max(LIMITS.units.max).default(2),
});
export type Options = z.infer<typeof OptionsSchema>;

/** Nobody brings anything: units are placed in the match. */
export const ForceSchema = z.strictObject({});
export type Force = z.infer<typeof ForceSchema>;

/** One unit's part of a plan; the whole plan; the answer in the night; giving up. */
export const IntentSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('order'), unit: z.string().max(8), to: Hex }),
  z.strictObject({ kind: z.literal('commit') }),
  z.strictObject({ kind: z.literal('flare'), at: z.union([Hex, z.literal('dark')]) }),
  z.strictObject({ kind: z.literal('concede') }),
]);
export type Intent = z.infer<typeof IntentSchema>;

/** Keep the flare for the rest of the match, without being asked. */
export const PolicySchema = z.strictObject({ keepFlare: z.boolean() });
export type Policy = z.infer<typeof PolicySchema>;

/** What a position of sealed orders holds; what is left out is as at the beginning of a match. */
export const PositionSchema = z.strictObject({
  round: z.int().min(0).max(9).default(0),
  phase: z.enum(['plan', 'night', 'over']).default('plan'),
  units: z.array(
    z.strictObject({
      id: z.string().min(1).max(8),
      seat: z.string(),
      at: Hex.nullable().default(null),
      lost: z.boolean().default(false),
      seen: z.boolean().default(false),
    }),
  ),
  /** By seat. */
  plans: z
    .record(z.string(), z.strictObject({ orders: z.record(z.string(), Hex).default({}), committed: z.boolean() }))
    .default({}),
  answers: z.record(z.string(), z.union([Hex, z.literal('dark')])).default({}),
  flares: z.record(z.string(), z.boolean()).default({}),
  asked: z.record(z.string(), z.int().min(0)).default({}),
  outcome: z
    .strictObject({ winner: z.int().optional(), score: z.array(z.int()), ...whyFields(WORDS.outcomes) })
    .transform(readWhy)
    .nullable()
    .default(null),
});
export type Position = z.infer<typeof PositionSchema>;
