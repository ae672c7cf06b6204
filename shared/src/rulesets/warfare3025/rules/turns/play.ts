import type { Dice } from '../../../../dice/index.ts';
import type { SeatId, Timer } from '../../../../match/index.ts';
import type { Intent, IntentOf } from '../../ask/intents.ts';
import type { Event } from '../../model/events.ts';
import type { State } from '../../model/state.ts';
import { askedSeats, isLeaving, type UnitId } from '../../model/table.ts';
import { unitOf } from '../../model/units.ts';
import { landPicked, roleOf } from '../attacks/assault.ts';
import { goneUnseen, knowledgeOf } from '../detection/knowledge.ts';
import { drawNames, isUnnamed } from '../detection/naming.ts';
import { sense } from '../detection/sensing.ts';
import { byDefault } from './defaults.ts';
import { givenUp, lastStanding, timeUp, unitsLeft } from './ending.ts';
import { breakTie, nextActivation, nextInLine } from './initiative.ts';
import { eligibleFor, interruptionOf } from './interrupts.ts';
import { evading, interrupted, uninterrupted } from './order-of-play.ts';
import { costOf, isFast, ticksOfWaiting } from './plans.ts';
import { attackNow, takeStep } from './steps.ts';

/** The units of a seat that has conceded leave the match. */
function* withdraw(state: State, seat: SeatId): Generator<Event> {
  const units = unitsLeft(state, seat).map(({ id }) => id);
  yield { kind: 'withdrawn', seat, units };
  for (const id of units) yield* goneUnseen(state, id);
}

/**
 * Takes steps and activates units until a player has a decision or the match is over. Decisions of a player who has conceded
 * during the action get their default answer.
 */
function* playOn(state: State, dice: Dice): Generator<Event> {
  while (!state.outcome) {
    const absent = state.leaving && askedSeats(state.moment).find((seat) => isLeaving(state, seat));
    if (absent !== undefined) {
      yield* answer(state, absent, byDefault(state), dice);
      continue;
    }
    if (state.moment.kind !== 'running') return;
    const step = state.agenda[0];
    const leaving = state.leaving?.[0];
    const outcome = lastStanding(state);
    if (outcome) yield { kind: 'ended', outcome };
    else if (step) yield* takeStep(state, step, dice);
    else if (state.detection?.active) yield* sense(state, state.detection.active, dice);
    else if (leaving !== undefined) yield* withdraw(state, leaving);
    else {
      yield* nextActivation(state, dice);
      const over = timeUp(state);
      if (over) yield { kind: 'ended', outcome: over };
    }
  }
}

/** The plan of an intent; a missing move or attack is left out, not undefined, as plain JSON data needs it. */
const planOf = ({ move, attack }: Pick<IntentOf<'act'>, 'move' | 'attack'>) => ({
  ...(move ? { move } : {}),
  ...(attack ? { attack } : {}),
});

function* act(state: State, intent: IntentOf<'act' | 'stabilise' | 'hide'>): Generator<Event> {
  const unit = unitOf(state, intent.unit);
  const plan = intent.kind === 'act' ? planOf(intent) : ({ [intent.kind]: true } as { stabilise?: true; hide?: true });
  const cost = costOf(state, unit, plan);
  const move = intent.kind === 'act' ? intent.move : undefined;
  yield { kind: 'actionDeclared', unit: unit.id, ...plan, cost, fast: isFast(state, unit, move) };
  if (intent.kind === 'act' && intent.parts) yield { kind: 'partsNamed', role: 'actor', parts: intent.parts };
  const eligible = eligibleFor(state, unit.id, { move, cost });
  if (state.detection) yield { kind: 'windowOpened', eligible, timed: true };
  else if (eligible.length > 0) yield { kind: 'windowOpened', eligible };
  else yield { kind: 'planned', steps: uninterrupted(plan) };
}

/** Closes the window: of several claims that of the unit with the fewest ticks counts; ties are rolled, W-11.3. */
function* closeWindow(state: State, dice: Dice): Generator<Event> {
  const { claims, action } = state;
  if (claims.length === 0) {
    yield { kind: 'windowClosed' };
    yield { kind: 'planned', steps: uninterrupted(action!) };
    return;
  }
  const claimants = claims.map(({ intent }) => unitOf(state, intent.unit));
  const fewest = nextInLine({ units: claimants });
  const chosen = fewest.length === 1 ? fewest[0]!.id : yield* breakTie(state, fewest, dice);
  const { intent } = claims.find((claim) => claim.intent.unit === chosen)!;
  const interruption = interruptionOf(state, intent);
  const fast = isFast(state, unitOf(state, chosen), intent.move);
  yield { kind: 'interruptDeclared', unit: chosen, ...planOf(intent), ...interruption, fast };
  if (intent.parts) yield { kind: 'partsNamed', role: 'interrupter', parts: intent.parts };
  const quiet = isQuiet(state) ? { ...interruption, timing: 'after' as const } : interruption;
  yield { kind: 'planned', steps: interrupted(state.action!, state.interrupt!, quiet) };
}

