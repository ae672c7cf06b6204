import {
  ARMIES,
  ARMY_IDS,
  type ArmyId,
  checkForce,
  type Force,
  type Limits,
  READY_FORCES,
  type ReadyForce,
} from '@ironhex/shared/grimdark';
import { suggested } from './suggest.ts';

/** Does a force keep to the limits of a match? */
const isAllowed = (force: Force, limits: Limits): boolean => checkForce(force, limits).length === 0;

/** The ready forces of an army that keep to the limits. */
export const readyFor = (army: ArmyId, limits: Limits): readonly ReadyForce[] =>
  [...READY_FORCES.values()].filter(({ force }) => force.army === army && isAllowed(force, limits));

/**
 * A force put together for these limits: one of each unit in turn, again and again while one fits, with joins and transports.
 * The same limits always give the same force.
 */
export const fittingForce = (army: ArmyId, limits: Limits): Force => {
  let force: Force = { army, units: [] };
  for (let before = -1; before < force.units.length; ) {
    before = force.units.length;
    for (const { id } of ARMIES[army].units) {
      const more = { ...force, units: [...force.units, id] };
      if (isAllowed(more, limits)) force = more;
    }
  }
  return suggested(force);
};

/** A ready force that costs less than this part of the points is too small: one is put together instead. */
const ENOUGH = 0.9;

/**
 * The force that a seat begins with: the ready one if it fills the limits, else one put together from its army, or from
 * another army if no unit of its own fits.
 */
export const firstForce = ({ force, points }: ReadyForce, limits: Limits): Force => {
  if (isAllowed(force, limits) && points >= ENOUGH * limits.points) return force;
  const fitting = [force.army, ...ARMY_IDS].map((army) => fittingForce(army, limits));
  return fitting.find(({ units }) => units.length > 0) ?? fitting[0]!;
};
