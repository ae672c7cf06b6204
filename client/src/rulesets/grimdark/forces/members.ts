import { ARSENAL, type Built, builtOf, type Force, type ProfileId, roomOf, unharmed } from '@ironhex/shared/grimdark';

const kept = new Map<string, Built>();

/** A unit as it is bought, with the hero that joins it if one does; worked out once for each pair. */
export const bought = (profile: ProfileId, hero: ProfileId | null = null): Built => {
  const key = `${profile} ${hero}`;
  const built = kept.get(key) ?? builtOf({ profile, hero, friend: false }, ARSENAL);
  kept.set(key, built);
  return built;
};

/** The numbers of all units of a force. */
export const numbersOf = ({ units }: Pick<Force, 'units'>): readonly number[] => units.map((_, index) => index + 1);

/** The unit with a number as it is bought. */
export const memberOf = ({ units }: Pick<Force, 'units'>, number: number): Built => bought(units[number - 1]!);

/** The unit that a hero means to join; undefined: none. */
export const joinOf = ({ joins = [] }: Force, hero: number): number | undefined =>
  joins.find((join) => join.hero === hero)?.unit;

/** The hero that means to join a unit; undefined: none. */
export const heroOf = ({ joins = [] }: Force, unit: number): number | undefined =>
  joins.find((join) => join.unit === unit)?.hero;

/** The unit with a number, with the hero that means to join it. */
export const ledMemberOf = (force: Force, number: number): Built => {
  const hero = heroOf(force, number);
  return bought(force.units[number - 1]!, hero === undefined ? null : force.units[hero - 1]!);
};

/** The spaces that a unit has for others, G-15.1; 0 for units that carry none. */
export const roomIn = (force: Force, number: number): number => {
  const transport = memberOf(force, number);
  return roomOf(transport, unharmed(transport));
};
