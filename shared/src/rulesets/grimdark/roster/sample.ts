import { ARMIES } from './armies/index.ts';
import { checkForce } from './check/index.ts';
import type { Force, Join, Load } from './force.ts';
import type { Limits } from './limits.ts';
import { ARMY_IDS, type ArmyId, type ProfileId } from './terms.ts';

/** Picks a number from 0 to n − 1. */
export type Pick = (n: number) => number;

/** Chance 1 in so many that a force is left as it is although there is room for more. */
const ENOUGH = 12;

const oneOf = <T>(all: readonly T[], pick: Pick): T => all[pick(all.length)]!;

const someUnits = (army: ArmyId, limits: Limits, pick: Pick): readonly ProfileId[] => {
  const isLegal = (units: readonly ProfileId[]) => checkForce({ army, units }, limits).length === 0;
  const grown = (units: readonly ProfileId[]): readonly ProfileId[] => {
    const longer = ARMIES[army].units.map(({ id }) => [...units, id]).filter(isLegal);
    if (longer.length === 0 || (units.length > 0 && pick(ENOUGH) === 0)) return units;
    return grown(oneOf(longer, pick));
  };
  return grown([]);
};

/** A force with some of what it could declare: each unit is tried once, with another that is picked. */
const arranged = (force: Force, limits: Limits, pick: Pick): Force => {
  let so = force;
  for (const index of force.units.keys()) {
    const [one, other] = [index + 1, pick(force.units.length) + 1];
    const join: Join = { hero: one, unit: other };
    const load: Load = { unit: one, into: other };
    const more: readonly Force[] = [
      { ...so, joins: [...(so.joins ?? []), join] },
      { ...so, loads: [...(so.loads ?? []), load] },
    ];
    so = more.find((each) => checkForce(each, limits).length === 0) ?? so;
  }
  return so;
};

/** A legal force by chance, of any army or the one that is named; null: the limits leave room for no unit at all. */
export const sampleForce = (limits: Limits, pick: Pick, army: ArmyId = oneOf(ARMY_IDS, pick)): Force | null => {
  const units = someUnits(army, limits, pick);
  return units.length === 0 ? null : arranged({ army, units }, limits, pick);
};
