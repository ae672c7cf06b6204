import { z } from 'zod';
import { byRule, line, wholeFrom } from '../../../reading/index.ts';
import { SkillSchema } from '../rules/skill.ts';

/** Range bands from the muzzle outwards, W-9.1. */
export const BANDS = ['near', 'short', 'medium', 'long', 'extreme'] as const;
/** One of the range bands. */
export type Band = (typeof BANDS)[number];

/** Armour and weapon tiers as printed: I is 1. */
export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'] as const;

const TierNumber = wholeFrom(1, 6);

/** The traits of a weapon, W-9.6. */
const TraitsSchema = byRule(
  'W-9.6',
  z.strictObject({
    armourPiercing: z.literal(true).optional(),
    /** Extra attacks that one action may add, 1 tick each. */
    rapidFire: wholeFrom(1, 9).optional(),
    /** From this distance (hexes) on, an advantage and half damage against fast targets that roll piloting. */
    spread: wholeFrom(0, 60).optional(),
    haywire: z.literal(true).optional(),
    missileSwarm: z.literal(true).optional(),
    ignoresFastAndCover: z.literal(true).optional(),
  }),
);
/** A name on a card: one line without invisible characters. */
const Name = line(1, 40);
/** The id of a weapon or a unit. */
export const Slug = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,23}$/, 'Ids are lower case letters, digits and hyphens, at most 24.');
const FIXED_COMPONENTS = ['armour', 'structure', 'movement'];

/** One weapon of a card, W-2.4. Distances in hexes, cost in ticks. */
const WeaponSchema = z.strictObject({
  id: Slug.refine((id) => !FIXED_COMPONENTS.includes(id), 'This id is taken by a component that every unit has.'),
  name: Name,
  tier: TierNumber,
  damage: wholeFrom(1, 20),
  band: byRule('W-9.1', z.enum(BANDS)),
  maxRange: byRule('W-9.1', wholeFrom(1, 99)),
  ticks: wholeFrom(1, 40),
  /** Attacks per action without extras. */
  attacks: wholeFrom(1, 9),
  traits: TraitsSchema,
  // Figures of advanced options, W-13.5, which no source prints: those of the stock cards are ours, W-14.
  /** The most aim ticks of a unit that does not move, W-13a.1. */
  aimTime: byRule('W-13a', wholeFrom(0, 5)).optional(),
  /** The most aim ticks of a unit that moves, W-13a.1. */
  stabilisation: byRule('W-13a', wholeFrom(0, 5)).optional(),
  /** Up to this distance (hexes) a target cannot get out of the way by not standing still, W-13a.4. */
  velocity: byRule('W-13a', z.union([wholeFrom(1, 99), z.literal('none')])).optional(),
  /** Within so many hexes of a fast target an attack is in close quarters, W-13b.1. */
  minEngagement: byRule('W-13b', wholeFrom(0, 20)).optional(),
});
export type Weapon = z.infer<typeof WeaponSchema>;

/** What a unit card shows, W-2.1. */
export const CardSchema = z.strictObject({
  designation: Name,
  name: Name,
  pilot: z.strictObject({ name: Name, skill: SkillSchema }),
  armour: z.strictObject({ tier: TierNumber, skill: SkillSchema }),
  structure: z.strictObject({ skill: SkillSchema }),
  movement: z.strictObject({
    mode: z.enum(['walker', 'wheeled', 'tracked', 'hover']),
    /** Hexes that are not yet fast (A of W-2.1). */
    steady: wholeFrom(0, 30),
    /** Further hexes (B of W-2.1). */
    extra: wholeFrom(0, 30),
    /** Ticks for any move (C of W-2.1). */
    ticks: wholeFrom(1, 40),
    /** Jump thrust; 0 for none. */
    jump: wholeFrom(0, 20),
  }),
  weapons: z
    .array(WeaponSchema)
    .max(8)
    .refine((weapons) => new Set(weapons.map((weapon) => weapon.id)).size === weapons.length, {
      message: 'Two weapons of a card cannot have the same id.',
    }),
  /** How large the unit looks, in hexes, W-13d.2. Not a printed figure: we chose it. Only aimed fire uses it, W-13.5. */
  baseSize: wholeFrom(1, 12).optional(),
  /** It looks smaller, W-13d.2. */
  camouflage: byRule('W-13d', z.literal(true)).optional(),
});
export type Card = z.infer<typeof CardSchema>;

/** A component with a damage track of its own, W-2.1: these three or a weapon's id. */
export type ComponentId = 'armour' | 'structure' | 'movement' | (string & {});

/** Damage at which a component is destroyed, W-2.2. */
export const TRACK = 20;

/** The most components that a card has: armour, structure, movement and eight weapons, W-2.1. */
export const MOST_COMPONENTS = 11;

/** The most units that a side may bring. */
export const MOST_UNITS = 12;

/** What a seat brings: units with ids of their own in the match. Its faults name their rule, W-2.6. */
export const ForceSchema = byRule(
  'W-2.1',
  z
    .array(z.strictObject({ id: Slug, card: CardSchema }))
    .min(1)
    .max(MOST_UNITS),
);
export type Force = z.infer<typeof ForceSchema>;
