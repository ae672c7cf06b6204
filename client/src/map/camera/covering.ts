import { overlaps, type Rect } from '../geometry/geometry.ts';
import type { Writing } from '../picture.ts';

/** Something on the screen that is better not covered, CSS pixels. */
export interface Coverable {
  readonly rect: Rect;
  /** The player looks at it now: it counts for more than all others together. */
  readonly matters: boolean;
}

const WEIGHT = { matters: 1000, other: 1 };

/** The place that covers the least: first of what matters, then of all. Of equal ones the first. */
export const leastCovering = <T extends { readonly rect: Rect }>(
  places: readonly T[],
  things: readonly Coverable[],
): T | undefined => {
  const covered = places.map(({ rect }) =>
    things.reduce(
      (sum, thing) => sum + (overlaps(rect, thing.rect) ? WEIGHT[thing.matters ? 'matters' : 'other'] : 0),
      0,
    ),
  );
  return places[covered.indexOf(Math.min(...covered))];
};

/** All that is written on the map, and what can be touched there; the counters with these ids matter too. */
export const coverables = (
  { counters, plates, words, touchables }: Writing,
  units: readonly string[] = [],
): readonly Coverable[] => [
  ...[...counters, ...plates].map(({ rect, counter, matters }) => ({
    rect,
    matters: matters || units.includes(counter),
  })),
  ...words.map(({ rect }) => ({ rect, matters: false })),
  ...touchables.map(({ rect }) => ({ rect, matters: true })),
];
