import { between, type Point, R } from '../../geometry/geometry.ts';
import type { Layout } from '../../geometry/layout.ts';
import type { Cell } from './cells.ts';

/**
 * The strip along the inside of a hex's side: its four corners. `rimmed` says which sides of the hex have such a strip.
 * Two strips that meet are mitred; beside a side without a strip it ends at that side, where the strip of the next hex
 * continues it.
 */
export const rimAlong = (
  layout: Layout,
  { at }: Cell,
  side: number,
  width: number,
  rimmed: (side: number) => boolean,
): readonly Point[] => {
  const part = width / Math.cos(Math.PI / 6);
  const inner = (corner: number, beside: number, beyond: number): Point =>
    rimmed((beside + 6) % 6)
      ? layout.cornerOf(at, corner, R - part)
      : between(layout.cornerOf(at, corner), layout.cornerOf(at, beyond), part / R);
  return [
    layout.cornerOf(at, side),
    layout.cornerOf(at, side + 1),
    inner(side + 1, side + 1, side + 2),
    inner(side, side - 1, side - 1),
  ];
};
