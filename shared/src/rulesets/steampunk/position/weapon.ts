import { z } from 'zod';
import { byRule, line, wholeFrom } from '../../../reading/index.ts';
import type { Weapon } from '../roster/figures/index.ts';
import { MOST } from './most.ts';

const N = wholeFrom(1, 12);
const DieSides = z.union([2, 3, 4, 6, 8, 10, 12].map((sides) => z.literal(sides as 2 | 3 | 4 | 6 | 8 | 10 | 12)));
const DieExpression = z.strictObject({ sides: DieSides, plus: wholeFrom(-20, 20).default(0) });
const word = z.string().min(1).max(24);
const Id = z.string().min(1).max(60);
const angle = wholeFrom(0, 9);

/** A marker that a weapon or damage places on a hex. */
export const Marker = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('smoke') }),
  z.strictObject({ kind: z.literal('fire') }),
  z.strictObject({ kind: z.literal('poison_cloud'), die: DieSides, n: N }),
  z.strictObject({ kind: z.literal('acid_cloud'), acid: z.enum(['acid', 'minor_acid']), n: N }),
]);

const Attack = z.discriminatedUnion('mode', [
  z.strictObject({ mode: z.literal('direct') }),
  z.strictObject({ mode: z.literal('area'), n: z.array(N).min(1).max(10) }),
  z.strictObject({
    mode: z.literal('sweep'),
    pointBlank: N,
    normal: N,
    long: N,
    friendlySafe: z.boolean().default(false),
    hitsFriends: z.boolean().default(false),
  }),
  z.strictObject({ mode: z.literal('cone'), pointBlank: N, longCentre: N, longEdge: N }),
  z.strictObject({ mode: z.literal('spray') }),
  z.strictObject({ mode: z.literal('place'), markers: z.array(Marker).min(1).max(6) }),
]);

const Ammo = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('load'),
    capacity: wholeFrom(1, 9).default(1),
    perLoad: wholeFrom(1, 9).default(1),
    perUse: wholeFrom(1, 9).default(1),
  }),
  z.strictObject({ kind: z.literal('always') }),
  z.strictObject({ kind: z.literal('limited'), uses: wholeFrom(1, 99) }),
  z.strictObject({ kind: z.literal('linked'), weapon: Id }),
]);

const OnHit = z.union([
  z.strictObject({ token: z.literal('poison'), die: DieSides }),
  z.strictObject({ token: z.enum(['acid', 'minor_acid']) }),
  z.strictObject({ token: z.literal('fire'), once: z.literal(true).optional() }),
]);

const ExtraDie = z.strictObject({ type: z.enum(['psychic', 'crew', 'light']), die: DieExpression });
const Extra = z.array(ExtraDie).max(6);
const PoisonCloud = z.strictObject({ kind: z.literal('poison_cloud'), die: DieSides, n: N });

/** Abilities of a weapon, in the form of the roster: those that say no more than their key, and those that do. */
const Ability = byRule(
  'ARM-4',
  z.discriminatedUnion('key', [
    z.strictObject({
      key: z.enum([
        'amplified',
        'auto_load_after_assault',
        'bad_at_long_range',
        'bullet_storm',
        'clears_forest',
        'drag',
        'ignore_fast_and_flying',
        'in_addition',
        'instead_of_normal',
        'range_zero_ok',
        'reserve',
        'same_target_shots',
        'sniper',
        'splash_minor_acid',
      ]),
    }),
    z.strictObject({ key: z.literal('enhanced_accuracy'), n: wholeFrom(-9, 9) }),
    z.strictObject({ key: z.literal('range_plus_if_flying'), n: wholeFrom(0, 9) }),
    z.strictObject({
      key: z.literal('improved_aim'),
      hit: wholeFrom(-9, 9),
      regular: wholeFrom(-20, 20),
      extra: Extra,
    }),
    z.strictObject({ key: z.literal('burst'), n: wholeFrom(1, MOST.shots) }),
    z.strictObject({ key: z.enum(['coaxial', 'same_sector_as']), weapon: Id }),
    z.strictObject({ key: z.literal('needs_alive'), n: wholeFrom(1, 10) }),
    z.strictObject({ key: z.literal('focus_fire'), shots: wholeFrom(1, MOST.shots) }),
    z.strictObject({ key: z.literal('unstable_round'), area: N, regular: DieExpression, ap: wholeFrom(-9, 30) }),
    z.strictObject({ key: z.literal('gunsmoke'), cloud: PoisonCloud }),
    z.strictObject({ key: z.literal('crew_if_penetrated'), die: DieExpression }),
  ]),
);

/** Does it strike hexes, so that each in reach is looked at? */
const strikesHexes = ({
  attack,
  abilities,
}: {
  readonly attack: { readonly mode: string };
  readonly abilities: readonly { readonly key: string }[];
}) => attack.mode !== 'direct' || abilities.some(({ key }) => key === 'unstable_round');

/** A weapon with figures of its own, for tests and worked cases; abilities are those of the roster, in its form. */
export const WeaponSchema = z
  .strictObject({
    id: Id,
    race: z.enum(['elf', 'darkelf', 'dwarf', 'ork', 'gnome']).default('elf'),
    name: line(1, 60),
    range: wholeFrom(0, 60),
    arc: z.tuple([angle, angle, angle, angle]).default([1, 1, 1, 1]),
    fixed: z.boolean().default(false),
    shots: wholeFrom(1, MOST.shots).default(1),
    per: z.enum(['model', 'unit']).default('model'),
    hitMod: wholeFrom(-9, 9).default(0),
    ap: wholeFrom(-9, 30).default(0),
    regular: DieExpression.nullable().default(null),
    extra: Extra.default([]),
    penetrateBonus: wholeFrom(0, 20).default(0),
    attack: Attack.default({ mode: 'direct' }),
    onHit: z.array(OnHit).max(6).default([]),
    abilities: z.array(Ability).max(12).default([]),
    ammo: Ammo.default({ kind: 'always' }),
    firedBy: z.array(word).max(6).default(['Fire']),
    loadedBy: z.array(word).max(6).default(['Load']),
    aimedBy: z.array(word).max(6).default(['Aim']),
    freeFire: z
      .array(z.union([z.literal(1), z.literal(2)]))
      .max(2)
      .default([]),
    slots: z.record(z.string(), wholeFrom(0, 9)).default({}),
  })
  .refine((weapon) => !strikesHexes(weapon) || weapon.range <= MOST.hexRange, {
    path: ['range'],
    message: `A weapon that strikes hexes or arcs reaches ${MOST.hexRange} hexes at most.`,
    params: { rule: 'GUN-7' },
  })
  // Words are read as they stand: one that no rule knows does nothing.
  .transform((weapon) => weapon as unknown as Weapon);
