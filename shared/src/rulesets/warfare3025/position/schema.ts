import { z } from 'zod';
import { readWhy, whyFields } from '../../../match/index.ts';
import { byRule, wholeFrom } from '../../../reading/index.ts';
import { AttackSchema, Id, InterruptSchema, Label, MoveSchema, PartsSchema } from '../ask/intents.ts';
import { CardSchema, MOST_UNITS, Slug, TRACK } from '../cards/card.ts';
import { STOCK_CARDS } from '../cards/stock.ts';
import { VEHICLES } from '../cards/vehicles.ts';
import { MOST_PLAYERS } from '../model/options.ts';
import { OUTCOMES } from '../words/index.ts';

const TokenSchema = z.enum(['none', 'fast', 'stationary']);
const Facing = wholeFrom(0, 5);
/** Ticks: more than any unit has, W-3.1. */
const Ticks = wholeFrom(0, 9999);
/** A number of hexes of a path, or of attacks. */
const Count = wholeFrom(0, 60);

const STOCK = [...STOCK_CARDS, ...VEHICLES];

/** A whole card, or the designation of a stock card (W-2.4, W-14), such as `GRF-1N`. */
const CardOrDesignation = z.preprocess(
  (given, context) => {
    if (typeof given !== 'string') return given;
    const stock = STOCK.find(({ designation }) => designation === given);
    if (stock) return stock;
    const known = STOCK.map(({ designation }) => designation).join(', ');
    context.addIssue({ code: 'custom', message: `There is no stock card "${given}", only: ${known} (W-2.4).` });
    return z.NEVER;
  },
  byRule('W-2.1', CardSchema),
);

/**
 * One unit. A unit without a place is in reserve (W-3.6) or withdrawn; one with a full structure track is destroyed
 * (W-2.2).
 */
const UnitSchema = z.strictObject({
  id: Slug,
  seat: Id,
  card: CardOrDesignation,
  /** Where it stands, or where it fell. */
  at: Label.optional(),
  /** Its player has conceded, and it has left the match, W-15. */
  withdrawn: z.boolean().default(false),
  /** Into the map, if left out. */
  facing: Facing.optional(),
  ticks: Ticks.default(0),
  token: TokenSchema.default('none'),
  /** Damage points by component; none where left out. */
  damage: z.record(z.string(), byRule('W-2.2', wholeFrom(0, TRACK))).default({}),
  /** Weapons that rapid fire has emptied, W-9.6. */
  emptied: z.array(Id).max(8).default([]),
  /** The dice of its rolls for ties that are kept, first roll first, W-3.4. */
  tieRolls: z.array(wholeFrom(1, 20)).max(60).default([]),
  /** It has lost its footing, W-13c.7. */
  unstable: z.boolean().default(false),
});
export type PlacedUnit = z.output<typeof UnitSchema>;

const declared = {
  unit: Id,
  move: MoveSchema.optional(),
  attack: AttackSchema.optional(),
  parts: PartsSchema.optional(),
  /** It stops being unstable, W-13c.8. */
  stabilise: z.literal(true).optional(),
  /** It hides, W-13d.8. */
  hide: z.literal(true).optional(),
  /** Where the unit stood and faced when it declared; null: in reserve. Where it is now, if left out. */
  from: Label.nullable().optional(),
  fromFacing: Facing.optional(),
  fromToken: TokenSchema.default('none'),
  /** Hexes of the path entered so far. */
  done: Count.default(0),
  halted: z.boolean().default(false),
  tested: z.boolean().default(false),
  turnFailed: z.boolean().default(false),
  /** Thrust not spent yet; the card's, if left out. */
  thrust: wholeFrom(0, 20).optional(),
  /** The ticks it gives; if left out, what the plan costs outside of close quarters, W-13b.3. */
  cost: wholeFrom(1, 999).optional(),
};

/** An action that was declared and is not over, W-4. */
const ActionSchema = z.strictObject({
  ...declared,
  /** An interrupt was declared in it, if only to be called off, W-13b.6. */
  interrupted: z.literal(true).optional(),
});
export type DeclaredAction = z.output<typeof ActionSchema>;

/** The interrupt that was chosen, W-11.4. */
const InterruptionSchema = z.strictObject({
  ...declared,
  trigger: Count.default(0),
  /** Worked out from the ticks of both, if left out. */
  timing: z.enum(['first', 'simultaneous']).optional(),
});

/** Damage of an exchange that waits to be applied, W-11.6. */
const HeldBlowSchema = z.strictObject({
  attacker: Id,
  target: Id,
  component: Id,
  amount: wholeFrom(0, 99),
  resisted: z.boolean(),
  haywire: z.boolean(),
});

const RoleSchema = z.enum(['actor', 'interrupter']).default('actor');

/** A unit as the other side last knew it, W-13d.13. */
const LastKnownSchema = z.strictObject({
  at: Label.optional(),
  facing: Facing,
  ticks: Ticks.default(0),
  token: TokenSchema.default('none'),
  damage: z.record(z.string(), byRule('W-2.2', wholeFrom(0, TRACK))).default({}),
  emptied: z.array(Id).max(8).default([]),
  unstable: z.boolean().default(false),
});

