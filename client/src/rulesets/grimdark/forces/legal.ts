// Whether a force is legal, and which units can be added to it.
import {
  checkForce,
  type Force,
  type ForceFault,
  type Limits,
  MOST_UNITS,
  type ProfileId,
  WORDS,
} from '@ironhex/shared/grimdark';
import { refusal, type Told, told } from '@ironhex/shared/match';
import { withUnit } from './edit.ts';

/** Limits come from a match: a force outside of one has none. */
const NO_LIMITS: Limits = { points: Infinity, heroes: Infinity, copies: Infinity, share: Infinity, units: null };

/** What is wrong with a force whatever the limits of a match are: its units, joins and loads. */
export const ownFaults = (force: Force): readonly ForceFault[] => checkForce(force, NO_LIMITS);

/** Is it a force that could be played in some match? */
export const isSound = (force: Force): boolean => ownFaults(force).length === 0;

/** What a force is refused for, without where in it. */
const said = ({ at: _at, ...fault }: ForceFault): Told => told(WORDS.refusals, fault);

/** Which limit one more unit of a kind would break that is not broken now, G-4.6; null: none. */
export const offerRefusal = (force: Force, id: ProfileId, limits: Limits): Told | null => {
  if (force.units.length >= MOST_UNITS)
    return refusal('E_FORCE_INVALID', 'G-4.6', `A force has at most ${MOST_UNITS} units.`);
  const limited = (units: Force['units']) => checkForce({ army: force.army, units }, limits).map(said);
  const known = force.units.length === 0 ? [] : limited(force.units).map(({ message }) => message);
  return limited(withUnit(force, id).units).find(({ message }) => !known.includes(message)) ?? null;
};
