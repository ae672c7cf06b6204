// What attacks do on average: quicker than exact odds, and good enough to compare attacks with each other.
import { oncePer } from '../../../once-per.ts';
import type { GroupAttack } from '../model/chapters/attacks.ts';
import type { Table } from '../model/table.ts';
import type { Unit } from '../model/units.ts';
import { blastOf, coverCounts, toBlock, woundingOf } from '../rules/attacks/to-block.ts';
import { hasRule, REGENERATES, stanceOf } from '../rules/attacks/to-hit.ts';
import { groupsOf, strikesOf, weaponOf } from '../rules/attacks/weapons.ts';
import { figuresOf, livingModels, livingTough } from '../rules/figures.ts';
import { fearOf, IMPACT, impactDice } from '../rules/melee/opponents.ts';
import { chanceToFail, isAtHalfStrength, moraleNeed } from '../rules/morale/need.ts';
import { rangeIn } from '../rules/scenarios/storm.ts';

/** The chance that a hit is not blocked, and what it wounds on average. */
const woundsOfHit = (
  table: Table,
  target: Unit,
  ap: number,
  cover: boolean,
  { deadly, regenerates }: ReturnType<typeof woundingOf>,
) => {
  const models = livingModels(target);
  const [first = 0] = models;
  const through = (toBlock(table, target, ap, cover).needs - 1) / 6;
  const kept = regenerates && hasRule(table, target, first, 'regeneration') ? (REGENERATES - 1) / 6 : 1;
  return through * kept * Math.min(deadly, figuresOf(table, target).track[first]!.tough);
};

/** The wounds of a group of attacks on average, but no more than its target has left. */
export const woundsOf = (table: Table, attack: GroupAttack, target: Unit): number => {
  const [carrier] = attack.carriers;
  const weapon = weaponOf(table, attack.weapon);
  if (!carrier) return 0;
  const stance = stanceOf(table, attack, weapon, weapon.ap, carrier.model);
  const attacks = attack.carriers.reduce((sum, each) => sum + each.attacks, 0);
  const hits = (7 - stance.needs) / 6;
  const wounding = woundingOf(weapon.rules);
  const cover = coverCounts(table, attack);
  const each = woundsOfHit(table, target, stance.ap, cover, wounding);
  // A natural 6 rends, or makes another hit.
  const sixes = weapon.rules.rending
    ? woundsOfHit(table, target, Math.max(4, stance.ap), cover, wounding) - each
    : stance.extra
      ? each
      : 0;
  const blast = blastOf(weapon.rules, livingModels(target).length);
  return Math.min(livingTough(table, target), attacks * blast * (hits * each + sixes / 6));
};

/** One of the ways in which a unit hurts another: how far it reaches, and how many wounds it makes on average. */
interface Harm {
  readonly range: number;
  readonly wounds: number;
}

/** What a unit can do to another one, wherever both stand. */
export interface Harms {
  /** By group of weapons, the one that reaches farthest first. */
  readonly shots: readonly Harm[];
  /** In a melee after its own charge, and when it is charged. */
  readonly charge: number;
  readonly strike: number;
}

const shotAt = (
  by: Unit,
  target: Unit,
  { weapon, hero, carriers }: ReturnType<typeof groupsOf>[number],
): GroupAttack => ({
  by: by.id,
  target: target.id,
  weapon: weapon.id,
  hero,
  how: 'advance',
  carriers,
  distance: 1,
  cover: 'none',
});

const harms = (table: Table, by: Unit, target: Unit): Harms => {
  const sum = (how: 'charge' | 'melee') =>
    strikesOf(table, by, target, how).reduce((all, attack) => all + woundsOf(table, attack, target), 0);
  const impact = (impactDice(table, by, target, by.fatigued || by.shaken) * (7 - IMPACT)) / 6;
  const shots = groupsOf(table, by, 'ranged').map((group) => ({
    range: rangeIn(table, by, group.weapon),
    wounds: woundsOf(table, shotAt(by, target, group), target),
  }));
  return {
    shots: shots.toSorted((one, other) => other.range - one.range),
    charge: sum('charge') + impact * woundsOfHit(table, target, 0, false, woundingOf({})),
    strike: sum('melee'),
  };
};

/** All that harm depends on besides wounds, effects and scenario. Where a unit stands counts for some of these only. */
const keyOf = ({ effects, scenario }: Table, by: Unit, target: Unit): string => {
  const at = effects.length > 0 || scenario.kind === 'storm' ? `${by.at} ${target.at}` : '';
  const { id, spent, lost, cannon } = by;
  return `${id} ${target.id} ${spent.length} ${lost.length} ${cannon} ${by.fatigued || by.shaken} ${at}`;
};

// Effects, scenario and wounds are replaced when they change.
const known = oncePer((_effects: Table['effects']) =>
  oncePer((_scenario: Table['scenario']) =>
    oncePer((_by: Unit['wounds']) => oncePer((_target: Unit['wounds']) => new Map<string, Harms>())),
  ),
);

/** What a unit can do to another one. `by` may stand where it is not on the table. Worked out once, until it changes. */
export const harmsOf = (table: Table, by: Unit, target: Unit): Harms => {
  const all = known(table.effects)(table.scenario)(by.wounds)(target.wounds);
  const key = keyOf(table, by, target);
  const found = all.get(key);
  if (found) return found;
  const there = table.units[by.id] === by ? table : { ...table, units: { ...table.units, [by.id]: by } };
  const worked = harms(there, by, target);
  all.set(key, worked);
  return worked;
};

/** The wounds of what a unit can shoot over a distance, on average. */
export const woundsAt = ({ shots }: Harms, away: number): number =>
  shots.reduce((sum, { range, wounds }) => (range >= away ? sum + wounds : sum), 0);

/** What a charge comes to on average. Shares are of what the unit has left, 0 to 1. */
interface Melee {
  /** Of the target, and of the charger, with those that rout. */
  readonly taken: number;
  readonly lost: number;
}

/** The chance that a unit loses a melee in which the other side is ahead by so many wounds on average. */
const losing = (behind: number): number => 1 / (1 + Math.exp(-behind));

/** How much of a unit is lost when it becomes Shaken: it takes one activation to recover. */
const SHAKEN = 0.3;

/** The share of what it has left that a unit loses: by wounds, and by morale if it loses the melee, G-13.3. */
const lossOf = (table: Table, unit: Unit, suffered: number, behind: number): number => {
  const share = Math.min(1, suffered / livingTough(table, unit));
  const fails = losing(behind) * chanceToFail(moraleNeed(table, unit));
  return share + (1 - share) * fails * (share > 0.4 || isAtHalfStrength(table, unit) ? 1 : SHAKEN);
};

/** What a charge of one unit at another comes to on average. */
export const meleeOf = (table: Table, charger: Unit, target: Unit): Melee => {
  const { charge } = harmsOf(table, charger, target);
  const left = Math.max(0, 1 - charge / livingTough(table, target));
  const back = harmsOf(table, target, charger).strike * left;
  const behind = back + fearOf(table, target) - charge - fearOf(table, charger);
  return { taken: lossOf(table, target, charge, -behind), lost: lossOf(table, charger, back, behind) };
};
