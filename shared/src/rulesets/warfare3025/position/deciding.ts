import type { SeatId } from '../../../match/index.ts';
import type { Fault } from '../../../result.ts';
import { view } from '../model/redact.ts';
import type { Situation } from '../model/situation.ts';
import type { State, Step } from '../model/state.ts';
import { askedSeats, type Reaction, type Role, type Table } from '../model/table.ts';
import { cardOf, componentsOf, findUnit, isAlive, unitOf, weaponOf } from '../model/units.ts';
import { tableOf } from '../model/view.ts';
import { unitsLeft } from '../rules/turns/ending.ts';
import { nextInLine } from '../rules/turns/initiative.ts';
import { checkInterrupt, eligibleFor } from '../rules/turns/interrupts.ts';
import { interrupted, uninterrupted } from '../rules/turns/order-of-play.ts';
import { checkPlan } from '../rules/turns/plans.ts';
import { mayReact, reactionsTo } from '../rules/turns/reactions.ts';
import { actionOf, attackNow } from '../rules/turns/steps.ts';
import { fault, refused } from './faults.ts';
import type { Position } from './schema.ts';

type Decision = NonNullable<Position['decision']>;
type DecisionOf<K extends Decision['kind']> = Extract<Decision, { kind: K }>;

/** One of some units of a seat acts, W-3.1. */
const putActivation = (state: State, { units }: DecisionOf<'activate'>): Fault[] => {
  if (state.action) return [fault('decision', 'An action is under way: nobody else acts before its end.', 'W-4')];
  const next = nextInLine(state).map(({ id }) => id);
  const faults = units.flatMap((id, i) => {
    const at = `decision.units.${i}`;
    const unit = findUnit(state, id);
    if (!unit) return [fault(at, `There is no unit ${id}.`)];
    if (!next.includes(id)) return [fault(at, `${id} is not next: the unit with the fewest ticks acts.`, 'W-3.1')];
    return unit.seat === findUnit(state, units[0]!)?.seat ? [] : [fault(at, 'These are units of two seats.', 'W-3.4')];
  });
  if (faults.length === 0) state.moment = { kind: 'activate', seat: unitOf(state, units[0]!).seat, units };
  return faults;
};

/** What a seat judges an order by: with detection what it knows, W-13d.12. */
const knownTo = (state: State, seat: SeatId): Table => (state.detection ? tableOf(view(state, seat)) : state);

/** A window runs without a question, W-13d.15. */
const putPause = (state: State, { of }: DecisionOf<'window'>): Fault[] => {
  const { detection } = state;
  if (!detection) return [fault('decision', 'Windows run without a question with detection only.', 'W-13d.15')];
  if (of === 'attack') {
    const faults = putAttack(state, { kind: 'react' }, true);
    if (faults.length > 0) return faults;
  } else if (!detection.waits || detection.active === null || state.action)
    return [fault('detection.waits', 'A unit that is not visible must be waiting.', 'W-13d.15')];
  state.moment = { kind: 'interrupt', waiting: [], eligible: [] };
  return [];
};

/** The window of the declared action is open, W-11.9. */
const putWindow = (state: State, { waiting, claims }: DecisionOf<'interrupt'>): Fault[] => {
  const { action } = state;
  if (!action) return [fault('action', 'There is no action to interrupt.', 'W-11.1')];
  if (state.interrupt || action.interrupted)
    return [fault('interrupt', 'The window is open: no interrupt is chosen yet.', 'W-11.3')];
  if (action.done > 0) return [fault('action.done', 'The window is open before the first hex is entered.', 'W-11.9')];
  const plan = checkPlan(knownTo(state, action.seat), unitOf(state, action.unit), action);
  if (!plan.ok) return [refused('action', plan.error)];
  if (plan.value.cost !== action.cost)
    return [fault('action.cost', `This action takes ${plan.value.cost} ticks, not ${action.cost}.`, 'W-13b.3')];
  const eligible = eligibleFor(state, action.unit, action);
  const seats = [...new Set(eligible.map(({ seat }) => seat))];
  const claimed = claims.map(({ unit }) => findUnit(state, unit)?.seat ?? '');
  const open = waiting ?? seats.filter((seat) => !claimed.includes(seat));
  if (open.length === 0 && !state.detection)
    return [fault('decision', 'Nobody may interrupt this action any more.', 'W-11.1')];
  state.moment = { kind: 'interrupt', waiting: open, eligible };
  if (state.detection) state.detection.open = true;
  const faults = [
    ...open.flatMap((seat, i) =>
      seats.includes(seat) ? [] : [fault(`decision.waiting.${i}`, `${seat} has no unit that may interrupt.`, 'W-11.1')],
    ),
    ...claims.flatMap((intent, i) => {
      const at = `decision.claims.${i}`;
      const seat = claimed[i]!;
      if (open.includes(seat) || claimed.indexOf(seat) < i) return [fault(at, `${seat} answers once.`, 'W-11.3')];
      const refusal = checkInterrupt(knownTo(state, seat), seat, intent);
      return refusal ? [refused(at, refusal)] : [];
    }),
  ];
  state.claims = claims.map((intent, i) => ({ seat: claimed[i]!, intent }));
  return faults;
};

