import type { Point } from '../geometry.ts';
import { EXTENT } from './base.ts';

/** How counters that share a hex stand in it. */
export interface Slots {
  /** The part of its own size as which each is shown. */
  readonly share: number;
  /** Their middles from the middle of the hex, from the top, map units. */
  readonly places: readonly Point[];
}

/** How they stand while they are few: as large as lets each be told from the others, however the map lies. */
const FEW: readonly Slots[] = [
  { share: 1, places: [{ x: 0, y: 0 }] },
  {
    share: 0.64,
    places: [
      { x: -18, y: -13 },
      { x: 18, y: 13 },
    ],
  },
  {
    share: 0.53,
    places: [
      { x: 0, y: -22 },
      { x: -21, y: 14 },
      { x: 21, y: 14 },
    ],
  },
  {
    share: 0.48,
    places: [
      { x: -20, y: -19 },
      { x: 20, y: -19 },
      { x: -20, y: 19 },
      { x: 20, y: 19 },
    ],
  },
];

/** The square within a hex in which a crowd stands, map units. */
const SQUARE = 76;

/** A crowd stands in rows. */
const crowd = (count: number): Slots => {
  const columns = Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  const step = SQUARE / columns;
  const middle = (i: number, of: number): number => (i - (of - 1) / 2) * step;
  const places = Array.from({ length: count }, (_, i) => ({
    x: middle(i % columns, columns),
    y: middle(Math.floor(i / columns), rows),
  }));
  return { share: step / (2 * EXTENT), places };
};

/** How so many counters share a hex. */
export const slotsOf = (count: number): Slots => FEW[count - 1] ?? crowd(count);
