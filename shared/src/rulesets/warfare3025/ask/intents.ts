import { z } from 'zod';
import { byRule, wholeFrom } from '../../../reading/index.ts';
import { MOST_COMPONENTS } from '../cards/card.ts';

/** A hex's printed label, H-1.3. */
export const Label = byRule(
  'H-1.3',
  z.string().regex(/^\d{4}$/, 'A hex is four digits, column then row, such as 0305.'),
);
/** A name within a match: of a unit, a weapon, a component or a seat. */
export const Id = z.string().min(1).max(24);

/** The most hexes of a path; no card moves farther. */
export const MOST_HEXES = 60;

/** A jump inside a path, W-7: `after` hexes are walked, the next `hexes` are flown, rising `rise` levels first. */
const JumpSchema = byRule(
  'W-7',
  z.strictObject({ after: wholeFrom(0, MOST_HEXES), hexes: wholeFrom(1, MOST_HEXES), rise: wholeFrom(1, 10) }),
);
export type Jump = z.infer<typeof JumpSchema>;

const CarefulSchema = byRule(
  'W-13c.9',
  z
    .array(wholeFrom(1, MOST_HEXES))
    .min(1)
    .max(MOST_HEXES)
    .refine(
      (hexes) => hexes.every((hex, i) => i === 0 || hex > hexes[i - 1]!),
      'Hexes are named once, in their order.',
    ),
);

/** A move, W-5: the hexes entered in order (without the one it starts from), and the facing at the end. */
export const MoveSchema = byRule(
  'W-5',
  z.strictObject({
    path: z.array(Label).max(MOST_HEXES),
    facing: wholeFrom(0, 5),
    jump: JumpSchema.optional(),
    /** What to do on a poor roll in difficult terrain. */
    onPoor: byRule('W-6.3', z.enum(['stop', 'press'])).default('stop'),
    /** Which hexes of the path are entered carefully, W-13c.9: 1 is the first one. */
    careful: CarefulSchema.optional(),
  }),
);
export type Move = z.infer<typeof MoveSchema>;

/** An attack, W-9, made when `after` hexes of the path are entered: 0 at the start, the path's length at the end. */
export const AttackSchema = byRule(
  'W-9',
  z.strictObject({
    weapon: Id,
    target: Id,
    /** Extra attacks by rapid fire. */
    extras: byRule('W-9.6', wholeFrom(0, 9)).default(0),
    after: wholeFrom(0, MOST_HEXES).default(0),
    /** Aim ticks, the same for all attacks of the action; none if left out. */
    aim: byRule('W-13a.1', wholeFrom(0, 5)).optional(),
  }),
);
export type Attack = z.infer<typeof AttackSchema>;

/**
 * Components of the target in the order in which great hits go to them, W-10.3: each to the first that is not destroyed.
 * Once none is left, the attacker is asked for each.
 */
export const PartsSchema = byRule(
  'W-10.3',
  z
    .array(Id)
    .min(1)
    .max(MOST_COMPONENTS)
    .refine((parts) => new Set(parts).size === parts.length, 'An order of parts names each once.'),
);

/** What a unit does in an activation or an interrupt: a move, an attack or both, W-4. */
export interface Plan {
  readonly move?: Move | undefined;
  readonly attack?: Attack | undefined;
  /** It does nothing but stop being unstable, W-13c.8. */
  readonly stabilise?: true | undefined;
  /** It does nothing but hide, W-13d.8. */
  readonly hide?: true | undefined;
}

const act = z.strictObject({
  kind: z.literal('act'),
  unit: Id,
  move: MoveSchema.optional(),
  attack: AttackSchema.optional(),
  parts: PartsSchema.optional(),
});
/** An interrupt that is asked for, W-11.3. */
export const InterruptSchema = z.strictObject({
  kind: z.literal('interrupt'),
  unit: Id,
  /** Hexes of the actor's path that are entered when it happens; 0 is before everything. */
  trigger: byRule('W-11.8', wholeFrom(0, MOST_HEXES)),
  move: MoveSchema.optional(),
  attack: AttackSchema.optional(),
  parts: PartsSchema.optional(),
});

/** Everything that a player can order. */
export const IntentSchema = z.discriminatedUnion('kind', [
  act,
  /** Do nothing for a while, W-3.5. */
  z.strictObject({ kind: z.literal('wait'), unit: Id }),
  /** Stop being unstable, W-13c.8. */
  z.strictObject({ kind: z.literal('stabilise'), unit: Id }),
  /** Try to be less known to the other side, W-13d.8. */
  z.strictObject({ kind: z.literal('hide'), unit: Id }),
  InterruptSchema,
  /** No interrupt, W-11.9. */
  z.strictObject({ kind: z.literal('pass') }),
  /** What the defender rolls. */
  z.strictObject({ kind: z.literal('defend'), roll: byRule('W-9.3', z.enum(['armour', 'piloting'])) }),
  /** The component that the attacker picks, and where later great hits of this attack go. */
  z.strictObject({ kind: z.literal('pick'), component: byRule('W-10.3', Id), parts: PartsSchema.optional() }),
  /** What the target of an attack in close quarters does; a counter names its weapon. */
  z.strictObject({
    kind: z.literal('react'),
    how: byRule('W-13b.6', z.enum(['none', 'dodge', 'counter'])),
    weapon: byRule('W-13b.6', Id).optional(),
  }),
  /** Where a unit that has dodged goes, W-13b.8; without a move it stays. */
  z.strictObject({ kind: z.literal('evade'), move: MoveSchema.optional() }),
  /** Give the match up, W-15. At any time. */
  z.strictObject({ kind: z.literal('concede') }),
]);
export type Intent = z.infer<typeof IntentSchema>;
/** The intents of one kind. */
export type IntentOf<K extends Intent['kind']> = Extract<Intent, { kind: K }>;
