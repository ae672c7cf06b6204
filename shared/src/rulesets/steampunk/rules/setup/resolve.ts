import { NO_ANSWER } from '../../../../agenda/index.ts';
import type { Dice } from '../../../../dice/index.ts';
import type { SeatId } from '../../../../match/index.ts';
import { MIDDLE_KINDS, type MiddleFeature, placeDesigns } from '../../boards/design.ts';
import type { Design } from '../../boards/hexes.ts';
import { EDGES, noMansLand } from '../../ground/zones.ts';
import { chosen } from '../../model/asks.ts';
import type { State } from '../../model/state.ts';
import type { StepOf } from '../../model/steps.ts';
import type { SeatTold } from '../../model/table.ts';
import { type BudgetName, MOST_UNITS, RACES, type Race } from '../../roster/index.ts';
import { type Answers, first, type StepRule } from '../chapter.ts';
import { placed } from './deploy.ts';
import { answered } from './ground.ts';
import { candidatesIn, mayHave, setupStep } from './placement.ts';
import { placedBy } from './places.ts';
import { budgetFor, budgetIn, RANDOM, raceOf } from './races.ts';

const chosenFor = (state: State, answers: Answers, seat: SeatTold, dice: Dice) => {
  const race = raceOf(state, seat);
  const budget = budgetFor(state, seat.id);
  const picked = chosen(race, answers[race.key]);
  const drawn = picked === RANDOM;
  return {
    seat: seat.id,
    race: drawn ? RACES[dice.pick(RACES.length, `race of ${seat.id}`)]! : (picked as Race),
    drawn,
    budget: chosen(budget, answers[budget.key]) as BudgetName,
  };
};

/**
 * Races, and in an asymmetric game the budget: both sides choose simultaneously, and the result is public before
 * anything else is chosen, P0.
 */
export const RACES_STEP: StepRule<{ readonly do: 'races' }> = {
  asks: (state) => ({
    questions: state.seats.flatMap((seat) => [raceOf(state, seat), budgetFor(state, seat.id)]),
  }),
  perform: function* (state, _step, answers, dice) {
    const seats = state.seats.map((seat) => chosenFor(state, answers, seat, dice));
    yield {
      kind: 'races-chosen',
      seats,
      to: {
        open: {
          seats: state.seats.map((seat, index) => {
            const { race, budget } = seats[index]!;
            return { ...seat, race, budget: budgetIn(state.options, budget) };
          }),
        },
      },
    };
  },
};

/** Which seat has which edge of the board, drawn before the ground is designed, SET-2. */
export const EDGES_STEP: StepRule<{ readonly do: 'edges' }> = {
  perform: function* ({ seats }, _step, _answers, dice) {
    const roll = dice.roll(2, 'who has the south');
    const told = seats.map((seat, index) => ({ ...seat, edge: EDGES[(index + roll - 1) % EDGES.length]! }));
    yield {
      kind: 'edges-drawn',
      roll,
      edges: Object.fromEntries(told.map(({ id, edge }) => [id, edge])),
      to: { open: { seats: told } },
    };
  },
};

/** One to three features for no man's land, each in a hex of its own, SET-1. */
const middleFeatures = ({ options, board }: State, dice: Dice): readonly MiddleFeature[] => {
  if (!options.middleFeatures) return [];
  const free = [...noMansLand(board)];
  const features: MiddleFeature[] = [];
  for (let left = dice.roll(3, 'features in no man’s land'); left > 0; left--) {
    const kind = MIDDLE_KINDS[dice.roll(MIDDLE_KINDS.length, 'kind of feature') - 1]!;
    const [at] = free.splice(dice.pick(free.length, 'hex of a feature'), 1);
    features.push({ at: at!, kind });
  }
  return features;
};

/** The sides design their parts of the board in secret, P3; then both are placed, SET-1. */
export const TERRAIN_STEP: StepRule<{ readonly do: 'terrain' }> = {
  asks: ({ options, seats }) => ({
    questions:
      options.terrain === 'designed'
        ? seats.map(({ id }) => ({ seat: id, prompt: 'terrain', key: `terrain ${id}`, unit: null, options: [] }))
        : [],
  }),
  perform: function* (state, _step, answers, dice) {
    if (state.options.terrain !== 'designed') return;
    const middle = middleFeatures(state, dice);
    const [one, other] = state.seats.map((seat) => answered(state, seat, answers)) as [Design, Design];
    yield {
      kind: 'ground-designed',
      middle: middle.map(({ at, kind }) => ({ at, feature: kind })),
      to: { open: { board: placeDesigns(state.board, one, other, middle) } },
    };
  },
};

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

/** One of the six steps of set-up: the side with the advantage lets the other place one unit first, SET-4, SET-5. */
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

/** The side that places next, two units at a time; all its remaining ones once the other side has none left, SET-5. */
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
