import { overlaps, type Rect } from '../geometry/geometry.ts';
import type { Writing } from '../picture.ts';

/** Something on the screen that is better not covered, CSS pixels. */
export interface Coverable {
  readonly rect: Rect;
  readonly weight: number;
}

/** How bad it is to cover what the player looks at now, anything else that stands or is written there, and a mere hex. */
export const WEIGHT = { matters: 1000, other: 10, hex: 1 };

/** The place that covers the least, by weight. Of equal ones the first. */
export const leastCovering = <T extends { readonly rect: Rect }>(
  places: readonly T[],
  things: readonly Coverable[],
): T | undefined => {
  const covered = places.map((place) =>
    things.reduce((sum, { rect, weight }) => sum + (overlaps(place.rect, rect) ? weight : 0), 0),
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
    weight: matters || units.includes(counter) ? WEIGHT.matters : WEIGHT.other,
  })),
  ...words.map(({ rect }) => ({ rect, weight: WEIGHT.other })),
  ...touchables.map(({ rect }) => ({ rect, weight: WEIGHT.matters })),
];
