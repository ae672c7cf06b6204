import type { Unit } from '../../model/units.ts';
import { GONE } from '../../roster/index.ts';

/** Does one of the unit's models live? A unit without any is about to leave the map, G-11.B. */
export const isAlive = ({ place, wounds }: Pick<Unit, 'place' | 'wounds'>): boolean =>
  place !== 'destroyed' && wounds.some((marked) => marked !== GONE);
