import type { Dice } from '../../../../dice/index.ts';
import type { Refusal } from '../../../../match/index.ts';
import { fail, type Result } from '../../../../result.ts';
import type { Attack } from '../../ask/intents.ts';
import type { Event, OffReason } from '../../model/events.ts';
import { refusal } from '../../model/refusal.ts';
import type { Situation } from '../../model/situation.ts';
import type { State, Step } from '../../model/state.ts';
import type { Action, Role, Table, Token, Unit } from '../../model/table.ts';
import { cardOf, isAlive, unitOf, weaponOf } from '../../model/units.ts';
import { aim } from '../attacks/aiming.ts';
import { rollOn, settle } from '../attacks/assault.ts';
import { hide } from '../detection/hide-roll.ts';
import { firedFrom } from '../detection/knowledge.ts';
import { goesByMode } from '../movement/footing.ts';
import { declaredRoute, walk } from '../movement/movement.ts';
import { seesActor } from './interrupts.ts';
import { standAt, ticksOfWaiting } from './plans.ts';
import { preflight } from './preflight.ts';
import { mayReact } from './reactions.ts';

/** The action of a role; null once it is over or called off. */
export const actionOf = (table: Table, role: Role): Action | null =>
  role === 'actor' ? table.action : table.interrupt;

/** Where the attacker of an exchange will be at its point of attack: no unit has moved yet, W-11.6. */
const exchangeFrom = (table: Table, action: Action, attack: Attack) =>
  standAt(unitOf(table, action.unit), action.move, declaredRoute(table, action), attack.after);

/** Where the target of an exchange is shot at: the actor at the trigger hex, another unit where it stands, W-11.6. */
const exchangeTo = (table: Table, target: Unit) => {
  const { action } = table;
  const trigger = table.interrupt?.trigger ?? 0;
  return action?.unit === target.id && trigger > 0
    ? standAt(target, action.move, declaredRoute(table, action), trigger)
    : target;
};

/** The situation of a declared attack as it is now, or why the attack is no longer possible, W-11.5. */
export const attackNow = (
  table: Table,
  action: Action,
  attack: Attack,
  exchange: boolean,
): Result<Situation, Refusal> => {
  const attacker = unitOf(table, action.unit);
  const target = unitOf(table, attack.target);
  const from = exchange ? exchangeFrom(table, action, attack) : attacker;
  const to = exchange ? exchangeTo(table, target) : target;
  if (!isAlive(target)) return fail(refusal('no-target/destroyed', 'W-11.5'));
  if (!isAlive(attacker) || from.at === null || to.at === null) return fail(refusal('off-map/attack', 'W-11.5'));
  const positions = { from: from.at, facing: from.facing, to: to.at, targetFacing: to.facing };
  // An actor in reserve counts as on the map here: it enters during the exchange.
  // Who has become unstable on the way has lost its aim, W-13c.7.
  const manner = { moving: action.move !== undefined, aim: attacker.unstable ? 0 : (attack.aim ?? 0) };
  return aim(table, attacker, { ...target, status: 'field' }, attack.weapon, positions, manner);
};

const OFF_REASONS: Readonly<Record<string, OffReason>> = {
  'no-target': 'targetGone',
  'no-sight': 'outOfSight',
  'no-sensors': 'outOfSight',
  impossible: 'outOfRange',
  'out-of-range': 'outOfRange',
  'weapon-gone': 'weaponGone',
};

/**
 * Opens the attack of an action, or calls it off, W-11.5. A destroyed attacker's attack is dropped without an event.
 */
function* openAttack(table: Table, role: Role, action: Action, attack: Attack, exchange: boolean): Generator<Event> {
  const unit = unitOf(table, action.unit);
  if (!isAlive(unit)) return;
  const now = attackNow(table, action, attack, exchange);
  if (!now.ok) {
    const { code, rule = 'W-11.5' } = now.error;
    yield { kind: 'attackCalledOff', role, unit: unit.id, attack, reason: OFF_REASONS[code] ?? 'notPossible', rule };
    return;
  }
  yield* firedFrom(table, unit.id, now.value.from);
  const shots = weaponOf(table, unit.id, attack.weapon)!.attacks + attack.extras;
  yield { kind: 'attackOpened', role, situation: now.value, shots, extras: attack.extras, exchange };
  if (now.value.mayPilot) yield { kind: 'defenceAsked', seat: unitOf(table, attack.target).seat };
  else yield { kind: 'defenceSet', defence: 'armour', chosen: false };
  const asked = mayReact(table, now.value);
  if (!table.detection) {
    if (asked) yield { kind: 'reactionAsked', seat: unitOf(table, attack.target).seat };
  } else if (now.value.close && role === 'actor')
    // A window opens whether or not somebody can react, W-13d.15.
    yield asked
      ? { kind: 'reactionAsked', seat: unitOf(table, attack.target).seat, timed: true }
      : { kind: 'windowOpened', eligible: [], timed: true };
}

/**
 * The token that an action leaves, by the hexes it really covered, W-4.3. By mode a unit that got stuck has its token
 * already, W-13c.4; one that is unstable or went with care is not fast, W-13c.6 and W-13c.9.
 */
const tokenAfter = (table: Table, action: Action): Token => {
  const unit = unitOf(table, action.unit);
  const stuck = goesByMode(table.options) && action.halted && unit.token === 'stationary';
  if (!action.move || stuck) return 'stationary';
  const slow = unit.unstable || action.move.careful;
  return !slow && action.done > cardOf(table, action.unit).movement.steady ? 'fast' : 'none';
};

/**
 * Takes the first step of the agenda. Without `stepped` at its end the step has stopped to ask; it is called again
 * then.
 */
export function* takeStep(state: State, step: Step, dice: Dice): Generator<Event> {
  switch (step.do) {
    case 'preflight':
      yield* preflight(state, dice);
      break;
    case 'walk':
      if (actionOf(state, step.role)) yield* walk(state, step.role, step.upTo, dice);
      break;
    case 'attack': {
      const action = actionOf(state, step.role);
      if (action?.attack && !state.assault) yield* openAttack(state, step.role, action, action.attack, step.exchange);
      yield* rollOn(state, dice);
      if (state.assault) return;
      break;
    }
    case 'interrupt': {
      const { action, interrupt } = state;
      const unit = unitOf(state, interrupt!.unit);
      const actor = unitOf(state, action!.unit);
      const reached = action!.done >= interrupt!.trigger;
      if (!isAlive(actor) || !isAlive(unit))
        yield { kind: 'interruptCalledOff', unit: unit.id, reason: 'actorGone', rule: 'W-11.5' };
      else if (!reached && !seesActor(state, unit, actor))
        yield { kind: 'interruptCalledOff', unit: unit.id, reason: 'outOfSight', rule: 'W-11.5' };
      break;
    }
    case 'settle':
      yield* settle(state, [...state.held], dice);
      break;
    case 'wait': {
      const unit = unitOf(state, state.detection!.active!);
      yield { kind: 'waited', unit: unit.id, ticks: ticksOfWaiting(state, unit) };
      break;
    }
    case 'finish': {
      const action = actionOf(state, step.role);
      if (!action) break;
      const { unit, cost } = action;
      if (action.stabilise && isAlive(unitOf(state, unit))) yield { kind: 'stabilised', unit };
      const { hide: hides } = action;
      yield { kind: 'actionEnded', role: step.role, unit, cost, token: tokenAfter(state, action) };
      if (hides) yield* hide(state, unit, dice);
      break;
    }
  }
  yield { kind: 'stepped' };
}
