/** A rectangle on the page, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The side of its subject on which a hint stands. */
type Beside = 'right' | 'left' | 'below' | 'above';

/** Where a hint stands. */
interface Stand {
  readonly left: number;
  readonly top: number;
  readonly beside: Beside;
  /** How far along the edge that faces its thing the hint's tip sits. */
  readonly tip: number;
  /** How much it covers of what must be seen, square CSS pixels. */
  readonly covered: number;
}

/** CSS pixels between a hint and its subject, and between its tip and its corners. */
const GAP = 14;
const CORNER = 18;
/** How many steps apart the places lie that are tried along the width and the height. */
const TRIED = 8;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** Places along a length at which a hint of a size is tried, from one end to the other. */
const along = (from: number, to: number, size: number): readonly number[] =>
  Array.from({ length: TRIED + 1 }, (_, i) => from + (Math.max(0, to - size - from) * i) / TRIED);

/** On which side of the thing a hint with its upper left corner there would stand. */
const besideAt = (thing: Box, { left, top, right, bottom }: Box): Beside => {
  const away: readonly (readonly [Beside, number])[] = [
    ['right', left - thing.right],
    ['left', thing.left - right],
    ['below', top - thing.bottom],
    ['above', thing.top - bottom],
  ];
  return away.reduce((one, other) => (other[1] > one[1] ? other : one))[0];
};

/**
 * The place for a hint of this size within the bounds: the first side of its subject where it covers nothing important;
 * else where it covers least, as near as possible.
 */
export const placeBeside = (
  thing: Box,
  size: { readonly width: number; readonly height: number },
  bounds: Box,
  seen: readonly Box[],
): Stand => {
  const { width, height } = size;
  const middle = { x: (thing.left + thing.right) / 2, y: (thing.top + thing.bottom) / 2 };
  const standAt = (x: number, y: number, side?: Beside): Stand => {
    const left = clamp(x, bounds.left, Math.max(bounds.left, bounds.right - width));
    const top = clamp(y, bounds.top, Math.max(bounds.top, bounds.bottom - height));
    const box = { left, top, right: left + width, bottom: top + height };
    const covered = [thing, ...seen].reduce((sum, each) => sum + overlap(box, each), 0);
    const beside = side ?? besideAt(thing, box);
    const upright = beside === 'right' || beside === 'left';
    const tip = upright
      ? clamp(middle.y - top, CORNER, height - CORNER)
      : clamp(middle.x - left, CORNER, width - CORNER);
    return { left, top, beside, tip, covered };
  };
  const stands = [
    standAt(thing.right + GAP, middle.y - height / 2, 'right'),
    standAt(thing.left - GAP - width, middle.y - height / 2, 'left'),
    standAt(middle.x - width / 2, thing.bottom + GAP, 'below'),
    standAt(middle.x - width / 2, thing.top - GAP - height, 'above'),
  ];
  const free = stands.find(({ covered }) => covered === 0);
  if (free) return free;
  const far = ({ left, top }: Stand): number => Math.hypot(left + width / 2 - middle.x, top + height / 2 - middle.y);
  const anywhere = along(bounds.left, bounds.right, width)
    .flatMap((x) => along(bounds.top, bounds.bottom, height).map((y) => standAt(x, y)))
    .toSorted((one, other) => far(one) - far(other));
  return [...stands, ...anywhere].reduce((one, other) => (other.covered < one.covered ? other : one));
};
