import type { Unit } from '../../model/units.ts';
import { GONE } from '../../roster/index.ts';

/** Has a unit a living model? One without is about to leave the map, G-11.B. */
export const isAlive = ({ place, wounds }: Pick<Unit, 'place' | 'wounds'>): boolean =>
  place !== 'destroyed' && wounds.some((marked) => marked !== GONE);
