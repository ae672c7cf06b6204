import type { Roll } from '../model/roll.ts';
import type { Unit } from '../model/table.ts';

/** Damage that being unstable adds to piloting rolls, W-13c.7. */
const SHAKEN = 5;

/** The damage that caps the piloting rolls of a unit: that of its movement, and more while it is unstable, W-2.3. */
export const steeringOf = ({ damage, unstable }: Unit): Pick<Roll, 'damage' | 'temporary'> => {
  const own = damage.movement ?? 0;
  return unstable ? { damage: own + SHAKEN, temporary: SHAKEN } : { damage: own };
};
