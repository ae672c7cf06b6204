import type { Point } from '../geometry/geometry.ts';
import { EXTENT } from './base.ts';

/** How large a counter is shown in its place. */
export interface Showing {
  /** The part of its own size as which it is shown: less than 1 where it shares a hex. */
  readonly share: number;
  /** How many times larger than that it may be where it would be too small to read. */
  readonly most: number;
}

/**
 * A counter that has its hex for itself: enlarged it reaches over the border. Of two in hexes side by side more is seen than
 * covered.
 */
export const ALONE: Showing = { share: 1, most: 2 };

/** A counter among others beside the board, which stand close to each other. */
export const IN_TRAY: Showing = { share: 1, most: 1.5 };

/** How counters that share a hex stand in it. */
interface Slots extends Showing {
  /** Their middles from the middle of the hex, from the top, map units. */
  readonly places: readonly Point[];
}

/**
 * The places of few counters in a hex: as large as possible while each can be told from the others, in both
 * orientations of the map.
 */
const FEW: readonly Omit<Slots, 'most'>[] = [
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
const crowd = (count: number): Omit<Slots, 'most'> => {
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
 * The enlargement of counters that would be too small to read, at `px` map units per CSS pixel. All sizes grow to the same
 * width.
 */
export const growthOf = (size: number, { share, most }: Showing, px: number): number =>
  Math.max(1, Math.min(most, (LEAST * px) / (2 * EXTENT * share)) / size);

/** The places of so many counters in one hex; enlarged ones stand farther apart, and several grow less than one. */
export const slotsOf = (count: number, px: number): Slots => {
  const { share, places } = FEW[count - 1] ?? crowd(count);
  const showing = count === 1 ? ALONE : { share, most: 1 + share / 2 };
  const growth = growthOf(1, showing, px);
  return { ...showing, places: places.map(({ x, y }) => ({ x: x * growth, y: y * growth })) };
};
