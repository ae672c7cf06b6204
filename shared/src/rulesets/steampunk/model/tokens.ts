import type { SeatId } from '../../../match/index.ts';
import type { Table } from './table.ts';

/**
 * Names for new tokens of a seat, such as `b?1`: the next that none of its units has. They count how many there were, and
 * tell nothing of the units.
 */
export const newTokens = ({ units }: Pick<Table, 'units'>, seat: SeatId, count: number): readonly string[] => {
  const taken = new Set(Object.values(units).map(({ token }) => token));
  const names: string[] = [];
  for (let n = 1; names.length < count; n++) if (!taken.has(`${seat[0]}?${n}`)) names.push(`${seat[0]}?${n}`);
  return names;
};
