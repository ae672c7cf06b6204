import { builtOf } from '@ironhex/shared/steampunk';
import { describe, expect, test } from 'vitest';
import { tableOf } from '../../../../../shared/test/rules/steampunk/kit.ts';
import { committedOrder, committedShown } from '../../../../src/rulesets/steampunk/plan/committed.ts';
import { orderedBar, orderedOdds } from '../../../../src/rulesets/steampunk/plan/fire/as-ordered.ts';
import { moveCards, readingOf } from '../../../../src/rulesets/steampunk/plan/orders/cards.ts';
import { orderWords } from '../../../../src/rulesets/steampunk/plan/orders/draft.ts';
import { plannedTurn } from '../../../../src/rulesets/steampunk/plan/orders/foresee.ts';
import { OrderPlanner } from '../../../../src/rulesets/steampunk/plan/orders/order-planner.ts';
import { type Sitting, sit } from '../kit.ts';

const TANK = 'elf.e34';
const GUNS = 'dwarf.gunblasterwagon';
const STILL = [['-'], ['-'], ['-']] as never;

const table = (blue: object = {}) =>
  tableOf({
    units: {
      b1: { unit: TANK, at: 'D8', speed: 'slow', order: { movement: [['A'], ['F'], ['-']] } },
      b2: { unit: TANK, at: 'B8', speed: 'slow', order: { movement: [['F'], ['-'], ['-']] } },
      b3: { unit: 'elf.elf_infantry', at: 'F8', speed: 'still' },
      o1: { unit: GUNS, at: 'D2' },
      ...blue,
    } as never,
  });

const planner = (state = table()): { readonly planner: OrderPlanner; readonly sitting: Sitting } => {
  const sitting = sit(state, { do: 'plan', of: 'next' });
  return { planner: new OrderPlanner(sitting.desk), sitting };
};

const writtenWords = (orders: OrderPlanner, id: string): string | null => {
  const order = orders.written(id);
  return order && orderWords(order);
};

describe('cards of orders', () => {
  const tank = builtOf({ unit: TANK });

  test('a row with choices is one card that knows them', () => {
    const card = moveCards([tank], 'still').find(({ text }) => text === 'L/R + (L/R) + (L/R)')!;
    expect(card.steps.map((step) => step.map((tokens) => tokens.join()))).toEqual([
      ['L', 'R'],
      ['-', 'L', 'R'],
      ['-', 'L', 'R'],
    ]);
    expect(readingOf(card, [['R'], ['-'], ['L']])).toEqual([1, 0, 1]);
    expect(readingOf(card, [['F'], ['-'], ['L']])).toBeUndefined();
  });

  test('what moves comes first, what only stands last', () => {
    const groups = moveCards([tank], 'slow').map(({ group }) => group);
    expect(groups).toEqual([...groups].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)));
    expect(groups[0]).toBe('move');
  });
  const ORDER = ['move', 'faster', 'slower', 'react', 'stand'];

  test('of several units only rows that all have', () => {
    const others = moveCards([tank, builtOf({ unit: GUNS })], 'slow').map(({ text }) => text);
    const own = moveCards([tank], 'slow').map(({ text }) => text);
    expect(others.every((text) => own.includes(text))).toBe(true);
  });
});

