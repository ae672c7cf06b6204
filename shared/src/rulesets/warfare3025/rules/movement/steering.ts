import type { Roll } from '../../model/roll.ts';
import type { Unit } from '../../model/table.ts';

/** Damage that being unstable adds to piloting rolls, W-13c.7. */
const SHAKEN = 5;

/**
 * The damage that caps the piloting rolls of a unit: that of its movement, and more while it is unstable, W-2.3. `close`: what a
 * weapon in close quarters adds, W-13b.4.
 */
export const steeringOf = ({ damage, unstable }: Unit, close = 0): Pick<Roll, 'damage' | 'temporary' | 'close'> => {
  const own = damage.movement ?? 0;
  const temporary = (unstable ? SHAKEN : 0) + close;
  return temporary > 0 ? { damage: own + temporary, temporary, ...(close > 0 && { close }) } : { damage: own };
};