/** What the other side knows of a unit, W-13d.3; of a contact its number and where it is told to be. */
const KnownSchema = z.strictObject({
  state: byRule('W-13d.3', z.enum(['hidden', 'detected', 'visible'])),
  number: wholeFrom(1, 9999).optional(),
  at: Label.optional(),
  was: LastKnownSchema.optional(),
  same: z.literal(true).optional(),
});

/** What sides know of each other, W-13d: units that are left out are hidden. */
const DetectionSchema = z.strictObject({
  known: z.record(z.string().max(24), KnownSchema).default({}),
  /** How many contacts each side has heard of. */
  heard: z.tuple([wholeFrom(0, 9999), wholeFrom(0, 9999)]).default([0, 0]),
  marks: z
    .array(z.strictObject({ at: Label, side: wholeFrom(0, 1), since: wholeFrom(0, 9999) }))
    .max(400)
    .default([]),
  /** Units whose state has changed in this activation. */
  changed: z
    .array(Id)
    .max(2 * MOST_UNITS)
    .default([]),
  /** The unit whose activation runs. */
  active: Id.nullable().default(null),
  shown: z
    .array(z.enum(['actor', 'interrupter']))
    .max(2)
    .default([]),
  waits: z.literal(true).optional(),
  /** The interrupt leaves no trace, W-13d.18. */
  quiet: z.literal(true).optional(),
  windows: wholeFrom(0, 1_000_000).default(0),
  reaction: z
    .strictObject({ how: z.enum(['dodge', 'counter']), weapon: Id.optional() })
    .nullable()
    .optional(),
});
export type PlacedDetection = z.output<typeof DetectionSchema>;

/** Who is to decide, and what: the seats follow from the units. */
const DecisionSchema = z.discriminatedUnion('kind', [
  /** One of these units acts or waits, W-3.1. */
  z.strictObject({ kind: z.literal('activate'), units: z.array(Id).min(1).max(MOST_UNITS) }),
  /** The window of the declared action is open, W-11.9. */
  z.strictObject({
    kind: z.literal('interrupt'),
    /** Seats that have not answered yet; if left out, all that may interrupt and have claimed nothing. */
    waiting: z.array(Id).max(8).optional(),
    /** Interrupts claimed so far, W-11.3. */
    claims: z.array(InterruptSchema).max(8).default([]),
  }),
  /** What the target of this one's attack rolls, W-9.3. */
  z.strictObject({ kind: z.literal('defend'), role: RoleSchema }),
  /** Which component this one's hit goes to, W-10.3. */
  z.strictObject({
    kind: z.literal('pick'),
    role: RoleSchema,
    damage: wholeFrom(0, 99),
    /** Attacks of the action made so far, this one included. */
    made: Count.min(1).default(1),
    /** What the target rolls. */
    defence: z.enum(['armour', 'piloting']).default('armour'),
    /** How it has reacted to the first attack in close quarters, W-13b.6. */
    reaction: z.strictObject({ how: z.enum(['dodge', 'counter']), weapon: Id.optional() }).optional(),
  }),
  /** How the target of the actor's attack in close quarters reacts, W-13b.6. */
  z.strictObject({ kind: z.literal('react') }),
  /** A window runs in which nobody is asked any more: while a unit waits, or before an attack in close quarters, W-13d.15. */
  z.strictObject({ kind: z.literal('window'), of: z.enum(['wait', 'attack']) }),
  /** Where that target goes, which has dodged, W-13b.8. */
  z.strictObject({ kind: z.literal('evade') }),
]);

/** The part of a position that is Warfare's own. Fields left out have their values at the beginning of a match. */
export const PositionSchema = z.strictObject({
  /** Ticks gone by, W-3.2. */
  elapsed: Ticks.default(0),
  units: z
    .array(UnitSchema)
    .min(1)
    .max(2 * MOST_UNITS),
  action: ActionSchema.optional(),
  interrupt: InterruptionSchema.optional(),
  held: z.array(HeldBlowSchema).max(60).default([]),
  /** Left out: no decision is open, and the match works out who acts next. */
  decision: DecisionSchema.optional(),
  /** How many decisions each seat was asked so far. */
  asked: z.record(z.string(), wholeFrom(0, 1_000_000)).default({}),
  /** Seats that have conceded during the action: their units leave at its end, W-15. */
  leaving: z
    .array(Id)
    .max(2 * MOST_PLAYERS)
    .default([]),
  /** Only with detection, W-13d. */
  detection: DetectionSchema.optional(),
  /** How the match ended, if it is over, W-15. */
  outcome: z
    .strictObject({
      winner: wholeFrom(0, 1).optional(),
      score: z.array(z.int().min(0)).length(2),
      ...whyFields(OUTCOMES),
    })
    .transform(readWhy)
    .optional(),
});
/** A position that was read. */
export type Position = z.output<typeof PositionSchema>;
/** A position as it is written: what is as at the beginning of a match may be left out. */
export type WrittenPosition = z.input<typeof PositionSchema>;
