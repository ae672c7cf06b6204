// Answers to P11: a fair sample of all, and one by chance.
import type { Group, IntentOf } from '../../ask/intents.ts';
import type { Table } from '../../model/table.ts';
import type { Unit, UnitId } from '../../model/units.ts';
import type { Below } from '../chapter.ts';
import { effectsOn, figuresOf, livingModels, unitOf } from '../figures.ts';
import { whyNotInterface } from '../scenarios/chambers.ts';
import { hasTarget, targetsOf } from './targets.ts';
import { groupsOf, type WeaponGroup } from './weapons.ts';

type Shots = IntentOf<'shoot'>;

/** The groups that a unit may fire now: none under event 15. */
const groupsNow = (table: Table, unit: Unit): readonly WeaponGroup[] =>
  unit.shaken || effectsOn(table, unit, 'cannot-shoot').length > 0 ? [] : groupsOf(table, unit, 'ranged');

const canInterface = (table: Table, unit: Unit): boolean => whyNotInterface(table, unit) === undefined;

/** The default of P11: no shooting. */
export const NO_SHOTS: Shots = { kind: 'shoot', groups: [] };

const INTERFACE: Shots = { kind: 'shoot', groups: [], interface: true };

/** Is there nothing to choose: no group with a target, and no chamber to work on? */
export const isSettled = (table: Table, unit: Unit): boolean =>
  !hasTarget(table, unit, groupsNow(table, unit)) && !canInterface(table, unit);

/** The living model that Sniper names in samples: the joined hero, else the first. Counted from 0. */
const worthNaming = (table: Table, target: Unit): number => {
  const { track } = figuresOf(table, target);
  return Math.max(
    0,
    livingModels(target).findIndex((model) => track[model]!.hero),
  );
};

/** A group at a target. With Sniper every carrier names the living model of this index. */
const shotAt = ({ weapon, hero, carriers }: WeaponGroup, target: UnitId, place: number): Group => ({
  weapon: weapon.id,
  hero,
  target,
  ...(weapon.rules.sniper && { models: carriers.map(() => place) }),
});

const at = (table: Table, group: WeaponGroup, target: UnitId): Group =>
  shotAt(group, target, worthNaming(table, unitOf(table, target)));

/**
 * A fair sample of what can be declared: nothing, everything at one target, one group at one target, a Sniper at each
 * model, and the groups split between two targets.
 */
export const allShots = function* (table: Table, unit: Unit): Generator<Shots> {
  yield NO_SHOTS;
  if (canInterface(table, unit)) yield INTERFACE;
  const aims = targetsOf(table, unit, groupsNow(table, unit));
  const targets = [...new Set(aims.flatMap(({ targets: each }) => each))];
  const shots = (target: UnitId) =>
    aims.filter(({ targets: each }) => each.includes(target)).map(({ group }) => at(table, group, target));
  for (const target of targets) {
    const all = shots(target);
    if (all.length > 1) yield { kind: 'shoot', groups: all };
    for (const one of all) yield { kind: 'shoot', groups: [one] };
    for (const { group, targets: each } of aims) {
      if (!group.weapon.rules.sniper || !each.includes(target)) continue;
      for (const place of livingModels(unitOf(table, target)).keys())
        yield { kind: 'shoot', groups: [shotAt(group, target, place)] };
    }
  }
  for (const [nth, one] of targets.entries())
    for (const other of targets.slice(nth + 1)) {
      const [first, ...rest] = shots(one);
      const left = shots(other).filter(({ weapon }) => weapon !== first!.weapon);
      const same = rest.filter(({ weapon }) => weapon === first!.weapon);
      if (left.length > 0) yield { kind: 'shoot', groups: [first!, ...same, ...left] };
    }
};

/** Shots by chance, mostly all at one target; groups that cannot reach it take a second one. */
export const someShots = (table: Table, unit: Unit, below: Below): Shots => {
  const works = canInterface(table, unit);
  const aims = targetsOf(table, unit, groupsNow(table, unit)).filter(({ targets }) => targets.length > 0);
  if (works && (aims.length === 0 || below(2) === 0)) return below(8) === 0 ? NO_SHOTS : INTERFACE;
  if (aims.length === 0 || below(16) === 0) return NO_SHOTS;
  const { targets } = aims[below(aims.length)]!;
  const first = targets[below(targets.length)]!;
  const others = aims.flatMap(({ targets: each }) => (each.includes(first) ? [] : each));
  const second = others.length > 0 ? others[below(others.length)] : undefined;
  const groups = aims.flatMap(({ group, targets: each }) => {
    const target = [first, second].find((one) => one !== undefined && each.includes(one));
    return target === undefined ? [] : [at(table, group, target)];
  });
  return { kind: 'shoot', groups };
};
