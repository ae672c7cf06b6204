// Orders for all units of a seat, P5.
import type { Below, Proposal } from '../../../../computer/index.ts';
import type { HexLabel } from '../../../../hex/index.ts';
import type { Intent } from '../../ask/intents.ts';
import { figuresOf } from '../../model/figures.ts';
import { fieldUnits } from '../../model/in-order.ts';
import type { View } from '../../model/state.ts';
import type { Unit } from '../../model/units.ts';
import { valueOfUnit } from '../value.ts';
import { ordersFor, outlookFor, type Rated } from './orders.ts';

const COMMIT: Intent = { kind: 'commit' };

/** How many plans are proposed. */
const PLANS = 4;
/** With which weights the orders of a unit are drawn in plans after the first, the best first. */
const DRAWN = [3, 2, 1] as const;

/** A unit with its orders, the best first. */
interface Choice {
  readonly unit: Unit;
  readonly orders: readonly Rated[];
}

const orderOf = ({ unit }: Choice, { order }: Rated): Intent => ({ kind: 'order', unit: unit.id, order }) as Intent;

const drawnFrom = ({ orders }: Choice, below: Below): Rated => {
  const weights = DRAWN.slice(0, orders.length);
  let left = below(weights.reduce<number>((sum, weight) => sum + weight, 0));
  const place = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return orders[place]!;
};

/** The orders of every unit that can carry some out, the dearest unit first: it goes where it wants. */
const choicesOf = (view: View, seat: string): readonly Choice[] => {
  const outlook = outlookFor(view, seat);
  const taken = new Set<HexLabel>();
  return fieldUnits(view)
    .filter((unit) => unit.seat === seat && figuresOf(view, unit).speeds.length > 0)
    .toSorted((one, other) => valueOfUnit(view, other).kept - valueOfUnit(view, one).kept)
    .map((unit) => {
      const orders = ordersFor(outlook, unit, taken);
      if (orders[0]) taken.add(orders[0].at);
      return { unit, orders };
    })
    .filter(({ orders }) => orders.length > 0);
};

/** Whole plans, the best guess first: the best order of each unit, then mixed ones that are harder to foresee. */
export const proposePlans = (
  view: View,
  seat: string,
  how: 'all' | 'first',
  below: Below,
): readonly Proposal<Intent>[] => {
  const choices = choicesOf(view, seat);
  const plans = Array.from({ length: how === 'first' ? 1 : PLANS }, (_, nth) =>
    choices.map((choice) => orderOf(choice, nth === 0 ? choice.orders[0]! : drawnFrom(choice, below))),
  );
  return plans.map(
    ([first = COMMIT, ...others]): Proposal<Intent> => (first === COMMIT ? [COMMIT] : [first, ...others, COMMIT]),
  );
};
