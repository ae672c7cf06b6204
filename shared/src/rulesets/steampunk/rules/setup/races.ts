import type { Dice } from '../../../../dice/index.ts';
import type { SeatId } from '../../../../match/index.ts';
import { chosen, type Question } from '../../model/asks.ts';
import type { State } from '../../model/state.ts';
import type { SeatTold } from '../../model/table.ts';
import { type BudgetName, RACES, type Race } from '../../roster/index.ts';
import type { Answers, StepRule } from '../chapter.ts';
import { budgetIn, budgetNames } from './budgets.ts';

/** Lets dice choose the race. */
const RANDOM = 'random';

const raceOf = ({ options }: State, { id, race }: SeatTold): Question => {
  const wanted = race ?? options.races[id as keyof typeof options.races];
  const isOpen = wanted === undefined || wanted === 'choose';
  return {
    seat: id,
    prompt: 'race',
    key: `race ${id}`,
    unit: null,
    options: isOpen ? [RANDOM, ...RACES] : [wanted],
  };
};

const budgetFor = ({ options, own }: State, seat: SeatId): Question => ({
  seat,
  prompt: 'budget',
  key: `budget ${seat}`,
  unit: null,
  options: budgetNames(options, seat, own[seat]!.army),
});

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

/** Races, and in an asymmetric game the budget: both sides at once, and public before anything else is chosen, P0. */
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
