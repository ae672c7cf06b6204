import { type Clocks, type CreateMatch, DEFAULT_CLOCKS } from '@ironhex/shared/protocol';
import { boards, type Card, CORE, MOST_UNITS, type Options, SEATS, STOCK_CARDS } from '@ironhex/shared/warfare3025';
import { type BoardForm, boardChoice, usualBoard } from '../../../app/home/board-form.ts';

/** What stands in the form; numbers that are not there are NaN. */
export interface MatchForm {
  readonly name: string;
  /** In seat order. */
  readonly forces: readonly (readonly Card[])[];
  /** Cards that were loaded from files, to choose from beside the printed ones. */
  readonly ownCards: readonly Card[];
  readonly board: BoardForm;
  readonly options: Options;
  readonly clocked: boolean;
  readonly clocks: Exclude<Clocks, 'none'>;
}

const cardsCalled = (...names: readonly string[]): Card[] =>
  names.flatMap((name) => STOCK_CARDS.find((card) => card.name === name) ?? []);

/** A match that can be created as it is. */
export const defaultForm = (seed: string): MatchForm => ({
  name: '',
  forces: [cardsCalled('Griffin', 'Locust'), cardsCalled('Wolverine', 'Rifleman')],
  ownCards: [],
  board: usualBoard(boards, seed),
  options: CORE,
  clocked: true,
  clocks: DEFAULT_CLOCKS as Exclude<Clocks, 'none'>,
});

/** The form with the force of one seat changed. */
export const withForce = (form: MatchForm, seat: number, cards: readonly Card[]): MatchForm => ({
  ...form,
  forces: form.forces.map((force, i) => (i === seat ? cards : force)),
});

/** The form with cards from a file: they join a force as far as there is room, and can be chosen from then on. */
export const withOwnCards = (form: MatchForm, seat: number, cards: readonly Card[]): MatchForm => {
  const known = new Set(form.ownCards.map((card) => JSON.stringify(card)));
  const news = cards.filter((card) => !known.has(JSON.stringify(card)));
  const force = [...(form.forces[seat] ?? []), ...cards].slice(0, MOST_UNITS);
  return { ...withForce(form, seat, force), ownCards: [...form.ownCards, ...news] };
};

/** The id of a unit, unique in the match: its seat's letter and its number in the force. */
export const unitId = (seat: number, index: number): string =>
  `${SEATS[seat]?.id.charAt(0) ?? `s${seat}-`}${index + 1}`;

/** What the server is asked for. */
export const requestOf = ({ name, forces, board, options, clocked, clocks }: MatchForm): CreateMatch => ({
  ruleset: 'warfare3025',
  name: name.trim(),
  options: { ...options },
  board: boardChoice(board),
  forces: forces.map((cards, seat) => cards.map((card, index) => ({ id: unitId(seat, index), card }))),
  clocks: clocked ? clocks : 'none',
});
