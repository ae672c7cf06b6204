import type { Refusal } from '../../../../match/index.ts';
import { refusal } from '../../refusal.ts';
import { type Bought, builtOf } from '../built.ts';
import type { Arsenal } from '../terms.ts';
import { roomOf, spacesOf, unharmed, whyNotJoin } from '../unit-rules.ts';

/** What is wrong with a force, and where in it: `at` is a path such as `units.3`. */
export interface ForceFault extends Refusal {
  readonly at: string;
}

/** The units of one player by what names them: their numbers in a force, their ids in a match. */
export type Units<K> = ReadonlyMap<K, Bought>;
interface JoinOf<K> {
  readonly hero: K;
  readonly unit: K;
}
interface LoadOf<K> {
  readonly unit: K;
  readonly into: K;
}

/** The units after an allowed join: the hero stops being a unit of its own, G-4.5 h. */
export const withJoin = <K extends string | number>(units: Units<K>, { hero, unit }: JoinOf<K>): Units<K> => {
  const joined = units.get(hero)!.profile;
  return new Map(
    [...units]
      .filter(([key]) => key !== hero)
      .map(([key, each]) => [key, key === unit ? { ...each, hero: joined } : each]),
  );
};

const unknown = (unit: string | number, rule: string): Refusal => refusal('E_UNKNOWN_UNIT/of-force', rule, { unit });

/** Why a hero cannot join a unit. `all`: the units before any join; `units`: after the joins before this one. */
const whyNotJoined = <K extends string | number>(
  all: Units<K>,
  units: Units<K>,
  join: JoinOf<K>,
  arsenal: Arsenal,
): Refusal | undefined => {
  const missing = [join.hero, join.unit].find((key) => !all.has(key));
  if (missing !== undefined) return unknown(missing, 'G-4.5');
  const [hero, unit] = [units.get(join.hero), units.get(join.unit)];
  if (hero && unit) return whyNotJoin(builtOf(hero, arsenal), builtOf(unit, arsenal));
  const { name } = builtOf(all.get(hero ? join.unit : join.hero)!, arsenal);
  return refusal('E_CANNOT_JOIN/joined', 'G-4.5', { unit: name });
};

/** Why a unit cannot start in a transport. `before`: the loads before this one. */
const whyNotLoad = <K extends string | number>(
  all: Units<K>,
  units: Units<K>,
  load: LoadOf<K>,
  before: readonly LoadOf<K>[],
  arsenal: Arsenal,
): Refusal | undefined => {
  const missing = [load.unit, load.into].find((key) => !all.has(key));
  if (missing !== undefined) return unknown(missing, 'G-7.6');
  const joined = [load.unit, load.into].find((key) => !units.has(key));
  if (joined !== undefined)
    return refusal('E_CANNOT_BOARD/joined', 'G-15.1', { unit: builtOf(all.get(joined)!, arsenal).name });
  const [rider, transport] = [builtOf(units.get(load.unit)!, arsenal), builtOf(units.get(load.into)!, arsenal)];
  if (before.some((other) => other.unit === load.unit))
    return refusal('E_CANNOT_BOARD/loaded', 'G-15.1', { unit: rider.name });
  const room = roomOf(transport, unharmed(transport));
  if (room === 0) return refusal('E_CANNOT_BOARD/no-transport', 'G-15.1', { unit: transport.name });
  const taken = (key: K): number | null => {
    const built = builtOf(units.get(key)!, arsenal);
    return spacesOf(built, unharmed(built));
  };
  const spaces = taken(load.unit);
  if (spaces === null) return refusal('E_CANNOT_BOARD/no-rider', 'G-15.1', { unit: rider.name });
  if (load.unit === load.into || before.some((other) => other.into === load.unit || other.unit === load.into))
    return refusal('E_CANNOT_BOARD/riding', 'G-15.1');
  const others = before
    .filter((other) => other.into === load.into)
    .reduce((sum, other) => sum + (taken(other.unit) ?? 0), 0);
  if (others + spaces > room)
    return refusal('E_TRANSPORT_FULL/load', 'G-15.1', {
      ...{ transport: transport.name, left: room - others, room },
      ...{ unit: rider.name, spaces },
    });
  return undefined;
};

/**
 * Why heroes cannot join and units cannot ride as wanted, G-4.5, G-7.6 and G-15.1. `all` are the units of one player
 * before any join, in the order of their numbers; joins come first. Places are `joins.0` and `loads.0`. What is at
 * fault is left out when the rest is judged.
 */
export const arrangementFaults = <K extends string | number>(
  all: Units<K>,
  joins: readonly JoinOf<K>[],
  loads: readonly LoadOf<K>[],
  arsenal: Arsenal,
): readonly ForceFault[] => {
  const faults: ForceFault[] = [];
  let units = all;
  for (const [index, join] of joins.entries()) {
    const fault = whyNotJoined(all, units, join, arsenal);
    if (fault) faults.push({ at: `joins.${index}`, ...fault });
    else units = withJoin(units, join);
  }
  const loaded: LoadOf<K>[] = [];
  for (const [index, load] of loads.entries()) {
    const fault = whyNotLoad(all, units, load, loaded, arsenal);
    if (fault) faults.push({ at: `loads.${index}`, ...fault });
    else loaded.push(load);
  }
  return faults;
};