/** What is still to be done when the attack of a role is being made. */
const stepsFrom = ({ action, interrupt, detection }: State, role: Role): Step[] => {
  const all = interrupt
    ? interrupted(action!, interrupt, detection?.quiet ? { ...interrupt, timing: 'after' } : interrupt)
    : uninterrupted(action!);
  return all.slice(all.findIndex((step) => step.do === 'attack' && step.role === role));
};

/** How far an attack has come that is interrupted by a question. */
const progressOf = (decision: DecisionOf<'defend' | 'pick' | 'react' | 'evade'>) => {
  const unmade = { made: 0, picking: null, reaction: undefined };
  switch (decision.kind) {
    case 'defend':
      return { ...unmade, defence: null };
    case 'react':
      return { ...unmade, defence: 'armour' as const };
    case 'evade':
      return { ...unmade, made: 1, defence: 'armour' as const, reaction: { how: 'dodge' } as const };
    case 'pick': {
      const { made, damage, defence, reaction } = decision;
      return { made, picking: { damage }, defence, reaction: reaction && reactionOf(reaction) };
    }
  }
};

const reactionOf = ({ how, weapon }: NonNullable<DecisionOf<'pick'>['reaction']>): Reaction => ({
  how,
  ...(weapon === undefined ? {} : { weapon }),
});

/** What is wrong with a reaction, or with the question for one, W-13b.6. */
const reactionFaults = (state: State, situation: Situation, decision: Decision): Fault[] => {
  if (decision.kind === 'react' || decision.kind === 'evade') {
    if (!mayReact(state, situation))
      return [fault('decision', 'The target of this attack cannot react to it.', 'W-13b.6')];
    return decision.kind === 'evade' && !reactionsTo(state, situation).dodge
      ? [fault('decision', `${situation.target} cannot have dodged: its movement is destroyed.`, 'W-13b.6')]
      : [];
  }
  if (decision.kind !== 'pick' || !decision.reaction) return [];
  const { how, weapon } = decision.reaction;
  const known = weapon !== undefined && weaponOf(state, situation.target, weapon) !== undefined;
  if (!situation.close || decision.role !== 'actor' || state.action?.interrupted)
    return [fault('decision.reaction', 'Nobody could react to this attack.', 'W-13b.6')];
  if (how === 'counter' ? known : weapon === undefined) return [];
  return [fault('decision.reaction.weapon', 'A counter, and nothing else, names a weapon of the target.', 'W-13b.6')];
};

