import { z } from 'zod';

export const Hex = z.string().regex(/^\d{4}$/, 'A hex is four digits, such as 0304.');

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
