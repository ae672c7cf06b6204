import type { Dice } from '../../../../dice/index.ts';
import type { Direction } from '../../../../hex/index.ts';
import { entryOf, exitOf } from '../../ground/passage.ts';
import type { Event, FactOf } from '../../model/events.ts';
import type { State } from '../../model/state.ts';
import type { Going, Picks, Round, Underway } from '../../model/steps/movement.ts';
import type { Step } from '../../model/steps.ts';
import type { Table } from '../../model/table.ts';
import type { Unit, UnitId } from '../../model/units.ts';
import { type Answers, type Batch, first, type StepRules } from '../chapter.ts';
import { shake } from '../damage/harm.ts';
import { replaceOrders } from '../orders/carried.ts';
import { arrive, doLate, lateChoices, type Rest } from './arrive.ts';
import { type Ends, keepOut, settleSwaps, swapQuestions } from './contests.ts';
import { DRAG, doings, goingOf, keys } from './doings.ts';
import { hide, meetingBatch, uncoverMoving } from './hidden.ts';
import { type RoundChoices, roundChoices, roundsOf, told, waits, withPicks } from './rounds.ts';
import { moverOf } from './stacking.ts';
import { afterTokens, onlyNew, withStep } from './tokens.ts';
import { dragHexes } from './ways.ts';

/** In a mirror match dice decide which side counts as the higher race this turn, step 1: a d6 each, ties again. */
export const INITIATIVE_STEPS: StepRules<'initiative'> = {
  initiative: {
    perform: function* (state, _step, _answers, dice) {
      const rolls: [number, number][] = [];
      const [one, two] = state.seats.map(({ id }) => id) as [string, string];
      let last: readonly [number, number];
      do {
        last = [dice.roll(6, `${one} for initiative`), dice.roll(6, `${two} for initiative`)];
        rolls.push([...last]);
      } while (last[0] === last[1]);
      const seat = last[0] > last[1] ? one : two;
      yield { kind: 'initiative-rolled', dice: rolls, seat, to: { open: { initiative: seat } } };
    },
  },
};

const facesOf = (picks: Picks, unit: Unit): Direction | undefined => {
  const faces = picks[keys.turn(unit)];
  return faces === undefined ? undefined : (Number(faces) as Direction);
};

/** Carries out all early tokens simultaneously, MOV-3; from here on the doings of units in this step are public. */
const carryOut = function* (state: State, { movement, doings, picks }: Underway): Generator<Event> {
  const units: Record<UnitId, Partial<Unit>> = {};
  for (const { unit: id, tokens, early } of doings) {
    const unit = state.units[id]!;
    units[id] = {
      ...withStep(unit, movement, tokens),
      ...onlyNew(unit, afterTokens(state, unit, early, facesOf(picks, unit))),
    };
  }
  const each = doings
    .filter(({ tokens }) => tokens.some((token) => token !== '-'))
    .map(({ unit, tokens }) => ({ unit, tokens }));
  yield { kind: 'step-carried-out', movement, each, to: { units } };
};

/** Tells owners which steps of their orders cannot be done, ORD-9 (b). */
const tellFaults = function* (state: State, { doings }: Pick<Underway, 'doings'>): Generator<Event> {
  const each = doings.flatMap(({ unit, fault }) => (fault ? [{ unit, seat: state.units[unit]!.seat, ...fault }] : []));
  if (each.length > 0) yield { kind: 'steps-replaced', each };
};

type Roll = FactOf<'ground-rolled'>['each'][number];

/** A dragged unit does not roll, TER-3, and one that shows itself crosses nothing. */
const FORCED: ReadonlySet<string> = new Set([DRAG, 'Reveal']);

/** The rolls of one unit to leave its hex and to enter the next, TER-2; undefined: it needs none. */
const rollFor = (table: Table, { unit: id, from, to, token }: Going, dice: Dice): Roll | undefined => {
  if (FORCED.has(token) || from === to) return undefined;
  const mover = moverOf(table, table.units[id]!);
  const out = exitOf(table.board, from, to, mover);
  const into = entryOf(table.board, from, to, mover) ?? 0;
  if (out === 0 && into === 0) return undefined;
  const exit = out > 0 ? { needs: out, die: dice.roll(6, `${id} leaves ${from}`) } : null;
  const left = !exit || exit.die >= exit.needs;
  const entry = left && into > 0 ? { needs: into, die: dice.roll(6, `${id} enters ${to}`) } : null;
  return { unit: id, to, exit, entry, passed: left && (!entry || entry.die >= entry.needs) };
};

/** Rolls for all units that move over difficult ground, TER-2, in the order of DET-2. Gives the remaining moves. */
const rollGround = function* (state: State, goings: readonly Going[], dice: Dice): Generator<Event, readonly Going[]> {
  const each = goings.flatMap((going) => rollFor(state, going, dice) ?? []);
  if (each.length > 0) yield { kind: 'ground-rolled', each };
  const stuck = new Set(each.filter(({ passed }) => !passed).map(({ unit }) => unit));
  return goings.filter(({ unit }) => !stuck.has(unit));
};

/** Continues directly if no seat has a question, else puts the asking step first. */
const askOr = function* (state: State, batch: Batch, step: Step, goOn: () => Iterable<Event>): Generator<Event> {
  if (waits(batch)) yield first(state, step);
  else yield* goOn();
};

/** The end of a step: units hide, and hidden ones seen moving in the open are uncovered, CON-8. */
const finish = function* (state: State, hides: readonly UnitId[]): Generator<Event> {
  yield* hide(state, hides);
  const steps = uncoverMoving(state);
  if (steps.length > 0) yield first(state, ...steps);
};

