import { z } from 'zod';
import { readWhy, whyFields } from '../../../match/index.ts';
import { byRule, line, wholeFrom } from '../../../reading/index.ts';
import { Direction, Id, IntentSchema, Label, MovementSchema, OrderSchema } from '../ask/intents.ts';
import { PROMPTS } from '../model/asks.ts';
import { MARKS } from '../model/units.ts';
import { ArmedUnitSchema, ArmySchema } from '../roster/army.ts';
import { CURRENCIES, RACES, SPEEDS } from '../roster/figures/index.ts';
import { STEPS } from '../rules/steps.ts';
import { OUTCOMES } from '../words/index.ts';
import { MOST } from './most.ts';
import { Marker, WeaponSchema } from './weapon.ts';

const Count = wholeFrom(0, 99);
const Die = z.union([2, 3, 4, 6, 8, 10, 12].map((sides) => z.literal(sides as 2 | 3 | 4 | 6 | 8 | 10 | 12)));

/** Plain data that the rules have written themselves. */
const Plain = z.record(z.string().max(60), z.json());

/** What Apply damage does besides, as the rules write it. */
const times = wholeFrom(2, MOST.after).optional();
const AfterSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('turn_180'), times }),
  z.strictObject({ do: z.literal('slow_down'), times }),
  z.strictObject({ do: z.literal('place'), markers: z.array(Marker).max(9), around: z.boolean(), times }),
]);

/** What damage has done to a unit; what is left out it has not. */
const harm = {
  /** Indexes of models that are dead. */
  dead: z.array(wholeFrom(0, 9)).max(10).optional(),
  crewLost: Count.optional(),
  fd: Count.optional(),
  cfd: Count.optional(),
  shaken: Count.optional(),
  fire: Count.optional(),
  acid: Count.optional(),
  minorAcid: Count.optional(),
  /** A die for each token, the oldest first. */
  poison: z.array(Die).max(99).optional(),
  bleeding: z.array(Die).max(99).optional(),
  criticals: z
    .array(
      z.enum([
        'cannot_move',
        'cannot_rotate',
        'cannot_change_speed',
        'stuck_turret',
        'plus_minus_1',
        'half_assault',
        'lose_fear',
        'lose_terror',
        'spin_right_a0',
        'spin_left_a1_a3',
      ]),
    )
    .max(10)
    .optional(),
  assaultMinus: Count.optional(),
  crippledCrew: z.boolean().optional(),
  unconscious: z.boolean().optional(),
  armourLost: Count.optional(),
  endurance: Count.optional(),
  after: z.array(AfterSchema).max(MOST.after).optional(),
};
const HarmSchema = z.strictObject(harm);
export type WrittenHarm = z.output<typeof HarmSchema>;

const word = z.string().min(1).max(24);
const steps = z.array(word).max(6).nullable();
/** What it carries out this turn in place of what was written, and why. */
const InsteadSchema = z.strictObject({
  movement: MovementSchema,
  rule: z.enum(['ORD-2', 'ORD-9', 'ORD-11']),
});
const UnitOrder = OrderSchema.nullable().default(null);

/** One unit: what it was bought with, where it stands, what has happened to it. */
const UnitSchema = ArmedUnitSchema.extend({
  id: z.string().regex(/^[a-z]\d{1,3}$/, 'A unit is called by a letter and a number, such as b1.'),
  seat: Id,
  /** Left out: on the board if it has a place, else not set up yet. */
  status: z.enum(['waiting', 'field', 'fled', 'destroyed']).optional(),
  at: Label.optional(),
  /** Left out: towards the enemy's edge. */
  facing: Direction.optional(),
  /** Left out: the first of its speeds. */
  speed: z.enum(SPEEDS).optional(),
  hidden: z.boolean().default(false),
  token: Id.optional(),
  ...harm,
  /** Damage that waits for Apply damage, DET-5: what will be so then. */
  ledger: HarmSchema.optional(),
  aim: z
    .array(
      z.strictObject({
        word,
        at: Label,
        /** Left out: the end of this turn. */
        until: z.strictObject({ turn: wholeFrom(0, 999), part: z.union([z.literal(1), z.literal(2)]) }).optional(),
      }),
    )
    .max(8)
    .default([]),
  /** Load tokens, or uses left, by weapon; of those left out, as at the start of the match. */
  loads: z.record(Id, Count).optional(),
  did: z
    .strictObject({
      steps: z.tuple([steps, steps, steps]).default([null, null, null]),
      parts: z.tuple([word.nullable(), word.nullable()]).default([null, null]),
    })
    .optional(),
  remainder: z.enum(['turn', 'nothing']).nullable().default(null),
  struckAt: Label.nullable().default(null),
  draggedBy: Id.nullable().default(null),
  marks: z.array(z.enum(MARKS)).max(MARKS.length).default([]),
  /** Its orders of this turn and of the next, in whole; null or left out: none, so the default. */
  orders: z
    .strictObject({
      now: UnitOrder,
      next: UnitOrder,
      instead: InsteadSchema.optional(),
      /** Its order of this turn releases a cloud, AB-RC: as was seen at Gunnery 1. */
      release: z.literal(true).optional(),
    })
    .optional(),
});
export type WrittenUnit = z.output<typeof UnitSchema>;

