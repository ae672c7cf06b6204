import { NO_ANSWER } from '../../../../agenda/index.ts';
import type { Dice } from '../../../../dice/index.ts';
import type { SeatId } from '../../../../match/index.ts';
import type { State } from '../../model/state.ts';
import type { StepOf } from '../../model/steps.ts';
import type { SeatTold } from '../../model/table.ts';
import { MOST_UNITS } from '../../roster/index.ts';
import { first, type StepRule } from '../chapter.ts';
import { placedBy } from './answered.ts';
import { placed } from './placed.ts';
import { candidatesIn, mayHave, setupStep } from './six-steps.ts';

/** A d6 for each seat, again for as long as they are equal, SET-5. */
const rollOff = ([one, other]: readonly SeatTold[], dice: Dice): readonly Readonly<Record<SeatId, number>>[] => {
  const roll = ({ id }: SeatTold): number => dice.roll(6, `setup advantage of ${id}`);
  const rolls: Readonly<Record<SeatId, number>>[] = [];
  for (;;) {
    const pair = { [one!.id]: roll(one!), [other!.id]: roll(other!) };
    rolls.push(pair);
    if (pair[one!.id] !== pair[other!.id]) return rolls;
  }
};

/** One of the six steps of set-up: who has the advantage lets the other place one unit first, SET-4, SET-5. */
export const SETUP_STEP: StepRule<StepOf<'setup'>> = {
  perform: function* (state, { step }, _answers, dice) {
    const { seats } = state;
    if (!seats.some((seat) => mayHave(state, seat, step))) return;
    const rolls = rollOff(seats, dice);
    const last = rolls.at(-1)!;
    const [one, other] = seats.map(({ id }) => id) as [SeatId, SeatId];
    const [advantage, before] = last[one]! > last[other]! ? [one, other] : [other, one];
    yield { kind: 'setup-step-began', step, rolls, advantage, to: { open: { step } } };
    yield first(state, { do: 'place', step, seat: before, count: 1, done: [] });
  },
};

const isAsked = (state: State, { step, seat }: StepOf<'place'>): boolean =>
  setupStep(step).optional
    ? mayHave(state, state.seats.find(({ id }) => id === seat)!, step)
    : candidatesIn(state, seat, step).length > 0;

/** Who places next, two units at a time; all that is left once the other side has no more, SET-5. */
const nextPlace = (
  state: State,
  { step, seat }: StepOf<'place'>,
  done: readonly SeatId[],
): StepOf<'place'> | undefined => {
  const other = state.seats.find(({ id }) => id !== seat)!.id;
  const next = done.includes(other) ? seat : other;
  if (done.includes(next)) return undefined;
  return { do: 'place', step, seat: next, count: done.length > 0 ? MOST_UNITS : 2, done };
};

/** A side places its next units in a step, SET-5. In an optional step it is done when it places fewer than it may. */
export const PLACE_STEP: StepRule<StepOf<'place'>> = {
  asks: (state, step) => {
    const { seat, count } = step;
    const most = Math.min(count, candidatesIn(state, seat, step.step).length);
    return {
      questions: isAsked(state, step) ? [{ seat, prompt: 'setup', key: 'place', unit: null, options: [], most }] : [],
    };
  },
  perform: function* (state, step, answers) {
    const { seat, count } = step;
    const { optional } = setupStep(step.step);
    const outcome = placedBy(state, step, answers.place ?? NO_ANSWER);
    yield* placed(state, outcome);
    const number = outcome.placements.length;
    if (number === 0 && answers.place && optional) yield { kind: 'setup-passed', seat };
    const isDone = optional ? number < count : candidatesIn(state, seat, step.step).length === 0;
    const next = nextPlace(state, step, isDone ? [...step.done, seat] : step.done);
    if (next) yield first(state, next);
  },
};
