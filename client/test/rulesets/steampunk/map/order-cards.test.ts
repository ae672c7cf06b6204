import { EQUIPMENT, UNITS } from '@ironhex/shared/steampunk';
import { describe, expect, test } from 'vitest';
import { APOTHEM, grown, overlaps } from '../../../../src/map/geometry/geometry.ts';
import { UPRIGHT } from '../../../../src/map/geometry/layout.ts';
import { counterRects } from '../../../../src/map/layers/labels.ts';
import { hasGlyph } from '../../../../src/rulesets/steampunk/map/counter/order-glyphs.ts';
import { type Counter, type OrderCards, UNKNOWN } from '../../../../src/rulesets/steampunk/map/counters.ts';
import { cardRects, cardsOf, orderCards } from '../../../../src/rulesets/steampunk/map/layers/order-cards.ts';

const ORDERS: OrderCards = { steps: [['360', 'A'], ['F'], []], parts: ['Load', 'Fire(main)'], state: 'written' };

/** Every text within a value that may be a word of an order. */
const wordsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
};

test('every word of every order of the roster has a glyph', () => {
  const orders = [...UNITS.values(), ...EQUIPMENT.values()].flatMap(({ orders: own }) => wordsIn(own));
  const words = new Set(orders.flatMap((word) => word.replace(/^\((.*)\)$/, '$1').split('/')));
  expect(words.size).toBeGreaterThan(10);
  expect([...words].filter((word) => !hasGlyph(word))).toEqual([]);
});

describe('cards', () => {
  test('stand side by side, wider for more words, gunnery apart from movement', () => {
    const cards = cardsOf(ORDERS);
    expect(cards.map(({ words }) => words)).toEqual([['360', 'A'], ['F'], ['-'], ['Load'], ['Fire(main)']]);
    expect(cards[0]!.w).toBeGreaterThan(cards[1]!.w);
    const gaps = cards.slice(1).map(({ x }, i) => x - cards[i]!.x - cards[i]!.w);
    expect(Math.min(...gaps)).toBeGreaterThan(0);
    expect(gaps[2]).toBeGreaterThan(gaps[0]!);
  });

  const counter: Counter = { id: 'a', side: 0, name: '', at: '0303', facing: 0, destroyed: false, look: UNKNOWN };
  const board = { format: 'ironhex.board/1', id: 'b', name: '', width: 7, height: 9, hexes: {} } as const;
  const shown = (more: Partial<Counter>, px = 1) =>
    orderCards.marks({ board, counters: [{ ...counter, ...more }], plans: [] }, { px, layout: UPRIGHT });

  test('lie below the counters that have orders', () => {
    expect(shown({})).toEqual([]);
    expect(shown({ orders: ORDERS, destroyed: true })).toEqual([]);
    const [mark] = shown({ orders: ORDERS });
    expect(mark!.bounds.y).toBeGreaterThan(UPRIGHT.centreOfLabel('0303').y);
  });

  test('end where those of a neighbour begin, however many words they have', () => {
    const long = {
      ...ORDERS,
      steps: [
        ['360', 'A'],
        ['360', 'F'],
        ['360', 'B'],
      ],
    } as const;
    for (const px of [0.7, 1, 1.4]) {
      const [mark] = shown({ orders: long }, px);
      expect(mark!.bounds.w).toBeLessThanOrEqual(2 * APOTHEM);
    }
  });

  test('of units in one hex lie below each other, the upper unit’s first, and below both units', () => {
    const both = [counter, { ...counter, id: 'b' }].map((each) => ({ ...each, orders: ORDERS }));
    const marks = orderCards.marks({ board, counters: both, plans: [] }, { px: 1, layout: UPRIGHT });
    const [one, other] = marks.map(({ bounds }) => bounds);
    expect(one!.x).toBe(other!.x);
    expect(other!.y - one!.y).toBeGreaterThan(14 * 0.85);
  });

  test('lie on no other counter, nor on what is written at one, nor on other orders', () => {
    const near: readonly Counter[] = [
      { ...counter, orders: ORDERS },
      { ...counter, id: 'b', at: '0403', orders: ORDERS },
      { ...counter, id: 'c', at: '0404', side: 1, name: 'Ork Infantry', sight: '6 %' },
      { ...counter, id: 'd', at: '0304', orders: ORDERS },
    ];
    for (const px of [0.7, 1, 1.4]) {
      const painting = { px, layout: UPRIGHT };
      const cards = cardRects({ board, counters: near, plans: [] }, painting);
      expect(cards).toHaveLength(3);
      for (const [i, card] of cards.entries())
        for (const other of cards.slice(i + 1)) expect(overlaps(other, card)).toBe(false);
      const taken = counterRects({ board, counters: near }, painting);
      const covered = taken.map((rect) => cards.filter((card) => overlaps(grown(rect, -9), card)).length);
      // Each order reaches a little over the rim of its own counter, and over that of no other.
      expect(
        covered.reduce((sum, n) => sum + n, 0),
        `${px}`,
      ).toBe(0);
    }
  });

  test('give way to a sign where the map is small', () => {
    expect(shown({ orders: ORDERS }, 2)[0]!.bounds.w).toBeLessThan(shown({ orders: ORDERS }, 1.5)[0]!.bounds.w);
  });
});
