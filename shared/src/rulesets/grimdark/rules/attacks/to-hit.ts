// What hit dice must show, and which hits one of them makes, G-11.2 and G-11.3.

import type { AttackHow, GroupAttack, Hit } from '../../model/chapters/attacks.ts';
import type { Effect } from '../../model/effects.ts';
import { type Needed, needed, type Reason, sumOf } from '../../model/needed.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import type { ModelRule, Weapon } from '../../roster/index.ts';
import { effectReason, effectsOn, figuresOf, rulesNow, unitOf } from '../figures.ts';
import { stormPenalty } from '../scenarios/storm.ts';
import { weaponOf } from './weapons.ts';

/** The least die of Regeneration that ignores a wound, G-15. */
export const REGENERATES = 5;

/** Has a model of a unit this rule now: its own, or one that a spell grants to the whole unit, G-16.6? */
export const hasRule = (table: Table, unit: Unit, model: number, rule: ModelRule): boolean =>
  figuresOf(table, unit).track[model]!.rules[rule] !== undefined ||
  effectsOn(table, unit, 'grant').some(({ what }) => what.rule === rule);

/** The Quality of Reliable and Sniper weapons, G-15. */
const SURE_QUALITY = 2;
/** Stealth and Entrenched count over this distance, G-15. */
const LONG = 9;

const STEALTH: Reason = { rule: 'G-15', why: 'stealth', add: -1 };
const ENTRENCHED: Reason = { rule: 'G-15', why: 'entrenched', add: -2 };
const INDIRECT: Reason = { rule: 'G-15', why: 'indirect', add: -1 };
const THRUST: Reason = { rule: 'G-15', why: 'thrust', add: 1 };
const SHAKEN: Reason = { rule: 'G-13.5', why: 'shaken', add: 0 };
const FATIGUED: Reason = { rule: 'G-12.7', why: 'fatigued', add: 0 };

/** Is it shooting, not a strike? */
export const isShooting = (how: AttackHow): boolean => how === 'hold' || how === 'advance';

/**
 * Stealth and Entrenched of the target. All models of a unit must have them; of the one that Sniper names, it alone.
 */
const distanceReasons = (table: Table, { distance, target: id }: GroupAttack, named?: number): readonly Reason[] => {
  if (distance <= LONG) return [];
  const target = unitOf(table, id);
  const has =
    named === undefined
      ? rulesNow(table, target)
      : { stealth: hasRule(table, target, named, 'stealth'), entrenched: hasRule(table, target, named, 'entrenched') };
  return [...(has.stealth ? [STEALTH] : []), ...(has.entrenched && !target.movedSince ? [ENTRENCHED] : [])];
};

/** Does Thrust count for this model and weapon: in the melee of its own charge, G-15? */
const thrusts = (table: Table, by: Unit, model: number, how: AttackHow, { rules }: Weapon): boolean =>
  how === 'charge' && (rules.thrust !== undefined || hasRule(table, by, model, 'thrust'));

type HitEffect = Extract<Effect['what'], { readonly kind: 'hit' }>;

const scopeFits = ({ scope }: HitEffect, how: AttackHow): boolean =>
  scope === 'all' || scope === 'next-attacks' || (scope === 'shooting') === isShooting(how);

/** Modifiers by spells, events and scenarios, G-16.6. */
const effectReasons = (table: Table, by: Unit, { target, how }: GroupAttack): readonly Reason[] =>
  effectsOn(table, by, 'hit')
    .filter(({ what }) => scopeFits(what, how))
    .filter(({ what: { against } }) => against === undefined || against === unitOf(table, target).seat)
    .map(({ source, what }) => effectReason(table, source, what.amount));

/** Lock-On ignores negative modifiers, G-15: one more reason makes up for them. */
const lockedOn = (reasons: readonly Reason[]): readonly Reason[] => {
  const harder = sumOf(reasons.filter(({ add }) => add < 0));
  return harder < 0 ? [...reasons, { rule: 'G-15', why: 'lock-on', add: -harder }] : reasons;
};

/**
 * What each hit die of one carrier of a group must show, G-11.2. `model`: the carrier's index in its track. `named`:
 * with Sniper, the index in the target's track of the model that it names.
 */
export const toHit = (table: Table, attack: GroupAttack, model: number, named?: number): Needed => {
  const by = unitOf(table, attack.by);
  const weapon = weaponOf(table, attack.weapon);
  const { how } = attack;
  const { rules } = weapon;
  const quality = rules.reliable || rules.sniper ? SURE_QUALITY : figuresOf(table, by).track[model]!.quality;
  const shooting = isShooting(how);
  if (!shooting && (by.shaken || by.fatigued))
    return { base: quality, reasons: [by.shaken ? SHAKEN : FATIGUED], needs: 6 };
  const reasons = [
    ...(shooting ? distanceReasons(table, attack, named) : []),
    ...(shooting && rules.indirect && by.moved ? [INDIRECT] : []),
    ...(thrusts(table, by, model, how, weapon) ? [THRUST] : []),
    ...stormPenalty(table, by),
    ...effectReasons(table, by, attack),
  ];
  return needed(quality, rules['lock-on'] ? lockedOn(reasons) : reasons);
};

/** What holds for all hit dice of one carrier. */
export interface Stance extends Needed {
  /** The AP of its hits: the weapon's, and 1 more by Thrust, G-11.3. */
  readonly ap: number;
  /** The rule that adds a hit for each natural 6, G-11.3. */
  readonly extra: 'furious' | 'relentless' | undefined;
}

/** Furious counts in the melee of its own charge, Relentless when shooting after a Hold, G-11.3. */
const extraOf = (table: Table, { by, how }: GroupAttack, model: number): Stance['extra'] => {
  const rule = how === 'charge' ? 'furious' : how === 'hold' ? 'relentless' : undefined;
  return rule && hasRule(table, unitOf(table, by), model, rule) ? rule : undefined;
};

/**
 * How one carrier of a group attacks. `ap` is the weapon's, which the alien cannon has anew each time; `model` and `named`
 * as for `toHit`.
 */
export const stanceOf = (
  table: Table,
  attack: GroupAttack,
  weapon: Weapon,
  ap: number,
  model: number,
  named?: number,
): Stance => ({
  ...toHit(table, attack, model, named),
  ap: ap + (thrusts(table, unitOf(table, attack.by), model, attack.how, weapon) ? 1 : 0),
  extra: extraOf(table, attack, model),
});

/** The AP of a Rending weapon's hit by a natural 6. */
const RENDING_AP = 4;

/** A hit before its block dice are worked out, and the model that Sniper names for it. */
export interface RawHit extends Omit<Hit, 'defense'> {
  readonly named?: number;
}

/**
 * The hits of a successful die, G-11.3: two if Furious or Relentless adds one. `die` is its index, `shown` its face.
 */
export const hitsOf = (
  { ap, extra }: Stance,
  { rules }: Pick<Weapon, 'rules'>,
  die: number,
  shown: number,
  named?: number,
): RawHit[] => {
  const rends = shown === 6 && rules.rending !== undefined && ap < RENDING_AP;
  const at = named === undefined ? {} : { named };
  const hit: RawHit = { die, ap: rends ? RENDING_AP : ap, why: rends ? 'rending' : 'hit', ...at };
  return shown === 6 && extra ? [hit, { die, ap, why: extra, ...at }] : [hit];
};
