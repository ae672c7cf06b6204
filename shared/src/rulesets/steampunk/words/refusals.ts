import type { Names, Numbers, Sentences } from '../../../match/index.ts';
import { GUNNERY } from './refusals-gunnery.ts';
import { ARMIES, SETTING_UP } from './refusals-setup.ts';

/** Who may answer what. */
const ANSWERING = {
  over: 'The match is over.',
  'no-seat': 'You do not play in this match.',
  'not-asked': 'Nothing is asked of you now.',
  'wrong-answer/options': 'Choose one of the options.',
  'wrong-answer/parts': 'This is not answered by choosing one of a list.',
  'wrong-answer/announce': 'Announce Huge units, or commit to none.',
  'wrong-answer/army': 'Choose an army.',
  'wrong-answer/design': 'Design your side of the board, or take a preset.',
  'wrong-answer/hide': 'Say which of your units begin hidden.',
  'wrong-answer/place': 'Place units: unit, hex, facing and speed.',
  'wrong-answer/order': 'Write orders for your units, or commit them.',
  'wrong-answer/shoot': 'Say what a unit fires at, or commit.',
  'wrong-answer/allocate': 'Say where the hits of both sides go, or commit.',
  'wrong-answer/heal': 'Say what the points of a unit are spent on.',
  'no-option': ({ options }: { readonly options: readonly string[] }) =>
    `That cannot be chosen here, only: ${options.join(', ')}.`,
  committed: 'You have committed already. Change something if you want to.',
  'no-unit': ({ unit }: Names<'unit'>) => `There is no unit ${unit}.`,
  'no-unit/order': ({ unit }: Names<'unit'>) => `You have no unit ${unit} on the board to give orders to.`,
  'no-unit/heal': ({ unit }: Names<'unit'>) => `There is no unit ${unit} to heal or repair.`,
  'not-yours': ({ unit }: Names<'unit'>) => `You have no unit ${unit}.`,
  'not-yours/shoot': ({ unit }: Names<'unit'>) => `Unit ${unit} is not yours.`,
} satisfies Sentences;

/** Orders, ORD-1 and ORD-5. */
const ORDERS = {
  'no-such-order/movement': ({ name, order }: Names<'name' | 'order'>) =>
    `${name} has no movement order "${order}" at any of its speeds.`,
  'no-such-order/gunnery': ({ name, order }: Names<'name' | 'order'>) =>
    `${name} has no gunnery order "${order}" at any of its speeds.`,
  'no-such-turn': ({ order, turns, facings }: Names<'order'> & Numbers<'turns' | 'facings'>) =>
    `A facing is written for each 360 of an order: "${order}" has ${turns}, not ${facings}.`,
  'no-brake': ({ name }: Names<'name'>) => `${name} cannot brake after its third step: it has no perfect braking.`,
} satisfies Sentences;

/** Hits of an assault, AS-12. */
const ASSAULT = {
  'no-hit': ({ hit }: Numbers<'hit'>) => `There is no hit number ${hit}.`,
  'hit-twice': ({ hit }: Numbers<'hit'>) => `Hit number ${hit} is dealt out twice.`,
  'hit-missing': ({ hit }: Numbers<'hit'>) => `Hit number ${hit} is not dealt out.`,
  deflections: ({ hits, seat }: Names<'seat'> & Numbers<'hits'>) =>
    `Deflections cancel exactly ${hits} hits of ${seat}.`,
  deflector: ({ unit, hits, seat }: Names<'unit' | 'seat'> & Numbers<'hits'>) =>
    `Unit ${unit} has deflected ${hits} hits of ${seat}.`,
  'primary-or-support': ({ hit }: Numbers<'hit'>) => `Hit number ${hit} either strikes a unit or supports another hit.`,
  'no-enemy': ({ unit }: Names<'unit'>) => `Unit ${unit} is no enemy in this assault.`,
  'too-many/hits': ({ unit, models }: Names<'unit'> & Numbers<'models'>) =>
    `Unit ${unit} has ${models} living models, and takes a primary hit for each.`,
  'primary-first': ({ hits, seat }: Names<'seat'> & Numbers<'hits'>) =>
    `At least ${hits} hits of ${seat} must be primary before any supports.`,
  support: ({ hit }: Numbers<'hit'>) => `Hit number ${hit} must support a primary hit of its own side.`,
} satisfies Sentences;

/** Healing and repair, HEAL-1. */
const HEALING = {
  'no-healing': ({ unit }: Names<'unit'>) => `Unit ${unit} can neither heal nor repair in this phase.`,
  'one-unit': 'All points of a unit go to one and the same unit.',
  'out-of-reach': ({ unit, on }: Names<'unit' | 'on'>) =>
    `Unit ${unit} cannot heal or repair ${on}: ` +
    'that is not itself, nor a friend in its hex whom its ability reaches.',
  'wrong-cure': 'Healing is for the biological and repair for all others, and each cures other things.',
  'nothing-to-cure': ({ unit }: Names<'unit'>) => `Unit ${unit} has nothing that this would cure.`,
  'too-dear': ({ unit }: Names<'unit'>) => `Unit ${unit} has not enough points left for that.`,
} satisfies Sentences;

/** Why something is refused. */
export const REFUSALS = { ...ANSWERING, ...ARMIES, ...SETTING_UP, ...ORDERS, ...GUNNERY, ...ASSAULT, ...HEALING };
