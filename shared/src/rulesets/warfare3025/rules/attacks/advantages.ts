import type { Card, Weapon } from '../../cards/card.ts';
import type { Advantage, Roll } from '../../model/roll.ts';
import type { Defence, Situation } from '../../model/situation.ts';

/** What the conditions below depend on. */
interface Duel {
  readonly situation: Situation;
  readonly weapon: Weapon;
  readonly armourTier: number;
  readonly defence: Defence;
}

/** An advantage, and when it holds. */
interface AdvantageRow extends Advantage {
  /** It counts in aimed fire and close quarters too, W-13a.8 and W-13b.5. */
  readonly always?: true;
  readonly when: (duel: Duel) => boolean;
}

const byArmour = ({ defence }: Duel) => defence === 'armour';
/** Whether speed and cover help: only piloting, and not against weapons that ignore both, W-9.6. */
const evades = ({ defence, weapon }: Duel) => defence === 'piloting' && !weapon.traits.ignoresFastAndCover;

/**
 * Whether spread applies, which gives an advantage and half damage: a fast target rolls piloting far enough away,
 * W-9.6.
 */
const spreads = ({ situation, weapon, defence }: Duel): boolean =>
  weapon.traits.spread !== undefined &&
  situation.targetFast &&
  defence === 'piloting' &&
  situation.distance >= weapon.traits.spread;

/** The attacker's advantages, W-9.4, with the trait of W-9.6 that is one. */
const FOR_ATTACKER: readonly AdvantageRow[] = [
  { rule: 'W-9.4', why: 'still', when: ({ situation }) => !situation.moving },
  { rule: 'W-9.4', why: 'target-stationary', when: ({ situation }) => situation.targetStationary },
  { rule: 'W-9.4', why: 'behind', always: true, when: ({ situation }) => situation.rear },
  {
    rule: 'W-9.4',
    why: 'weapon-tier',
    always: true,
    when: (duel) => byArmour(duel) && duel.weapon.tier > duel.armourTier,
  },
  {
    rule: 'W-9.4',
    why: 'piercing',
    always: true,
    when: (duel) => byArmour(duel) && duel.weapon.traits.armourPiercing === true,
  },
  { rule: 'W-9.6', why: 'spread', when: spreads },
];

/** The defender's advantages, W-9.5. */
const FOR_DEFENDER: readonly AdvantageRow[] = [
  {
    rule: 'W-9.5',
    why: 'other-range',
    when: ({ situation, weapon }) => situation.band !== weapon.band,
  },
  { rule: 'W-9.5', why: 'fast', when: (duel) => evades(duel) && duel.situation.targetFast },
  {
    rule: 'W-9.5',
    why: 'cover',
    when: (duel) => evades(duel) && duel.situation.cover.length > 0 && !duel.weapon.traits.missileSwarm,
  },
  {
    rule: 'W-9.5',
    why: 'armour-tier',
    always: true,
    when: (duel) => byArmour(duel) && duel.armourTier > duel.weapon.tier,
  },
];

/** The advantages of both sides in an attack, before they are netted, W-9.4 to W-9.6, W-13a.8 and W-13b.5. */
export const advantages = (situation: Situation, weapon: Weapon, target: Card, defence: Defence) => {
  const duel: Duel = { situation, weapon, armourTier: target.armour.tier, defence };
  const holding = (rows: readonly AdvantageRow[]): Advantage[] =>
    rows
      .filter((row) => (row.always || !(situation.aimed || situation.close)) && row.when(duel))
      .map(({ rule, why }) => ({ rule, why }));
  return { attacker: holding(FOR_ATTACKER), defender: holding(FOR_DEFENDER), spread: spreads(duel) };
};

/**
 * How many dice each side of an opposed roll has and which counts: the smaller sum of advantages is deducted from both,
 * W-1.4.
 */
export const net = (
  attacker: readonly Advantage[],
  defender: readonly Advantage[],
): { attacker: Roll['keep']; defender: Roll['keep'] } => {
  const lead = attacker.length - defender.length;
  return {
    attacker: lead >= 1 ? 'higher' : lead <= -2 ? 'lower' : 'only',
    defender: lead <= -1 ? 'higher' : lead >= 2 ? 'lower' : 'only',
  };
};