/** Points of a currency: 192 in the largest game, ARM-1. */
const Points = wholeFrom(0, 999);
const CostSchema = z.strictObject(
  Object.fromEntries(CURRENCIES.map((currency) => [currency, Points.default(0)])) as Record<
    (typeof CURRENCIES)[number],
    z.ZodDefault<typeof Points>
  >,
);

const SeatSchema = z.strictObject({
  edge: z.enum(['south', 'north']).optional(),
  race: z.enum(RACES).optional(),
  budget: CostSchema.extend({ free: Points.optional() }).optional(),
  announced: z.array(Id).max(24).optional(),
  hiddenCost: CostSchema.optional(),
});

const cloud = { count: wholeFrom(1, 99).default(2), from: wholeFrom(1, 6).default(5) };
const MarkersSchema = z.strictObject({
  smoke: Count.default(0),
  fire: Count.default(0),
  poison: z
    .strictObject({ ...cloud, die: Die })
    .nullable()
    .default(null),
  acid: z
    .strictObject({ ...cloud, major: z.boolean().default(false) })
    .nullable()
    .default(null),
});

const AnswerSchema = z.strictObject({
  parts: z.record(z.string().max(60), IntentSchema).default({}),
  final: IntentSchema.nullable().default(null),
});

const AskSchema = z.strictObject({
  id: wholeFrom(1, 1_000_000),
  seat: Id,
  prompt: z.enum(Object.keys(PROMPTS) as (keyof typeof PROMPTS)[]),
  key: z.string().max(200),
  unit: Id.nullable(),
  options: z.array(z.string().max(200)).max(400),
  most: wholeFrom(0, 99).optional(),
  secret: z.literal(true).optional(),
});

const OwnSchema = z.strictObject({
  asked: wholeFrom(0, 1_000_000).default(0),
  asks: z.array(AskSchema).max(100).default([]),
  answers: z.record(z.string(), AnswerSchema).default({}),
  army: ArmySchema.nullable().default(null),
});

const StepSchema = Plain.refine(({ do: name }) => typeof name === 'string' && Object.hasOwn(STEPS, name), {
  message: `A step is an object whose field "do" is one of ${Object.keys(STEPS).join(', ')}.`,
});

/** The part of a position that is this game's own. What is left out is as it would be usual. */
export const PositionSchema = z.strictObject({
  turn: wholeFrom(0, 999).default(1),
  /** The step with which play continues: of the turn, 1 to 33, 2 if left out; of set-up, 1 to 6, the first if left out. */
  step: wholeFrom(0, 33).optional(),
  stage: z.enum(['races', 'armies', 'terrain', 'setup', 'orders', 'turn', 'end-phase', 'over']).default('turn'),
  units: z.array(UnitSchema).max(MOST.units),
  /** By seat. */
  seats: z.record(z.string(), SeatSchema).default({}),
  markers: z.record(Label, MarkersSchema).default({}),
  /** In a mirror match: who counts as the higher race this turn. */
  initiative: Id.nullable().default(null),
  /** The minutes of the match are up: this turn is the last one, VIC-2. */
  timeUp: z.boolean().default(false),
  /** Weapons that are not in the roster, by id. */
  arsenal: byRule(
    'ARM-4',
    z
      .record(z.string().min(1).max(60), WeaponSchema)
      .refine((arsenal) => Object.keys(arsenal).length <= MOST.arsenal, `There are at most ${MOST.arsenal} weapons.`),
  ).default({}),
  contests: z.array(Plain).max(60).default([]),
  late: z.record(Id, z.array(word).max(6)).default({}),
  fight: Plain.nullable().default(null),
  /** What is still to be done; left out: the rest of the turn from `step`. */
  agenda: z.array(StepSchema).max(MOST.agenda).optional(),
  answered: z.record(z.string().max(200), AnswerSchema).default({}),
  own: z.record(z.string(), OwnSchema).default({}),
  batch: wholeFrom(0, 1_000_000).default(0),
  /** A digest of the step in progress, as the rules write it: see `sealOf`. */
  seal: line(1, 64).optional(),
  window: z
    .strictObject({ id: wholeFrom(0, 1_000_000), over: z.boolean(), pause: z.literal(true).optional() })
    .nullable()
    .default(null),
  outcome: z
    .strictObject({
      winner: wholeFrom(0, 1).optional(),
      score: z.array(z.number().min(0)).length(2),
      standing: z.array(z.number().min(0)).length(2).optional(),
      ...whyFields(OUTCOMES),
    })
    .transform(readWhy)
    .optional(),
  /** The points of both sides, by unit, once they are told, VIC-3. */
  scores: z
    .array(
      z.strictObject({
        side: wholeFrom(0, 1),
        rows: z
          .array(
            z.strictObject({ unit: Id, scored: z.enum(['destroyed', 'crippled', 'kept']), points: z.number().min(0) }),
          )
          .max(MOST.units),
        bonus: z.number().min(0),
        points: z.number().min(0),
        tournament: z.number().min(0),
      }),
    )
    .length(2)
    .nullable()
    .default(null),
});
/** A position that was read. */
export type Position = z.output<typeof PositionSchema>;
/** A position as it is written. */
export type WrittenPosition = z.input<typeof PositionSchema>;
