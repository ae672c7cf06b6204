import type { Incoming } from '../model/detection.ts';
import type { Defence, Situation } from '../model/situation.ts';
import type { Table } from '../model/table.ts';
import { cardOf, unitOf, weaponOf } from '../model/units.ts';
import { steeringOf } from '../rules/movement/steering.ts';
import { APPROPRIATE } from '../rules/skill.ts';
import { atLeast, successChance } from './chances.ts';
import { defenceChances, type Odds, oddsOfShots, volleyOf } from './volley.ts';

/** The defence with the better exact chance to reach at least appropriate; armour if they are equal, W-16. */
export const betterDefence = (table: Table, situation: Situation): Defence => {
  if (!situation.mayPilot) return 'armour';
  const { damage } = unitOf(table, situation.target);
  const chance = (defence: Defence) =>
    atLeast(defenceChances(volleyOf(table, situation, 0, defence), damage.armour ?? 0), APPROPRIATE);
  return chance('piloting') > chance('armour') ? 'piloting' : 'armour';
};

/** The better defence with one die and no advantages, for all that is known of an unseen attacker, W-13d.19. */
export const plainDefence = (table: Table, { target, mayPilot, close }: Incoming): Defence => {
  if (!mayPilot || close) return 'armour';
  const unit = unitOf(table, target);
  const { armour, pilot } = cardOf(table, target);
  const byArmour = successChance(armour.skill, unit.damage.armour ?? 0, 'only');
  return successChance(pilot.skill, steeringOf(unit).damage, 'only') > byArmour ? 'piloting' : 'armour';
};

/** Chances that differ by less are equal: they are sums of thousands of products. */
const SAME = 1e-9;

/** The chances of each result or a worse one for the target, and of its end. */
const perils = ({ component, structure, armour, destroyed }: Odds): readonly number[] => [
  component,
  component + structure,
  component + structure + armour,
  destroyed,
];

/** The defence that is at least as good as the other one against every result; undefined where each has its merits. */
export const clearDefence = (table: Table, situation: Situation, extras: number): Defence | undefined => {
  const { byDefence, expectedDefence } = attackOdds(table, situation, extras);
  const other = perils(byDefence[expectedDefence === 'armour' ? 'piloting' : 'armour']);
  const isClear = perils(byDefence[expectedDefence]).every((peril, i) => peril <= other[i]! + SAME);
  return isClear ? expectedDefence : undefined;
};

/**
 * The exact odds of an attack, by counting all dice: of one shot, of the whole action, and of the whole for each way to
 * defend. A hit by two tiers or more (W-10.3) is taken to go to structure, the default pick (W-16).
 */
export const attackOdds = (table: Table, situation: Situation, extras: number) => {
  const expectedDefence = betterDefence(table, situation);
  const shots = weaponOf(table, situation.attacker, situation.weapon)!.attacks + extras;
  const whole = (defence: Defence) => oddsOfShots(table, situation, extras, defence, shots);
  const byDefence = { armour: whole('armour'), piloting: whole('piloting') };
  return {
    perShot: oddsOfShots(table, situation, extras, expectedDefence, 1),
    whole: byDefence[expectedDefence],
    byDefence,
    expectedDefence,
  };
};
