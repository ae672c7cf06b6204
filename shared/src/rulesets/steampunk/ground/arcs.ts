import { type Direction, enteredSides, type HexLabel, relativeSide } from '../../../hex/index.ts';
import type { ByAngle } from '../roster/figures/terms.ts';
import { axialOf } from './places.ts';

/** The side of a hex as seen from a facing: 0 front, 1 front-side, 2 back-side, 3 back, ANG-1. */
export type Angle = 0 | 1 | 2 | 3;

/** What the angles are called. */
export const ANGLE_NAMES = ['front', 'front-side', 'back-side', 'back'] as const satisfies ByAngle<string>;

const SIX: readonly Direction[] = [0, 1, 2, 3, 4, 5];

/** The angle of a side of a hex, as seen by who faces this way, ANG-1. */
export const angleOf = (side: Direction, facing: Direction): Angle => {
  const turns = relativeSide(side, facing);
  return (turns <= 3 ? turns : 6 - turns) as Angle;
};

/** The sides through which lines enter a hex, by the way that they come: worked out once for each. */
const entered = new Map<number, readonly Direction[]>();

const entering = (from: HexLabel, to: HexLabel): readonly Direction[] => {
  const [a, b] = [axialOf(from), axialOf(to)];
  const way = (b.q - a.q) * WAYS + (b.r - a.r);
  const known = entered.get(way) ?? enteredSides(a, b);
  entered.set(way, known);
  return known;
};
/** More than twice as far as any board reaches. */
const WAYS = 1000;

/**
 * The sides through which the line from a hex to another leaves the first: one, or the two beside the corner that it
 * passes, MAP-5. None within one hex.
 */
export const leavingSides = (from: HexLabel, to: HexLabel): readonly Direction[] => entering(to, from);

/** The sides through which it enters the second: one, or two at a corner, MAP-5. None within one hex. */
export const enteringSides = (from: HexLabel, to: HexLabel): readonly Direction[] => entering(from, to);

/** Which way a weapon fires: by angle, 0 for not that way. With `fixed`, that many guns point through each such side. */
export interface Arc {
  readonly arc: ByAngle<number>;
  readonly fixed?: boolean | undefined;
}

/** Whether and how a weapon can fire at a hex. */
export interface Firing {
  /** The sides of the own hex through which it can: none, and there is no shot. All that it has, within one hex. */
  readonly sides: readonly Direction[];
  /** Is the shot on the edge of the firing angle, ANG-3 and ANG-4? */
  readonly onEdge: boolean;
}

/** How many guns of a fixed weapon point through a side, ANG-4. */
export const gunsThrough = ({ arc }: Arc, facing: Direction, side: Direction): number => arc[angleOf(side, facing)];

/**
 * Through which sides of its hex a weapon can fire at another hex, ANG-2 to ANG-5. On a corner it is on edge if it
 * covers one of the two sides only; each gun of a fixed weapon covers one side, so all of them are on edge there. Within
 * one hex the arc is free; whether the weapon may fire there at all is not asked here.
 */
export const firingAt = ({ arc, fixed = false }: Arc, facing: Direction, from: HexLabel, to: HexLabel): Firing => {
  const covered = SIX.filter((side) => arc[angleOf(side, facing)] > 0);
  if (from === to) return { sides: fixed ? covered : SIX, onEdge: false };
  const leaving = leavingSides(from, to);
  const sides = leaving.filter((side) => covered.includes(side));
  return { sides, onEdge: sides.length > 0 && leaving.length === 2 && (fixed || sides.length === 1) };
};

/**
 * The angles from which a shot can hit who faces this way, ANG-2: one; two at a corner, of which the attacker takes one;
 * all of them from the same hex, ANG-5.
 */
export const anglesHit = (facing: Direction, from: HexLabel, to: HexLabel): readonly Angle[] => {
  const sides = from === to ? SIX : enteringSides(from, to);
  return [...new Set(sides.map((side) => angleOf(side, facing)))].sort((a, b) => a - b);
};

/** The angle with the lowest armour, what an attacker takes if he says nothing; of equals the one nearest to the front. */
export const weakestAngle = (armour: ByAngle<number>, angles: readonly Angle[]): Angle =>
  angles.reduce((best, angle) => (armour[angle] < armour[best] ? angle : best));