describe('writing orders', () => {
  test('who comes to a stop is offered to fire afterwards, though not at the speed of the start', () => {
    const { planner: orders } = planner(table({ b3: { unit: 'elf.elf_infantry', at: 'F8', speed: 'slow' } }));
    orders.choose('b3');
    const offered = () => orders.offers.gunneries.value.map((pair) => pair.join(' + '));
    orders.write({ movement: [['360'], ['F'], ['360']] as never });
    expect(offered()).toEqual(['- + -']);
    orders.write({ movement: [['360'], ['F'], ['B']] as never });
    expect(offered()).toEqual(['- + -', '- + Fire', '- + Load', '- + Aim']);
    orders.fireBy(['-', 'Fire']);
    expect(orders.outlook(orders.chosen.value[0]!).warnings).toEqual([]);
  });

  test('all own units lack an order first; one that is written leaves the list', () => {
    const { planner: orders } = planner();
    expect(orders.without.value.map(({ id }) => id)).toEqual(['b1', 'b2', 'b3']);
    orders.choose('b2');
    orders.write({ gunnery: ['-', 'Fire'] });
    expect(orders.without.value.map(({ id }) => id)).toEqual(['b1', 'b3']);
    expect(writtenWords(orders, 'b2')).toBe('- + - + B · - + Fire');
  });

  test('the speed of the cards is the one that this turn’s order leads to', () => {
    const { planner: orders } = planner();
    orders.choose('b1');
    expect(orders.offers.expected.value).toBe('fast');
    expect(orders.offers.cards.value.map(({ text }) => text)).toEqual(
      moveCards([builtOf({ unit: TANK })], 'fast').map(({ text }) => text),
    );
    orders.atSpeed('still');
    expect(orders.offers.speed.value).toBe('still');
    orders.choose('b2');
    expect(orders.offers.speed.value).toBe('slow');
  });

  test('units of one type are ordered together', () => {
    const { planner: orders, sitting } = planner();
    orders.choose('b1');
    orders.choose('b3', true);
    expect(orders.chosen.value.map(({ id }) => id)).toEqual(['b3']);
    orders.choose('b2');
    orders.chooseAlike();
    expect(orders.chosen.value.map(({ id }) => id)).toEqual(['b1', 'b2']);
    orders.write({ movement: STILL });
    expect(sitting.given.map((intent) => intent.kind === 'order' && intent.unit)).toEqual(['b1', 'b2']);
  });

  test('the order of this turn is copied: for the chosen units, and for all who lack one', () => {
    const { planner: orders } = planner();
    expect(orders.copies.chosen.value).toEqual([]);
    expect(orders.copies.all.value.map(({ id }) => id)).toEqual(['b1', 'b2']);
    orders.choose('b1');
    orders.copies.write();
    expect(writtenWords(orders, 'b1')).toBe('A + F + - · - + -');
    expect(writtenWords(orders, 'b2')).toBeNull();
    orders.copies.write(true);
    expect(writtenWords(orders, 'b2')).toBe('F + - + - · - + -');
  });

  test('the first unit without an order is chosen when orders are asked for', () => {
    const { planner: orders } = planner();
    orders.choose('b1');
    orders.copies.write();
    orders.begin();
    expect(orders.chosen.value.map(({ id }) => id)).toEqual(['b2']);
  });

  test('a step back restores what was written before, or the default', () => {
    const { planner: orders } = planner();
    orders.choose('b2');
    orders.write({ movement: STILL });
    orders.write({ gunnery: ['-', 'Fire'] });
    expect(orders.undo()).toBe(true);
    expect(writtenWords(orders, 'b2')).toBe('- + - + - · - + -');
    orders.undo();
    expect(writtenWords(orders, 'b2')).toBe('- + - + B · - + -');
    expect([orders.undoable, orders.undo()], 'the unit is put back').toEqual([true, true]);
    expect(orders.chosen.value).toEqual([]);
    expect([orders.undoable, orders.undo()]).toEqual([false, false]);
  });

  test('the next unit is the next without an order', () => {
    const { planner: orders } = planner();
    orders.next();
    expect(orders.chosen.value.map(({ id }) => id)).toEqual(['b1']);
    orders.copies.write();
    orders.choose('b3');
    orders.next();
    expect(orders.chosen.value.map(({ id }) => id)).toEqual(['b2']);
  });

  test('the map shows where a unit will be after each step of this turn and of the next', () => {
    const { planner: orders } = planner();
    orders.choose('b1');
    orders.preview.value = { movement: [['F'], ['F'], ['F']] as never };
    const plan = orders.shown.value.plans?.find(({ unit }) => unit === 'b1');
    expect(plan?.chosen).toBe(true);
    expect(plan?.steps.map(({ n, at }) => `${n} ${at}`)).toHaveLength(6);
    expect(plan?.steps.slice(0, 3).map(({ at }) => at)).toEqual(['0408', '0407', '0407']);
  });

  test('an order that will be void is told with its rule', () => {
    const { planner: orders } = planner();
    orders.choose('b1');
    orders.write({ movement: [['A'], ['F'], ['-']] as never });
    const [unit] = orders.chosen.value;
    expect(orders.outlook(unit!).warnings.map(({ rule }) => rule)).toContain('ORD-9');
    expect(orders.shown.value.orders?.get('b1')?.state).toBe('illegal');
    expect(orders.shown.value.orders?.get('b2')?.state).toBe('default');
    expect(orders.doubt.value, 'it is named before it is committed').toBe('E34 1');
    orders.undo();
    expect(orders.doubt.value).toBeUndefined();
  });

  test('only the order that will fail is doubted, not one that will do, nor what is by default', () => {
    const { planner: orders } = planner();
    const failing = () => orders.failing.value.map(({ id }) => id);
    orders.choose('b2');
    orders.write({ gunnery: ['-', '-'] as never });
    expect([orders.without.value.map(({ id }) => id), failing()]).toEqual([['b1', 'b3'], []]);
    orders.choose('b1');
    orders.write({ movement: [['A'], ['F'], ['-']] as never });
    expect(failing()).toEqual(['b1']);
  });

  test('chances are those from where the unit will be, with everything loaded', () => {
    const { planner: orders } = planner(table({ o2: { unit: GUNS, at: 'B5', speed: 'still' } }));
    orders.choose('b2');
    expect(orders.attack.shooter.value).toBeUndefined();
    orders.preview.value = { gunnery: ['-', 'Fire'] };
    const { units } = orders.view.value!;
    const [near, far] = ['o2', 'o1'].map((id) => orderedOdds(orders.attack.shooter.value!, units[id]!)!.hit);
    expect(far).toBeGreaterThan(0);
    expect(near).toBeGreaterThan(far!);
    expect([...orders.shown.value.sights!.keys()]).toEqual(['o1', 'o2']);
  });
});

