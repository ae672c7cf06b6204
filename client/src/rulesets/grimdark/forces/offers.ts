import {
  checkForce,
  type Force,
  type ForceFault,
  type Limits,
  MOST_UNITS,
  type ProfileId,
} from '@ironhex/shared/grimdark';
import type { Refusal } from '@ironhex/shared/match';
import { refusal } from '@ironhex/shared/match';
import { withUnit } from './edit.ts';

/** What a force is refused for, without where in it. */
const said = ({ code, rule, message }: ForceFault): Refusal => ({ code, ...(rule !== undefined && { rule }), message });

/** Which limit one more unit of a kind would break that is not broken now, G-4.6; null: none. */
export const offerRefusal = (force: Force, id: ProfileId, limits: Limits): Refusal | null => {
  if (force.units.length >= MOST_UNITS)
    return refusal('E_FORCE_INVALID', 'G-4.6', `A force has at most ${MOST_UNITS} units.`);
  const limited = (units: Force['units']) => checkForce({ army: force.army, units }, limits);
  const known = force.units.length === 0 ? [] : limited(force.units).map(({ message }) => message);
  const broken = limited(withUnit(force, id).units).find(({ message }) => !known.includes(message));
  return broken ? said(broken) : null;
};
