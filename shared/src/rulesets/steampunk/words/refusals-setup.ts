import type { Names, Numbers, Said, Sentences } from '../../../match/index.ts';
import type { Currency, Equipment, Race, SlotName } from '../roster/figures/index.ts';
import { CURRENCY_NAMES, RACE_NAMES, SLOT_NAMES } from '../roster/words.ts';

const KINDS = { hidden: 'hidden', huge: 'Huge', scout: 'a scout', other: 'neither Huge, hidden nor a scout' } as const;

/** A unit by what it is and its id: `Troll (o1)`. */
const named = ({ name, unit }: Names<'name' | 'unit'>): string => `${name} (${unit})`;

type Lacks = Names<'unit' | 'item'> & Pick<Equipment, 'requires' | 'excludes'>;

/** Words as a list in a sentence: `a, b or c`. */
const oneOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/** The types that an item asks for: `Infantry and Elite`. */
const asked = ({ requires, excludes }: Pick<Equipment, 'requires' | 'excludes'>): string =>
  [...requires.map(oneOf), ...excludes.map((type) => `not ${type}`)].join(' and ');

/** Armies, ARM-1 to ARM-7. */
export const ARMIES = {
  'no-units': 'An army has at least one unit.',
  'too-many-units': ({ most }: Numbers<'most'>) => `An army has at most ${most} units.`,
  'unknown-unit': ({ unit }: Names<'unit'>) => `There is no unit ${unit}.`,
  'wrong-race/bought': ({ name, race, wanted }: Names<'name'> & Readonly<Record<'race' | 'wanted', Race>>) =>
    `${name} is of the ${RACE_NAMES[race]}, not of the ${RACE_NAMES[wanted]}.`,
  'wrong-race/own': ({ race, army }: Readonly<Record<'race' | 'army', Race>>) =>
    `You play the ${RACE_NAMES[race]}: this army is of the ${RACE_NAMES[army]}.`,
  'wrong-race/seat': ({ seat, race, army }: Names<'seat'> & Readonly<Record<'race' | 'army', Race>>) =>
    `The seat ${seat} is to play the ${RACE_NAMES[race]}, but its army is of the ${RACE_NAMES[army]}.`,
  'no-replacement': ({ unit, model }: Names<'unit' | 'model'>) => `Models of ${unit} cannot be replaced by ${model}.`,
  'too-many-replaced': ({ unit, models, replaced }: Names<'unit'> & Numbers<'models' | 'replaced'>) =>
    `${unit} has ${models} models, of which ${replaced} cannot be replaced.`,
  'unknown-equipment': ({ item }: Names<'item'>) => `There is no equipment ${item}.`,
  'wrong-share': ({ item, per }: Names<'item'> & Pick<Equipment, 'per'>) =>
    `${item} is bought for ${per === 'unit' ? 'whole units' : 'single models'}.`,
  'wrong-type/none': ({ unit, item, ...types }: Lacks) =>
    `No model of ${unit} can carry ${item}: it is for ${asked(types)}.`,
  'wrong-type/some': ({ unit, item, suited, bought, ...types }: Lacks & Numbers<'suited' | 'bought'>) =>
    `Only ${suited} models of ${unit} can carry ${item}, not ${bought}: it is for ${asked(types)}.`,
  'too-many-items': ({ most }: Numbers<'most'>) => `A unit is bought at most ${most} items.`,
  'no-room': ({
    item,
    model,
    slot,
    has,
  }: Names<'item' | 'model'> & { readonly slot: SlotName; readonly has: number | null }) =>
    `There is no room for ${item}: ${model} has ${has ?? 'no'} ${SLOT_NAMES[slot]}, ` +
    'and what is bought for it needs more.',
  'over-budget/currency': ({ currency, cost, budget }: Numbers<'cost' | 'budget'> & { readonly currency: Currency }) =>
    `The army costs ${cost} ${CURRENCY_NAMES[currency]}, ${cost - budget} more than its budget of ${budget}.`,
  'over-budget/free': ({
    currencies,
    needed,
    free,
  }: Numbers<'needed' | 'free'> & { readonly currencies: readonly Currency[] }) =>
    `The army needs ${needed} free points for ${currencies.map((currency) => CURRENCY_NAMES[currency]).join(' and ')}, ` +
    `${needed - free} more than its ${free}.`,
  'any/in-own-army': ({ at, why }: Names<'at'> & { readonly why: Said }, tell) =>
    `In your army, at ${at}: ${tell(why)}`,
  'any/in-army': ({ seat, at, why }: Names<'seat' | 'at'> & { readonly why: Said }, tell) =>
    `In the army of ${seat}, at ${at}: ${tell(why)}`,
  'not-huge': ({ name }: Names<'name'>) => `${name} is not Huge, so it is not announced.`,
  'not-announced': ({ name, announced, has }: Names<'name'> & Numbers<'announced' | 'has'>) =>
    `The army must have as many ${name} as were announced: ${announced}, not ${has}.`,
} satisfies Sentences;

