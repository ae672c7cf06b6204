import type { Table } from '../../model/table.ts';
import type { Weapon, WeaponId } from '../../roster/index.ts';
import { arsenalOf } from '../figures.ts';

/** The weapon with this id. Throws if there is none: ids from players are checked before. */
export const weaponOf = (table: Pick<Table, 'arsenal'>, id: WeaponId): Weapon => {
  const { weapons } = arsenalOf(table);
  if (!Object.hasOwn(weapons, id)) throw new RangeError(`there is no weapon ${id}`);
  return weapons[id]!;
};
