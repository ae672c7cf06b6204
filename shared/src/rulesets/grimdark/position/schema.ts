import { z } from 'zod';
import { readWhy, whyFields } from '../../../match/index.ts';
import { byRule, line, wholeFrom } from '../../../reading/index.ts';
import { Id, IntentSchema, Label } from '../ask/intents.ts';
import { EDGES } from '../ground/zones.ts';
import { PROMPTS, type Question } from '../model/asks.ts';
import type { Effect } from '../model/effects.ts';
import type { Fight, Item } from '../model/table.ts';
import { ACTIONS } from '../model/table.ts';
import { PLACES } from '../model/units.ts';
import { ForceSchema, MOST_UNITS } from '../roster/force.ts';
import { ARMY_IDS, GONE, MODEL_RULES } from '../roster/index.ts';
import { STEPS } from '../rules/play.ts';
import { OUTCOMES } from '../words/index.ts';
import { ARSENAL_FIELDS, ProfileSchema } from './arsenal.ts';
import { ScenarioSchema } from './scenario.ts';

const Flag = z.boolean().default(false);
const Ids = z.array(Id).max(MOST_UNITS);
/** Plain data that the rules have written themselves. */
const Plain = z.record(z.string().max(60), z.json());

/** One unit, G-4.4. What is left out is as with a unit to which nothing has happened. */
const UnitSchema = z.strictObject({
  id: byRule('G-1', z.string().regex(/^[abn]\d{1,2}$/, 'A unit is called by its seat and number, such as a1.')),
  /** The id of a profile, or the profile itself. */
  profile: z.union([Id, ProfileSchema], 'A profile is an id, or an object of figures.'),
  /** The profile of the hero that joined it, G-4.5. */
  hero: Id.nullable().default(null),
  /** Event 34 brought it a model. */
  friend: Flag,
  /**
   * Left out: on the map if it has a hex; aboard if it has a transport on the map, or where that is; else in reserve,
   * or waiting before the battle.
   */
  place: z.enum(PLACES).optional(),
  at: Label.nullable().default(null),
  transport: Id.nullable().default(null),
  startingSize: byRule('G-4.3', wholeFrom(1, 99)).optional(),
  /** Per model of the track; null, or as in a state -1: removed. */
  wounds: byRule('G-4.3', z.array(wholeFrom(GONE, 60).nullable()).max(99)).optional(),
  activated: Flag,
  shaken: Flag,
  fatigued: Flag,
  moved: Flag,
  movedSince: Flag,
  arrived: Flag,
  spent: Ids.default([]),
  /** Per model of the track. */
  tokens: byRule('G-16.1', z.array(wholeFrom(0, 6)).max(99)).optional(),
  damage: wholeFrom(0, 999).default(0),
  tested: Flag,
  fought: Flag,
  tried: Ids.default([]),
  lost: Ids.default([]),
  cannon: wholeFrom(0, 98).nullable().default(null),
});
/** A unit as it was read from a position. */
export type WrittenUnit = z.output<typeof UnitSchema>;

const amount = wholeFrom(-12, 12);
const What = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('hit'),
    amount,
    scope: z.enum(['shooting', 'melee', 'all', 'next-attacks']),
    against: Id.optional(),
  }),
  z.strictObject({ kind: z.literal('defense'), amount }),
  z.strictObject({ kind: z.literal('morale'), amount, within: wholeFrom(0, 99).optional() }),
  z.strictObject({ kind: z.literal('grant'), rule: z.enum(MODEL_RULES) }),
  z.strictObject({ kind: z.literal('cannot-shoot') }),
  z.strictObject({ kind: z.literal('range'), amount }),
  z.strictObject({ kind: z.literal('melee-attacks'), amount }),
  z.strictObject({ kind: z.literal('shots'), times: wholeFrom(1, 9) }),
  z.strictObject({ kind: z.literal('fauna') }),
  z.strictObject({ kind: z.literal('first-die'), event: z.literal([42, 43, 45]) }),
]);
const quarter = z.literal([1, 2, 3, 4]);
const EffectSchema = z.strictObject({
  source: line(1, 60),
  on: z.strictObject({ unit: Id.optional(), seat: Id.optional(), quarter: quarter.optional() }).default({}),
  what: What,
  until: z.enum(['attacks', 'activation', 'next-activation', 'round', 'battle']).default('round'),
}) as unknown as z.ZodType<Effect>;

