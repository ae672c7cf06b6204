import type { Dice } from '../../../../dice/index.ts';
import type { ComponentId } from '../../cards/card.ts';
import type { Event } from '../../model/events.ts';
import type { Roll } from '../../model/roll.ts';
import type { HeldBlow, State } from '../../model/state.ts';
import type { Assault, Role, Table } from '../../model/table.ts';
import { cardOf, isAlive, unitOf, weaponOf } from '../../model/units.ts';
import { steeringOf } from '../movement/steering.ts';
import { roll } from '../roll.ts';
import { APPROPRIATE, type Tier } from '../skill.ts';
import { reactionCap } from '../turns/reactions.ts';
import { advantages, net } from './advantages.ts';
import { attackCap, neededIn, ruleOfAttack } from './attack-roll.ts';
import { checkDestroyed, damage, resistible } from './damage.ts';
import { pickable, verdict } from './results.ts';

/** Ticks that haywire gives its target, W-9.6. */
const HAYWIRE = 3;

/** Whose attack is made. */
export const roleOf = ({ action }: Pick<Table, 'action'>, { situation }: Assault): Role =>
  action?.unit === situation.attacker ? 'actor' : 'interrupter';

/** Where the player wants a great hit to go without being asked, W-10.3: the first part named that is not destroyed. */
const namedPart = (state: State, assault: Assault): ComponentId | undefined => {
  const open = pickable(state, assault);
  return state.parts?.[roleOf(state, assault)]?.find((part) => open.includes(part));
};

/** Rolls the reaction to the first attack, W-13b.7; undefined if there is none. */
const rollReaction = (table: Table, { situation, reaction, made }: Assault, dice: Dice): Roll | undefined =>
  reaction && made === 0
    ? roll(dice, {
        purpose: 'reaction',
        unit: situation.target,
        on: 'piloting',
        skill: cardOf(table, situation.target).pilot.skill,
        ...reactionCap(table, situation.target, reaction),
        keep: 'only',
        advantages: [],
        rule: 'W-13b.7',
      })
    : undefined;

/**
 * One attack of an action: both rolls and the result, W-9.2 to W-10. Asks the attacker for a component where W-10.3
 * applies and none is named.
 */
function* strike(state: State, assault: Assault, dice: Dice): Generator<Event> {
  const { situation, defence } = assault;
  const attacker = unitOf(state, situation.attacker);
  const target = unitOf(state, situation.target);
  const weapon = weaponOf(state, attacker.id, situation.weapon)!;
  const targetCard = cardOf(state, target.id);
  const both = advantages(situation, weapon, targetCard, defence!);
  const keep = net(both.attacker, both.defender);
  const needed = neededIn(situation);
  const attack = roll(dice, {
    purpose: 'attack',
    unit: attacker.id,
    on: 'piloting',
    skill: cardOf(state, attacker.id).pilot.skill,
    ...attackCap(attacker, situation),
    keep: keep.attacker,
    ...(needed === APPROPRIATE ? {} : { needed }),
    advantages: both.attacker,
    rule: ruleOfAttack(situation) ?? 'W-9.2',
  });
  const shot = assault.made + 1;
  const reacted = rollReaction(state, assault, dice);
  const avoided = reacted !== undefined && reacted.tier >= attack.tier;
  if (attack.tier < needed || avoided) {
    const result = attack.tier < needed ? 'missed' : 'avoided';
    yield { kind: 'struck', shot, attack, ...(reacted && { reaction: reacted }), result, damage: 0 };
    // Rapid fire that rolls none empties the weapon, and the rest of its attacks are lost, W-9.6.
    if (assault.extras > 0 && attack.tier === 0) yield { kind: 'weaponEmptied', unit: attacker.id, weapon: weapon.id };
    if (avoided) yield* follow(state, assault, attack.tier, reacted.tier, dice);
    return;
  }
  const armour = defence === 'armour';
  const parried = roll(dice, {
    purpose: 'defence',
    unit: target.id,
    on: defence!,
    skill: armour ? targetCard.armour.skill : targetCard.pilot.skill,
    ...(armour ? { damage: target.damage.armour ?? 0 } : steeringOf(target)),
    keep: keep.defender,
    advantages: both.defender,
    rule: ruleOfAttack(situation) ?? 'W-9.3',
  });
  const came = verdict(attack.tier, parried.tier, weapon, both.spread, needed);
  yield { kind: 'struck', shot, attack, ...(reacted && { reaction: reacted }), defence: parried, ...came };
  if (came.result === 'armour')
    yield* land(state, assault, { component: 'armour', amount: came.damage, resisted: false, hit: false }, dice);
  if (came.result === 'structure')
    yield* land(state, assault, { component: 'structure', amount: came.damage, resisted: true, hit: true }, dice);
  if (came.result !== 'component') return;
  const named = namedPart(state, assault);
  if (named === undefined) yield { kind: 'pickAsked', seat: attacker.seat, damage: came.damage };
  else yield* landPicked(state, named, came.damage, dice);
}

