import type { Gunnery, Movement, MoveStep, Order } from '@ironhex/shared/steampunk';
import { SPEED_NAMES } from './abilities.ts';
import { directionWord } from './names.ts';

/** What a token of a movement order does, ORD-5, for those who cannot see its picture. */
const TOKENS: Readonly<Record<string, string>> = {
  '-': 'nothing',
  F: 'forward',
  Rev: 'backward',
  L: 'turn left',
  R: 'turn right',
  '360': 'turn to any side',
  A: 'one speed up',
  B: 'one speed down',
  Chase: 'chase the nearest enemy',
  Flee: 'flee from the nearest enemy',
  D: 'drift one hex',
  Road: 'along the road',
  Aim: 'aim',
  Reveal: 'show itself',
};

/** The movement of an order with the facings that are written in it: `360[NE]`. */
export const withFacings = ({ movement, facings = [] }: Pick<Order, 'movement' | 'facings'>): Movement => {
  let turn = 0;
  return movement.map((step) =>
    step.map((token) => {
      const facing = token === '360' ? facings[turn++] : undefined;
      return facing == null ? token : `360[${directionWord(facing)}]`;
    }),
  ) as unknown as Movement;
};

/** A token in words: `to slow` for `A[slow]`, `turn to NE` for `360[NE]`. */
export const tokenWords = (token: string): string => {
  const [, word = '', inner] = /^(\w+)\[(\w+)\]$/.exec(token) ?? [];
  if (inner === undefined) return TOKENS[token] ?? token;
  if (word === 'Hide') return `hide in ${inner}`;
  if (word === '360') return `turn to ${inner}`;
  return `to ${SPEED_NAMES[inner as keyof typeof SPEED_NAMES] ?? inner}`;
};

/** A step in words. */
export const stepWords = (step: MoveStep): string => step.map(tokenWords).join(', ');

/** A movement order in words: `forward; turn left; nothing`. */
export const movementWords = (movement: Movement): string => movement.map(stepWords).join('; ');

/** The words in brackets of a gunnery order, chapter 17. */
const VARIANTS: Readonly<Record<string, string>> = {
  '2': 'twice',
  res: 'reserve weapons',
  p: 'primary weapon',
  h: 'harpoons',
  amp: 'amplified',
  d: 'double',
  unstable: 'an unstable round',
};

/** A part of a gunnery order in words: `load (an unstable round)`. */
export const partWords = (part: string): string => {
  if (part === '-') return 'nothing';
  const [, word = part, inner] = /^(\w+)\((\w+)\)$/.exec(part) ?? [];
  return inner === undefined ? word.toLowerCase() : `${word.toLowerCase()} (${VARIANTS[inner] ?? inner})`;
};

/** A gunnery order in words: `load, then fire`. */
export const gunneryWords = ([one, two]: Gunnery): string => `${partWords(one)}, then ${partWords(two)}`;
