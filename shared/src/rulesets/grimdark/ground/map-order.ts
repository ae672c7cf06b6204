import { lookAt } from '../../../cost.ts';
import { axialAt, distance, type Grid, type HexLabel, indexOfLabel } from '../../../hex/index.ts';

// All maps of one size share their order. By width * 100 + height.
const orders = new Map<number, Int32Array>();

/** The indexes of all hexes in map order: smaller r first, then smaller q, G-2.1. */
export const inMapOrder = (grid: Grid): Int32Array => {
  const key = grid.width * 100 + grid.height;
  let order = orders.get(key);
  if (order === undefined) {
    const axials = Array.from({ length: grid.width * grid.height }, (_, index) => axialAt(grid, index));
    order = Int32Array.from(axials.keys()).sort((a, b) => axials[a]!.r - axials[b]!.r || axials[a]!.q - axials[b]!.q);
    orders.set(key, order);
  }
  return order;
};

/** Compares two hexes by map order, G-2.1; for sorting. */
export const byMapOrder = (grid: Grid, a: HexLabel, b: HexLabel): number => {
  const first = axialAt(grid, indexOfLabel(grid, a));
  const second = axialAt(grid, indexOfLabel(grid, b));
  return first.r - second.r || first.q - second.q;
};

/** The index of the nearest hex that will do; ties in map order. -1: none does. */
export const nearestIndex = (grid: Grid, from: number, willDo: (index: number) => boolean): number => {
  const start = axialAt(grid, from);
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  const order = inMapOrder(grid);
  lookAt(order.length);
  for (const index of order) {
    const away = distance(start, axialAt(grid, index));
    if (away >= least || !willDo(index)) continue;
    best = index;
    least = away;
  }
  return best;
};
