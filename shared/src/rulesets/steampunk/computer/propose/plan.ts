// Orders for all units of a seat, P5.
import { type Below, drawn, type Proposal } from '../../../../computer/index.ts';
import type { HexLabel } from '../../../../hex/index.ts';
import type { Intent } from '../../ask/intents.ts';
import { figuresOf } from '../../model/figures.ts';
import { fieldUnits } from '../../model/in-order.ts';
import type { View } from '../../model/state.ts';
import type { Unit } from '../../model/units.ts';
import { outlookFor } from '../next-turn.ts';
import { valueOfUnit } from '../value.ts';
import { ordersFor, type Rated } from './orders.ts';

const COMMIT: Intent = { kind: 'commit' };

/** How a plan is put together. */
interface Care {
  /** With which weights the orders of each unit are drawn, the best first. */
  readonly weights: readonly number[];
  /** One of so many units gets no order; 0: every unit gets one. */
  readonly forgets: number;
}

const BEST: Care = { weights: [1], forgets: 0 };
const MIXED: Care = { weights: [3, 2, 1], forgets: 0 };
const CARELESS: Care = { weights: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1], forgets: 3 };
/** The later a plan, the less care it takes. */
const PLANS: readonly Care[] = [BEST, MIXED, MIXED, MIXED, CARELESS, CARELESS];

/** A unit with its orders, the best first. */
interface Choice {
  readonly unit: Unit;
  readonly orders: readonly [Rated, ...Rated[]];
}

const orderOf = ({ unit }: Choice, { order }: Rated): Intent => ({ kind: 'order', unit: unit.id, order }) as Intent;

/** The orders of every unit that can carry some out, the dearest unit first: it goes where it wants. */
const choicesOf = (view: View, seat: string): readonly Choice[] => {
  const outlook = outlookFor(view, seat);
  const taken = new Set<HexLabel>();
  return fieldUnits(view)
    .filter((unit) => unit.seat === seat && figuresOf(view, unit).speeds.length > 0)
    .toSorted((one, other) => valueOfUnit(view, other).kept - valueOfUnit(view, one).kept)
    .flatMap((unit): Choice[] => {
      const [best, ...others] = ordersFor(outlook, unit, taken);
      if (!best) return [];
      taken.add(best.at);
      return [{ unit, orders: [best, ...others] }];
    });
};

/** Whole plans, the best guess first: the best order of each unit, then mixed ones that are harder to foresee. */
export const proposePlans = (
  view: View,
  seat: string,
  how: 'all' | 'first',
  below: Below,
): readonly Proposal<Intent>[] => {
  const choices = choicesOf(view, seat);
  const plans = (how === 'first' ? PLANS.slice(0, 1) : PLANS).map(({ weights, forgets }) =>
    choices
      .filter(() => forgets === 0 || below(forgets) > 0)
      .map((choice) => orderOf(choice, drawn(choice.orders, weights, below))),
  );
  return plans.map(
    ([first = COMMIT, ...others]): Proposal<Intent> => (first === COMMIT ? [COMMIT] : [first, ...others, COMMIT]),
  );
};
