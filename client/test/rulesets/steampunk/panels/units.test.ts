import type { VNode } from 'preact';
import { expect, test } from 'vitest';
import { tableOf } from '../../../../../shared/test/rules/steampunk/kit.ts';
import { OrderUnits } from '../../../../src/rulesets/steampunk/panels/orders/units.tsx';
import { OrderPlanner } from '../../../../src/rulesets/steampunk/plan/orders/order-planner.ts';
import { sit } from '../kit.ts';

/** What the chips of blue's units say. */
const chipsOf = (units: object): readonly { readonly sign: string; readonly words: string }[] => {
  const table = tableOf({ units: { ...units, o1: { unit: 'dwarf.gunblasterwagon', at: 'D2' } } as never });
  const orders = new OrderPlanner(sit(table, { do: 'plan', of: 'next' }).desk);
  const node = OrderUnits({ match: {}, planning: { planners: { orders } } } as never) as VNode<{ chips: never }>;
  return node.props.chips;
};

test('the chip of a unit without an order says where its default flees', () => {
  const [infantry, tank] = chipsOf({ b1: { unit: 'elf.elf_infantry', at: 'D8' }, b2: { unit: 'elf.e34', at: 'B8' } });
  expect(infantry).toMatchObject({ sign: 'flees', words: 'no order: it flees by default (ORD-2)' });
  expect(tank).toMatchObject({ sign: '·', words: 'no order' });
});