const afterwards = function* (state: State, { movement, picks }: Underway, { late, hides }: Rest): Generator<Event> {
  yield* askOr(
    state,
    { questions: lateChoices(state, movement, late).open },
    { do: 'afterwards', movement, late, picks, hides },
    function* () {
      yield* doLate(state, movement, late, {}, picks);
      yield* finish(state, hides);
    },
  );
};

const comeTo = function* (state: State, underway: Underway, ends: Omit<Ends, 'picks'>): Generator<Event> {
  const rest = yield* arrive(state, underway.doings, { ...ends, picks: underway.picks });
  yield* afterwards(state, underway, rest);
};

const meet = function* (
  state: State,
  underway: Underway,
  goings: readonly Going[],
  held: readonly UnitId[],
): Generator<Event> {
  yield* askOr(state, meetingBatch(state, goings), { ...underway, do: 'meetings', goings, held }, () =>
    comeTo(state, underway, { goings, held, met: [] }),
  );
};

const swap = function* (
  state: State,
  underway: Underway,
  goings: readonly Going[],
  answers: Answers,
): Generator<Event> {
  const swapped = yield* settleSwaps(state, goings, answers);
  yield* meet(state, underway, swapped.goings, swapped.held);
};

/** Shakes a unit that should have been dragged and cannot be. */
const shakeStuck = function* (state: State, { doings }: Underway): Generator<Event> {
  for (const { unit, move } of doings)
    if (move === DRAG && dragHexes(state, state.units[unit]!).length === 0) yield* shake(state, unit, 'drag');
};

/** From the early tokens to the moves: destinations, rolls, overcrowding, swaps, MOV-4 to MOV-6. */
const settle = function* (state: State, underway: Underway, dice: Dice): Generator<Event> {
  yield* shakeStuck(state, underway);
  const intended = underway.doings.flatMap((doing) => goingOf(state, doing, underway.picks) ?? []);
  const passed = yield* rollGround(state, intended, dice);
  const goings = yield* keepOut(state, passed);
  yield* askOr(state, { questions: swapQuestions(state, goings) }, { ...underway, do: 'swaps', goings }, () =>
    swap(state, underway, goings, {}),
  );
};

/** What was chosen in a round; the others hear it before they choose, INI-1, whether it was asked or written. */
const chosenIn = function* (
  { picks: before }: Underway,
  { stage }: Round,
  { questions, written }: RoundChoices,
  answers: Answers,
): Generator<Event, Picks> {
  const picks = withPicks(before, questions, { written, answers });
  if (stage !== 'all') yield* told(questions, picks);
  return picks;
};

/** Takes the rounds of a step in order, up to the first with a question. */
const choose = function* (state: State, underway: Underway, rounds: readonly Round[], dice: Dice): Generator<Event> {
  let { picks } = underway;
  for (const [index, round] of rounds.entries()) {
    const now = { ...underway, picks };
    const choices = roundChoices(state, now, round);
    if (waits(choices.batch)) {
      yield first(state, { ...now, do: 'choices', rounds: rounds.slice(index) });
      return;
    }
    if (round.stage === 'early') yield* carryOut(state, now);
    picks = yield* chosenIn(now, round, choices, {});
  }
  yield* settle(state, { ...underway, picks }, dice);
};

const underwayOf = ({ movement, doings, picks }: Underway): Underway => ({ movement, doings, picks });

/** How a step of movement is taken, chapter 11. */
export const MOVE_STEPS: StepRules<'movement' | 'choices' | 'swaps' | 'meetings' | 'afterwards'> = {
  movement: {
    perform: function* (state, { movement }, _answers, dice) {
      yield* replaceOrders(state, movement);
      const underway: Underway = { movement, doings: doings(state, movement), picks: {} };
      yield* tellFaults(state, underway);
      yield* choose(state, underway, roundsOf(state), dice);
    },
  },
  choices: {
    asks: (state, step) => roundChoices(state, step, step.rounds[0]!).batch,
    perform: function* (state, step, answers, dice) {
      const [round, ...rest] = step.rounds as readonly [Round, ...Round[]];
      const picks = yield* chosenIn(step, round, roundChoices(state, step, round), answers);
      yield* choose(state, { ...underwayOf(step), picks }, rest, dice);
    },
  },
  swaps: {
    asks: (state, { goings }) => ({ questions: swapQuestions(state, goings) }),
    perform: (state, step, answers) => swap(state, underwayOf(step), step.goings, answers),
  },
  meetings: {
    asks: (state, { goings }) => meetingBatch(state, goings),
    perform: function* (state, step, answers) {
      const { questions } = meetingBatch(state, step.goings);
      const picks = withPicks({}, questions, { answers });
      const met = questions.flatMap(({ unit, key }) => (picks[key] === 'stay' ? [] : [unit!]));
      const goings = [
        ...step.goings.filter(({ unit }) => !met.includes(unit)),
        ...met.map((id): Going => {
          const unit = state.units[id]!;
          const to = step.goings.find((going) => going.unit === id)?.to ?? unit.at!;
          const facing = Number(picks[keys.meet(unit)]) as Going['facing'];
          return { unit: id, from: unit.at!, to, facing, token: 'Reveal' };
        }),
      ];
      yield* comeTo(state, underwayOf(step), { goings, held: step.held, met });
    },
  },
  afterwards: {
    asks: (state, { movement, late }) => ({ questions: lateChoices(state, movement, late).open }),
    perform: function* (state, { movement, late, picks, hides }, answers) {
      yield* doLate(state, movement, late, answers, picks);
      yield* finish(state, hides);
    },
  },
};
