import { ARMIES } from './armies/index.ts';
import type { Force } from './force.ts';

/** The points of a force, G-4.6; units that its army does not have count nothing. */
export const totalOf = ({ army, units }: Pick<Force, 'army' | 'units'>): number =>
  units.reduce((sum, id) => sum + (ARMIES[army].units.find((unit) => unit.id === id)?.points ?? 0), 0);
