// Why a force is not allowed, with places.
import { refusal } from '../../refusal.ts';
import { ARMIES, ARSENAL } from '../arsenal.ts';
import type { Force } from '../force.ts';
import { arrangementFaults, type ForceFault, type Units } from './arrangement.ts';
import { beyondLimits, type Limits } from './limits.ts';

export { arrangementFaults, type ForceFault, withJoin } from './arrangement.ts';

/** The units of a force by number, as they are bought. */
const numbered = (units: Force['units']): Units<number> =>
  new Map(units.map((profile, index) => [index + 1, { profile, hero: null, friend: false }]));

/**
 * Why a force is not allowed, G-4.6; empty: it is. Places are paths in the force, such as `units.2`, where unit 3
 * stands.
 */
export const checkForce = ({ army, units, joins = [], loads = [] }: Force, limits: Limits): readonly ForceFault[] => {
  const { name, units: listed } = ARMIES[army];
  if (units.length === 0) return [{ at: 'units', ...refusal('E_FORCE_INVALID/empty', 'G-4.6') }];
  const found = units.map((id, index) => ({ index, id, unit: listed.find((each) => each.id === id) }));
  const unknown = found
    .filter(({ unit }) => !unit)
    .map(({ index, id }) => ({
      at: `units.${index}`,
      ...refusal('E_FORCE_INVALID/unlisted', 'G-4.6', { unit: id, army: name }),
    }));
  const rows = found.flatMap(({ index, unit }) => (unit ? [{ index, unit }] : []));
  return [
    ...unknown,
    ...beyondLimits(rows, limits),
    ...(unknown.length === 0 ? arrangementFaults(numbered(units), joins, loads, ARSENAL) : []),
  ];
};
