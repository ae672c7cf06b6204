import type { Direction } from '../../../hex/index.ts';
import { type Fault, fail, ok, type Result } from '../../../result.ts';
import type { Attack } from '../ask/intents.ts';
import { hasDetection } from '../model/detection.ts';
import type { State } from '../model/state.ts';
import type { Action, Interruption, Role, Unit } from '../model/table.ts';
import { cardOf, findUnit, weaponOf } from '../model/units.ts';
import { checkAimTicks } from '../rules/attacks/aimed-fire.ts';
import { hasCloseQuarters } from '../rules/attacks/close-quarters.ts';
import { checkParts } from '../rules/attacks/results.ts';
import { goesByMode } from '../rules/movement/footing.ts';
import { atDeclaration, steadied } from '../rules/movement/movement.ts';
import { type Route, routeOf } from '../rules/movement/route.ts';
import { timingOf } from '../rules/turns/interrupts.ts';
import { checkExtras, checkPoint, costOf } from '../rules/turns/plans.ts';
import { fault, refused } from './faults.ts';
import type { DeclaredAction, Position } from './schema.ts';

/** A declared action as the state has it: what follows from the plan and the card is worked out. */
const declaredBy = (state: State, unit: Unit, written: DeclaredAction): Action => {
  const plan = {
    ...(written.move ? { move: written.move } : {}),
    ...(written.attack ? { attack: written.attack } : {}),
    ...(written.stabilise ? { stabilise: written.stabilise } : {}),
    ...(written.hide ? { hide: written.hide } : {}),
  };
  const { fromToken, done, halted, tested, turnFailed } = written;
  return {
    unit: unit.id,
    seat: unit.seat,
    ...plan,
    cost: written.cost ?? costOf(state, unit, plan, false),
    from: written.from === undefined ? unit.at : written.from,
    fromFacing: (written.fromFacing ?? unit.facing) as Direction,
    fromToken,
    done,
    halted,
    tested,
    turnFailed,
    thrust: written.thrust ?? cardOf(state, unit.id).movement.jump,
    ...(written.interrupted ? { interrupted: true } : {}),
  };
};

/** What an action can cost: its plan outside of close quarters and in them, where nobody aims, W-13b.3. */
const costFault = (state: State, unit: Unit, { cost, ...plan }: Action, at: string): Fault | undefined => {
  const close = hasCloseQuarters(state.options) && !plan.attack?.aim;
  const possible = [false, ...(close ? [true] : [])].map((closeNow) => costOf(state, unit, plan, closeNow));
  if (possible.includes(cost)) return undefined;
  const ticks = [...new Set(possible)].join(' or ');
  return fault(`${at}.cost`, `This action takes ${ticks} ticks, not ${cost}.`, 'W-4.1');
};

const attackFaults = (state: State, unit: Unit, attack: Attack, route: Route | undefined, at: string): Fault[] => {
  // It may have become unstable since it declared, W-13c.6.
  const moves = route !== undefined;
  const target = findUnit(state, attack.target);
  if (!weaponOf(state, unit.id, attack.weapon))
    return [fault(`${at}.weapon`, `${unit.id} has no weapon ${attack.weapon}.`, 'W-2.1')];
  if (!target) return [fault(`${at}.target`, `There is no unit ${attack.target}.`, 'W-9.1')];
  if (target.side === unit.side) return [fault(`${at}.target`, `${target.id} is on the same side.`, 'W-9.1')];
  const point = checkPoint(state, attack, route);
  const extras = checkExtras(state, unit, attack);
  const aim = checkAimTicks(state, steadied(unit), weaponOf(state, unit.id, attack.weapon), attack, moves);
  return [
    ...(aim ? [refused(`${at}.aim`, aim)] : []),
    ...(point ? [refused(`${at}.after`, point)] : []),
    ...(extras ? [refused(`${at}.extras`, extras)] : []),
  ];
};

/** Whether the unit stands where its action has brought it. */
const progressFaults = (unit: Unit, action: Action, route: Route | undefined, at: string): Fault[] => {
  const path = action.move?.path ?? [];
  if (action.done > path.length)
    return [fault(`${at}.done`, `The path has ${path.length} hexes, so no more are entered.`, 'W-5.1')];
  if (route?.steps[action.done - 1]?.flown)
    return [fault(`${at}.done`, 'A jump is never interrupted in the air.', 'W-7.5')];
  const there = action.done === 0 ? action.from : path[action.done - 1]!;
  return action.halted || unit.at === there
    ? []
    : [fault(`${at}.done`, `${unit.id} stands in ${unit.at}, but its action has brought it to ${there}.`, 'W-5.1')];
};

