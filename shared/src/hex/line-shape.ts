import { lookAt } from '../cost.ts';
import type { Axial } from './axial.ts';

/** An exact fraction; `den` is positive and the two have no common divisor. */
export interface Fraction {
  readonly num: number;
  readonly den: number;
}

/** One step of a line (H-2.4). */
export interface LineStep {
  /** One hex: crossed. Two hexes: a border pair, the line runs along their common edge (H-2.3). */
  readonly hexes: readonly Axial[];
  /** The parameter, 0 at the start centre and 1 at the end centre, halfway through this step (H-4.1). */
  readonly middle: Fraction;
}

// A hex is where three differences of cube coordinates, q-r, r-s and s-q, each stay within 1 of the hex's own: three
// bands between opposite sides. The segment t * (dq, dr) is in one band for an interval of t with integer numerators
// and denominators, and in the hex for the intersection of the three: everything is exact (H-2.1).

/** The part of the segment inside one hex: it enters at `lo` and leaves at `hi`. */
interface Stretch {
  readonly hex: Axial;
  readonly lo: Fraction;
  readonly hi: Fraction;
}

const less = (a: Fraction, b: Fraction): boolean => a.num * b.den < b.num * a.den;

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

const halfway = (a: Fraction, b: Fraction): Fraction => {
  const num = a.num * b.den + b.num * a.den;
  const den = 2 * a.den * b.den;
  const common = gcd(num, den);
  return { num: num / common, den: den / common };
};

/**
 * The stretch of the segment from (0,0) in or along the edge of a hex; undefined if there is none. `slopes` are the
 * differences of its displacement. Lines of a large map ask for hundreds of hexes each, so nothing is made for a miss.
 */
const stretchIn = (slopes: readonly [number, number, number], q: number, r: number): Stretch | undefined => {
  let [loNum, loDen, hiNum, hiDen] = [0, 1, 1, 1];
  for (let band = 0; band < 3; band++) {
    const slope = slopes[band]!;
    const middle = band === 0 ? q - r : band === 1 ? q + 2 * r : -2 * q - r;
    if (slope === 0) {
      // Parallel to the band. At a distance of exactly 1 the segment runs along the side: half of a border pair.
      if (Math.abs(middle) > 1) return undefined;
      continue;
    }
    const den = Math.abs(slope);
    const enters = (slope < 0 ? -middle : middle) - 1;
    const leaves = enters + 2;
    if (loNum * den < enters * loDen) [loNum, loDen] = [enters, den];
    if (leaves * hiDen < hiNum * den) [hiNum, hiDen] = [leaves, den];
    // An empty or single-point stretch: the hex is missed, or only touched at a corner (H-2.2).
    if (loNum * hiDen >= hiNum * loDen) return undefined;
  }
  return { hex: { q, r }, lo: { num: loNum, den: loDen }, hi: { num: hiNum, den: hiDen } };
};

/**
 * The stretches in every hex that the segment touches. Looked at are per column the rows it passes, and one more at either
 * end in case of rounding errors; `stretchIn` then decides exactly.
 */
const stretchesOf = (dq: number, dr: number): Stretch[] => {
  const slopes = [dq - dr, dq + 2 * dr, -2 * dq - dr] as const;
  const found: Stretch[] = [];
  for (let q = Math.min(0, dq); q <= Math.max(0, dq); q++) {
    // A hex reaches 2/3 to either side of its column, so that is where the segment is inside the column.
    const [one, other] = dq === 0 ? [0, dr] : [((3 * q - 2) * dr) / (3 * dq), ((3 * q + 2) * dr) / (3 * dq)];
    const first = Math.max(Math.min(0, dr), Math.floor(Math.min(one, other)) - 1);
    const last = Math.min(Math.max(0, dr), Math.ceil(Math.max(one, other)) + 1);
    for (let r = first; r <= last; r++) {
      const stretch = stretchIn(slopes, q, r);
      if (stretch) found.push(stretch);
    }
  }
  return found;
};

const makeShape = (dq: number, dr: number): readonly LineStep[] => {
  const stretches = stretchesOf(dq, dr)
    // The two halves of a border pair start together; the smaller r, then the smaller q, goes first.
    .sort((a, b) => a.lo.num * b.lo.den - b.lo.num * a.lo.den || a.hex.r - b.hex.r || a.hex.q - b.hex.q);
  const steps: { hexes: Axial[]; lo: Fraction; hi: Fraction }[] = [];
  for (const { hex, lo, hi } of stretches) {
    const last = steps.at(-1);
    if (last !== undefined && !less(last.lo, lo)) last.hexes.push(hex);
    else steps.push({ hexes: [hex], lo, hi });
  }
  return steps.map(({ hexes, lo, hi }) => ({ hexes, middle: halfway(lo, hi) }));
};

/** The cache covers displacements up to this: every pair of hexes of a 99 by 99 map. Longer lines are worked out each time. */
const CACHED = 150;

// Indexed by dq, then dr, both shifted by CACHED. Plain arrays, because sight looks up a million lines a second.
const shapesByDisplacement: (readonly LineStep[] | undefined)[][] = Array.from({ length: 2 * CACHED + 1 }, () => []);

/** The line from (0,0) to (dq,dr), worked out once per displacement (H-2). Add the start hex to get a real line. */
export const lineShape = (dq: number, dr: number): readonly LineStep[] => {
  const shape = shapeOf(dq, dr);
  lookAt(shape.length);
  return shape;
};

const shapeOf = (dq: number, dr: number): readonly LineStep[] => {
  const shapes = shapesByDisplacement[dq + CACHED];
  if (shapes === undefined || dr < -CACHED || dr > CACHED) return makeShape(dq, dr);
  let shape = shapes[dr + CACHED];
  if (shape === undefined) {
    shape = makeShape(dq, dr);
    shapes[dr + CACHED] = shape;
  }
  return shape;
};
