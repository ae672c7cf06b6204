import type { Unit } from '../../model/units.ts';

type Key = (unit: Pick<Unit, 'id'>) => string;
const key =
  (word: string): Key =>
  ({ id }) =>
    `${word} ${id}`;

/** The keys of the questions of a step about one unit. */
export const keys = {
  /** Does it assault, P7? */
  declare: key('declare'),
  /** Which way it turns before its move, and after it, P6. */
  turn: key('turn'),
  late: key('late'),
  /** Which hex it drifts, flees, chases or follows the road into, P6. */
  move: key('move'),
  /** Where it flees by the will of its enemy, P22. */
  flee: key('flee'),
  /** Where it is dragged, P24. */
  drag: key('drag'),
  /** Where it shows itself, and how it faces then; whether it does so where it meets an enemy, P21. */
  reveal: key('reveal'),
  face: key('face'),
  meet: key('meet'),
} as const satisfies Readonly<Record<string, Key>>;
