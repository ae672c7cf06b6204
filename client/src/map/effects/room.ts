import { keptIn } from '../camera/screen.ts';
import { type Point, type Rect, rectAround, rectOf } from '../geometry/geometry.ts';

/** What a place for a plate must heed. */
interface Surroundings {
  /** What no plate shall cover: counters, their names, and other words; and what would cover the plate. */
  readonly obstacles: readonly Rect[];
  /** The part of the map that is on the screen, with nothing over it. */
  readonly view: Rect;
}

/** How much worse it is to cover something whole than to stand a step farther away. */
const COVERS = 100;
/** To cover a little counts as so large a part more: the end of a name is a name that cannot be read. */
const LITTLE = 0.1;

/** The directions from the target in which to place a plate, the best first. */
const SIDES: readonly Point[] = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
  { x: 0, y: 1 },
  { x: 1, y: -1 },
  { x: -1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
];
/** How often a plate may step farther away in each direction. */
const STEPS = 10;

/** How bad it is to cover what a rectangle covers of another one. */
const covering = (rect: Rect, other: Rect): number => {
  const w = Math.min(rect.x + rect.w, other.x + other.w) - Math.max(rect.x, other.x);
  const h = Math.min(rect.y + rect.h, other.y + other.h) - Math.max(rect.y, other.y);
  return w > 0 && h > 0 ? COVERS * (LITTLE + (w * h) / (other.w * other.h)) : 0;
};

/**
 * Where a plate stands beside a point in the view, all in map units: as near as it can without covering an obstacle or the
 * point; where that is not to be had, where it does so least. `gap` is how far it keeps from the point if it has room.
 */
export const besideOf = (
  at: Point,
  { w, h }: { readonly w: number; readonly h: number },
  gap: number,
  { obstacles, view }: Surroundings,
): Rect => {
  const kept = [rectAround([at], gap / 2), ...obstacles];
  let best: Rect = { x: at.x + gap, y: at.y - h / 2, w, h };
  let least = Number.POSITIVE_INFINITY;
  for (let step = 0; step < STEPS; step++)
    for (const [rank, side] of SIDES.entries()) {
      const far = gap + (step * h) / 2;
      const { x, y } = rectOf({ x: at.x + side.x * (far + w / 2), y: at.y + side.y * (far + h / 2) }, w, h);
      const rect = { x: keptIn(x, w, view.x, view.w), y: keptIn(y, h, view.y, view.h), w, h };
      const cost = kept.reduce((sum, one) => sum + covering(rect, one), step + rank * 0.05);
      if (cost >= least) continue;
      [best, least] = [rect, cost];
    }
  return best;
};

/** The places that plates hold while they are shown, so that none covers another one. */
export class Room {
  private readonly held = new Set<Rect>();
  private readonly surroundings: (at: Point) => Surroundings;

  /** `surroundings` brings a point into view, and tells what is around it there. */
  constructor(surroundings: (at: Point) => Surroundings) {
    this.surroundings = surroundings;
  }

  /** Holds a place beside a point until it is given back. */
  take(at: Point, size: { readonly w: number; readonly h: number }, gap: number): Rect {
    const { obstacles, view } = this.surroundings(at);
    const rect = besideOf(at, size, gap, { obstacles: [...obstacles, ...this.held], view });
    this.held.add(rect);
    return rect;
  }

  /** Gives a place back. */
  give(rect: Rect): void {
    this.held.delete(rect);
  }
}
