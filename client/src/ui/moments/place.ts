import { type Coverable, leastCovering } from '../../map/camera/covering.ts';
import { grown, type Point, type Rect } from '../../map/geometry/geometry.ts';

/** CSS pixels that a band keeps off the edge of its room, and off the things around it. */
const EDGE = 10;
const GAP = 4;

/**
 * The upper left corner of a band of this size in a room, where it covers the least of these things; all CSS pixels of one
 * origin. Of equal places the uppermost is taken, and there the middle before the left and the right end.
 */
export const placeFor = (things: readonly Coverable[], { w, h }: Pick<Rect, 'w' | 'h'>, room: Rect): Point => {
  const [first, last] = [room.y + EDGE, room.y + room.h - EDGE - h];
  const kept = things.map(({ rect, weight }) => ({ rect: grown(rect, GAP), weight }));
  const below = kept.map(({ rect }) => Math.floor(rect.y + rect.h) + 1).toSorted((a, b) => a - b);
  const tops = [first, ...below.filter((top) => top > first && top < last), Math.max(first, last)];
  const lefts = [room.x + (room.w - w) / 2, room.x + EDGE, room.x + room.w - EDGE - w];
  const places = tops.flatMap((y) => lefts.map((x) => ({ rect: { x, y, w, h } })));
  return leastCovering(places, kept)!.rect;
};
