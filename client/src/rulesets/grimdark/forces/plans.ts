import { ARSENAL, builtOf, type Force, type ProfileId, roomOf, spacesOf, unharmed } from '@ironhex/shared/grimdark';
import { withJoin, withLoad } from './edit.ts';
import { isSound } from './sound.ts';

/** Something that a unit could declare: a unit that a hero could join, or a transport that it could start in. */
export interface Possible {
  /** The number of the unit or transport. */
  readonly number: number;
  readonly force: Force;
}

const numbersOf = ({ units }: Force): readonly number[] => units.map((_, index) => index + 1);

/** The units that a hero could join, 4.5, with the force as it would be then; empty for units that join none. */
export const joinsOf = (force: Force, hero: number): readonly Possible[] =>
  numbersOf(force)
    .map((number) => ({ number, force: withJoin(force, hero, number) }))
    .filter((possible) => isSound(possible.force));

/** The transports in which a unit could start, 7.6, likewise. */
export const loadsOf = (force: Force, unit: number): readonly Possible[] =>
  numbersOf(force)
    .filter((number) => number !== unit)
    .map((number) => ({ number, force: withLoad(force, unit, number) }))
    .filter((possible) => isSound(possible.force));

/** The unit that a hero means to join; undefined: none. */
export const joinOf = ({ joins = [] }: Force, hero: number): number | undefined =>
  joins.find((join) => join.hero === hero)?.unit;

/** The hero that means to join a unit; undefined: none. */
export const heroOf = ({ joins = [] }: Force, unit: number): number | undefined =>
  joins.find((join) => join.unit === unit)?.hero;

/** The transport in which a unit means to start; undefined: none. */
export const loadOf = ({ loads = [] }: Force, unit: number): number | undefined =>
  loads.find((load) => load.unit === unit)?.into;

const built = (profile: ProfileId, hero: ProfileId | null) => builtOf({ profile, hero, friend: false }, ARSENAL);

/** How many spaces of a transport are taken, and how many it has, 15.1; undefined for units that carry none. */
export const spaceIn = (
  force: Force,
  number: number,
): { readonly taken: number; readonly room: number } | undefined => {
  const transport = built(force.units[number - 1]!, null);
  const room = roomOf(transport, unharmed(transport));
  if (room === 0) return undefined;
  const taken = (force.loads ?? [])
    .filter(({ into }) => into === number)
    .map(({ unit }) => {
      const hero = heroOf(force, unit);
      const rider = built(force.units[unit - 1]!, hero === undefined ? null : force.units[hero - 1]!);
      return spacesOf(rider, unharmed(rider)) ?? 0;
    });
  return { taken: taken.reduce((sum, each) => sum + each, 0), room };
};