describe('committed orders', () => {
  test('stay on the map, where they lead and as cards, until they are carried out', () => {
    const { planner: orders, sitting } = planner();
    orders.choose('b1');
    orders.write({ movement: STILL });
    const asked = sitting.desk.question.value!;
    const { plans, orders: cards } = committedShown(asked);
    expect(plans?.map(({ unit, committed, chosen }) => [unit, committed, chosen])).toEqual([
      ['b1', true, false],
      ['b2', true, false],
      ['b3', true, false],
    ]);
    expect(['b1', 'b2'].map((id) => cards?.get(id)?.state)).toEqual(['committed', 'default']);
    expect(committedOrder(asked, 'b1')?.movement).toEqual(STILL);
    expect(committedOrder(asked, 'b2'), 'its default').toBeNull();
  });
});

describe('orders on the map', () => {
  /** Where the first chosen unit is expected to end. */
  const endOf = (orders: OrderPlanner) => plannedTurn(orders.outlook(orders.chosen.value[0]!)).end.at;

  test('a hex leads the unit there by the first order that does, and leaves the cards of all that do', () => {
    const { planner: orders } = planner();
    orders.choose('b2');
    const all = orders.offers.offered.value.length;
    const goal = orders.offers.goals.value.find(
      (at) => at !== endOf(orders) && orders.offers.leadingTo(at).length > 1,
    )!;
    expect(orders.pick(goal, undefined)).toBe(true);
    expect(endOf(orders)).toBe(goal);
    expect(orders.offers.offered.value).toEqual(orders.offers.leadingTo(goal));
    expect(orders.offers.offered.value.length).toBeLessThan(all);
    expect(orders.undo()).toBe(true);
    expect(orders.offers.offered.value).toHaveLength(all);
    expect(endOf(orders), 'only the choice of the hex is taken back').toBe(goal);
  });

  test('the same hex again takes the next of the orders that lead there', () => {
    const { planner: orders } = planner();
    orders.choose('b2');
    const goal = orders.offers.goals.value.find(
      (at) => at !== endOf(orders) && orders.offers.leadingTo(at).length > 1,
    )!;
    const written = [1, 2].map(() => {
      orders.pick(goal, undefined);
      return writtenWords(orders, 'b2');
    });
    expect(new Set(written).size).toBe(2);
    expect(endOf(orders)).toBe(goal);
  });

  test('a hex to which no order leads changes nothing', () => {
    const { planner: orders, sitting } = planner();
    orders.choose('b2');
    expect(orders.pick('0704', undefined)).toBe(false);
    expect(sitting.given).toEqual([]);
  });

  test('a ghost that is dragged is looked at on its way, and written where it is let go', () => {
    const { planner: orders, sitting } = planner();
    orders.choose('b2');
    const [one, other] = orders.offers.goals.value.filter((at) => at !== endOf(orders)) as [string, string];
    orders.drag(other);
    expect(plannedTurn(orders.foreseen(orders.chosen.value[0]!)).end.at).toBe(other);
    orders.drag(one);
    expect(sitting.given).toEqual([]);
    orders.drop();
    expect(endOf(orders)).toBe(one);
    orders.drag(other);
    orders.drag(undefined);
    orders.drop();
    expect(sitting.given).toHaveLength(1);
  });

  test('who has said how a unit moves and how it shoots comes to the next without an order', () => {
    const { planner: orders } = planner();
    orders.begin();
    orders.fireBy(['-', '-']);
    expect(
      orders.chosen.value.map(({ id }) => id),
      'its move is not said yet',
    ).toEqual(['b1']);
    orders.write({ movement: STILL });
    orders.fireBy(['-', '-']);
    expect(orders.chosen.value.map(({ id }) => id)).toEqual(['b2']);
    orders.undo();
    expect(
      orders.chosen.value.map(({ id }) => id),
      'a step back comes back to it',
    ).toEqual(['b1']);
    orders.write({ movement: STILL });
    orders.fireBy(['-', '-']);
    expect(
      orders.chosen.value.map(({ id }) => id),
      'what is changed later stays in hand',
    ).toEqual(['b1']);
  });
});

