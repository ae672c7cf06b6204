// Which groups a player's declaration means, and why they cannot be shot, G-10.2 to G-10.4.

import type { Refusal } from '../../../../match/index.ts';
import type { Group, IntentOf } from '../../ask/intents.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { refusal } from '../../refusal.ts';
import { areEnemies, effectsOn, figuresOf, livingModels } from '../figures.ts';
import { whyNotInterface } from '../scenarios/chambers.ts';
import { whyNotAt } from './targets.ts';
import { groupsOf, type WeaponGroup } from './weapons.ts';

/** One group with its declaration. */
interface Declared {
  readonly shot: Group;
  /** Undefined: no living model carries the weapon. */
  readonly group: WeaponGroup | undefined;
}

/** One declaration for the groups of a unit and of its hero: the unit's carriers name their models first. */
const shared = (shot: Group, [units, heros]: readonly WeaponGroup[]): readonly Declared[] => {
  const own = units!.carriers.length;
  const { models } = shot;
  return [
    { shot: models ? { ...shot, models: models.slice(0, own) } : shot, group: units },
    { shot: models ? { ...shot, models: models.slice(own) } : shot, group: heros },
  ];
};

/**
 * The groups declared, in declared order. A declaration says whether it means the unit's group or the joined hero's; if
 * it does not, it means both, where both carry the weapon, the hero's last.
 */
export const declaredOf = (groups: readonly WeaponGroup[], shots: readonly Group[]): readonly Declared[] =>
  shots.flatMap((shot): readonly Declared[] => {
    const carried = groups.filter(({ weapon }) => weapon.id === shot.weapon);
    if (shot.hero !== undefined) return [{ shot, group: carried.find(({ hero }) => hero === shot.hero) }];
    const meant = carried.filter(
      ({ hero }) => !shots.some((other) => other.weapon === shot.weapon && other.hero === hero),
    );
    if (meant.length > 1) return shared(shot, meant);
    return [{ shot, group: meant[0] ?? carried[0] }];
  });

/** At how many different units a unit can shoot, G-10.3. */
const MOST_TARGETS = 2;

/** Why a unit cannot be a target of this one with any weapon, G-10.2. */
const checkTarget = (table: Table, unit: Unit, id: string): Refusal | undefined => {
  const target = Object.hasOwn(table.units, id) ? table.units[id]! : undefined;
  if (!target) return refusal('E_UNKNOWN_UNIT', 'G-10.2', { unit: id });
  if (!areEnemies(unit, target)) return refusal('E_BAD_TARGET/no-enemy', 'G-10.2', { unit: id });
  if (target.place !== 'map') return refusal('E_BAD_TARGET/off-map', 'G-10.2', { unit: id });
  return undefined;
};

/** Why one group cannot be shot: its target, its weapon, then sight and range, in the order of G-20. */
const checkGroup = (table: Table, unit: Unit, { shot, group }: Declared): Refusal | undefined => {
  const fault = checkTarget(table, unit, shot.target);
  if (fault) return fault;
  if (unit.spent.includes(shot.weapon))
    return refusal('E_WEAPON_SPENT', 'G-15', { unit: unit.id, weapon: shot.weapon });
  // A melee weapon has carriers, but its range is 0.
  const fired = group ?? declaredOf(groupsOf(table, unit, 'melee'), [shot])[0]!.group;
  if (!fired) {
    const figures = { unit: unit.id, weapon: shot.weapon };
    return shot.hero ? refusal('E_NO_WEAPON/hero', 'G-10.3', figures) : refusal('E_NO_WEAPON/unit', 'G-10.3', figures);
  }
  return whyNotAt(table, unit, fired.weapon, table.units[shot.target]!);
};

/** Does Sniper name one living model per carrier, and no other weapon any, G-15? */
const checkNamedModels = (table: Table, { weapon, carriers }: WeaponGroup, shot: Group): Refusal | undefined => {
  const { models = [] } = shot;
  if (weapon.rules.sniper === undefined)
    return models.length > 0 ? refusal('E_BAD_CHOICE/no-sniper', 'G-15', { weapon: weapon.name }) : undefined;
  if (models.length !== carriers.length)
    return refusal('E_BAD_CHOICE/models', 'G-15', {
      ...{ weapon: weapon.name, carriers: carriers.length, named: models.length },
    });
  const living = livingModels(table.units[shot.target]!).length;
  const missing = models.find((model) => model >= living);
  return missing === undefined
    ? undefined
    : refusal('E_BAD_CHOICE/no-model', 'G-15', { unit: shot.target, living, model: missing });
};

/**
 * What holds between groups, G-10.3: each is named once, and a hero's has the target of its unit's with the same
 * weapon.
 */
const checkTogether = (declared: readonly Declared[]): Refusal | undefined => {
  for (const [place, { shot, group }] of declared.entries())
    for (const { shot: other, group: before } of declared.slice(0, place)) {
      const { weapon, target } = shot;
      if (other.weapon !== weapon) continue;
      if (before === group) return refusal('E_BAD_CHOICE/split', 'G-10.3', { weapon });
      if (other.target !== target) return refusal('E_BAD_CHOICE/same-target', 'G-10.3', { weapon });
    }
  return undefined;
};

/** Why a unit cannot work on a chamber instead of shooting, G-18.4. */
const checkInterface = (table: Table, unit: Unit, shots: readonly Group[]): Refusal | undefined =>
  shots.length > 0 ? refusal('E_BAD_CHOICE/works', 'G-18.4') : whyNotInterface(table, unit);

/**
 * Why a unit cannot shoot like this, G-10.2 to G-10.4: too many targets before anything else, then group by group, then
 * what they are together. Undefined: it can.
 */
export const checkShots = (table: Table, unit: Unit, intent: Omit<IntentOf<'shoot'>, 'kind'>): Refusal | undefined => {
  const { groups: shots } = intent;
  if (intent.interface) return checkInterface(table, unit, shots);
  if (shots.length === 0) return undefined;
  if (unit.shaken) return refusal('E_SHAKEN_MUST_IDLE/shoot', 'G-13.5', { unit: unit.id });
  const targets = new Set(shots.map(({ target }) => target)).size;
  if (targets > MOST_TARGETS) return refusal('E_TOO_MANY_TARGETS', 'G-10.3', { targets, most: MOST_TARGETS });
  const declared = declaredOf(groupsOf(table, unit, 'ranged'), shots);
  for (const each of declared) {
    const fault = checkGroup(table, unit, each);
    if (fault) return fault;
  }
  const [barred] = effectsOn(table, unit, 'cannot-shoot');
  if (barred)
    return refusal('E_CANNOT_SHOOT', 'G-17.4', {
      ...{ name: figuresOf(table, unit).name, unit: unit.id, source: barred.source },
    });
  for (const { shot, group } of declared) {
    const fault = checkNamedModels(table, group!, shot);
    if (fault) return fault;
  }
  return checkTogether(declared);
};
