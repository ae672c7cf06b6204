import type { Table } from '../../model/table.ts';
import { livingOf, type Unit } from '../../model/units.ts';
import { type Built, builtOf } from '../../roster/index.ts';

/** Tokens of future damage from which a unit is crippled: half of what destroys it at once; null: nothing does. */
const crippledBy = ({ tables: { regular } }: Built): number | null => {
  const row = regular.find(({ effects }) => effects.some((effect) => effect.do === 'destroy'));
  return row ? Math.max(1, Math.floor(row.from / 2)) : null;
};

/**
 * Is the unit crippled, VIC-4? `shaken`: whether it was when the last turn ended. Destroyed units are not asked about.
 */
export const isCrippled = ({ arsenal }: Pick<Table, 'arsenal'>, unit: Unit, shaken: boolean): boolean => {
  const { status, bought, harm } = unit;
  const built = builtOf(bought, arsenal);
  const most = crippledBy(built);
  return (
    status === 'fled' ||
    shaken ||
    2 * livingOf(harm) <= harm.alive.length ||
    harm.criticals.length > 0 ||
    harm.assaultMinus > 0 ||
    harm.crippledCrew ||
    (most !== null && harm.fd >= most)
  );
};
