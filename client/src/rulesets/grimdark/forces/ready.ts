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

/** Keeps a force to the limits? */
const isAllowed = (force: Force, limits: Limits): boolean => checkForce(force, limits).length === 0;

/** The ready forces of an army that keep to the limits. */
export const readyFor = (army: ArmyId, limits: Limits): readonly ReadyForce[] =>
  [...READY_FORCES.values()].filter(({ force }) => force.army === army && isAllowed(force, limits));

/** One more of each unit in turn, as long as one fits, with joins and transports: the same limits always give the same force. */
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

/** Less than so much of the points, and a force is made anew rather than taken ready. */
const ENOUGH = 0.9;

/**
 * A force to begin with: the ready one wanted if it is made for such limits, or what of its army fits; of another army where
 * nothing of it does.
 */
export const firstForce = ({ force, points }: ReadyForce, limits: Limits): Force => {
  if (isAllowed(force, limits) && points >= ENOUGH * limits.points) return force;
  const fitting = [force.army, ...ARMY_IDS].map((army) => fittingForce(army, limits));
  return fitting.find(({ units }) => units.length > 0) ?? fitting[0]!;
};
