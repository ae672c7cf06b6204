import type { GunneryOrder, GunneryPart, MovementOrder, MovementTemplate, TemplateToken } from './orders.ts';

// The notation of ORD-3: steps separated by ` + `, several actions of one step by a comma.

const ACTION = /^(?:-|F|L|R|360|[AB](?:\[[a-z_]+\])?|Rev|Chase|Flee|D|Road|Aim|Reveal|Hide\[[a-z]+\])$/;
const CHOICE = /^(?:L\/R|\((?:F|L|R|A|B|Rev|360|L\/R)\))$/;
const PART = /^(?:-|(?:Load|Aim|Fire|Throw)(?:\([a-z0-9]+\))?|Spot|Release)$/;

const words = (text: string, count: number, known: (word: string) => boolean): string[][] => {
  const steps = text.split(' + ').map((step) => step.split(','));
  if (steps.length !== count || !steps.flat().every(known)) throw new Error(`Not an order: ${text}`);
  return steps;
};

/** A row of a movement table from its notation, as in `360,A + (L/R) + F`. Throws if it is none. */
export const movementTemplate = (text: string): MovementTemplate =>
  words(text, 3, (word) => ACTION.test(word) || CHOICE.test(word)) as [
    TemplateToken[],
    TemplateToken[],
    TemplateToken[],
  ];

/** A gunnery order from its notation, as in `Load(h) + Fire(p)`. Throws if it is none. */
export const gunneryOrder = (text: string): GunneryOrder =>
  words(text, 2, (word) => PART.test(word)).flat() as [GunneryPart, GunneryPart];

/** An order as players read it: `360,A + F + -`. */
export const orderText = (order: MovementOrder | MovementTemplate | GunneryOrder): string =>
  order.map((step) => (typeof step === 'string' ? step : step.join(','))).join(' + ');
