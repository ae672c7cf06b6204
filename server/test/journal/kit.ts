import { mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type KyselyPlugin, sql } from 'kysely';
import { afterAll } from 'vitest';
import { until } from '../../../e2e/drivers/until.ts';
import { openPostgres } from '../../src/journal/database/postgres.ts';
import { openSqlite } from '../../src/journal/database/sqlite.ts';
import type { Storage } from '../../src/journal/database/storage.ts';
import { type JournalOptions, startJournal } from '../../src/journal/database-journal.ts';
import type { Journal, Taken } from '../../src/journal/journal.ts';
import { makeDatabase, TEST_DATABASE } from './places.ts';

export { numbered } from './numbered.ts';
export { makeDatabase, PLACES } from './places.ts';

/** Waits so many milliseconds. */
export const pass = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** A storage that is empty at first, and that several servers use at the same time. */
export interface Home {
  /** Where `openJournal` finds it. For SQLite only after {@link Home.leave}, since a folder is for one server. */
  readonly where: { readonly folder: string } | { readonly url: string };
  /**
   * One more server. It beats every second and its lease is long, unless something else is given. `plugins` see its
   * queries and their results.
   */
  journal(server: string, options?: Partial<JournalOptions>, ...plugins: KyselyPlugin[]): Promise<Journal>;
  /** The storage itself, for tests that break or read it. */
  storage(): Promise<Storage>;
  /** Closes every server, and the storage. */
  leave(): Promise<void>;
}

/** A kind of storage that this machine has. */
interface Place {
  readonly name: 'SQLite' | 'PostgreSQL';
  fresh(): Promise<Home>;
}

const OPTIONS = {
  durability: 'process',
  beat: 1000,
  lease: 60_000,
  now: Date.now,
  trouble: () => {},
  flushed: () => {},
  failed: () => {},
} as const;

const homeOf = (where: Home['where'], open: () => Promise<Storage>): Home => {
  let opened: Promise<Storage> | undefined;
  const journals: Journal[] = [];
  const storage = () => {
    opened ??= open();
    return opened;
  };
  return {
    where,
    storage,
    journal: async (server, options, ...plugins) => {
      const own = await storage();
      const db = plugins.reduce((plain, plugin) => plain.withPlugin(plugin), own.db);
      const shared: Storage = { ...own, db, alone: false, close: async () => {} };
      const journal = await startJournal(shared, { ...OPTIONS, server, ...options });
      journals.push(journal);
      return journal;
    },
    leave: async () => {
      await Promise.all(journals.map((journal) => journal.close()));
      await (await opened)?.close();
      opened = undefined;
    },
  };
};

/** Cuts off the second half of a file. */
export const halve = (file: string): void => truncateSync(file, Math.floor(statSync(file).size / 2));

/** A folder that goes away with the tests. */
export const useFolders = (): (() => string) => {
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });
  return () => {
    const folder = mkdtempSync(join(tmpdir(), 'ironhex-journal-'));
    folders.push(folder);
    return folder;
  };
};

const sqlite = (folder: () => string): Place => ({
  name: 'SQLite',
  fresh: async () => {
    const where = { folder: folder() };
    return homeOf(where, () => openSqlite(where.folder, 'process'));
  },
});

const postgres = (server: string): Place => ({
  name: 'PostgreSQL',
  fresh: async () => {
    const url = await makeDatabase(server);
    return homeOf({ url }, () => openPostgres(url, 'process', () => {}));
  },
});

/** A storage of this kind for the tests of a suite. */
export const usePlace = (name: Place['name']): { fresh(): Promise<Home> } => {
  const homes: Home[] = [];
  const folder = useFolders();
  const place = name === 'SQLite' ? sqlite(folder) : postgres(TEST_DATABASE!);
  afterAll(async () => {
    // Nobody waits for ever for what a test that failed left open.
    await Promise.race([Promise.allSettled(homes.map((home) => home.leave())), pass(15_000)]);
  }, 60_000);
  return {
    fresh: async () => {
      const home = await place.fresh();
      homes.push(home);
      return home;
    },
  };
};

/** Holds the answer to the first query that gives so many rows or more, until `meanwhile` is done. */
export const heldAt = (rows: number, meanwhile: () => Promise<unknown>): KyselyPlugin => {
  let held = false;
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (!held && result.rows.length >= rows) {
        held = true;
        await meanwhile();
      }
      return result;
    },
  };
};

/** Takes a match that is there and free. */
export const taken = async (journal: Journal, id: string): Promise<Taken> => {
  const taking = await journal.take(id);
  if (taking.kind !== 'taken') throw new Error(`the match is ${taking.kind}`);
  return taking;
};

/** Opens a match with a small blueprint, and takes it. */
export const opened = async (journal: Journal, id: string): Promise<Taken> => {
  await journal.open({ id, blueprint: { of: id }, openedBy: 'somebody' });
  return taken(journal, id);
};

/** Waits until a connection to this PostgreSQL database waits for something. */
const connectionThatWaits = (db: Storage['db'], column: 'wait_event' | 'wait_event_type', what: string) => {
  const waiting = sql`select pid from pg_stat_activity
    where datname = current_database() and ${sql.ref(column)} = ${what}`;
  return until(async () => (await waiting.execute(db)).rows.length > 0, `a connection waits for ${what}`);
};

/** Waits until a connection to a PostgreSQL database is in the middle of `pg_sleep`. */
export const somebodySleeps = (db: Storage['db']) => connectionThatWaits(db, 'wait_event', 'PgSleep');

/** Waits until a connection to a PostgreSQL database waits for what another one has locked. */
export const somebodyWaits = (db: Storage['db']) => connectionThatWaits(db, 'wait_event_type', 'Lock');
