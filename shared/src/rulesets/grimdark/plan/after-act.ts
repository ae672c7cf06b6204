import type { IntentOf } from '../ask/intents.ts';
import type { Table } from '../model/table.ts';
import type { Unit } from '../model/units.ts';
import { alongPath } from '../rules/movement/act.ts';

/** The table as it would be when a unit has gone its way, and nothing has happened to it there: for the page. */
export const afterAct = (table: Table, unit: Unit, { path, board }: Pick<IntentOf<'act'>, 'path' | 'board'>): Table => {
  const aboard = board === undefined ? {} : ({ place: 'aboard', at: null, transport: board } as const);
  return { ...table, units: { ...table.units, [unit.id]: { ...unit, ...alongPath(path), ...aboard } } };
};
