import type { Event } from '../../model/events.ts';
import { unitsInOrder } from '../../model/in-order.ts';
import type { Table } from '../../model/table.ts';
import type { Unit, UnitId } from '../../model/units.ts';
import type { Filled } from './filled.ts';
import { standing } from './placement.ts';

/**
 * The name for a token that a seat puts on the board, counted in the order in which they are put there, so that it tells
 * nothing of the unit: `b?1`. `before` are tokens of the seat that have names only now.
 */
export const tokenName = ({ units }: Pick<Table, 'units'>, { seat, id }: Unit, before = 0): string => {
  const known = Object.values(units).filter((unit) => unit.seat === seat && unit.token !== null).length;
  return `${id[0]!}?${known + before + 1}`;
};

/** Units come onto the board, all at once; those that hide under tokens. */
export const placed = function* (table: Table, { placements, left }: Filled): Generator<Event> {
  const units: Record<UnitId, Partial<Unit>> = {};
  const tokens: string[] = [];
  // By hex, not by unit: those that were placed together must not be told apart by their numbers.
  for (const placement of placements.toSorted((one, other) => (one.at < other.at ? -1 : 1))) {
    const unit = table.units[placement.unit]!;
    const token = unit.hidden ? tokenName(table, unit, tokens.filter((name) => name[0] === unit.id[0]).length) : null;
    if (token) tokens.push(token);
    units[unit.id] = { ...standing(placement), ...(token && { token }) };
  }
  const all = unitsInOrder(table).filter(({ id }) => units[id] !== undefined);
  if (all.length > 0)
    yield {
      kind: 'placed',
      seats: table.seats.map(({ id }) => id).filter((seat) => all.some((unit) => unit.seat === seat)),
      units: all.filter(({ hidden }) => !hidden).map(({ id }) => id),
      tokens,
      to: { units },
    };
  if (left.length > 0)
    yield {
      kind: 'left-behind',
      units: left,
      to: { units: Object.fromEntries(left.map((id) => [id, { status: 'fled', hidden: false }])) },
    };
};
