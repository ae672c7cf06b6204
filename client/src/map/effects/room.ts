import { type Point, type Rect, rectOf } from '../geometry/geometry.ts';

/** What a place for a plate must heed. */
interface Surroundings {
  /** What no plate shall cover: counters, their names, and other words. */
  readonly obstacles: readonly Rect[];
  /** The part of the map that is on the screen, with nothing over it. */
  readonly view: Rect;
}

/** How much worse it is to cover something whole, or to leave the screen, than to stand a step farther away. */
const COVERS = 100;
const LEAVES = 200;
/** To cover or leave a little counts as so large a part more: the end of a name is a name that cannot be read. */
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

const common = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** A part that is nothing but rounding. */
const NONE = 1e-6;

/** How bad it is that this part of something is covered, or off the screen. */
const badness = (part: number): number => (part > NONE ? part + LITTLE : 0);

/**
 * Where a plate stands beside a point, all in map units: as near as it can without covering an obstacle, or leaving the
 * view; where that is not to be had, where it does so least. `gap` is how far it keeps from the point.
 */
export const besideOf = (
  at: Point,
  { w, h }: { readonly w: number; readonly h: number },
  gap: number,
  { obstacles, view }: Surroundings,
): Rect => {
  let best: Rect = { x: at.x + gap, y: at.y - h / 2, w, h };
  let least = Number.POSITIVE_INFINITY;
  for (let step = 0; step < STEPS; step++)
    for (const [rank, side] of SIDES.entries()) {
      const far = gap + (step * h) / 2;
      const rect = rectOf({ x: at.x + side.x * (far + w / 2), y: at.y + side.y * (far + h / 2) }, w, h);
      const covered = obstacles.reduce((sum, one) => sum + badness(common(rect, one) / (one.w * one.h)), 0);
      const outside = badness(1 - common(rect, view) / (w * h));
      const cost = COVERS * covered + LEAVES * outside + step + rank * 0.05;
      if (cost >= least) continue;
      [best, least] = [rect, cost];
    }
  return best;
};

/** The places that plates hold while they are shown, so that none covers another one. */
export class Room {
  private readonly held = new Set<Rect>();
  private readonly surroundings: () => Surroundings;

  constructor(surroundings: () => Surroundings) {
    this.surroundings = surroundings;
  }

  /** Holds a place beside a point until it is given back. */
  take(at: Point, size: { readonly w: number; readonly h: number }, gap: number): Rect {
    const { obstacles, view } = this.surroundings();
    const rect = besideOf(at, size, gap, { obstacles: [...obstacles, ...this.held], view });
    this.held.add(rect);
    return rect;
  }

  /** Gives a place back. */
  give(rect: Rect): void {
    this.held.delete(rect);
  }
}