/** Ground and set-up, SET-1 to SET-5. */
export const SETTING_UP = {
  seats: 'Steampunk Fantasy is a game for two sides: blue, then orange.',
  'no-such-preset': ({ preset, presets }: Names<'preset'> & { readonly presets: readonly string[] }) =>
    `There is no preset "${preset}". Choose one of: ${presets.join(', ')}.`,
  'outside-side': ({ hex }: Names<'hex'>) => `Hex ${hex} is not on your side of the board.`,
  'no-such-terrain': ({ terrain, hex }: Names<'terrain' | 'hex'>) =>
    `There is no terrain "${terrain}" to choose for hex ${hex}.`,
  'advanced-terrain': ({ terrain, hex }: Names<'terrain' | 'hex'>) =>
    `Advanced terrain (${terrain}, hex ${hex}) is not part of this match.`,
  'too-closed': ({ open, least }: Numbers<'open' | 'least'>) =>
    `Tracked units can enter only ${open} hexes of your side: leave them at least ${least}.`,
  'cannot-hide': (unit: Names<'name' | 'unit'>) => `${named(unit)} cannot begin hidden.`,
  placed: ({ unit }: Names<'unit'>) => `Unit ${unit} stands on the board already.`,
  'other-step': ({ unit, kind, step }: Names<'unit'> & Numbers<'step'> & { readonly kind: keyof typeof KINDS }) =>
    `Unit ${unit} is ${KINDS[kind]}: it is not set up in step ${step}.`,
  'too-many/units': ({ most }: Numbers<'most'>) => `You place ${most} now: take another one back first.`,
  'no-such-speed': ({
    speeds,
    speed,
    ...unit
  }: Names<'name' | 'unit' | 'speed'> & { readonly speeds: readonly string[] }) =>
    `${named(unit)} can start at ${speeds.join(', ')}, not at ${speed}.`,
  'outside-area': ({ hex, ...unit }: Names<'name' | 'unit' | 'hex'>) =>
    `${named(unit)} cannot be set up in ${hex}: that is not in its area.`,
  impossible: ({ hex, terrain, ...unit }: Names<'name' | 'unit' | 'hex' | 'terrain'>) =>
    `${named(unit)} cannot stand in ${hex}: ${terrain}.`,
  'enemy-there': ({ hex }: Names<'hex'>) => `An enemy stands in ${hex} already.`,
  overcrowded: ({ hex, ...unit }: Names<'name' | 'unit' | 'hex'>) => `There is no room for ${named(unit)} in ${hex}.`,
  'not-scouted': ({ hex }: Names<'hex'>) => `In step 3 units are placed where an enemy scout sees them, not in ${hex}.`,
  scouted: ({ hex, ...unit }: Names<'name' | 'unit' | 'hex'>) =>
    `An enemy scout sees ${hex}: ${named(unit)} must be placed where none sees it.`,
} satisfies Sentences;
