import type { Point } from '../geometry/geometry.ts';
import { EXTENT } from './base.ts';

/** How counters that share a hex stand in it. */
interface Slots {
  /** The part of its own size as which each is shown. */
  readonly share: number;
  /** Their middles from the middle of the hex, from the top, map units. */
  readonly places: readonly Point[];
}

/**
 * The places of few counters in a hex: as large as possible while each can be told from the others, in both
 * orientations of the map.
 */
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

/** CSS pixels that a counter is wide at least, as far as it may be enlarged for that. */
const LEAST = 27;

/**
 * How many times larger than its hex would have it one may be that is shown as this part of its own size. One that has
 * its hex for itself may be twice as large: of two in hexes side by side more is seen than covered.
 */
const mostOf = (share: number): number => (share === 1 ? 2 : 1 + share / 2);

/**
 * The enlargement of counters that would be too small to read, at `px` map units per CSS pixel: they reach over the border
 * of their hex, several in one hex less than a single one. All sizes grow to the same width.
 */
export const growthOf = (size: number, share: number, px: number): number =>
  Math.max(1, Math.min(mostOf(share), (LEAST * px) / (2 * EXTENT * share)) / size);

/** The places of so many counters in one hex; enlarged ones stand farther apart. */
export const slotsOf = (count: number, px: number): Slots => {
  const { share, places } = FEW[count - 1] ?? crowd(count);
  const growth = growthOf(1, share, px);
  return { share, places: places.map(({ x, y }) => ({ x: x * growth, y: y * growth })) };
};
