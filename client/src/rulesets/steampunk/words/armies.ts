import { type Budget, type Cost, CURRENCIES, CURRENCY_NAMES } from '@ironhex/shared/steampunk';
import { count, list } from '../../../text/numbers.ts';
import type { Meter } from '../armies/budget.ts';

/** What a part of a budget is called. */
export const meterName = (of: Meter['of']): string => (of === 'free' ? 'free points' : CURRENCY_NAMES[of]);

/** A meter for those who do not see it. */
export const meterText = ({ of, used, most }: Meter): string =>
  `${meterName(of)}: ${used} of ${most}, ${leftText({ used, most })}`;

/** What is left of a part of a budget. */
export const leftText = ({ used, most }: Pick<Meter, 'used' | 'most'>): string =>
  used > most ? `${used - most} over` : used === most ? 'none left' : `${most - used} left`;

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

/** Choosing an army. */
const choose = {
  label: 'Army',
  own: 'Your own armies',
  changed: 'As you changed it',
  usual: (units: number) => `As the table fills it: ${count(units, 'unit')}`,
  empty: 'Begin with no units',
  size: (units: number, points: number) => `${count(units, 'unit')}, ${points} points`,
  tooDear: 'costs more than you have',
  unannounced: 'not as announced',
  change: 'Change units',
  undo: 'Undo',
  budget: 'Budget',
} as const;

/** Putting an army together. */
const builder = {
  title: (race: string) => `Army of the ${race}`,
  close: 'Done',
  name: 'Name of the army',
  unitsOf: (n: number, most: number) => `Units: ${n} of at most ${most}`,
  noUnits: 'No units yet. Add at least one.',
  add: 'Add a unit',
  addOne: (name: string) => `Add ${name}`,
  copy: (name: string) => `One more ${name} like this`,
  copyShort: 'One more',
  remove: (name: string) => `Remove ${name}`,
  removeShort: 'Remove',
  upgrades: 'Upgrades',
  models: 'Replace models',
  forUnit: 'Equipment for the unit',
  forModels: 'Equipment for single models',
  nothing: 'There are no upgrades for this unit.',
  more: (name: string) => `One more ${name}`,
  less: (name: string) => `One less ${name}`,
  refused: (n: number) => `${count(n, 'upgrade')} it cannot have`,
  ready: 'This army can be played.',
  wrong: 'This army cannot be played yet:',
  faultsBelow: (n: number) => `${count(n, 'fault')} of single units: see below.`,
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

/** Keeping armies, and taking them elsewhere. */
const shelf = {
  title: 'Keep, load and share',
  keep: 'Keep in this browser',
  keepAgain: 'Keep in place of the older one',
  keepHint: 'Give the army a name first.',
  kept: (name: string) => `${name} is kept in this browser.`,
  save: 'Save as a file',
  load: 'Load a file',
  own: 'Kept in this browser',
  take: (name: string) => `Load ${name}`,
  takeShort: 'Load',
  forget: (name: string) => `Forget ${name}`,
  loaded: (name: string) => `${name} is loaded.`,
} as const;

/** Files with an army. */
const file = {
  units: 'Units',
  bad: 'The army stays as it is. Mend what is named here in the file, then choose it again.',
  noJson: (why: string) => `This file is not JSON: ${why}.`,
  more: (n: number) => `There are ${count(n, 'more fault')}.`,
  otherRace: (race: string, wanted: readonly string[]) =>
    `This army is of the ${race}. Here it must be of the ${list(wanted, 'or')} (ARM-2).`,
} as const;

/** Every fixed string about armies, by place. */
export const ARMY_WORDS = { choose, builder, figures, shelf, file } as const;
