import { decided, type Moments, momentsOf, type Trial } from '../../../reckoning/index.ts';
import type { Event, EventOf } from '../model/events.ts';
import type { Demand } from '../model/ground.ts';
import type { Roll } from '../model/roll.ts';
import type { State } from '../model/state.ts';
import type { Table, Unit, UnitId } from '../model/table.ts';
import { cardOf, unitOf, weaponOf } from '../model/units.ts';
import { successChance, tierChances } from '../plan/chances.ts';
import { advantages, net } from '../rules/attacks/advantages.ts';
import { attackCap, neededIn } from '../rules/attacks/attack-roll.ts';
import { BRUISE } from '../rules/attacks/damage.ts';
import { verdict } from '../rules/attacks/results.ts';
import { declaredRoute } from '../rules/movement/movement.ts';
import { steeringOf } from '../rules/movement/steering.ts';
import { APPROPRIATE, type Tier } from '../rules/skill.ts';
import { reactionCap } from '../rules/turns/reactions.ts';

// Luck is counted in points of damage, as they are rolled: whether a track has room for them, and where great hits go, is
// not up to the dice. What resists structure damage takes it back.

const sideOf = (table: Table, unit: UnitId): number => unitOf(table, unit).side;

/** The chances of the tiers of a roll, before its dice have fallen. */
const tiersOf = ({ skill, damage, keep }: Pick<Roll, 'skill' | 'damage' | 'keep'>): readonly number[] =>
  tierChances(skill, damage, keep);

/** What a counter does to the attacker whose roll has this tier, W-13b.9. */
const backBy = (damage: number, attack: number, reaction: number): number =>
  reaction > attack && reaction >= APPROPRIATE ? damage : 0;

/** What a reaction to the attack that is rolled now may come to, W-13b.7: the chances of its tiers, and its damage. */
const reactionIn = (state: State) => {
  const { situation, reaction, made } = state.assault!;
  if (!reaction || made > 0) return undefined;
  const { skill } = cardOf(state, situation.target).pilot;
  const weapon = reaction.weapon === undefined ? undefined : weaponOf(state, situation.target, reaction.weapon);
  const { damage } = reactionCap(state, situation.target, reaction);
  return { tiers: tierChances(skill, damage, 'only'), damage: weapon?.damage ?? 0 };
};

/**
 * The damage of one attack of the open assault, by both rolls, W-9 and W-10; in close quarters by that of a reaction too, less
 * what a counter does to the attacker, W-13b.
 */
const damageOfShot = (state: State): Moments => {
  const { situation, defence } = state.assault!;
  const reaction = reactionIn(state);
  const attacker = unitOf(state, situation.attacker);
  const target = unitOf(state, situation.target);
  const weapon = weaponOf(state, attacker.id, situation.weapon)!;
  const card = cardOf(state, target.id);
  const both = advantages(situation, weapon, card, defence!);
  const keep = net(both.attacker, both.defender);
  const byArmour = defence === 'armour';
  const attack = tiersOf({
    skill: cardOf(state, attacker.id).pilot.skill,
    damage: attackCap(attacker, situation).damage,
    keep: keep.attacker,
  });
  const parry = tiersOf({
    skill: byArmour ? card.armour.skill : card.pilot.skill,
    damage: target.damage[byArmour ? 'armour' : 'movement'] ?? 0,
    keep: keep.defender,
  });
  const needed = neededIn(situation);
  return momentsOf(
    attack.flatMap((hits, a) => {
      const avoiding = (reaction?.tiers ?? []).flatMap((reacts, r) =>
        r >= a ? [[-backBy(reaction!.damage, a, r), hits * reacts] as const] : [],
      );
      const lets = 1 - (reaction?.tiers ?? []).slice(a).reduce((sum, reacts) => sum + reacts, 0);
      const landing = parry.map((blocks, d) => {
        const { damage } = verdict(a as Tier, d as Tier, weapon, both.spread, needed);
        return [damage, hits * lets * blocks] as const;
      });
      return [...avoiding, ...landing];
    }),
  );
};

/** A roll that succeeds or fails: what each of the two costs. */
const test = (roll: Roll, success: number, failure: number): Moments => {
  const chance = successChance(roll.skill, roll.damage, roll.keep);
  return momentsOf([
    [success, chance],
    [failure, 1 - chance],
  ]);
};

/** The damage of ground by mode after a roll of a tier, W-13c.5; what follows from becoming unstable, on average, W-13c.6. */
const damageOfGround = (state: State, unit: UnitId, { threat, tier: demanded }: Demand): ((tier: Tier) => number) => {
  const shaken: Unit = { ...unitOf(state, unit), unstable: true };
  const falls = 1 - successChance(cardOf(state, unit).pilot.skill, steeringOf(shaken).damage, 'only');
  return (tier) => {
    if (tier >= demanded) return 0;
    if (threat === 'minor') return BRUISE * (demanded - tier);
    return threat === 'unstable' ? BRUISE * falls : 0;
  };
};

/**
 * The damage that threatens after a piloting roll of a tier, W-6.2: of a fall (W-7.4, W-13c.6) and a turn that fails
 * (W-5.2), which may still be resisted, and what terrain does, on average if a further roll follows (W-6.3, W-13c).
 */
const mishapsOf = (state: State, { role, unit, needs, demand }: EventOf<'piloted'>): ((tier: Tier) => number) => {
  const action = (role === 'actor' ? state.action : state.interrupt)!;
  const ground = demand && damageOfGround(state, unit, demand);
  const drop = needs.includes('W-7.4') ? declaredRoute(state, action)!.steps[action.done - 1]!.drop : 0;
  const { skill } = cardOf(state, unit).armour;
  const fails = 1 - successChance(skill, unitOf(state, unit).damage.armour ?? 0, 'only');
  return (tier) => {
    const unmet = ground?.(tier) ?? 0;
    if (tier >= APPROPRIATE) return unmet;
    const poor = tier === 1;
    const stumbles = needs.includes('W-13c.6') ? 1 : 0;
    const armour = needs.includes('W-6.3') && (!poor || action.move?.onPoor === 'press');
    return unmet + BRUISE * (drop + stumbles + (needs.includes('W-5.2') && !poor ? 1 : 0) + (armour ? fails : 0));
  };
};

/** What the dice of an event decide; nothing for events without dice that do damage. */
export const trials = (state: State, event: Event): readonly Trial<State, Event>[] => {
  switch (event.kind) {
    case 'struck': {
      const { attack, reaction } = event;
      const back = reaction ? backBy(reactionIn(state)!.damage, attack.tier, reaction.tier) : 0;
      return [decided(sideOf(state, state.assault!.situation.target), event.damage - back, damageOfShot(state))];
    }
    case 'resisted': {
      const { unit, roll, incoming, success } = event;
      return [decided(sideOf(state, unit), success ? -incoming : 0, test(roll, -incoming, 0))];
    }
    case 'armourSaved': {
      const { unit, roll, success } = event;
      return [decided(sideOf(state, unit), success ? 0 : BRUISE, test(roll, 0, BRUISE))];
    }
    case 'piloted': {
      const mishaps = mishapsOf(state, event);
      const ways = tiersOf(event.roll).map((chance, tier) => [mishaps(tier as Tier), chance] as const);
      return [decided(sideOf(state, event.unit), mishaps(event.roll.tier), momentsOf(ways))];
    }
    default:
      return [];
  }
};
