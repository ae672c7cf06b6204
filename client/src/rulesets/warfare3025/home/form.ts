import type { SeatPlan } from '@ironhex/shared/match';
import { type Card, type Force, MOST_UNITS, STOCK_CARDS } from '@ironhex/shared/warfare3025';

const FIRST: Readonly<Record<string, readonly string[]>> = {
  blue: ['Griffin', 'Locust'],
  orange: ['Wolverine', 'Rifleman'],
};

/** Cards that a seat may begin with. */
export const firstForce = ({ id }: Pick<SeatPlan, 'id'>): readonly Card[] =>
  (FIRST[id] ?? []).flatMap((name) => STOCK_CARDS.find((card) => card.name === name) ?? []);

/** A force with more cards: they join as far as there is room. */
export const withCards = (force: readonly Card[], cards: readonly Card[]): readonly Card[] =>
  [...force, ...cards].slice(0, MOST_UNITS);

/** Cards that can be chosen, with those of a file: each once. */
export const joined = (known: readonly Card[], cards: readonly Card[]): readonly Card[] => {
  const texts = new Set(known.map((card) => JSON.stringify(card)));
  return [...known, ...cards.filter((card) => !texts.has(JSON.stringify(card)))];
};

/** The force of a seat. The ids of its units are unique in the match: the seat's letter and a number. */
export const forceOf = (cards: readonly Card[], { id }: Pick<SeatPlan, 'id'>): Force =>
  cards.map((card, index) => ({ id: `${id.charAt(0)}${index + 1}`, card }));
