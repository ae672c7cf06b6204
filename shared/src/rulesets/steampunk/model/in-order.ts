import { oncePer } from '../../../once-per.ts';
import type { Table } from './table.ts';
import type { Unit, UnitId } from './units.ts';

const numberOf = (id: UnitId): number => Number(id.slice(1));

const sorted = oncePer((units: Table['units']): readonly Unit[] =>
  Object.values(units).sort((one, other) => one.side - other.side || numberOf(one.id) - numberOf(other.id)),
);

/** All units in the order of DET-2: seat 1 then seat 2, each by ascending number. Also those that are gone or not set up yet. */
export const unitsInOrder = ({ units }: Pick<Table, 'units'>): readonly Unit[] => sorted(units);

const standing = oncePer((units: Table['units']) => sorted(units).filter(({ status }) => status === 'field'));

/** The units on the field in the order of DET-2, hidden ones too. */
export const fieldUnits = ({ units }: Pick<Table, 'units'>): readonly Unit[] => standing(units);
