import { z } from 'zod';
import type * as hex from '../../../hex/index.ts';
import { byRule, wholeFrom } from '../../../reading/index.ts';
import { ArmySchema } from '../roster/army.ts';
import { SPEEDS } from '../roster/figures/terms.ts';

const HEX = 'A hex is four digits in quotes, column then row, such as "0305".';
/** A hex's printed label, H-1.3. */
export const Label = byRule('H-1.3', z.string(HEX).regex(/^\d{4}$/, HEX));
/** A name within a match. */
export const Id = z.string().min(1).max(40);

/** A direction, or one of the six sides of a hex, clockwise from north. */
export const Direction = byRule('MAP-3', wholeFrom(0, 5));

const token = z.string().min(1).max(24);
const moveStep = z
  .array(token, 'A step is a list of words, such as ["F"], or ["-"] where nothing is done.')
  .min(1, 'A step has at least one word: "-" where nothing is done.')
  .max(6, 'A step has at most six words.');
const use = z.enum(['always', 'never', 'ask']);

/** Three steps of movement, each with its tokens, ORD-3. */
export const MovementSchema = byRule(
  'ORD-3',
  z.tuple([moveStep, moveStep, moveStep], 'A movement order is a list of three steps.'),
);

/** As many `360`s as the longest order has: one before and one after the move of each step. */
const MOST_TURNS = 6;

/** One unit's order for a turn, P5. */
export const OrderSchema = byRule(
  'ORD-3',
  z.strictObject({
    movement: MovementSchema,
    facings: byRule(
      'ORD-5',
      z
        .array(
          (Direction as z.ZodType<hex.Direction>).nullable(),
          'Facings are a list of directions from 0 to 5, with null where you want to be asked.',
        )
        .max(MOST_TURNS, `There are at most ${MOST_TURNS} facings.`),
    ).optional(),
    gunnery: z.tuple([token, token], 'A gunnery order is a list of two parts, such as ["Load", "Fire"].'),
    brake: z.literal([0, 1, 2]).default(0),
    priority: byRule('DET-6', wholeFrom(-99, 99)).default(0),
    casualties: byRule('DMG-5', z.array(wholeFrom(0, 9)).max(10)).optional(),
    endurance: byRule(
      'AB-EN',
      z.strictObject({ kill: use.default('always'), stubborn: use.default('never'), poison: use.default('never') }),
    ).default({ kill: 'always', stubborn: 'never', poison: 'never' }),
  }),
);

/** What one weapon of a unit fires at, P16. */
const ShotSchema = z.strictObject({
  weapon: Id,
  /** Only these models fire it so, by index; left out: all that can. */
  models: z.array(wholeFrom(0, 9)).min(1).max(10).optional(),
  /** A unit, for direct fire. */
  target: Id.optional(),
  /** A hex, for areas and for markers that are placed. */
  hex: Label.optional(),
  /** For sweeps. */
  direction: Direction.optional(),
  /** The layer that a sweep goes through. */
  layer: byRule('GUN-7', z.enum(['ground', 'air'])).optional(),
  /** The side of the own hex, and of the target's, where a line runs through a corner, ANG-2. */
  from: Direction.optional(),
  into: Direction.optional(),
});
export type Shot = z.infer<typeof ShotSchema>;

/** The most Huge units that can be announced. */
export const MOST_ANNOUNCED = 12;

/** What a healing point buys, HEAL-1. */
const CURES = [
  'fire',
  'acid',
  'minor_acid',
  'fd',
  'poison_step',
  'poison',
  'bleeding_step',
  'bleeding',
  'shaken',
  'critical',
] as const;
export type Cure = (typeof CURES)[number];

const CureSchema = z.strictObject({
  /** The unit that is cured. */
  on: Id,
  cure: z.enum(CURES),
  /** Which token of poison or bleeding, by its die; left out: the worst. */
  die: z
    .union([z.literal(2), z.literal(3), z.literal(4), z.literal(6), z.literal(8), z.literal(10), z.literal(12)])
    .optional(),
  /** Which critical condition; left out: the oldest. */
  critical: Id.optional(),
});
export type CureChoice = z.infer<typeof CureSchema>;

