import type { Event } from '../../model/events.ts';
import { unitsInOrder } from '../../model/in-order.ts';
import type { Table } from '../../model/table.ts';
import { newTokens } from '../../model/tokens.ts';
import type { Unit, UnitId } from '../../model/units.ts';
import type { Filled } from './filled.ts';
import { standing } from './placement.ts';

/** Units come onto the board, all at once; those that hide under tokens. */
export const placed = function* (table: Table, { placements, left }: Filled): Generator<Event> {
  const units: Record<UnitId, Partial<Unit>> = Object.fromEntries(
    placements.map((each) => [each.unit, standing(each)]),
  );
  const tokens: string[] = [];
  for (const { id: seat } of table.seats) {
    const hidden = placements.filter(({ unit }) => table.units[unit]!.seat === seat && table.units[unit]!.hidden);
    const names = newTokens(table, seat, hidden.length);
    // By hex, not by unit: those that are placed together must not be told apart by their numbers.
    const byHex = hidden.toSorted((one, other) => (one.at < other.at ? -1 : 1));
    for (const [index, { unit }] of byHex.entries()) units[unit] = { ...units[unit], token: names[index]! };
    tokens.push(...names);
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
