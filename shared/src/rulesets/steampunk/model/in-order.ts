import type { Table } from './table.ts';
import type { Unit, UnitId } from './units.ts';

const numberOf = (id: UnitId): number => Number(id.slice(1));

const sorted = new WeakMap<Table['units'], readonly Unit[]>();

/** All units in the order of DET-2: seat 1 then seat 2, each by ascending number. Also those that are gone or not set up yet. */
export const unitsInOrder = ({ units }: Pick<Table, 'units'>): readonly Unit[] => {
  const known =
    sorted.get(units) ??
    Object.values(units).sort((one, other) => one.side - other.side || numberOf(one.id) - numberOf(other.id));
  sorted.set(units, known);
  return known;
};

const standing = new WeakMap<Table['units'], readonly Unit[]>();

/** The units on the field in the order of DET-2, hidden ones too. */
export const fieldUnits = (table: Pick<Table, 'units'>): readonly Unit[] => {
  const known = standing.get(table.units) ?? unitsInOrder(table).filter(({ status }) => status === 'field');
  standing.set(table.units, known);
  return known;
};
