import { type Budget, type Cost, CURRENCIES, CURRENCY_NAMES, RACE_NAMES, type Race } from '@ironhex/shared/steampunk';
import { forceWords } from '../../../text/forces.ts';
import { count, list } from '../../../text/numbers.ts';
import type { BudgetPart } from '../armies/budget.ts';

/** What a part of a budget is called. */
export const partName = (of: BudgetPart['of']): string => (of === 'free' ? 'free points' : CURRENCY_NAMES[of]);

/** What each race is good at. */
const STRENGTHS: Readonly<Record<Race, string>> = {
  elf: 'long rifles, bears, an eagle',
  darkelf: 'poison, fear, units that hide',
  dwarf: 'thick armour, heavy guns, a balrog',
  ork: 'assaults, harpoons, flames, trolls',
  gnome: 'ballistae, helicopters, acid, frost',
};

/** The races with what they are good at, and that dice choose one. */
export const RACE_WORDS: Readonly<Record<string, string>> = {
  random: 'Any of them, by dice',
  ...Object.fromEntries(
    Object.entries(STRENGTHS).map(([race, good]) => [race, `${RACE_NAMES[race as Race]}: ${good}`]),
  ),
};

/** A cost in words, such as `12 industry, 4 experience`. */
export const costText = (cost: Cost): string => {
  const paid = CURRENCIES.filter((currency) => cost[currency] > 0);
  return paid.length === 0
    ? 'free'
    : paid.map((currency) => `${cost[currency]} ${CURRENCY_NAMES[currency]}`).join(', ');
};

/** A budget in words, such as `12 industry, 36 manpower, 36 craft, 36 experience`. */
export const budgetText = (budget: Budget): string =>
  [costText(budget), ...(budget.free ? [`${budget.free} free points`] : [])].join(', ');

/** What the page says of the forces of any game, which are armies here. */
export const FORCE = forceWords('army');

/** Choosing an army. */
const choose = {
  ...FORCE.choose,
  usual: (units: number) => `As the table fills it: ${count(units, 'unit')}`,
  size: (units: number, points: number) => `${count(units, 'unit')}, ${points} points`,
  tooDear: 'costs more than you have',
  unannounced: 'not as announced',
  budget: 'Budget',
  worthMeans:
    'Points that an army keeps if it loses nobody: three for each point of industry, one for each other (VIC-3).',
} as const;

/** Putting an army together. */
const builder = {
  ...FORCE.builder,
  title: (race: string) => `Army of the ${race}`,
  addOne: (name: string) => `Add ${name}`,
  upgrades: 'Upgrades',
  models: 'Replace models',
  forUnit: 'Equipment for the unit',
  forModels: 'Equipment for single models',
  nothing: 'There are no upgrades for this unit.',
  refused: (n: number) => `${count(n, 'upgrade')} it cannot have`,
  total: 'The army costs',
} as const;

/** What a unit can do. */
const figures = {
  size: 'Unit',
  models: 'Models',
  speeds: 'Speeds',
  weapons: 'Weapons',
  assault: 'Assault, each model',
  abilities: 'Abilities',
} as const;

/** Files with an army. */
const file = {
  otherRace: (race: string, wanted: readonly string[]) =>
    `This army is of the ${race}. Here it must be of the ${list(wanted, 'or')} (ARM-2).`,
} as const;

/** Every fixed string about armies that this game has of its own, by place. */
export const ARMY_WORDS = { choose, builder, figures, file } as const;
