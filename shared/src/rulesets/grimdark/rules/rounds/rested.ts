import type { Table } from '../../model/table.ts';
import type { Unit, UnitId } from '../../model/units.ts';

/** What units have done in one activation is over when the next one begins: only those that differ. */
export const rested = ({ units }: Pick<Table, 'units'>): Record<UnitId, Partial<Unit>> =>
  Object.fromEntries(
    Object.values(units)
      .filter(({ damage, tested, fought, moved, tried }) => damage > 0 || tested || fought || moved || tried.length > 0)
      .map(({ id }) => [id, { damage: 0, tested: false, fought: false, moved: false, tried: [] }]),
  );
