import type { Dice } from '../../../dice/index.ts';
import type { ComponentId } from '../cards/card.ts';
import type { Event } from '../model/events.ts';
import type { HeldBlow, State } from '../model/state.ts';
import type { Assault, Role, Table } from '../model/table.ts';
import { cardOf, isAlive, unitOf, weaponOf } from '../model/units.ts';
import { advantages, net } from './advantages.ts';
import { checkDestroyed, damage, resistible } from './damage.ts';
import { pickable, verdict } from './results.ts';
import { roll } from './roll.ts';
import { APPROPRIATE } from './skill.ts';
import { steeringOf } from './steering.ts';

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
  const needed = situation.aimed?.needed ?? APPROPRIATE;
  const attack = roll(dice, {
    purpose: 'attack',
    unit: attacker.id,
    on: 'piloting',
    skill: cardOf(state, attacker.id).pilot.skill,
    damage: attacker.damage[weapon.id] ?? 0,
    keep: keep.attacker,
    ...(needed === APPROPRIATE ? {} : { needed }),
    advantages: both.attacker,
    rule: situation.aimed ? 'W-13a.7' : 'W-9.2',
  });
  const shot = assault.made + 1;
  if (attack.tier < needed) {
    yield { kind: 'struck', shot, attack, result: 'missed', damage: 0 };
    // Rapid fire that rolls none empties the weapon, and the rest of its attacks are lost, W-9.6.
    if (assault.extras > 0 && attack.tier === 0) yield { kind: 'weaponEmptied', unit: attacker.id, weapon: weapon.id };
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
    rule: situation.aimed ? 'W-13a.7' : 'W-9.3',
  });
  const came = verdict(attack.tier, parried.tier, weapon, both.spread, needed);
  yield { kind: 'struck', shot, attack, defence: parried, ...came };
  if (came.result === 'armour')
    yield* land(state, assault, { component: 'armour', amount: came.damage, resisted: false, hit: false }, dice);
  if (came.result === 'structure')
    yield* land(state, assault, { component: 'structure', amount: came.damage, resisted: true, hit: true }, dice);
  if (came.result !== 'component') return;
  const named = namedPart(state, assault);
  if (named === undefined) yield { kind: 'pickAsked', seat: attacker.seat, damage: came.damage };
  else yield* landPicked(state, named, came.damage, dice);
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
function* apply(table: Table, blow: HeldBlow, dice: Dice): Generator<Event> {
  if (blow.haywire && isAlive(unitOf(table, blow.target)))
    yield { kind: 'ticksGained', unit: blow.target, ticks: HAYWIRE, rule: 'W-9.6' };
  if (blow.resisted) yield* resistible(table, blow.target, blow.amount, 'W-10.2', dice);
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
    assault.made < assault.shots && isAlive(unitOf(table, target)) && !unitOf(table, attacker).emptied.includes(weapon)
  );
};

/** Makes the attacks of an action one after the other until all are made or a player is asked something, W-9.7. */
export function* rollOn(state: State, dice: Dice): Generator<Event> {
  while (state.assault && state.moment.kind === 'running' && goesOn(state, state.assault))
    yield* strike(state, state.assault, dice);
  if (state.assault && state.moment.kind === 'running') yield { kind: 'attackEnded' };
}