/**
 * Whether the actor's side can notice nothing of a simultaneous interrupt: its unit is not visible and makes no attack,
 * W-13d.18. Then the actor's action is carried out as if there were none.
 */
const isQuiet = (state: State): boolean => {
  const { interrupt } = state;
  if (interrupt?.timing !== 'simultaneous' || knowledgeOf(state, interrupt.unit) === 'visible') return false;
  return !interrupt.attack || !attackNow(state, interrupt, interrupt.attack, true).ok;
};

/** The action under way was declared: a unit that is not visible waits, W-13d.15. */
function* wait(state: State, id: UnitId): Generator<Event> {
  const unit = unitOf(state, id);
  if (knowledgeOf(state, id) === 'visible') {
    yield { kind: 'waited', unit: id, ticks: ticksOfWaiting(state, unit) };
    return;
  }
  yield { kind: 'waitDeclared', unit: id };
  yield { kind: 'windowOpened', eligible: [], timed: true };
}

/** The time of a window is up: what was answered in it counts, and who has not answered does nothing, W-13d.15. */
export function* ring(state: State, _timer: Timer, dice: Dice): Generator<Event> {
  const { assault, detection, moment } = state;
  if (assault && (moment.kind === 'react' || detection!.reaction !== undefined)) {
    const { how = 'none', weapon } = detection!.reaction ?? {};
    yield { kind: 'reactionSet', unit: assault.situation.target, how, ...(weapon === undefined ? {} : { weapon }) };
  } else if (assault) yield { kind: 'windowClosed' };
  else if (detection!.waits) {
    yield { kind: 'windowClosed' };
    yield { kind: 'planned', steps: [{ do: 'wait' }] };
  } else yield* closeWindow(state, dice);
  yield* playOn(state, dice);
}

/** A unit that has dodged stays, or moves at once: then it is not attacked any more in this action, W-13b.8. */
function* evade(state: State, { move }: IntentOf<'evade'>): Generator<Event> {
  const { target } = state.assault!.situation;
  if (!move) {
    yield { kind: 'evaded', unit: target, cost: 0, fast: false };
    return;
  }
  const unit = unitOf(state, target);
  yield { kind: 'attackEnded' };
  yield { kind: 'evaded', unit: target, move, cost: costOf(state, unit, { move }), fast: isFast(state, unit, move) };
  yield { kind: 'planned', steps: evading(move, state.agenda.slice(1)) };
}

/**
 * A player gives up, W-15. The last one of a side ends the match. Another one withdraws: at once, or at the end of the
 * action that is under way.
 */
function* concede(state: State, seat: SeatId): Generator<Event> {
  yield { kind: 'conceded', seat };
  const outcome = givenUp(state, seat);
  if (outcome) yield { kind: 'ended', outcome };
  else if (!state.action && !state.detection?.active) yield* withdraw(state, seat);
}

/** Yields what a legal intent itself does. */
function* answer(state: State, seat: SeatId, intent: Intent, dice: Dice): Generator<Event> {
  switch (intent.kind) {
    case 'concede':
      yield* concede(state, seat);
      break;
    case 'wait':
      yield* wait(state, intent.unit);
      break;
    case 'act':
    case 'hide':
    case 'stabilise':
      yield* act(state, intent);
      break;
    case 'pass':
    case 'interrupt':
      yield { kind: 'windowAnswered', seat, ...(intent.kind === 'interrupt' ? { claim: intent } : {}) };
      if (!state.detection && state.moment.kind === 'interrupt' && state.moment.waiting.length === 0)
        yield* closeWindow(state, dice);
      break;
    case 'defend':
      yield { kind: 'defenceSet', defence: intent.roll, chosen: true };
      break;
    case 'pick':
      if (intent.parts) yield { kind: 'partsNamed', role: roleOf(state, state.assault!), parts: intent.parts };
      yield* landPicked(state, intent.component, state.assault!.picking!.damage, dice);
      break;
    case 'react': {
      const { how, weapon } = intent;
      if (state.detection) {
        const reaction = how === 'none' ? null : { how, ...(weapon === undefined ? {} : { weapon }) };
        yield { kind: 'reactionAnswered', seat, reaction };
        break;
      }
      const { target } = state.assault!.situation;
      yield { kind: 'reactionSet', unit: target, how, ...(weapon === undefined ? {} : { weapon }) };
      break;
    }
    case 'evade':
      yield* evade(state, intent);
      break;
  }
}

/** Yields what a legal intent leads to, until the next decision. */
export function* resolve(state: State, seat: SeatId, intent: Intent, dice: Dice): Generator<Event> {
  yield* answer(state, seat, intent, dice);
  yield* playOn(state, dice);
}

/** Yields what comes before the first decision. With detection units get names by chance first, W-13d.13. */
export function* begin(state: State, dice: Dice): Generator<Event> {
  if (isUnnamed(state)) yield { kind: 'named', names: drawNames(state, dice) };
  yield* playOn(state, dice);
}
