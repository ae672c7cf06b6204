import { type Card, TRACK, type Weapon } from '../cards/card.ts';
import { STOCK_CARDS } from '../cards/stock.ts';
import type { Defence, Situation } from '../model/situation.ts';
import { advantages, net } from '../rules/attacks/advantages.ts';
import { bandAt, bandsApart } from '../rules/attacks/aiming.ts';
import { verdict } from '../rules/attacks/results.ts';
import type { Tier } from '../rules/skill.ts';
import { successChance, tierChances } from './chances.ts';

/** Distances at which mechs are compared, in hexes: the middle of the short, the medium and the long band. */
const DISTANCES = [5, 10, 20];

/** The value of an average stock mech, about. */
const AVERAGE = 100;

/** How much speed counts: twice as fast is worth a tenth more. */
const SPEED_EXPONENT = 0.14;

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/** Two undamaged mechs in the open that are neither fast nor stationary. */
const openGround = (weapon: Weapon, distance: number, moving: boolean): Situation => ({
  attacker: '',
  target: '',
  weapon: weapon.id,
  from: '',
  to: '',
  distance,
  band: bandAt(distance),
  cover: [],
  moving,
  targetFast: false,
  targetStationary: false,
  rear: false,
  mayPilot: false,
});

/** Damage points that one attack is expected to do at this distance, those to armour counted like others. */
const perAttack = (attacker: Card, weapon: Weapon, target: Card, distance: number, moving: boolean): number => {
  const defence: Defence = 'armour';
  const {
    attacker: forIt,
    defender: against,
    spread,
  } = advantages(openGround(weapon, distance, moving), weapon, target, defence);
  const keep = net(forIt, against);
  const defences = tierChances(target.armour.skill, 0, keep.defender);
  // Halfway to its end a structure resists as often as on the average of its life.
  const lost = 1 - successChance(target.structure.skill, TRACK / 2, 'only');
  return tierChances(attacker.pilot.skill, 0, keep.attacker)
    .flatMap((attackChance, a) =>
      defences.map((defenceChance, d) => {
        const { result, damage } = verdict(a as Tier, d as Tier, weapon, spread);
        return attackChance * defenceChance * damage * (result === 'structure' ? lost : 1);
      }),
    )
    .reduce((sum, n) => sum + n, 0);
};

/** Damage points for each tick with one weapon, with all extra attacks of rapid fire; 0 out of its range. */
const perTick = (attacker: Card, weapon: Weapon, target: Card, distance: number): number => {
  if (distance > weapon.maxRange || bandsApart(bandAt(distance), weapon.band) > 1) return 0;
  const extras = weapon.traits.rapidFire ?? 0;
  const ticks = weapon.ticks + extras;
  const each = (moving: boolean) => perAttack(attacker, weapon, target, distance, moving);
  const standing = each(false) / ticks;
  const onTheMove = each(true) / Math.max(ticks, attacker.movement.ticks);
  return ((weapon.attacks + extras) * (standing + onTheMove)) / 2;
};

/** Damage points for each tick, on the average of the distances, with the best weapon at each. */
const firepower = (attacker: Card, target: Card): number =>
  mean(
    DISTANCES.map((distance) =>
      Math.max(0, ...attacker.weapons.map((weapon) => perTick(attacker, weapon, target, distance))),
    ),
  );

/** Hexes for each tick; thrust counts half, for it is spent once in a move and mostly on rising. */
const speed = ({ movement: { steady, extra, jump, ticks } }: Card): number => (steady + extra + jump / 2) / ticks;

/**
 * What a mech is worth, so that sides can be balanced: about 100 for a stock mech. Ours, not the rulebook's: the root of
 * what it does to the stock mechs over what they do to it, and a little for speed.
 */
export const mechValue = (card: Card): number => {
  const deals = mean(STOCK_CARDS.map((other) => firepower(card, other)));
  const takes = mean(STOCK_CARDS.map((other) => firepower(other, card)));
  const quick = speed(card) / mean(STOCK_CARDS.map(speed));
  return Math.max(1, Math.round(AVERAGE * Math.sqrt(deals / takes) * quick ** SPEED_EXPONENT));
};
