// What attacks are worth on average: quicker than exact odds, and good enough to compare attacks with each other.
import { oncePer } from '../../../once-per.ts';
import { type Card, TRACK, type Weapon } from '../cards/card.ts';
import type { Defence, Situation } from '../model/situation.ts';
import type { Table, Unit } from '../model/table.ts';
import { cardOf, unitOf, weaponOf } from '../model/units.ts';
import { successChance, tierChances } from '../plan/chances.ts';
import { advantages, net } from '../rules/attacks/advantages.ts';
import { isAimed, mostAim, neededFor } from '../rules/attacks/aimed-fire.ts';
import { bandAt, bandsApart, usableWeapons } from '../rules/attacks/aiming.ts';
import { attackCap, neededIn } from '../rules/attacks/attack-roll.ts';
import { closeShot } from '../rules/attacks/close-quarters.ts';
import { verdict } from '../rules/attacks/results.ts';
import { steeringOf } from '../rules/movement/steering.ts';
import type { Skill, Tier } from '../rules/skill.ts';

/** What a point of armour damage is worth in points of the score, W-15: it makes later hits go deeper. */
const ARMOUR = 0.25;
/** What a destroyed enemy is worth besides its structure: 20 points, and that it fights no longer. */
const KILL = 26;
/** What a weapon that rapid fire has emptied is worth. */
const WEAPON = 3;

// The dice of one skill fall alike in every match: each of its chances is counted once.
const tiers = oncePer((_skill: Skill) => new Map<string, readonly number[]>());
const resisting = oncePer((_skill: Skill) => new Map<number, number>());

const chancesOf = (skill: Skill, damage: number, keep: Parameters<typeof tierChances>[2]): readonly number[] => {
  const known = tiers(skill);
  const key = `${damage} ${keep}`;
  const found = known.get(key) ?? tierChances(skill, damage, keep);
  known.set(key, found);
  return found;
};

const resistChance = (skill: Skill, damage: number): number => {
  const known = resisting(skill);
  const found = known.get(damage) ?? successChance(skill, damage, 'only');
  known.set(damage, found);
  return found;
};

/** What one shot does on average. */
interface Shot {
  /** The chance that it alone destroys the target. */
  readonly fatal: number;
  /** The share of its structure that the target loses by a shot that does not destroy it, 0 to 1. */
  readonly share: number;
  readonly armour: number;
}

/** What is left of the structure of a unit. */
const leftOf = ({ damage }: Unit): number => Math.max(1, TRACK - (damage.structure ?? 0));

const shotOf = (
  by: Unit,
  card: Card,
  weapon: Weapon,
  target: Unit,
  armour: Card,
  situation: Situation,
  defence: Defence,
): Shot => {
  const both = advantages(situation, weapon, armour, defence);
  const keep = net(both.attacker, both.defender);
  const attack = chancesOf(card.pilot.skill, attackCap(by, situation).damage, keep.attacker);
  const defends =
    defence === 'armour'
      ? chancesOf(armour.armour.skill, target.damage.armour ?? 0, keep.defender)
      : chancesOf(armour.pilot.skill, steeringOf(target).damage, keep.defender);
  const left = leftOf(target);
  let [fatal, lost, scratched] = [0, 0, 0];
  for (const [a, attackChance] of attack.entries())
    for (const [d, defenceChance] of defends.entries()) {
      const { result, damage } = verdict(a as Tier, d as Tier, weapon, both.spread, neededIn(situation));
      const chance = attackChance * defenceChance;
      if (result === 'armour') scratched += chance * damage;
      if (result !== 'component' && result !== 'structure') continue;
      const after = Math.min(TRACK, TRACK - left + damage);
      const suffers = chance * (result === 'component' ? 1 : 1 - resistChance(armour.structure.skill, after));
      if (damage >= left) fatal += suffers;
      else lost += (suffers * damage) / left;
    }
  return { fatal, share: fatal < 1 ? lost / (1 - fatal) : 0, armour: scratched };
};

/** What so many attacks are worth, in points of the score: one of them may destroy the target, or all may wear it down. */
const worthOf = ({ fatal, share, armour }: Shot, shots: number, target: Unit): number => {
  const destroyed = 1 - (1 - fatal) ** shots;
  const worn = Math.min(1, shots * share);
  const lost = destroyed + (1 - destroyed) * worn;
  const killed = destroyed + (1 - destroyed) * worn ** 2;
  return leftOf(target) * lost + KILL * killed + ARMOUR * shots * armour;
};

