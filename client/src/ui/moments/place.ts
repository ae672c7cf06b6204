import type { Point } from '../../map/geometry/geometry.ts';

/** Where a band lies along the upper edge: from left to right, and how high it is. */
interface Span {
  readonly left: number;
  readonly right: number;
  readonly height: number;
}

/** CSS pixels that a unit takes around the centre of its hex. */
const UNIT = 46;
/** CSS pixels between the band and the edge of the board. */
const EDGE = 10;

/** How far below the board's upper edge a band covers none of these units; at the edge if there is no such place. */
export const topFor = (units: readonly Point[], { left, right, height }: Span, boardHeight: number): number => {
  let top = EDGE;
  for (const { x, y } of units.toSorted((a, b) => a.y - b.y)) {
    const beside = x + UNIT < left || x - UNIT > right;
    if (!beside && y + UNIT > top && y - UNIT < top + height) top = y + UNIT;
  }
  return top + height > boardHeight / 2 ? EDGE : top;
};