/** An attack is interrupted by a question to one of its players, W-9.3, W-10.3, W-13b.6 and W-13b.8. */
const putAttack = (
  state: State,
  decision: DecisionOf<'defend' | 'pick' | 'react' | 'evade'>,
  silent = false,
): Fault[] => {
  const role = 'role' in decision ? decision.role : 'actor';
  const at = role === 'actor' ? 'action' : 'interrupt';
  const action = actionOf(state, role);
  if (!action?.attack) return [fault(at, 'The attack that is being made must stand here.', 'W-9')];
  const exchange = state.interrupt?.timing === 'simultaneous' && !state.detection?.quiet;
  const now = attackNow(state, action, action.attack, exchange);
  if (!now.ok) return [refused(`${at}.attack`, now.error)];
  const { attacker, target, mayPilot } = now.value;
  const { weapon, extras } = action.attack;
  const shots = weaponOf(state, attacker, weapon)!.attacks + extras;
  const { made, picking, defence, reaction } = progressOf(decision);
  if (!mayPilot && defence !== 'armour')
    return [fault('decision', `${target} can only roll armour: it is neither fast nor in cover.`, 'W-9.3')];
  if (made > shots) return [fault('decision.made', `This action makes ${shots} attacks.`, 'W-9.7')];
  const wrong = silent ? [] : reactionFaults(state, now.value, decision);
  if (silent && !now.value.close) return [fault('decision', 'This attack is not in close quarters.', 'W-13d.15')];
  if (wrong.length > 0) return wrong;
  state.assault = {
    situation: now.value,
    shots,
    extras,
    made,
    defence,
    picking,
    exchange,
    ...(reaction && { reaction }),
  };
  const { seat } = unitOf(state, picking ? attacker : target);
  state.moment = decision.kind === 'evade' ? { kind: 'evade', seat, unit: target } : { kind: decision.kind, seat };
  state.agenda = stepsFrom(state, role);
  return [];
};

const putMoment = (state: State, decision: Position['decision']): Fault[] => {
  switch (decision?.kind) {
    case undefined:
      return state.action ? [fault('decision', 'An action is under way: say who decides what.', 'W-4')] : [];
    case 'activate':
      return putActivation(state, decision);
    case 'interrupt':
      return putWindow(state, decision);
    case 'window':
      return putPause(state, decision);
    case 'defend':
    case 'pick':
    case 'react':
    case 'evade':
      return putAttack(state, decision);
  }
};

/** Damage that waits for the end of an exchange, W-11.6. */
const putHeld = (state: State, { held }: Position): Fault[] => {
  if (held.length > 0 && state.interrupt?.timing !== 'simultaneous')
    return [fault('held', 'Damage is held back in an exchange only.', 'W-11.6')];
  state.held = [...held];
  return held.flatMap(({ attacker, target, component }, i) => {
    const at = `held.${i}`;
    if (!findUnit(state, attacker)) return [fault(`${at}.attacker`, `There is no unit ${attacker}.`)];
    const unit = findUnit(state, target);
    if (!unit || !isAlive(unit)) return [fault(`${at}.target`, `There is no unit ${target} to be hit.`, 'W-2.2')];
    return componentsOf(cardOf(state, target)).includes(component)
      ? []
      : [fault(`${at}.component`, `${target} has no ${component}.`, 'W-2.1')];
  });
};

/** Who has conceded during the action that is under way. */
const putLeaving = (state: State, { leaving }: Position): Fault[] => {
  if (leaving.length > 0) state.leaving = leaving;
  return leaving.flatMap((seat, i) => {
    const at = `leaving.${i}`;
    if (!state.action) return [fault(at, 'A player leaves at the end of an action, and none is under way.', 'W-15')];
    if (leaving.indexOf(seat) < i) return [fault(at, `${seat} concedes once.`, 'W-15')];
    return unitsLeft(state, seat).length > 0 ? [] : [fault(at, `${seat} has no units left to give up.`, 'W-15')];
  });
};

const putCounts = (state: State, { asked }: Position): Fault[] => {
  const strange = Object.keys(asked).filter((seat) => !state.seats.some(({ id }) => id === seat));
  for (const { id } of state.seats)
    state.asked[id] =
      (Object.hasOwn(asked, id) ? asked[id] : undefined) ?? (askedSeats(state.moment).includes(id) ? 1 : 0);
  return strange.map((seat) => fault(`asked.${seat}`, `There is no seat "${seat}".`));
};

/** Puts into a state, whose units and actions stand already, who decides what; says what is wrong. */
export const putDecision = (state: State, position: Position): Fault[] => {
  const { outcome, decision } = position;
  if (outcome && decision) return [fault('decision', 'The match is over: nobody decides any more.', 'W-15')];
  const moment = outcome ? [] : putMoment(state, decision);
  // With detection that is what a window is for, W-13d.15.
  if (state.detection) state.detection.open = ['interrupt', 'react'].includes(state.moment.kind);
  const faults = [...moment, ...putHeld(state, position), ...putLeaving(state, position)];
  if (outcome) {
    const { winner, ...rest } = outcome;
    state.outcome = { ...rest, ...(winner === undefined ? {} : { winner }) };
  }
  return [...faults, ...putCounts(state, position)];
};
