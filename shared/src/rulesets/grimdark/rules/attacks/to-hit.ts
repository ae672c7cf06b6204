import type { Effect } from '../../model/effects.ts';
import { type Needed, needed } from '../../model/needed.ts';
import { type Reason, sumOf } from '../../model/reason.ts';
import type { AttackHow, GroupAttack } from '../../model/steps/attacks.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import type { Weapon } from '../../roster/index.ts';
import { effectReason } from '../effect-reason.ts';
import { effectsOn, figuresOf, rulesNow, unitOf } from '../figures.ts';
import { stormPenalty } from '../scenarios/storm.ts';
import { hasRule } from './model-rules.ts';
import { weaponOf } from './weapon-of.ts';

/** Quality of Reliable and Sniper weapons. */
const SURE_QUALITY = 2;
/** Stealth and Entrenched work over this distance. */
export const LONG = 9;

const STEALTH: Reason = { rule: 'G-15', why: 'stealth', add: -1 };
const ENTRENCHED: Reason = { rule: 'G-15', why: 'entrenched', add: -2 };
const INDIRECT: Reason = { rule: 'G-15', why: 'indirect', add: -1 };
const THRUST: Reason = { rule: 'G-15', why: 'thrust', add: 1 };
const SHAKEN: Reason = { rule: 'G-13.5', why: 'shaken', add: 0 };
const FATIGUED: Reason = { rule: 'G-12.7', why: 'fatigued', add: 0 };

/** Is it shooting, and not a strike? */
export const isShooting = (how: AttackHow): boolean => how === 'hold' || how === 'advance';

/**
 * What makes the target hard to hit from afar: of a unit all models must have it, of one that Sniper names it alone,
 * G-15.
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

/** Does Thrust help this model with its weapon: in the melee of its own charge, G-15? */
export const thrusts = (table: Table, by: Unit, model: number, how: AttackHow, { rules }: Weapon): boolean =>
  how === 'charge' && (rules.thrust !== undefined || hasRule(table, by, model, 'thrust'));

type HitEffect = Extract<Effect['what'], { readonly kind: 'hit' }>;

const scopeFits = ({ scope }: HitEffect, how: AttackHow): boolean =>
  scope === 'all' || scope === 'next-attacks' || (scope === 'shooting') === isShooting(how);

/** What spells, events and scenarios add to the dice of a unit against another one, G-16.6. */
const effectReasons = (table: Table, by: Unit, { target, how }: GroupAttack): readonly Reason[] =>
  effectsOn(table, by, 'hit')
    .filter(({ what }) => scopeFits(what, how))
    .filter(({ what: { against } }) => against === undefined || against === unitOf(table, target).seat)
    .map(({ source, what }) => effectReason(table, source, what.amount));

/** Lock-On takes no notice of what makes hitting harder, G-15. */
const lockedOn = (reasons: readonly Reason[]): readonly Reason[] => {
  const harder = sumOf(reasons.filter(({ add }) => add < 0));
  return harder < 0 ? [...reasons, { rule: 'G-15', why: 'lock-on', add: -harder }] : reasons;
};

/**
 * What each die of one carrier of a group has to show to hit, G-11.2. `model` is the carrier's place in its track,
 * `named` the place of the model that it names with Sniper in the target's track.
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
