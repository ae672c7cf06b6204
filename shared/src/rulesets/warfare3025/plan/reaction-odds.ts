import { TRACK, type Weapon } from '../cards/card.ts';
import type { Situation } from '../model/situation.ts';
import type { Reaction, Table } from '../model/table.ts';
import { added, cardOf, unitOf, weaponOf } from '../model/units.ts';
import { APPROPRIATE, type Tier } from '../rules/skill.ts';
import { reactionCap } from '../rules/turns/reactions.ts';
import { atLeast, successChance, tierChances } from './chances.ts';
import { type Odds, oddsOfShots, type Parry, volleyOf } from './volley.ts';

/** What a reaction in close quarters comes to, W-13b.7 to W-13b.9. */
interface ReactionOdds {
  /** That the first attack is avoided. */
  readonly avoids: number;
  /** That a counter hits; whether that is resisted is not counted. */
  readonly hitsBack: number;
  /** What the attacks of the action do all the same. */
  readonly attack: Odds;
}

/** The chance that the hit of a counter destroys its attacker. */
const endsBy = (table: Table, situation: Situation, weapon: Weapon): number => {
  const { damage } = unitOf(table, situation.attacker);
  const structure = added(damage.structure ?? 0, weapon.damage);
  if (structure < TRACK) return 0;
  return 1 - successChance(cardOf(table, situation.attacker).structure.skill, structure, 'only');
};

/**
 * The exact odds of an attack in close quarters with a reaction to it, by counting all dice. After a dodge that works the unit
 * is taken to move, so that the other attacks are lost.
 */
export const reactionOdds = (
  table: Table,
  situation: Situation,
  extras: number,
  reaction: Reaction | undefined,
): ReactionOdds => {
  const shots = weaponOf(table, situation.attacker, situation.weapon)!.attacks + extras;
  const of = (parry?: Parry) => oddsOfShots(table, situation, extras, 'armour', shots, parry);
  if (!reaction) return { avoids: 0, hitsBack: 0, attack: of() };
  const { attack } = volleyOf(table, situation, extras, 'armour');
  const { skill } = cardOf(table, situation.target).pilot;
  const tiers = tierChances(skill, reactionCap(table, situation.target, reaction).damage, 'only');
  const weapon = reaction.weapon === undefined ? undefined : weaponOf(table, situation.target, reaction.weapon)!;
  const sum = (least: (a: number) => number) =>
    attack.reduce((total, chance, a) => total + chance * atLeast(tiers, least(a) as Tier), 0);
  return {
    avoids: sum((a) => a),
    hitsBack: weapon ? sum((a) => Math.max(a + 1, APPROPRIATE)) : 0,
    attack: of({ tiers, ends: weapon ? endsBy(table, situation, weapon) : 'always' }),
  };
};
