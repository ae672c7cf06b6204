import type { Grid } from '@ironhex/shared/hex';
import { type Layout, TURNED, UPRIGHT } from './layout.ts';

/** The orientation that the player chose. `auto` puts the long side of the map along the long side of the screen. */
export type Orientation = 'auto' | 'upright' | 'turned';

/** A place for the map, CSS pixels. */
interface Room {
  readonly width: number;
  readonly height: number;
}

/** By so much larger a map must be shown to be turned: it does not turn to and fro for a few pixels. */
const WORTH = 1.12;
/** The same for a map that has just come. */
const WORTH_AT_FIRST = 1.02;

/** How large a whole map is shown in a room, CSS pixels per map unit. */
const sizeIn = (layout: Layout, grid: Grid, { width, height }: Room): number => {
  const { w, h } = layout.boardRect(grid);
  return Math.min(width / w, height / h);
};

/** Which layout a map has in a room. `now`: its current layout; undefined for a new map. */
export const layoutFor = (orientation: Orientation, grid: Grid, room: Room, now: Layout | undefined): Layout => {
  if (orientation !== 'auto') return orientation === 'turned' ? TURNED : UPRIGHT;
  const present = now ?? UPRIGHT;
  const other = present === UPRIGHT ? TURNED : UPRIGHT;
  const worth = now === undefined ? WORTH_AT_FIRST : WORTH;
  return sizeIn(other, grid, room) > sizeIn(present, grid, room) * worth ? other : present;
};

/** The choice that turns the map to its other orientation; `auto` if that is the one that `auto` gives. */
export const otherWay = (grid: Grid, room: Room, now: Layout): Orientation => {
  const other = now === UPRIGHT ? TURNED : UPRIGHT;
  if (layoutFor('auto', grid, room, undefined) === other) return 'auto';
  return other.turned ? 'turned' : 'upright';
};
