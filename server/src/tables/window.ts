import { type OpenTable, PACES, type Pace, TABLES_A_PAGE, type TablesShown } from '@ironhex/shared/protocol';
import { z } from 'zod';

const Page = z.coerce.number().int().min(1).max(10_000).default(1);

/** What of the list a visitor looks at, as it comes in the query. */
export const WindowSchema = z.strictObject({
  game: z.string().max(40).optional(),
  pace: z.enum([...PACES, 'own']).optional(),
  tables: Page,
  matches: Page,
});

/** The same as it is read: the oldest tables first, and the newest matches. */
export interface WindowQuery {
  readonly game?: string | undefined;
  readonly pace?: Pace | 'own' | undefined;
  readonly tables: number;
  readonly matches: number;
}

/** What is seen through a window. */
interface Sight {
  readonly rows: ReadonlyMap<string, OpenTable>;
  readonly tables: number;
  readonly matches: number;
}

/** A page of a kind; the last one if there are fewer. */
const pageOf = (all: readonly OpenTable[], page: number): readonly OpenTable[] => {
  const last = Math.max(1, Math.ceil(all.length / TABLES_A_PAGE));
  const first = (Math.min(page, last) - 1) * TABLES_A_PAGE;
  return all.slice(first, first + TABLES_A_PAGE);
};

const sightOf = (all: readonly OpenTable[], { game, pace, tables, matches }: WindowQuery): Sight => {
  const fitting = all.filter((table) => (game ?? table.game) === table.game && (pace ?? table.pace) === table.pace);
  const seeking = fitting.filter(({ playing }) => !playing);
  const playing = fitting.filter((table) => table.playing).reverse();
  const rows = [...pageOf(seeking, tables), ...pageOf(playing, matches)];
  return {
    rows: new Map(rows.map((table) => [table.id, table])),
    tables: seeking.length,
    matches: playing.length,
  };
};

/** One part of the list, for all visitors who look at just this. What is different in it is worked out once for them. */
export class Window {
  readonly #query: WindowQuery;
  #sight: Sight;

  constructor(query: WindowQuery, all: readonly OpenTable[]) {
    this.#query = query;
    this.#sight = sightOf(all, query);
  }

  /** All that is seen through it, for somebody who is new. */
  anew(now: number): TablesShown {
    const { rows, tables, matches } = this.#sight;
    return { anew: true, now, put: [...rows.values()], gone: [], tables, matches };
  }

  /** What is different since it was looked at last; undefined if nothing is. */
  look(all: readonly OpenTable[], now: number): TablesShown | undefined {
    const before = this.#sight;
    const after = sightOf(all, this.#query);
    const put = [...after.rows.values()].filter((table) => before.rows.get(table.id) !== table);
    const gone = [...before.rows.keys()].filter((id) => !after.rows.has(id));
    const { tables, matches } = after;
    const same = put.length + gone.length === 0 && before.tables === tables && before.matches === matches;
    this.#sight = after;
    return same ? undefined : { now, put, gone, tables, matches };
  }
}