const partsFaults = (state: State, { attack, parts }: DeclaredAction, at: string): Fault[] => {
  const target = attack && findUnit(state, attack.target);
  const wrong = checkParts(state, target?.id, parts);
  return wrong ? [refused(`${at}.parts`, wrong)] : [];
};

/** An action is a move, an attack or both, W-4; or the actor stabilises, W-13c.8. */
const formFault = (
  { options }: State,
  { move, attack, stabilise, hide }: DeclaredAction,
  at: string,
): Fault | undefined => {
  if (hide) {
    if (!hasDetection(options)) return fault(`${at}.hide`, 'Units hide in matches with detection only.', 'W-13d');
    if (at === 'action' && !move && !attack && !stabilise) return undefined;
    return fault(`${at}.hide`, 'Hiding is an action of its own, and no interrupt.', 'W-13d.8');
  }
  if (!stabilise) return move || attack ? undefined : fault(at, 'An action is a move, an attack or both.', 'W-4');
  if (!goesByMode(options)) return fault(`${at}.stabilise`, 'Units lose their footing by movement mode only.', 'W-13c');
  if (at === 'action' && !move && !attack) return undefined;
  return fault(`${at}.stabilise`, 'Stabilising is an action of its own, and no interrupt.', 'W-13c.8');
};

/** Reads an action under way; every fault has its place. */
const readAction = (state: State, written: DeclaredAction, at: string): Result<Action, Fault[]> => {
  const unit = findUnit(state, written.unit);
  if (!unit) return fail([fault(`${at}.unit`, `There is no unit ${written.unit}.`)]);
  if (unit.status === 'withdrawn') return fail([fault(`${at}.unit`, `${unit.id} has left the match.`, 'W-15')]);
  const wrong = formFault(state, written, at);
  if (wrong) return fail([wrong]);
  const { jump } = cardOf(state, unit.id).movement;
  if ((written.thrust ?? 0) > jump) return fail([fault(`${at}.thrust`, `The card has a thrust of ${jump}.`, 'W-7')]);
  const action = declaredBy(state, unit, written);
  const declaring = atDeclaration(unit, action);
  const route = action.move && routeOf({ ...state, units: [declaring] }, declaring, action.move);
  if (route && !route.ok) return fail([refused(`${at}.move`, route.error)]);
  const dear = costFault(state, unit, action, at);
  const faults = [
    ...(dear ? [dear] : []),
    ...(action.attack ? attackFaults(state, unit, action.attack, route?.value, `${at}.attack`) : []),
    ...progressFaults(unit, action, route?.value, at),
    ...partsFaults(state, written, at),
  ];
  return faults.length > 0 ? fail(faults) : ok(action);
};

const readInterrupt = (
  state: State,
  written: NonNullable<Position['interrupt']>,
): Result<Action & Interruption, Fault[]> => {
  const { trigger, timing, ...declared } = written;
  const actor = state.action;
  if (!actor) return fail([fault('interrupt', 'There is no action to interrupt.', 'W-11.1')]);
  const read = readAction(state, declared, 'interrupt');
  if (!read.ok) return read;
  const unit = findUnit(state, read.value.unit)!;
  if (unit.side === findUnit(state, actor.unit)!.side)
    return fail([fault('interrupt.unit', 'Only an enemy of the actor may interrupt.', 'W-11.1')]);
  if (trigger > (actor.move?.path.length ?? 0))
    return fail([fault('interrupt.trigger', "The trigger must be on the actor's path.", 'W-11.3')]);
  return ok({ ...read.value, trigger, timing: timing ?? timingOf(unit, read.value.cost, actor.cost) });
};

/** Puts the order of parts that was named for an attack into the state. */
const putParts = (state: State, role: Role, parts: DeclaredAction['parts']): void => {
  if (parts) state.parts = { ...state.parts, [role]: [...parts] };
};

/** Puts the action and the interrupt of a position into a state whose units stand already; says what is wrong. */
export const putActions = (state: State, { action, interrupt }: Position): Fault[] => {
  if (action) {
    if (action.interrupted && !hasCloseQuarters(state.options))
      return [fault('action.interrupted', 'This is asked in matches with close quarters only.', 'W-13b')];
    const read = readAction(state, action, 'action');
    if (!read.ok) return read.error;
    state.action = read.value;
    putParts(state, 'actor', action.parts);
  }
  if (interrupt) {
    const read = readInterrupt(state, interrupt);
    if (!read.ok) return read.error;
    state.interrupt = read.value;
    if (hasCloseQuarters(state.options)) state.action!.interrupted = true;
    putParts(state, 'interrupter', interrupt.parts);
  }
  return [];
};
