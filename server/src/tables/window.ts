import { type OpenTable, PACES, type Pace, TABLES_A_PAGE, type TablesShown } from '@ironhex/shared/protocol';
import { z } from 'zod';

const Page = z.coerce.number().int().min(1).max(10_000).default(1);

/** What of the list a visitor looks at, as it comes in the query. */
export const WindowSchema = z.strictObject({
  game: z.string().max(40).optional(),
  pace: z.enum([...PACES, 'own']).optional(),
  text: z.string().max(40).optional(),
  tables: Page,
  matches: Page,
});

/** The same as it is read: the oldest tables first, and the newest matches. */
export interface WindowQuery {
  readonly game?: string | undefined;
  readonly pace?: Pace | 'own' | undefined;
  readonly text?: string | undefined;
  readonly tables: number;
  readonly matches: number;
}

/** The numbers of a window, as visitors get them. */
const countsOf = ({ tables, matches }: Pick<Sight, 'tables' | 'matches'>) => ({
  ...{ tables, matches },
  pages: { tables: pagesOf(tables), matches: pagesOf(matches) },
});

/** What is seen through a window. */
interface Sight {
  readonly rows: ReadonlyMap<string, OpenTable>;
  readonly tables: number;
  readonly matches: number;
}

const pagesOf = (count: number): number => Math.max(1, Math.ceil(count / TABLES_A_PAGE));

/** A page of a kind; the last one if there are fewer. */
const pageOf = (all: readonly OpenTable[], page: number): readonly OpenTable[] => {
  const first = (Math.min(page, pagesOf(all.length)) - 1) * TABLES_A_PAGE;
  return all.slice(first, first + TABLES_A_PAGE);
};

/** Does the text stand in the names of a table, or is it its size? */
const hasText = ({ name, played = '', board }: OpenTable, text: string): boolean =>
  `${name} ${played} ${board.name} ${board.width}x${board.height}`.toLowerCase().includes(text);

const sightOf = (all: readonly OpenTable[], { game, pace, text = '', tables, matches }: WindowQuery): Sight => {
  // As people write a size: "16 × 17", as the list has it, or "16 x 17".
  const sought = text.toLowerCase().replaceAll(/\s*×\s*|(?<=\d)\s*x\s*(?=\d|$)/g, 'x');
  const fitting = all.filter(
    (table) =>
      (game ?? table.game) === table.game &&
      (pace ?? table.pace) === table.pace &&
      (sought === '' || hasText(table, sought)),
  );
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
    const { rows } = this.#sight;
    return { anew: true, now, put: [...rows.values()], gone: [], ...countsOf(this.#sight) };
  }

  /** What is different since it was looked at last; undefined if nothing is. */
  look(all: readonly OpenTable[], now: number): TablesShown | undefined {
    const before = this.#sight;
    const after = sightOf(all, this.#query);
    const put = [...after.rows.values()].filter((table) => before.rows.get(table.id) !== table);
    const gone = [...before.rows.keys()].filter((id) => !after.rows.has(id));
    const counted = before.tables === after.tables && before.matches === after.matches;
    this.#sight = after;
    return put.length + gone.length === 0 && counted ? undefined : { now, put, gone, ...countsOf(after) };
  }
}
