/** A rectangle on the page, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** On which side of what it points at a hint stands. */
export type Beside = 'right' | 'left' | 'below' | 'above';

/** Where a hint stands. */
export interface Stand {
  readonly left: number;
  readonly top: number;
  readonly beside: Beside;
  /** How far along the edge that faces its thing the hint's tip sits. */
  readonly tip: number;
}

/** CSS pixels between a hint and what it points at, and between its tip and its corners. */
const GAP = 14;
const CORNER = 18;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/**
 * Where a hint of this size stands beside the thing, within the bounds: on the first side on which it covers none of what
 * must be seen, or else on the one where it covers least.
 */
export const placeBeside = (
  thing: Box,
  size: { readonly width: number; readonly height: number },
  bounds: Box,
  seen: readonly Box[],
): Stand => {
  const { width, height } = size;
  const middle = { x: (thing.left + thing.right) / 2, y: (thing.top + thing.bottom) / 2 };
  const wanted: readonly (readonly [Beside, number, number])[] = [
    ['right', thing.right + GAP, middle.y - height / 2],
    ['left', thing.left - GAP - width, middle.y - height / 2],
    ['below', middle.x - width / 2, thing.bottom + GAP],
    ['above', middle.x - width / 2, thing.top - GAP - height],
  ];
  const stands = wanted.map(([beside, x, y]) => {
    const left = clamp(x, bounds.left, Math.max(bounds.left, bounds.right - width));
    const top = clamp(y, bounds.top, Math.max(bounds.top, bounds.bottom - height));
    const box = { left, top, right: left + width, bottom: top + height };
    const covered = [thing, ...seen].reduce((sum, each) => sum + overlap(box, each), 0);
    const upright = beside === 'right' || beside === 'left';
    const tip = upright
      ? clamp(middle.y - top, CORNER, height - CORNER)
      : clamp(middle.x - left, CORNER, width - CORNER);
    return { left, top, beside, tip, covered };
  });
  const { covered: _, ...best } = stands.reduce((one, other) => (other.covered < one.covered ? other : one));
  return best;
};
