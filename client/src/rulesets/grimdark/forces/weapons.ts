import type { Arsenal, Profile, Weapon } from '@ironhex/shared/grimdark';

/** A weapon, and who carries it. */
export interface Carried {
  readonly weapon: Weapon;
  /** How many of it all models of the unit have. */
  readonly count: number;
}

/** The weapons of a unit in listed order, and how many of each its models carry together. */
export const carriedBy = (
  { models }: Pick<Profile, 'models'>,
  { weapons }: Pick<Arsenal, 'weapons'>,
): readonly Carried[] => {
  const counts = new Map<string, number>();
  for (const { weapons: ids, count } of models) for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + count);
  return [...counts].map(([id, count]) => ({ weapon: weapons[id]!, count }));
};
