import { checkForce, type Force, type ForceFault, type Limits } from '@ironhex/shared/grimdark';

/** Limits come from a match: a force by itself has none. */
const NO_LIMITS: Limits = { points: Infinity, heroes: Infinity, copies: Infinity, share: Infinity, units: null };

/** What is wrong with a force whatever the limits of a match are: its units, joins and loads. */
export const ownFaults = (force: Force): readonly ForceFault[] => checkForce(force, NO_LIMITS);

/** Is it a force that could be played in some match? */
export const isSound = (force: Force): boolean => ownFaults(force).length === 0;
