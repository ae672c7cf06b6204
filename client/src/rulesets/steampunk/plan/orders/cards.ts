import {
  type Built,
  type Gunnery,
  gunneriesFor,
  type Movement,
  type MovementTemplate,
  type MoveStep,
  orderText,
  type Speed,
  stepReadings,
  textOf,
} from '@ironhex/shared/steampunk';

/** What an order is mostly for. */
type CardGroup = 'move' | 'faster' | 'slower' | 'react' | 'stand';

/** The groups of movement orders in the order in which they are shown. */
const CARD_GROUPS: readonly CardGroup[] = ['move', 'faster', 'slower', 'react', 'stand'];

/** A row of a unit's table of movement orders, or one way to read it, as it is chosen. */
export interface MoveCard {
  /** The row in its notation, which no other row of the table has. */
  readonly text: string;
  readonly group: CardGroup;
  /** What each of the three steps may be, the first as it is written if nothing is said, ORD-4. */
  readonly steps: readonly [readonly MoveStep[], readonly MoveStep[], readonly MoveStep[]];
}

const REACTS: ReadonlySet<string> = new Set(['Chase', 'Flee', 'Reveal']);
const MOVES: ReadonlySet<string> = new Set(['F', 'Rev', 'D', 'Road', '(F)', '(Rev)']);

const groupOf = (template: MovementTemplate): CardGroup => {
  const tokens = template.flat();
  if (tokens.some((token) => REACTS.has(token) || token.startsWith('Hide'))) return 'react';
  if (tokens.some((token) => /^\(?A(?!im)/.test(token))) return 'faster';
  if (tokens.some((token) => /^\(?B/.test(token))) return 'slower';
  return tokens.some((token) => MOVES.has(token)) ? 'move' : 'stand';
};

/** So many ways to read a row are cards of their own; a row with more is one card, on which they are chosen. */
const MOST_APART = 3;

/** What one movement order is as a card. */
export const cardOfMovement = (movement: Movement): MoveCard => {
  const [one, two, three] = movement;
  return { text: textOf(movement), group: groupOf(movement as MovementTemplate), steps: [[one], [two], [three]] };
};

/** Every movement order that a card can make. */
export const movementsOf = ({ steps: [one, two, three] }: MoveCard): readonly Movement[] =>
  one.flatMap((a) => two.flatMap((b) => three.map((c): Movement => [a, b, c])));

const cardsOfRow = (template: MovementTemplate): readonly MoveCard[] => {
  const [one, two, three] = template.map(stepReadings) as [MoveStep[], MoveStep[], MoveStep[]];
  const card = { text: orderText(template), group: groupOf(template), steps: [one, two, three] } as const;
  const movements = movementsOf(card);
  return movements.length > MOST_APART ? [card] : movements.map(cardOfMovement);
};

/** The movement orders that all of these units can be given at a speed, each once, by groups. */
export const moveCards = (units: readonly Built[], speed: Speed): readonly MoveCard[] => {
  const [first, ...others] = units.map(({ orders }) => orders.movement[speed] ?? []);
  const common = (first ?? []).filter((row) => {
    const text = orderText(row);
    return others.every((rows) => rows.some((each) => orderText(each) === text));
  });
  const cards = new Map(common.flatMap(cardsOfRow).map((card) => [card.text, card]));
  return [...cards.values()].sort((a, b) => CARD_GROUPS.indexOf(a.group) - CARD_GROUPS.indexOf(b.group));
};

/**
 * The gunnery orders that all of these units can be given for a turn which begins at one speed and ends at another, `- + -`
 * first.
 */
export const commonGunneries = (units: readonly Built[], start: Speed, end: Speed): readonly Gunnery[] => {
  const [first, ...others] = units.map((built) => gunneriesFor(built, start, end));
  return (first ?? []).filter((pair) => others.every((pairs) => pairs.some((each) => textOf(each) === textOf(pair))));
};

/** Which reading of each step makes this order of the card; undefined: the card has no such order. */
export const readingOf = ({ steps }: MoveCard, movement: readonly MoveStep[]): readonly number[] | undefined => {
  const reading = steps.map((readings, i) => readings.findIndex((step) => step.join() === movement[i]!.join()));
  return reading.every((index) => index >= 0) ? reading : undefined;
};

/** The order that a card makes with these readings of its steps. */
export const movementOf = ({ steps }: MoveCard, reading: readonly number[]): Movement =>
  steps.map((readings, i) => readings[reading[i] ?? 0]!) as unknown as Movement;
