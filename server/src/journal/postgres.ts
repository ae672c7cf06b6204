import { Kysely, PostgresDialect, PostgresDriver, sql } from 'kysely';
import { type ClientBase, Pool } from 'pg';
import { JournalError } from './errors.ts';
import type { Durability } from './journal.ts';
import { migrate } from './migrate.ts';
import type { Storage } from './storage.ts';
import type { Tables } from './tables.ts';

/** Hears of what fails without anybody waiting for it. */
type Trouble = (what: string, error: unknown) => void;

/** Milliseconds until a database that does not let us in, or does not answer, is given up for this time. */
const PATIENCE = 3000;

/** The database itself gives up a little earlier, which leaves the connection usable. */
const SOONER = 500;

/** Changes of tables wait for each other, and may take their time. */
const MIGRATION_PATIENCE = 10 * 60 * 1000;

/** What a pool of connections is for. */
interface Use {
  readonly most: number;
  readonly patience: number;
}

/**
 * A connection on which a question stays without an answer is closed: the answer might come later, to somebody who
 * asked something else.
 */
const endIfSilent = (client: ClientBase & { end?(): Promise<void> }): void => {
  const query = client.query.bind(client) as (...parts: unknown[]) => Promise<unknown>;
  const impatient = (...parts: unknown[]) =>
    query(...parts).catch((error: Error) => {
      if (error.message === 'Query read timeout') void client.end?.().catch(() => {});
      throw error;
    });
  client.query = impatient as typeof client.query;
};

/** Where a transaction cannot even be taken back, the connection is thrown away, and what counts is why it failed. */
class Driver extends PostgresDriver {
  override rollbackTransaction(connection: Parameters<PostgresDriver['rollbackTransaction']>[0]): Promise<void> {
    return super.rollbackTransaction(connection).catch(() => {});
  }
}

class Dialect extends PostgresDialect {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver(): Driver {
    return new Driver({ pool: this.#pool });
  }
}

const connect = (url: string, durability: Durability, { most, patience }: Use, trouble: Trouble): Kysely<Tables> => {
  const pool = new Pool({
    connectionString: url,
    application_name: 'ironhex',
    max: most,
    keepAlive: true,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: patience,
    statement_timeout: patience - SOONER,
    // A server that stops in the middle of a transaction must not keep others from its matches: they wait this long.
    idle_in_transaction_session_timeout: patience - 2 * SOONER,
    onConnect: async (client: ClientBase) => {
      endIfSilent(client);
      await client.query(`set synchronous_commit = ${durability === 'power' ? 'on' : 'off'}`);
    },
  });
  // A connection breaks whether it is used or not. Without anybody who listens that would end the process.
  pool.on('error', (error) => trouble('a connection to the database was lost', error));
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Tables>({ dialect: new Dialect(pool) });
};

/** The address without what is secret in it. */
const placeOf = (url: string): string => {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname || 'localhost'}${port && `:${port}`}${pathname}`;
};

const unreachable = (url: string, error: unknown): JournalError => {
  const reason = (error as Error).message || (error as { code?: string }).code;
  return new JournalError('unreachable', `The database at ${placeOf(url)} cannot be used: ${reason}.`, error);
};

/** How much of what a database may take it leaves free. A server does not know what the database's disk has. */
const spaceWithin =
  (db: Kysely<Tables>, limit: number | undefined): Storage['space'] =>
  async () => {
    if (limit === undefined) return undefined;
    const { rows } = await sql<{ size: number }>`
      select pg_database_size(current_database())::double precision as size`.execute(db);
    return { free: Math.max(0, limit - rows[0]!.size), total: limit };
  };

/**
 * Opens a PostgreSQL database, which may take as many bytes as `limit` says. Later, whatever asks for a connection while
 * there is none rejects after a few seconds, and works again as soon as there is one. Rejects with a
 * {@link JournalError}.
 */
export const openPostgres = async (
  url: string,
  durability: Durability,
  trouble: Trouble,
  limit?: number,
): Promise<Storage> => {
  if (!URL.canParse(url)) throw new JournalError('unreachable', 'DATABASE_URL is not an address: postgres://…');
  const first = connect(url, durability, { most: 1, patience: MIGRATION_PATIENCE }, trouble);
  try {
    await migrate(first);
  } catch (error) {
    throw error instanceof JournalError ? error : unreachable(url, error);
  } finally {
    await first.destroy();
  }
  const db = connect(url, durability, { most: 8, patience: PATIENCE }, trouble);
  const pulse = connect(url, durability, { most: 1, patience: PATIENCE }, trouble);
  const now = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::double precision`;
  const close = async () => {
    await Promise.all([db.destroy(), pulse.destroy()]);
  };
  const elements = (json: string) => sql`jsonb_array_elements(cast(${json} as jsonb))`;
  // PostgreSQL does that by itself.
  const reclaim = async () => {};
  const space = spaceWithin(db, limit);
  // The limit is a wish: PostgreSQL itself goes on writing.
  // Its heartbeat notices a database that was replaced: there are no files that we could look at.
  const intact = async () => {};
  return { db, pulse, now, alone: false, locksRows: true, elements, intact, space, needed: 0, reclaim, close };
};
