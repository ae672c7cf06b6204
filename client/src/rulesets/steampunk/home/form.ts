import type { SeatPlan } from '@ironhex/shared/match';
import {
  type Army,
  type Budget,
  type BudgetName,
  budgetOf,
  budgetsFor,
  checkArmy,
  LIMITS,
  type Options,
  OptionsSchema,
  RACES,
  type Race,
  USUAL_POINTS,
} from '@ironhex/shared/steampunk';
import { finished } from '../armies/edit.ts';
import { firstArmy } from '../armies/ready.ts';

/** What stands in the form for the army of a seat. */
export interface ArmyForm {
  readonly army: Army;
  /** With which budget it is bought, where a seat chooses among several, ARM-1; null: the first that covers it. */
  readonly budget: BudgetName | null;
}

/** The match that the form begins with: a quick one. Nobody waits for choices that the other side makes first, INI-2. */
export const FIRST_OPTIONS: Options = OptionsSchema.parse({
  points: 12,
  armies: 'host',
  setup: 'blind',
  choices: 'simultaneous',
  victory: { kind: 'timed', turns: 6, minutes: null },
});

/** What the server is asked for. Where the host chooses the armies, they say who plays which race. */
export const optionsValue = (form: Options): Options =>
  form.armies === 'host' ? { ...form, races: { blue: 'choose', orange: 'choose' } } : form;

/** The points of a match; the usual ones while no playable number stands in the form. */
const pointsOf = ({ points }: Options): number =>
  points >= LIMITS.points.min && points <= LIMITS.points.max ? points : USUAL_POINTS;

/** A budget of the match. */
export const budgetNamed = (name: BudgetName, options: Options): Budget => budgetOf(name, pointsOf(options));

/** The budgets among which a seat chooses, by name, the usual one first. */
export const budgetNamesOf = (options: Options, seat: Pick<SeatPlan, 'id'>): readonly BudgetName[] =>
  budgetsFor(options.kind, options.industry === seat.id);

/** The name of the budget with which a seat's army is bought. */
export const budgetNameOf = ({ army, budget }: ArmyForm, options: Options, seat: Pick<SeatPlan, 'id'>): BudgetName => {
  const names = budgetNamesOf(options, seat);
  if (budget !== null && names.includes(budget)) return budget;
  return names.find((name) => checkArmy(army, budgetNamed(name, options)).length === 0) ?? names[0]!;
};

/** The budget with which a seat's army is bought. */
export const budgetOfSeat = (form: ArmyForm, options: Options, seat: Pick<SeatPlan, 'id'>): Budget =>
  budgetNamed(budgetNameOf(form, options, seat), options);

/** Races that look different from each other, for those who choose none. */
const FIRST_RACES: Readonly<Record<string, Race>> = { blue: 'elf', orange: 'ork' };

/** The army that a seat begins with. */
export const firstForm = (seat: Pick<SeatPlan, 'id'>, options: Options): ArmyForm => {
  const [name] = budgetNamesOf(options, seat);
  return {
    army: firstArmy(FIRST_RACES[seat.id] ?? RACES[0], budgetNamed(name!, options)),
    budget: null,
  };
};

/** The army as the server is asked for it. */
export const armyValue = ({ army }: ArmyForm): Army => finished(army);
