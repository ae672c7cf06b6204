import type { Refusal, SeatId } from '../../../../match/index.ts';
import type { Question } from '../../model/asks.ts';
import type { Options } from '../../model/options.ts';
import { refusal, refusalFor } from '../../model/refusal.ts';
import type { State } from '../../model/state.ts';
import type { SeatTold } from '../../model/table.ts';
import { type Army, type Budget, type BudgetName, budgetOf, budgetsFor, checkArmy, RACES } from '../../roster/index.ts';

/** A budget of this match, ARM-1. */
export const budgetIn = ({ points }: Options, name: BudgetName): Budget => budgetOf(name, points);

/** The budget that a seat has unless it chooses another one, ARM-1. */
export const usualBudget = (options: Options, seat: SeatId): Budget =>
  budgetIn(options, budgetsFor(options.kind, options.industry === seat)[0]!);

/** The budgets among which a seat chooses, the usual one first; those that its army keeps to, where the host has chosen one. */
export const budgetNames = (options: Options, seat: SeatId, army: Army | null): readonly BudgetName[] => {
  const names = budgetsFor(options.kind, options.industry === seat);
  return army ? names.filter((name) => checkArmy(army, budgetIn(options, name)).length === 0) : names;
};

/** A seat, and the army that the host has chosen for it; null: none. */
interface Sitting {
  readonly id: SeatId;
  readonly side: number;
  readonly force: Army | null;
}

/** Why the army that the host has chosen for a seat is not allowed, ARM-1 to ARM-5, each with its place in the army. */
export const armyFaults = (options: Options, { id, force }: Pick<Sitting, 'id' | 'force'>): readonly Refusal[] => {
  if (!force) return [];
  const race = options.races[id as keyof typeof options.races];
  if (race !== undefined && race !== 'choose' && race !== force.race)
    return [refusal('wrong-race/seat', 'ARM-2', { seat: id, race, army: force.race })];
  if (budgetNames(options, id, force).length > 0) return [];
  const [name] = budgetNames(options, id, null);
  return checkArmy(force, budgetIn(options, name!)).map((fault) =>
    refusalFor(fault, 'in-army', { seat: id, at: fault.at }),
  );
};

/** Why this cannot be played. */
export const checkSetup = ({
  options,
  seats,
}: {
  readonly options: Options;
  readonly seats: readonly Sitting[];
}): readonly Refusal[] => {
  const isPair = seats.length === 2 && seats[0]!.id === 'blue' && seats[1]!.id === 'orange';
  if (!isPair || seats.some(({ side }, index) => side !== index)) return [refusal('seats', 'SET-2')];
  return seats.flatMap((seat) => armyFaults(options, seat));
};

/** Lets dice choose the race. */
export const RANDOM = 'random';

export const raceOf = ({ options }: State, { id, race }: SeatTold): Question => {
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

export const budgetFor = ({ options, own }: State, seat: SeatId): Question => ({
  seat,
  prompt: 'budget',
  key: `budget ${seat}`,
  unit: null,
  options: budgetNames(options, seat, own[seat]!.army),
});