/** What follows from a reaction that was good enough: the move of a dodge, W-13b.8, or the hit of a counter, W-13b.9. */
function* follow(
  table: Table,
  { situation, reaction }: Assault,
  attack: Tier,
  reacted: Tier,
  dice: Dice,
): Generator<Event> {
  const { attacker, target } = situation;
  if (reaction?.weapon === undefined) {
    yield { kind: 'evasionAsked', seat: unitOf(table, target).seat, unit: target };
    return;
  }
  if (reacted <= attack || reacted < APPROPRIATE) return;
  const { damage: amount, traits } = weaponOf(table, target, reaction.weapon)!;
  const haywire = traits.haywire === true;
  const blow = { attacker: target, target: attacker, component: 'structure', amount, resisted: true, haywire };
  yield* apply(table, blow, dice, 'W-13b.9');
  yield* checkDestroyed(table, attacker, target);
}

/** What an attack does to its target. `hit`: haywire applies, W-10.4. */
interface Effect {
  readonly component: ComponentId;
  readonly amount: number;
  readonly resisted: boolean;
  readonly hit: boolean;
}

/** Applies an effect now or, in an exchange, holds it back until both sides have rolled, W-11.6. */
function* land(table: Table, assault: Assault, effect: Effect, dice: Dice): Generator<Event> {
  const { attacker, target, weapon } = assault.situation;
  const { component, amount, resisted } = effect;
  const haywire = effect.hit && weaponOf(table, attacker, weapon)!.traits.haywire === true;
  const blow: HeldBlow = { attacker, target, component, amount, resisted, haywire };
  if (assault.exchange) {
    yield { kind: 'blowHeld', blow };
    return;
  }
  yield* apply(table, blow, dice);
  yield* checkDestroyed(table, target, attacker);
}

/** Marks the damage of one blow, W-12, and the ticks of haywire, W-9.6. */
function* apply(table: Table, blow: HeldBlow, dice: Dice, rule = 'W-10.2'): Generator<Event> {
  if (blow.haywire && isAlive(unitOf(table, blow.target)))
    yield { kind: 'ticksGained', unit: blow.target, ticks: HAYWIRE, rule: 'W-9.6' };
  if (blow.resisted) yield* resistible(table, blow.target, blow.amount, rule, dice);
  else yield* damage(table, blow.target, blow.component, blow.amount, 'W-10');
}

/** Applies the blows of both sides of an exchange; units are destroyed only after all of them, W-11.6. */
export function* settle(table: Table, held: readonly HeldBlow[], dice: Dice): Generator<Event> {
  for (const blow of held) yield* apply(table, blow, dice);
  for (const blow of held) yield* checkDestroyed(table, blow.target, blow.attacker);
  yield { kind: 'exchangeSettled' };
}

/** Applies a hit to the component that the attacker picked, W-10.3. */
export function* landPicked(table: Table, component: ComponentId, amount: number, dice: Dice): Generator<Event> {
  const assault = table.assault!;
  yield { kind: 'picked', component };
  yield* land(table, assault, { component, amount, resisted: false, hit: true }, dice);
}

/** Whether another attack of the action follows, W-9.7. */
const goesOn = (table: Table, assault: Assault): boolean => {
  const { attacker, target, weapon } = assault.situation;
  return (
    assault.made < assault.shots &&
    isAlive(unitOf(table, target)) &&
    isAlive(unitOf(table, attacker)) &&
    !unitOf(table, attacker).emptied.includes(weapon)
  );
};

/** A counter costs its weapon's ticks and leaves its unit stationary, whatever has come of it, W-13b.9. */
function* endCounter(table: Table, { situation: { target }, reaction }: Assault): Generator<Event> {
  const weapon = reaction?.weapon === undefined ? undefined : weaponOf(table, target, reaction.weapon);
  if (weapon && isAlive(unitOf(table, target))) yield { kind: 'counterEnded', unit: target, cost: weapon.ticks };
}

/** Makes the attacks of an action one after the other until all are made or a player is asked something, W-9.7. */
export function* rollOn(state: State, dice: Dice): Generator<Event> {
  while (state.assault && state.moment.kind === 'running' && goesOn(state, state.assault))
    yield* strike(state, state.assault, dice);
  if (!state.assault || state.moment.kind !== 'running') return;
  yield* endCounter(state, state.assault);
  yield { kind: 'attackEnded' };
}
