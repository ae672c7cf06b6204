import { type Refusal, refusal } from '../../../../match/index.ts';
import { type Bought, builtOf } from '../built.ts';
import type { Join, Load } from '../force.ts';
import { whyNotJoin } from '../join.ts';
import { roomOf, spacesOf } from '../spaces.ts';
import type { Arsenal, ProfileId } from '../terms.ts';
import { unharmed } from '../unit-rules.ts';
import type { ForceFault } from './fault.ts';

/** The units of a force by number; a hero that has joined another unit is not among them, 4.5 h. */
type Units = ReadonlyMap<number, Bought>;

const unknown = (number: number, rule: string): Refusal =>
  refusal('E_UNKNOWN_UNIT', rule, `There is no unit ${number} on its own in this force.`);

/** The units after a join, or why it cannot be. */
const joined = (units: Units, join: Join, arsenal: Arsenal): Units | Refusal => {
  const [hero, unit] = [units.get(join.hero), units.get(join.unit)];
  if (!hero) return unknown(join.hero, 'G-4.5');
  if (!unit) return unknown(join.unit, 'G-4.5');
  const fault = whyNotJoin(builtOf(hero, arsenal), builtOf(unit, arsenal));
  if (fault) return fault;
  return new Map(
    [...units]
      .filter(([number]) => number !== join.hero)
      .map(([number, each]) => [number, number === join.unit ? { ...each, hero: hero.profile } : each]),
  );
};

/** Why a unit cannot start in a transport, where others do so already. */
const whyNotLoad = (units: Units, load: Load, before: readonly Load[], arsenal: Arsenal): Refusal | undefined => {
  const [unit, into] = [units.get(load.unit), units.get(load.into)];
  if (!unit) return unknown(load.unit, 'G-7.6');
  if (!into) return unknown(load.into, 'G-7.6');
  const [rider, transport] = [builtOf(unit, arsenal), builtOf(into, arsenal)];
  const cannot = (message: string) => refusal('E_CANNOT_BOARD', 'G-15.1', message);
  if (before.some((other) => other.unit === load.unit)) return cannot(`${rider.name} is in a transport already.`);
  const room = roomOf(transport, unharmed(transport));
  if (room === 0) return cannot(`${transport.name} is no transport.`);
  const taken = (number: number): number | null => {
    const built = builtOf(units.get(number)!, arsenal);
    return spacesOf(built, unharmed(built));
  };
  const spaces = taken(load.unit);
  if (spaces === null) return cannot(`${rider.name} cannot ride in a transport.`);
  const others = before
    .filter((other) => other.into === load.into)
    .reduce((sum, other) => sum + (taken(other.unit) ?? 0), 0);
  if (others + spaces > room)
    return refusal(
      'E_TRANSPORT_FULL',
      'G-15.1',
      `${transport.name} has ${room - others} of ${room} spaces left; ${rider.name} takes ${spaces}.`,
    );
  return undefined;
};

/**
 * Why heroes cannot join and units cannot ride as wanted, 4.5, 7.6 and 15.1. `bought` are the units of one player in the
 * order of their numbers; joins come first. Places are `joins.0` and `loads.0`.
 */
export const arrangementFaults = (
  bought: readonly ProfileId[],
  joins: readonly Join[],
  loads: readonly Load[],
  arsenal: Arsenal,
): readonly ForceFault[] => {
  const faults: ForceFault[] = [];
  let units: Units = new Map(bought.map((profile, index) => [index + 1, { profile, hero: null, friend: false }]));
  for (const [index, join] of joins.entries()) {
    const after = joined(units, join, arsenal);
    if ('code' in after) faults.push({ at: `joins.${index}`, ...after });
    else units = after;
  }
  for (const [index, load] of loads.entries()) {
    const fault = whyNotLoad(units, load, loads.slice(0, index), arsenal);
    if (fault) faults.push({ at: `loads.${index}`, ...fault });
  }
  return faults;
};