const ItemSchema = z.strictObject({
  kind: z.enum(['anomaly', 'intel', 'relic', 'component', 'post']),
  at: Label.nullable().default(null),
  carrier: Id.nullable().default(null),
  marked: Id.optional(),
}) as unknown as z.ZodType<Item>;

const ActiveSchema = z.strictObject({
  unit: Id,
  /** Left out: whether it is Shaken. */
  idle: z.boolean().optional(),
  /** null: not declared yet. */
  action: z.enum(ACTIONS).nullable().default(null),
  /** Where it was before its move; left out: where it is. */
  from: Label.nullable().optional(),
  path: z.array(Label).max(99).default([]),
  target: Id.nullable().default(null),
});

const FightSchema = z.strictObject({
  charger: Id,
  target: Id,
  caused: z.record(Id, wholeFrom(0, 999)).default({}),
  used: Ids.default([]),
  wasFatigued: Flag,
}) as unknown as z.ZodType<Fight>;

const AnswerSchema = z.strictObject({
  parts: z.record(z.string().max(60), IntentSchema).default({}),
  final: IntentSchema.nullable().default(null),
});

const AskSchema = z.looseObject({
  id: wholeFrom(1, 1_000_000),
  seat: Id,
  prompt: z.enum(Object.keys(PROMPTS) as [Question['prompt'], ...Question['prompt'][]]),
  key: z.string().max(200),
  unit: Id.nullable(),
});

const OwnSchema = z.strictObject({
  asked: wholeFrom(0, 1_000_000).default(0),
  asks: z.array(AskSchema).max(20).default([]),
  answers: z.record(z.string(), AnswerSchema).default({}),
  /** The terrain piece that it has rigged, event 23. */
  rigged: Id.nullable().default(null),
});

const StepSchema = Plain.refine(({ do: name }) => typeof name === 'string' && Object.hasOwn(STEPS, name), {
  message: `A step is an object whose field "do" is one of ${Object.keys(STEPS).join(', ')}.`,
});

/** The part of a position that is this game's own, G-4.7. A field left out has its usual value. */
export const PositionSchema = z.strictObject({
  stage: z
    .enum(['markers', 'proposed', 'sides', 'declarations', 'deployment', 'scouts', 'battle', 'over'])
    .default('battle'),
  round: wholeFrom(0, 20).default(1),
  /** Where in the round play continues. */
  phase: z.enum(['start', 'turns', 'end']).nullable().default('turns'),
  /** The seat that is to act, or to place the next thing. Left out: the one that starts the round. */
  next: Id.optional(),
  units: z.array(UnitSchema).max(2 * MOST_UNITS),
  ...ARSENAL_FIELDS,
  /** By seat. */
  seats: z
    .record(
      z.string(),
      z.strictObject({
        edge: z.enum(EDGES).nullable().optional(),
        points: wholeFrom(0, 999).default(0),
        army: z.enum(ARMY_IDS).optional(),
      }),
    )
    .default({}),
  /** What the seats bring, before their units are listed. */
  forces: z.record(z.string(), ForceSchema.nullable()).default({}),
  /** Left out: as on the map. */
  markers: z
    .array(z.strictObject({ at: Label, owner: Id.nullable().default(null) }))
    .max(20)
    .optional(),
  markersToPlace: wholeFrom(0, 20).nullable().default(null),
  starter: Id.nullable().optional(),
  finished: Id.nullable().default(null),
  passed: z.array(Id).max(2).default([]),
  active: ActiveSchema.nullable().default(null),
  fight: FightSchema.nullable().default(null),
  effects: z.array(EffectSchema).max(200).default([]),
  items: z.array(ItemSchema).max(40).default([]),
  /** Left out: as at the beginning of the scenario. */
  scenario: ScenarioSchema.optional(),
  turn: wholeFrom(0, 9999).default(1),
  batch: wholeFrom(0, 1_000_000).default(0),
  /** What is still to be done; left out: it follows from stage, phase, active and next. */
  agenda: z.array(StepSchema).max(400).optional(),
  answered: z.record(z.string().max(200), AnswerSchema).default({}),
  own: z.record(z.string(), OwnSchema).default({}),
  /** A digest of what is in progress, as the rules write it: see `sealOf`. */
  seal: line(1, 64).optional(),
  outcome: z
    .strictObject({
      winner: wholeFrom(0, 1).optional(),
      score: z.array(wholeFrom(0, 9999)).length(2),
      ...whyFields(OUTCOMES),
    })
    .transform(readWhy)
    .optional(),
});
/** A position that was read. */
export type Position = z.output<typeof PositionSchema>;
