// How profiles, weapons and spells that are not in the lists of the armies stand in a position, G-4.7.
import { z } from 'zod';
import { byRule, line, wholeFrom } from '../../../reading/index.ts';
import { MODEL_RULES, SIZE_CLASSES, TAGS, WEAPON_RULES } from '../roster/index.ts';
import { MOST } from './most.ts';

const ThingId = z.string().min(1).max(60);
const Value = wholeFrom(1, 20);
/** Rules by name, each with its value (X); `true` is 1. */
const rulesOf = <R extends string>(names: readonly [R, ...R[]]) =>
  byRule('G-15', z.partialRecord(z.enum(names), z.union([Value, z.literal(true).transform(() => 1)])));
const ModelRules = rulesOf(MODEL_RULES);
const WeaponRules = rulesOf(WEAPON_RULES).default({});

const WeaponSchema = z.strictObject({
  name: line(1, 60).optional(),
  range: wholeFrom(0, 99).default(0),
  attacks: wholeFrom(1, 99).default(1),
  ap: wholeFrom(0, 9).default(0),
  rules: WeaponRules,
  energy: z.literal(true).optional(),
});

const figures = { quality: wholeFrom(2, 6), defense: wholeFrom(2, 6), tough: wholeFrom(1, 60) };

const ModelSchema = z.strictObject({
  type: ThingId,
  name: line(1, 60).optional(),
  count: wholeFrom(1, MOST.models).default(1),
  weapons: z.array(ThingId).max(12),
  quality: figures.quality.optional(),
  defense: figures.defense.optional(),
  tough: figures.tough.optional(),
  /** What it does not say it has from its unit. */
  rules: ModelRules.optional(),
});

/** A profile in a position, G-4.1. */
export const ProfileSchema = z.strictObject({
  name: line(1, 60).optional(),
  ...figures,
  tough: figures.tough.default(1),
  sizeClass: byRule('G-2.6', z.enum(SIZE_CLASSES)).default('standard'),
  tags: z.array(z.enum(TAGS)).max(TAGS.length).default([]),
  rules: ModelRules.default({}),
  models: byRule(
    'G-4.1',
    z
      .array(ModelSchema)
      .min(1)
      .max(12)
      .refine(
        (models) => models.reduce((sum, { count }) => sum + count, 0) <= MOST.models,
        `A unit has at most ${MOST.models} models.`,
      ),
  ),
  spells: z.array(ThingId).max(12).default([]),
  points: wholeFrom(0, 9999).default(0),
});
/** A profile as it was read from a position. */
export type WrittenProfile = z.output<typeof ProfileSchema>;

const HitsSchema = z
  .strictObject({
    kind: z.literal('hits'),
    hits: wholeFrom(1, 60),
    ap: wholeFrom(0, 9).default(0),
    rules: WeaponRules,
  })
  .refine(
    ({ hits, rules: { blast = 1, deadly = 1 } }) => hits * blast * deadly <= MOST.spell,
    `With Blast and Deadly a spell makes at most ${MOST.spell} wounds of each target.`,
  );

const SpellSchema = z.strictObject({
  name: line(1, 60).optional(),
  value: wholeFrom(1, 6),
  range: wholeFrom(0, 99),
  targets: z.union([z.literal(1), z.literal(2)]).default(1),
  side: z.enum(['enemy', 'friendly']),
  effect: byRule(
    'G-16.6',
    z.discriminatedUnion('kind', [
      HitsSchema,
      z.strictObject({
        kind: z.literal('modifier'),
        stat: z.enum(['hit', 'defense']),
        amount: wholeFrom(-6, 6),
        scope: z.enum(['shooting', 'melee', 'all-attacks', 'next-attacks']),
      }),
      z.strictObject({ kind: z.literal('grant'), rule: z.enum(MODEL_RULES) }),
    ]),
  ),
});

const most = 80;
const byId = <T extends z.ZodType>(schema: T) =>
  z
    .record(ThingId, schema)
    .refine((all) => Object.keys(all).length <= most, `There are at most ${most} of them.`)
    .default({});

/** What a position brings besides the lists of the armies, by id. */
export const ARSENAL_FIELDS = {
  profiles: byId(ProfileSchema),
  weapons: byId(WeaponSchema),
  spells: byId(SpellSchema),
};
