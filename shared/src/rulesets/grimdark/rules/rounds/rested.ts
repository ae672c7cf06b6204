import type { Table } from '../../model/table.ts';
import type { Unit, UnitId } from '../../model/units.ts';

/** The change that clears what G-4.4 counts within one activation, when the next one begins. */
export const rested = ({ units }: Pick<Table, 'units'>): Record<UnitId, Partial<Unit>> =>
  Object.fromEntries(
    Object.values(units)
      .filter(({ damage, tested, fought, moved, tried }) => damage > 0 || tested || fought || moved || tried.length > 0)
      .map(({ id }) => [id, { damage: 0, tested: false, fought: false, moved: false, tried: [] }]),
  );