const attackWorth = (table: Table, situation: Situation, extras: number): number => {
  const by = unitOf(table, situation.attacker);
  const target = unitOf(table, situation.target);
  const card = cardOf(table, by.id);
  const weapon = weaponOf(table, by.id, situation.weapon)!;
  const defences: readonly Defence[] = situation.mayPilot ? ['armour', 'piloting'] : ['armour'];
  const shots = weapon.attacks + extras;
  const worth = Math.min(
    ...defences.map((defence) =>
      worthOf(shotOf(by, card, weapon, target, cardOf(table, target.id), situation, defence), shots, target),
    ),
  );
  // Rapid fire stops at the first roll without a tier, and empties the weapon.
  const empties =
    extras === 0 ? 0 : 1 - (1 - chancesOf(card.pilot.skill, attackCap(by, situation).damage, 'only')[0]!) ** shots;
  return worth * (1 - empties / 2) - WEAPON * empties;
};

// Damage is replaced when it changes. What stays the same on both cards and of both damages is kept with them.
const known = oncePer((_by: Card) =>
  oncePer((_target: Card) =>
    oncePer((_byDamage: Unit['damage']) => oncePer((_damage: Unit['damage']) => new Map<string, number>())),
  ),
);

const keyOf = (
  { weapon, distance, band, cover, moving, targetFast, targetStationary, rear, mayPilot, aimed, close }: Situation,
  extras: number,
  by: Unit,
  { unstable }: Unit,
) =>
  `${unstable ? 'unstable ' : ''}${weapon} ${extras} ${band} ${distance} ${Math.min(1, cover.length)}${Number(moving)}${Number(targetFast)}${Number(targetStationary)}${Number(rear)}${Number(mayPilot)}${aimed ? ` needs ${aimed.needed}` : ''}${close ? ` close ${Number(by.unstable ?? false)}` : ''}`;

/** What an attack is worth on average, in points of the score, W-15. The defender rolls what is better for it. */
export const fireWorth = (table: Table, situation: Situation, extras: number): number => {
  const by = unitOf(table, situation.attacker);
  const target = unitOf(table, situation.target);
  const all = known(cardOf(table, by.id))(cardOf(table, target.id))(by.damage)(target.damage);
  const key = keyOf(situation, extras, by, target);
  const found = all.get(key) ?? attackWorth(table, situation, extras);
  all.set(key, found);
  return found;
};

/** What a target does that counts for those who shoot at it, W-9.4 and W-9.5. */
export interface Posture {
  readonly fast: boolean;
  readonly stationary: boolean;
  readonly covered: boolean;
}

const NO_COVER: Situation['cover'] = [];
/** The least cover that there is, of no place. */
export const SOME_COVER: Situation['cover'] = [{ hex: '', pieces: 1, why: 'lightWoods', rule: 'W-8.3' }];

/** The attack as aimed fire has it, with the most aim of a moving unit, W-13a.4; in a match without it, as it is. */
const aimedByRange = (table: Table, weapon: Weapon, by: Unit, situation: Situation): Situation | 'impossible' => {
  if (!isAimed(table.options) || situation.close) return situation;
  const { distance, targetFast: fast, targetStationary: stationary, cover } = situation;
  const target = { card: cardOf(table, situation.target), fast, stationary, cover };
  const aimed = neededFor(weapon, mostAim(weapon, by, true), distance, target);
  return aimed ? { ...situation, aimed } : 'impossible';
};

/** What the best weapon of a unit is worth against another one so far away, if it sees it: the attacker moves. */
export const bestFire = (table: Table, by: Unit, target: Unit, distance: number, posture: Posture): number => {
  const band = bandAt(distance);
  let best = 0;
  for (const weapon of usableWeapons(table, by)) {
    const token = posture.fast ? 'fast' : posture.stationary ? 'stationary' : 'none';
    const close = closeShot(table, weapon, { token }, distance);
    if (distance > weapon.maxRange || (!close && bandsApart(band, weapon.band) > 1)) continue;
    const evades = posture.fast || posture.covered;
    const situation: Situation = {
      attacker: by.id,
      target: target.id,
      weapon: weapon.id,
      from: '',
      to: '',
      distance,
      band,
      cover: posture.covered ? SOME_COVER : NO_COVER,
      moving: true,
      targetFast: posture.fast,
      targetStationary: posture.stationary,
      rear: false,
      mayPilot: !isAimed(table.options) && !close && evades && weapon.traits.ignoresFastAndCover !== true,
      ...(close && { close }),
    };
    const shot = aimedByRange(table, weapon, by, situation);
    if (shot === 'impossible') continue;
    best = Math.max(best, fireWorth(table, shot, 0));
  }
  return best;
};
