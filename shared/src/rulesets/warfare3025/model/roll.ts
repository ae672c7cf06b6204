import type { Skill, Tier } from '../rules/skill.ts';

/** What a die was rolled for. */
export type Purpose =
  | 'tie'
  | 'tactics'
  | 'piloting'
  | 'armourSave'
  | 'attack'
  | 'reaction'
  | 'defence'
  | 'resist'
  | 'sensor'
  | 'hide';

/** Why a side has an advantage: the attacker, W-9.4 and W-9.6, then the defender, W-9.5. */
export type AdvantageWhy =
  | 'still'
  | 'target-stationary'
  | 'behind'
  | 'weapon-tier'
  | 'piercing'
  | 'spread'
  | 'other-range'
  | 'fast'
  | 'cover'
  | 'armour-tier';

/** An advantage, with its reason and rule. */
export interface Advantage {
  readonly rule: string;
  readonly why: AdvantageWhy;
}

/** One roll with everything that explains it, as the log shows it. */
export interface Roll {
  readonly purpose: Purpose;
  /** The unit that rolls, and which figures of its card it uses. */
  readonly unit: string;
  readonly on: 'piloting' | 'armour' | 'structure';
  readonly skill: Skill;
  /** Damage on the rolling component, W-1.2, with what counts for this roll only, W-13.4. */
  readonly damage: number;
  /** How much of it counts for this roll only, W-13.4: the unit is unstable, W-13c.7, or `close`. Left out if none does. */
  readonly temporary?: number;
  /** How much of that a weapon adds in close quarters, W-13b.4. Left out if none does. */
  readonly close?: number;
  /** One die or two, as they fell. */
  readonly dice: readonly number[];
  /** Which of two counts, W-1.3. */
  readonly keep: 'only' | 'higher' | 'lower';
  /** The kept die after the cap. */
  readonly result: number;
  readonly tier: Tier;
  /** The tier that is needed, where it is not appropriate, W-13c.1. */
  readonly needed?: Tier;
  /** The advantages of the side that rolls, before they are netted, W-1.4. */
  readonly advantages: readonly Advantage[];
  readonly rule: string;
}
