import { along, type Point } from '../../geometry/geometry.ts';
import { jitter } from '../../paint/hash.ts';
import type { Cell } from './cells.ts';

/** Some points of a hex, spread evenly but not regularly, the same each time. */
export const scatter = (cell: Cell, count: number, reach: number, salt: number): readonly Point[] => {
  const next = jitter(cell.seed + salt);
  const turn = next() * Math.PI * 2;
  return Array.from({ length: count }, (_, i) => {
    const far = Math.sqrt((i + 0.5) / count) * reach + (next() - 0.5) * 5;
    return along(cell.at, turn + i * 2.39996 + (next() - 0.5) * 0.5, far);
  });
};
