import type { OpenTable, TablesQuery, TablesShown } from '@ironhex/shared/protocol';
import { useEffect, useState } from 'preact/hooks';
import { watchTables } from '../../../net/tables.ts';

/** The part of the list that this page shows. */
interface TablesList {
  /** In the order in which they are shown: those that wait longest first, and the matches that began last. */
  readonly tables: readonly OpenTable[];
  readonly matches: readonly OpenTable[];
  /** How many there are in all, and on how many pages. */
  readonly count: { readonly tables: number; readonly matches: number };
  readonly pages: { readonly tables: number; readonly matches: number };
  /** How far the server's clock is ahead of ours, milliseconds. */
  readonly ahead: number;
}

/** The list before anything was told. */
export const NO_TABLES: TablesList = {
  tables: [],
  matches: [],
  count: { tables: 0, matches: 0 },
  pages: { tables: 1, matches: 1 },
  ahead: 0,
};

const byAge = (one: OpenTable, other: OpenTable): number => one.since - other.since || (one.id < other.id ? -1 : 1);

/** The list with what the server has told; `now` by our own clock. */
export const withTold = (known: TablesList, told: TablesShown, now: number): TablesList => {
  const before = told.anew ? [] : [...known.tables, ...known.matches];
  const rows = new Map(before.map((table) => [table.id, table]));
  for (const id of told.gone) rows.delete(id);
  for (const table of told.put) rows.set(table.id, table);
  const all = [...rows.values()].sort(byAge);
  return {
    tables: all.filter(({ playing }) => !playing),
    matches: all.filter(({ playing }) => playing).reverse(),
    count: { tables: told.tables, matches: told.matches },
    pages: told.pages,
    ahead: told.now - now,
  };
};

/** The list as it is now; `live` is false while the line is broken, and undefined before the first answer. */
export const useTables = ({ game, pace, text, tables, matches }: TablesQuery) => {
  const [list, setList] = useState(NO_TABLES);
  const [live, setLive] = useState<boolean>();
  useEffect(
    () =>
      watchTables(
        { game, pace, text, tables, matches },
        {
          told: (told) => {
            setLive(true);
            setList((known) => withTold(known, told, Date.now()));
          },
          lost: () => setLive(false),
        },
      ),
    [game, pace, text, tables, matches],
  );
  return { list, live };
};
