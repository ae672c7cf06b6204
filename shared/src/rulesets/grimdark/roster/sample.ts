import { ARMIES } from './arsenal.ts';
import { checkForce } from './check/index.ts';
import type { Limits } from './check/limits.ts';
import type { Force, Join, Load } from './force.ts';
import { ARMY_IDS, type ArmyId, type ProfileId } from './terms.ts';

/** A number by chance, 0 to `n` - 1. */
export type PickNumber = (n: number) => number;

/** Chance 1 in so many that a force is left as it is although there is room for more. */
const ENOUGH = 12;

const oneOf = <T>(all: readonly T[], pick: PickNumber): T => all[pick(all.length)]!;

/** The units of an army that a force can have besides those it has. */
const more = (army: ArmyId, units: readonly ProfileId[], limits: Limits): readonly ProfileId[] =>
  ARMIES[army].units
    .map(({ id }) => id)
    .filter((id) => checkForce({ army, units: [...units, id] }, limits).length === 0);

const someUnits = (army: ArmyId, limits: Limits, pick: PickNumber): readonly ProfileId[] => {
  const units: ProfileId[] = [];
  for (let next = more(army, units, limits); next.length > 0; next = more(army, units, limits)) {
    if (units.length > 0 && pick(ENOUGH) === 0) break;
    units.push(oneOf(next, pick));
  }
  return units;
};

/** A force with some of what it could declare: each unit is tried once, with another that is picked. */
const arranged = (force: Force, limits: Limits, pick: PickNumber): Force => {
  let so = force;
  for (const index of force.units.keys()) {
    const [one, other] = [index + 1, pick(force.units.length) + 1];
    const join: Join = { hero: one, unit: other };
    const load: Load = { unit: one, into: other };
    const wanted: readonly Force[] = [
      { ...so, joins: [...(so.joins ?? []), join] },
      { ...so, loads: [...(so.loads ?? []), load] },
    ];
    so = wanted.find((each) => checkForce(each, limits).length === 0) ?? so;
  }
  return so;
};

/**
 * A legal force by chance, of one of these armies, with some of what it could declare; null: the limits leave none of them
 * room for a unit.
 */
export const sampleForce = (limits: Limits, pick: PickNumber, armies: readonly ArmyId[] = ARMY_IDS): Force | null => {
  const fitting = armies.filter((army) => more(army, [], limits).length > 0);
  if (fitting.length === 0) return null;
  const army = oneOf(fitting, pick);
  return arranged({ army, units: someUnits(army, limits, pick) }, limits, pick);
};
