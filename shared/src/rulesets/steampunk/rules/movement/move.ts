import type { Dice } from '../../../../dice/index.ts';
import type { Event } from '../../model/events.ts';
import type { State } from '../../model/state.ts';
import type { Going, Picks, Round, Underway } from '../../model/steps/movement.ts';
import type { Step } from '../../model/steps.ts';
import type { UnitId } from '../../model/units.ts';
import { type Answers, type Batch, first, type StepRules } from '../chapter.ts';
import { shake } from '../damage/harm.ts';
import { replaceOrders } from '../orders/carried.ts';
import { arrive, type Rest } from './arrive.ts';
import { carryOut, tellFaults } from './carry-out.ts';
import type { Ends } from './contests.ts';
import { dragHexes } from './drag.ts';
import { rollGround } from './entering.ts';
import { goingOf } from './going.ts';
import { hide } from './hiding.ts';
import { keys } from './keys.ts';
import { doLate, lateChoices } from './late.ts';
import { keepOut } from './overcrowding.ts';
import { meetingBatch } from './reveal.ts';
import { type RoundChoices, roundChoices, roundsOf, told, waits, withPicks } from './rounds.ts';
import { DRAG, doings } from './step.ts';
import { settleSwaps, swapQuestions } from './swaps.ts';
import { uncoverMoving } from './uncover.ts';

/** Goes on at once where nobody has to be asked, or puts the step that asks before the others. */
const askOr = function* (state: State, batch: Batch, step: Step, goOn: () => Iterable<Event>): Generator<Event> {
  if (waits(batch)) yield first(state, step);
  else yield* goOn();
};

/** The end of a step: who hides does, and who was seen moving in the open is uncovered, CON-8. */
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

/** Who was to be dragged and cannot be is shaken. */
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

/** Takes the rounds of a step as they come, up to the first in which somebody must be asked. */
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
