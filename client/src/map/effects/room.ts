import { keptIn } from '../camera/screen.ts';
import { apart, type Point, type Rect, rectAround, rectOf } from '../geometry/geometry.ts';

/** What a place for a plate must heed. */
interface Surroundings {
  /** What no plate shall cover: counters, their names, and other words; and what would cover the plate. */
  readonly obstacles: readonly Rect[];
  /** Other plates, which none covers as long as there is any place without one. */
  readonly plates?: readonly Rect[];
  /** The part of the map that is on the screen, with nothing over it. */
  readonly view: Rect;
}

interface Size {
  readonly w: number;
  readonly h: number;
}

/** How much worse it is to cover something whole than to stand a step farther away. */
const COVERS = 100;
/** How much worse it is to cover another plate than anything else. */
const PLATES = 20;
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
/** Between two plates, in gaps between a plate and its point. */
const MARGIN = 1 / 8;
/** Between two places anywhere in the view, in widths and heights of the plate. */
const APART = { w: 1 / 6, h: 1 / 4 };

/** A place for a plate, and how far away it is, in steps. */
interface Place {
  readonly rect: Rect;
  readonly steps: number;
}

/** How bad it is to cover what a rectangle covers of another one. */
const covering = (rect: Rect, other: Rect): number => {
  const w = Math.min(rect.x + rect.w, other.x + other.w) - Math.max(rect.x, other.x);
  const h = Math.min(rect.y + rect.h, other.y + other.h) - Math.max(rect.y, other.y);
  return w > 0 && h > 0 ? COVERS * (LITTLE + (w * h) / (other.w * other.h)) : 0;
};

/** Places in straight directions from a point: those that are easiest to tell from others' plates. */
function* placesBeside(at: Point, { w, h }: Size, gap: number, view: Rect): Generator<Place> {
  for (let step = 0; step < STEPS; step++)
    for (const [rank, side] of SIDES.entries()) {
      const far = gap + (step * h) / 2;
      const { x, y } = rectOf({ x: at.x + side.x * (far + w / 2), y: at.y + side.y * (far + h / 2) }, w, h);
      const rect = { x: keptIn(x, w, view.x, view.w), y: keptIn(y, h, view.y, view.h), w, h };
      yield { rect, steps: step + rank * 0.05 };
    }
}

/** Where something of a size can begin within a length, so far from each other. */
const stopsIn = (from: number, length: number, size: number, step: number): readonly number[] =>
  Array.from({ length: Math.ceil(Math.max(0, length - size) / step) + 1 }, (_, i) =>
    keptIn(from + i * step, size, from, length),
  );

/** Places all over a view: in a narrow one few lie in a straight direction. */
function* placesIn(view: Rect, at: Point, { w, h }: Size, gap: number): Generator<Place> {
  for (const y of stopsIn(view.y, view.h, h, APART.h * h))
    for (const x of stopsIn(view.x, view.w, w, APART.w * w)) {
      const away = apart(at, { x: keptIn(at.x, 0, x, w), y: keptIn(at.y, 0, y, h) });
      yield { rect: { x, y, w, h }, steps: 1 + Math.max(0, away - gap) / (h / 2) };
    }
}

/**
 * Where a plate stands beside a point in the view, all in map units: as near as it can without covering another plate, an
 * obstacle or the point; where that is not to be had, where it does so least. `gap` is how far it keeps from the point if it
 * has room.
 */
export const besideOf = (at: Point, size: Size, gap: number, { obstacles, plates = [], view }: Surroundings): Rect => {
  const kept = [rectAround([at], gap / 2), ...obstacles];
  const costOf = ({ rect, steps }: Place): number =>
    kept.reduce((sum, one) => sum + covering(rect, one), steps) +
    plates.reduce((sum, one) => sum + PLATES * covering(rect, one), 0);
  let best: Rect = { x: at.x + gap, y: at.y - size.h / 2, ...size };
  let least = Number.POSITIVE_INFINITY;
  for (const places of [placesBeside(at, size, gap, view), placesIn(view, at, size, gap)])
    for (const place of places) {
      const cost = costOf(place);
      if (cost < least) [best, least] = [place.rect, cost];
    }
  return best;
};

/** A place that a plate holds. */
interface Held extends Rect {
  /** There was no room for a newer plate but here: this one gives way. */
  covered: boolean;
}

/** The places that plates hold while they are shown, so that none covers another one. */
export class Room {
  private readonly held = new Set<Held>();
  private readonly surroundings: (at: Point) => Surroundings;

  /** `surroundings` brings a point into view, and tells what is around it there. */
  constructor(surroundings: (at: Point) => Surroundings) {
    this.surroundings = surroundings;
  }

  /** Holds a place beside a point until it is given back, or a newer plate covers it. */
  take(at: Point, size: Size, gap: number): Held {
    const { obstacles, view } = this.surroundings(at);
    const plates = [...this.held].map(({ x, y, w, h }) =>
      rectAround(
        [
          { x, y },
          { x: x + w, y: y + h },
        ],
        gap * MARGIN,
      ),
    );
    const rect = besideOf(at, size, gap, { obstacles, plates, view });
    for (const other of this.held)
      if (covering(rect, other) > 0) {
        other.covered = true;
        this.give(other);
      }
    const held = { ...rect, covered: false };
    this.held.add(held);
    return held;
  }

  /** Gives a place back. */
  give(held: Held): void {
    this.held.delete(held);
  }
}
