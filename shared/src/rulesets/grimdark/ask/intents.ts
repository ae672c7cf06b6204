import { z } from 'zod';
import { byRule, wholeFrom } from '../../../reading/index.ts';
import { ACTIONS } from '../model/table.ts';
import { MOST_UNITS } from '../roster/force.ts';

const HEX = 'A hex is four digits in quotes, column then row, such as "0305".';
/** A hex's printed label, H-1.3. */
export const Label = byRule('H-1.3', z.string(HEX).regex(/^\d{4}$/, HEX));
/** A name within a match. */
export const Id = z.string().min(1).max(40);

const path = byRule('G-9.2', z.array(Label).max(99));
const units = z.array(Id).max(MOST_UNITS);
/** The most tokens that a command gives of one unit, for or against a spell, G-16.4. */
export const MOST_TOKENS = 6;
const tokens = byRule('G-16.4', z.record(Id, wholeFrom(1, MOST_TOKENS)));

/** The target of one group of weapons, G-10.3. */
export const GroupSchema = z.strictObject({
  weapon: Id,
  /** true: the group of the joined hero; false: that of its unit; left out: both, where both have the weapon. */
  hero: z.boolean().optional(),
  target: Id,
  /** Sniper: the model that each carrier names, counted over the living models of the target from 0. */
  models: z.array(wholeFrom(0, 99)).max(99).optional(),
});
/** What a player declares for one group of weapons, G-10.3. */
export type Group = z.infer<typeof GroupSchema>;

/** An action with its path, P10. */
const ActSchema = z.strictObject({
  kind: z.literal('act'),
  action: byRule('G-9.1', z.enum(ACTIONS)),
  path: path.default([]),
  /** The unit that it charges. */
  target: Id.optional(),
  /** The transport that it boards at the end of its path, G-15.1. */
  board: Id.optional(),
});

/** When more spells may be tried: now, after the move, or none at all in this activation. */
const MORE_SPELLS = ['now', 'after', 'none'] as const;
/** One of these. */
export type MoreSpells = (typeof MORE_SPELLS)[number];

/** Everything that a player can ask for, G-19. */
export const IntentSchema = z.discriminatedUnion('kind', [
  /** Whether to begin as it is proposed. */
  z.strictObject({ kind: z.literal('proposal'), take: byRule('P0', z.boolean()) }),
  z.strictObject({ kind: z.literal('markerFirst'), first: byRule('P1', z.enum(['self', 'opponent'])) }),
  z.strictObject({ kind: z.literal('placeMarker'), at: Label }),
  z.strictObject({ kind: z.literal('chooseEdge'), edge: byRule('P3', z.enum(['north', 'south'])) }),
  z.strictObject({
    kind: z.literal('declare'),
    joins: byRule('G-4.5', z.array(z.strictObject({ hero: Id, unit: Id })).max(MOST_UNITS)).default([]),
    loads: byRule('G-15.1', z.array(z.strictObject({ unit: Id, transport: Id })).max(MOST_UNITS)).default([]),
    /** Units with Ambush that go to reserve. */
    reserves: byRule('G-7.6', units).default([]),
    /** Units with Scout that are set aside. */
    scouts: byRule('G-7.6', units).default([]),
    /** So it stands by now, and may still change: the clock takes it. Left out: that is it. */
    draft: z.literal(true).optional(),
  }),
  z.strictObject({ kind: z.literal('deploy'), unit: Id, at: Label }),
  /** `at`: the hex in the own zone; `to`: where it goes from there, G-7.8; left out: nowhere. */
  z.strictObject({ kind: z.literal('scout'), unit: Id, at: Label, to: Label.optional() }),
  /** null: pass. */
  z.strictObject({
    kind: z.literal('arrive'),
    arrival: byRule('P7', z.strictObject({ unit: Id, at: Label }).nullable()),
  }),
  z.strictObject({
    kind: z.literal('activate'),
    unit: Id,
    /** A benefit of G-18.4: Logic gives +1 to hit; Knowledge makes the opponent name the unit to activate next. */
    logic: z.boolean().optional(),
    ask: z.boolean().optional(),
    /** Its action, taken without a further question once spells before it are cast; left out: it is asked for then. */
    act: ActSchema.optional(),
  }),
  /** null: no spell. */
  z.strictObject({
    kind: z.literal('cast'),
    cast: byRule(
      'P9',
      z.strictObject({ spell: Id, targets: z.array(Id).min(1).max(2), tokens: tokens.default({}) }).nullable(),
    ),
    /** Left out: now after a spell, after the move without one. */
    more: byRule('P9', z.enum(MORE_SPELLS)).optional(),
  }),
  ActSchema,
  z.strictObject({
    kind: z.literal('shoot'),
    groups: byRule('G-10.3', z.array(GroupSchema).max(24)),
    /** Instead of shooting the unit works on a chamber, G-18.4. */
    interface: z.boolean().optional(),
  }),
  /** Tokens per own unit with a Caster. */
  z.strictObject({ kind: z.literal('hinder'), tokens: tokens.default({}) }),
  z.strictObject({ kind: z.literal('counter'), strike: byRule('P13', z.boolean()) }),
  z.strictObject({ kind: z.literal('strikeBack'), strike: byRule('P14', z.boolean()) }),
  /** Types of models in the order in which they are removed; types left out follow in model order. */
  z.strictObject({ kind: z.literal('casualties'), types: byRule('P15', z.array(Id).max(24)) }),
  z.strictObject({ kind: z.literal('separate'), to: Label }),
  z.strictObject({ kind: z.literal('consolidate'), path: path.default([]) }),
  z.strictObject({ kind: z.literal('bailOut'), to: Label }),
  /** A terrain piece or a unit. */
  z.strictObject({ kind: z.literal('eventChoice'), option: Id }),
  /** Give the match up, G-14.4. At any time. */
  z.strictObject({ kind: z.literal('concede') }),
]);
/** What a player asks for, in the words of the commands of G-19.1. */
export type Intent = z.infer<typeof IntentSchema>;
export type IntentOf<K extends Intent['kind']> = Extract<Intent, { kind: K }>;

/** What an intent is a part of its answer about: a declaration as it stands by now; null: it is the whole answer. */
export const partOf = (intent: Intent): string | null =>
  intent.kind === 'declare' && intent.draft ? intent.kind : null;