/** Everything that a player can ask for. */
export const IntentSchema = z.discriminatedUnion('kind', [
  /** One of the options of a question. */
  z.strictObject({ kind: z.literal('choose'), option: z.string().min(1).max(200) }),
  /** Done: what is missing is as by default. */
  z.strictObject({ kind: z.literal('commit') }),
  /** One unit's order for the next turn, P5. */
  z.strictObject({ kind: z.literal('order'), unit: Id, order: OrderSchema }),
  /** What one unit fires at; no shots: it holds its fire, P16. */
  z.strictObject({
    kind: z.literal('shoot'),
    unit: Id,
    /** The shared weapon instead of the normal ones, ARM-6; one target with aim instead of an area, P26. */
    use: byRule('P26', z.enum(['normal', 'shared', 'area', 'focus', 'amp'])).default('normal'),
    shots: byRule('GUN-4', z.array(ShotSchema).max(24)),
  }),
  /** What one unit does with its healing points, P18. */
  z.strictObject({
    kind: z.literal('heal'),
    unit: Id,
    cures: byRule('HEAL-1', z.array(CureSchema).max(20)),
  }),
  /** Where the hits of both sides go, P13; hits by their number in the fight. */
  z.strictObject({
    kind: z.literal('allocate'),
    /** Hits that come to nothing, and the unit of the other side that deflected each. */
    cancelled: byRule('AS-12', z.array(z.strictObject({ hit: wholeFrom(0, 999), by: Id })).max(400)),
    /** Each remaining hit, in the order of the damage rolls: the unit it strikes, or the number of the hit that it supports. */
    hits: byRule(
      'AS-12',
      z
        .array(
          z.strictObject({
            hit: wholeFrom(0, 999),
            on: Id.optional(),
            supports: wholeFrom(0, 999).optional(),
          }),
        )
        .max(400),
    ),
  }),
  /** A unit is set up, P4. `at` null: it is left for a later step. */
  z.strictObject({
    kind: z.literal('place'),
    unit: Id,
    at: Label.nullable(),
    facing: Direction.default(0),
    speed: byRule('SET-3', z.enum(SPEEDS)).optional(),
  }),
  /** Whether a unit begins hidden, CON-8. */
  z.strictObject({ kind: z.literal('hide'), unit: Id, hidden: byRule('CON-8', z.boolean()) }),
  /** The Huge units of the own army, P1. */
  z.strictObject({ kind: z.literal('announce'), units: byRule('ARM-7', z.array(Id).max(MOST_ANNOUNCED)) }),
  /** The own army, P2. */
  z.strictObject({ kind: z.literal('army'), army: ArmySchema }),
  /** The own part of the board, P3: the name of a preset, or what is in each hex that is not clear. */
  z.strictObject({
    kind: z.literal('design'),
    preset: Id.optional(),
    hexes: byRule(
      'SET-1',
      z
        .record(Label, z.strictObject({ terrain: Id.optional(), road: z.boolean().optional() }))
        .refine((hexes) => Object.keys(hexes).length <= 99, 'A side has fewer hexes.'),
    ).optional(),
  }),
  /** Give the match up, VIC-1. At any time. */
  z.strictObject({ kind: z.literal('concede') }),
]);
export type Intent = z.infer<typeof IntentSchema>;
export type IntentOf<K extends Intent['kind']> = Extract<Intent, { kind: K }>;

/** What an intent is a part of its answer about, such as a unit; null: it is the whole answer, or commits it. */
export const partOf = (intent: Intent): string | null => {
  switch (intent.kind) {
    case 'order':
    case 'shoot':
    case 'heal':
    case 'place':
    case 'hide':
      return intent.unit;
    case 'announce':
    case 'army':
    case 'design':
    case 'allocate':
      return intent.kind;
    case 'choose':
    case 'commit':
    case 'concede':
      return null;
  }
};
