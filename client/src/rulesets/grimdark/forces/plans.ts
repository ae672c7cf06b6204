import { type Force, spacesOf, unharmed } from '@ironhex/shared/grimdark';
import { withJoin, withLoad } from './edit.ts';
import { isSound } from './legal.ts';
import { ledMemberOf, memberOf, numbersOf, roomIn } from './members.ts';

/** Something that a unit could declare: a unit that a hero could join, or a transport that it could start in. */
export interface Possible {
  /** The number of the unit or transport. */
  readonly number: number;
  readonly force: Force;
}

const soundOnes = (possible: readonly Possible[]): readonly Possible[] =>
  possible.filter(({ force }) => isSound(force));

/** The units that a hero could join, G-4.5, with the force as it would be then; empty for units that join none. */
export const joinsOf = (force: Force, hero: number): readonly Possible[] =>
  memberOf(force, hero).track[0]?.hero
    ? soundOnes(numbersOf(force).map((number) => ({ number, force: withJoin(force, hero, number) })))
    : [];

/** The transports in which a unit could start, G-7.6, likewise. */
export const loadsOf = (force: Force, unit: number): readonly Possible[] =>
  soundOnes(
    numbersOf(force)
      .filter((number) => roomIn(force, number) > 0)
      .map((number) => ({ number, force: withLoad(force, unit, number) })),
  );

/** The transport in which a unit means to start; undefined: none. */
export const loadOf = ({ loads = [] }: Force, unit: number): number | undefined =>
  loads.find((load) => load.unit === unit)?.into;

/** How many spaces a unit takes with the hero that means to join it, G-15.1; null: it cannot ride. */
export const spacesFor = (force: Force, number: number): number | null => {
  const rider = ledMemberOf(force, number);
  return spacesOf(rider, unharmed(rider));
};

/** How many spaces of a transport are taken, and how many it has, G-15.1; undefined for units that carry none. */
export const spaceIn = (
  force: Force,
  number: number,
): { readonly taken: number; readonly room: number } | undefined => {
  const room = roomIn(force, number);
  if (room === 0) return undefined;
  const riders = (force.loads ?? []).filter(({ into }) => into === number);
  return { taken: riders.reduce((sum, { unit }) => sum + (spacesFor(force, unit) ?? 0), 0), room };
};
