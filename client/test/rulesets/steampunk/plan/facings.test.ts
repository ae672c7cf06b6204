import { describe, expect, test } from 'vitest';
import { tableOf } from '../../../../../shared/test/rules/steampunk/kit.ts';
import { orderWords } from '../../../../src/rulesets/steampunk/plan/orders/draft.ts';
import { plannedTurn } from '../../../../src/rulesets/steampunk/plan/orders/foresee.ts';
import { OrderPlanner } from '../../../../src/rulesets/steampunk/plan/orders/order-planner.ts';
import { stepWords, withFacings } from '../../../../src/rulesets/steampunk/words/orders.ts';
import { sit } from '../kit.ts';

// Facings that are written with an order, P6.

const ELF = 'elf.elf_infantry';
const WALK = [['360'], ['F'], ['360']] as never;
const OTHER = [['360', 'A'], ['F'], ['F']] as never;
/** This turn's order: a hex north. */
const ON = { movement: [['360'], ['F'], ['360']] };

const planner = (order: object = ON) => {
  const units = {
    b1: { unit: ELF, at: 'D8', speed: 'slow', order },
    b2: { unit: ELF, at: 'B8', speed: 'slow', order },
    o1: { unit: 'dwarf.gunblasterwagon', at: 'D2' },
  };
  const sitting = sit(tableOf({ units } as never), { do: 'plan', of: 'next' });
  const orders = new OrderPlanner(sitting.desk);
  orders.choose('b1');
  return { orders, sitting };
};

const endOf = (orders: OrderPlanner) => {
  const { at, facing } = plannedTurn(orders.outlook(orders.chosen.value[0]!)).end;
  return `${at} ${facing}`;
};
const wordsOf = (orders: OrderPlanner, id = 'b1') => orderWords(orders.written(id)!);

describe('the facings of an order', () => {
  test('are asked for later, if nothing is said: the map offers them around the ghost', () => {
    const { orders } = planner();
    orders.write({ movement: WALK });
    expect(wordsOf(orders)).toBe('360 + F + 360 · - + -');
    expect(orders.facings.turns.value.map(({ index, step, written }) => [index, step, written])).toEqual([
      [0, 1, false],
      [1, 3, false],
    ]);
    expect(orders.shown.value.wheel).toMatchObject({ at: '0407', facing: undefined });
    expect(orders.shown.value.plans?.[0]?.steps.at(-1)?.unsure).toBe(true);
  });

  test('are written by an arrow, and lead the ghost', () => {
    const { orders } = planner();
    orders.write({ movement: WALK });
    orders.face(1);
    expect(wordsOf(orders)).toBe('360[NE] + F + 360 · - + -');
    expect(endOf(orders)).toBe('0507 1');
    orders.facings.next();
    expect(orders.shown.value.wheel?.at).toBe('0507');
    orders.face(4);
    expect(endOf(orders)).toBe('0507 4');
    expect(orders.shown.value.wheel?.facing).toBe(4);
    const shown = orders.shown.value;
    expect(
      shown.plans
        ?.find(({ chosen }) => chosen)
        ?.steps.filter(({ n }) => n > 3)
        .map(({ unsure }) => unsure),
    ).toEqual([
      // This turn's own turns are still open.
      true,
      true,
      true,
    ]);
    expect(shown.orders?.get('b1')?.steps).toEqual([['360[NE]'], ['F'], ['360[SW]']]);
  });

  test('are sure once all of them are written', () => {
    const { orders } = planner({ ...ON, facings: [0, 0] });
    orders.write({ movement: WALK, facings: [1, 4] });
    const plan = orders.shown.value.plans?.find(({ chosen }) => chosen);
    expect(plan?.steps.every(({ unsure }) => !unsure)).toBe(true);
  });

  test('turn by keys, and are left open again', () => {
    const { orders } = planner();
    orders.write({ movement: WALK });
    orders.facings.turnBy(-1);
    expect(wordsOf(orders)).toBe('360[NW] + F + 360 · - + -');
    orders.facings.turnBy(1);
    orders.facings.turnBy(1);
    expect(wordsOf(orders)).toBe('360[NE] + F + 360 · - + -');
    orders.facings.write(null);
    expect(wordsOf(orders)).toBe('360 + F + 360 · - + -');
    expect(orders.written('b1')!.facings).toBeUndefined();
    orders.undo();
    expect(wordsOf(orders), 'a step back').toBe('360[NE] + F + 360 · - + -');
  });

  test('go with another movement, and stay with another gunnery', () => {
    const { orders } = planner();
    orders.write({ movement: WALK });
    orders.face(1);
    orders.write({ gunnery: ['Fire', '-'] });
    expect(wordsOf(orders)).toBe('360[NE] + F + 360 · Fire + -');
    orders.write({ movement: OTHER });
    expect(wordsOf(orders)).toBe('360,A + F + F · Fire + -');
  });

  test('are those of all units that are ordered together', () => {
    const { orders } = planner();
    orders.chooseAlike();
    orders.write({ movement: WALK });
    orders.face(2);
    expect(['b1', 'b2'].map((id) => wordsOf(orders, id))).toEqual(Array(2).fill('360[SE] + F + 360 · - + -'));
  });

  test('are copied with the order', () => {
    const { orders } = planner({ ...ON, facings: [1, null] });
    orders.copies.write();
    expect(wordsOf(orders)).toBe('360[NE] + F + 360 · - + -');
  });

  test('cannot be written where a default is carried out instead, or nothing turns', () => {
    const { orders, sitting } = planner();
    expect(orders.facings.turns.value, 'no order').toEqual([]);
    orders.write({ movement: [['360'], ['A'], ['F']] as never });
    expect(orders.facings.turns.value, 'not at this speed').toEqual([]);
    const given = sitting.given.length;
    orders.face(3);
    orders.facings.turnBy(1);
    expect(sitting.given).toHaveLength(given);
  });

  test('are said in words', () => {
    const [first] = withFacings({ movement: [['360', 'A'], ['F'], ['-']] as never, facings: [1] });
    expect(stepWords(first)).toBe('turn to NE, one speed up');
  });
});
