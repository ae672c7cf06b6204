import type { SeatPlan } from '@ironhex/shared/match';
import {
  type Card,
  CORE,
  type Force,
  idOfUnit,
  MOST_UNITS,
  type Options,
  STOCK_CARDS,
} from '@ironhex/shared/warfare3025';
import type { Laid } from '../../home.ts';

const cardsOf = (...names: readonly string[]): readonly Card[] =>
  names.map((name) => STOCK_CARDS.find((card) => card.name === name)!);

/** By side. */
const FIRST: readonly (readonly Card[])[] = [cardsOf('Griffin', 'Locust'), cardsOf('Wolverine', 'Rifleman')];

/** Cards that a seat may begin with: the same for all of one side. */
export const firstForce = ({ side }: Pick<SeatPlan, 'side'>): readonly Card[] => FIRST[side] ?? [];

/** The scenarios of the first page; the usual match is as the form begins. */
export const SCENARIOS: Readonly<Record<string, Laid<Options, readonly Card[]>>> = {
  skirmish: {},
  duel: {
    board: 'woods-and-water',
    options: { ...CORE, limit: 80 },
    forces: { blue: cardsOf('Griffin'), orange: cardsOf('Wolverine') },
  },
  'street-fight': {
    board: 'small-town',
    forces: { blue: cardsOf('Griffin', 'Wolverine', 'Locust'), orange: cardsOf('Rifleman', 'Wolverine', 'Locust') },
  },
};

/** A force with more cards: they join as far as there is room. */
export const withCards = (force: readonly Card[], cards: readonly Card[]): readonly Card[] =>
  [...force, ...cards].slice(0, MOST_UNITS);

/** Cards that can be chosen, with those of a file: each once. */
export const joined = (known: readonly Card[], cards: readonly Card[]): readonly Card[] => {
  const texts = new Set(known.map((card) => JSON.stringify(card)));
  return [...known, ...cards.filter((card) => !texts.has(JSON.stringify(card)))];
};

/** The force of a seat. The ids of its units are unique in the match. */
export const forceOf = (cards: readonly Card[], { id }: Pick<SeatPlan, 'id'>): Force =>
  cards.map((card, index) => ({ id: idOfUnit(id, index + 1), card }));