test('what cannot be hit from where the unit will be says which rule bars it', () => {
  const units = {
    b2: { unit: TANK, at: 'B8', speed: 'slow', order: { movement: [['F'], ['-'], ['-']] } },
    o1: { unit: GUNS, at: 'D4' },
    o2: { unit: GUNS, at: 'B4' },
  };
  const { planner: orders } = planner(tableOf({ units, hexes: { B5: 'mountain' } } as never));
  orders.choose('b2');
  orders.preview.value = { gunnery: ['-', 'Fire'] };
  const shooter = orders.attack.shooter.value!;
  const { o1, o2 } = orders.view.value!.units;
  expect([orderedOdds(shooter, o1!)?.target, orderedBar(shooter, o1!)]).toEqual(['o1', undefined]);
  expect([orderedOdds(shooter, o2!), orderedBar(shooter, o2!)?.rule]).toEqual([undefined, 'LOS-5']);
});

describe('looking at a gunnery order', () => {
  test('shows where the first weapon reaches from where it will be fired', () => {
    const { planner: orders } = planner();
    orders.choose('b2');
    expect(orders.shown.value.arc).toBeUndefined();
    orders.preview.value = { gunnery: ['-', 'Fire'] };
    // This turn's order leads it a hex on.
    expect(orders.shown.value.arc?.from).toBe(orders.attack.firingUnit(orders.chosen.value[0]!)!.at);
    orders.preview.value = { gunnery: ['-', 'Load'] };
    expect(orders.shown.value.arc).toBeUndefined();
  });
});

describe('an enemy that is clicked on', () => {
  /** Orders of b2, which begins the next turn in B7, facing north. */
  const against = (units: object, hexes: object = {}) => {
    const all = {
      b2: { unit: TANK, at: 'B8', speed: 'slow', order: { movement: [['F'], ['-'], ['-']] } },
      ...units,
    };
    const made = planner(tableOf({ units: all, hexes } as never));
    made.planner.choose('b2');
    return made;
  };

  test('is fired at by the order that can: Esc takes it back, and a second click reads its card', () => {
    const { planner: orders, sitting } = against({ o1: { unit: GUNS, at: 'B4' } });
    expect(orders.pick('0204', undefined)).toBe(true);
    expect(orders.written('b2')!.gunnery.some((word) => word.startsWith('Fire'))).toBe(true);
    expect(orderedOdds(orders.attack.shooter.value!, orders.view.value!.units.o1!)!.hit).toBeGreaterThan(0);
    expect(orders.attack.target.value).toBe('o1');
    expect(orders.pick('0204', undefined), 'its card').toBe(false);
    expect(sitting.given).toHaveLength(1);
    orders.undo();
    expect(writtenWords(orders, 'b2')).toBe('- + - + B · - + -');
    expect(sitting.refusals).toEqual([]);
  });

  test('is fired at by the likeliest of the orders, which does as much besides as it can', () => {
    const { planner: orders } = against({ o1: { unit: GUNS, at: 'B4' } });
    orders.pick('0204', 'o1');
    const hit = (gunnery: readonly string[]) => {
      orders.preview.value = { gunnery: gunnery as never };
      const shooter = orders.attack.shooter.value;
      return (shooter && orderedOdds(shooter, orders.view.value!.units.o1!)?.hit) ?? 0;
    };
    const chosen = orders.written('b2')!.gunnery;
    expect(hit(chosen)).toBe(Math.max(...orders.offers.gunneries.value.map(hit)));
  });

  test('is assaulted where nothing can be fired at it and a movement leads there', () => {
    const grunts = { unit: 'ork.grunt', at: 'D8', order: { movement: [['-'], ['-'], ['Chase']] } };
    const { planner: orders, sitting } = planner(
      tableOf({ units: { b1: grunts, o1: { unit: TANK, at: 'D6' } } } as never),
    );
    orders.choose('b1');
    expect(orders.pick('0406', 'o1')).toBe(true);
    expect(writtenWords(orders, 'b1')).toBe('Chase + - + - · - + -');
    expect([orders.offers.goal.value, sitting.refusals]).toEqual(['0406', []]);
  });

  test('that can be attacked in no way is told with the rule that bars it', () => {
    const { planner: orders, sitting } = against(
      { o1: { unit: GUNS, at: 'B2' } },
      { B5: 'mountain', B4: 'mountain', C5: 'mountain', A5: 'mountain', B6: 'mountain' },
    );
    expect(orders.pick('0202', undefined)).toBe(true);
    expect([sitting.given, sitting.refusals]).toEqual([[], ['no-sight']]);
    expect(orders.pick('0202', undefined), 'its card').toBe(false);
  });

  test('is only looked at while no unit is chosen', () => {
    const { planner: orders } = planner();
    expect(orders.pick('0402', 'o1')).toBe(false);
  });
});
