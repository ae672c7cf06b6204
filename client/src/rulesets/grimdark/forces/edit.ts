import type { Force, Join, Load, ProfileId } from '@ironhex/shared/grimdark';
import { cleanLine } from '@ironhex/shared/reading';

/** The force without empty lists, so that forces that are alike are written alike. */
const tidy = ({ joins = [], loads = [], ...force }: Force): Force => ({
  ...force,
  ...(joins.length > 0 && { joins }),
  ...(loads.length > 0 && { loads }),
});

/** Gives the number that a unit has after a change of the list; undefined: it is gone. */
type Renumber = (number: number) => number | undefined;

const renumbered = ({ joins = [], loads = [], ...force }: Force, units: readonly ProfileId[], to: Renumber): Force =>
  tidy({
    ...force,
    units,
    joins: joins.flatMap((join) => {
      const [hero, unit] = [to(join.hero), to(join.unit)];
      return hero && unit ? [{ hero, unit }] : [];
    }),
    loads: loads.flatMap((load) => {
      const [unit, into] = [to(load.unit), to(load.into)];
      return unit && into ? [{ unit, into }] : [];
    }),
  });

/** The force with one more unit: behind the last of its kind, or at the end. */
export const withUnit = (force: Force, id: ProfileId): Force => {
  const last = force.units.lastIndexOf(id);
  const index = last < 0 ? force.units.length : last + 1;
  return renumbered(force, force.units.toSpliced(index, 0, id), (number) => (number > index ? number + 1 : number));
};

/** The force without the unit at an index. Units that were to join or carry it drop that plan. */
export const without = (force: Force, index: number): Force =>
  renumbered(force, force.units.toSpliced(index, 1), (number) => {
    if (number === index + 1) return undefined;
    return number > index ? number - 1 : number;
  });

/** The force without the last unit of a kind; the same if it has none. */
export const withoutOne = (force: Force, id: ProfileId): Force => {
  const last = force.units.lastIndexOf(id);
  return last < 0 ? force : without(force, last);
};

/** The force in which a hero means to join a unit; null: none. A hero that joins no longer rides alone. */
export const withJoin = (force: Force, hero: number, unit: number | null): Force => {
  const joins: readonly Join[] = (force.joins ?? []).filter((join) => join.hero !== hero);
  const loads = (force.loads ?? []).filter((load) => load.unit !== hero);
  return tidy(unit === null ? { ...force, joins } : { ...force, joins: [...joins, { hero, unit }], loads });
};

/** The force in which a unit means to start in a transport; null: in none. */
export const withLoad = (force: Force, unit: number, into: number | null): Force => {
  const loads: readonly Load[] = (force.loads ?? []).filter((load) => load.unit !== unit);
  return tidy({ ...force, loads: into === null ? loads : [...loads, { unit, into }] });
};

/** The force under another name; without one where nothing stands there. */
export const renamed = ({ name: _, ...force }: Force, name: string): Force => ({
  ...force,
  ...(name !== '' && { name }),
});

/** The force as it is sent and kept: its name without blanks around it. */
export const finished = (force: Force): Force => tidy(renamed(force, cleanLine(force.name ?? '')));

/** Are these forces the same, but for their names? */
export const isSame = (one: Force, other: Force): boolean => {
  const bare = ({ army, units, joins = [], loads = [] }: Force) => JSON.stringify({ army, units, joins, loads });
  return bare(one) === bare(other);
};
