import { around, type Sketch } from './sketch.ts';

/**
 * The cheapest way from one hex to another, both included; `cost` is what entering a hex costs, a positive whole
 * number, or Infinity where no way may lead. Empty if there is no way. With costs from chance it meanders.
 */
export const cheapestPath = (sketch: Sketch, from: number, to: number, cost: (index: number) => number): number[] => {
  const size = sketch.level.length;
  const total = new Array<number>(size).fill(Number.POSITIVE_INFINITY);
  const before = new Array<number>(size).fill(-1);
  const open = new Set([from]);
  total[from] = 0;
  while (open.size > 0) {
    let best = -1;
    for (const index of open) if (best < 0 || total[index]! < total[best]!) best = index;
    if (best === to) break;
    open.delete(best);
    for (const next of around(sketch, best)) {
      const sum = total[best]! + cost(next);
      if (sum >= total[next]!) continue;
      total[next] = sum;
      before[next] = best;
      open.add(next);
    }
  }
  const path: number[] = [];
  if (total[to] === Number.POSITIVE_INFINITY) return path;
  for (let at = to; at >= 0; at = before[at]!) path.unshift(at);
  return path;
};

/** The hex in the middle of the map, where the ways of the two halves meet. */
export const middleHex = ({ grid }: Sketch): number => ((grid.height - 1) >> 1) * grid.width + ((grid.width - 1) >> 1);
