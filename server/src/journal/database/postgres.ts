import { Kysely, PostgresDialect, PostgresDriver, sql } from 'kysely';
import { type ClientBase, Pool } from 'pg';
import { JournalError } from '../errors.ts';
import type { Durability } from '../journal.ts';
import { migrate } from './migrations.ts';
import type { Storage } from './storage.ts';
import type { Tables } from './tables.ts';

/** Called when something fails in the background, where no caller gets the error. */
type Trouble = (what: string, error: unknown) => void;

/** PostgreSQL's clock, in epoch milliseconds. */
export const POSTGRES_NOW = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::double precision`;

/** Milliseconds that a connection, and an answer to a query, may take before they fail. */
const TIMEOUT = 3000;

/** Milliseconds by which the database ends a query earlier than we do: its own error leaves the connection usable. */
const EARLIER = 500;

/** The number of the lock on which those wait who want their turn. Nothing else in the database locks by it. */
const TURN = 3025;

/** Milliseconds for a migration: it may have to wait for that of another server, and rewrite tables. */
const MIGRATION_TIMEOUT = 10 * 60 * 1000;

/** How many connections a pool has at most, and how many milliseconds a query on them may take. */
interface Use {
  readonly most: number;
  readonly timeout: number;
}

/**
 * Closes a connection whose query timed out: its late answer would be taken for that of the next query.
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

/** If a rollback fails, the pool drops the connection; the error to report is the one that led to the rollback. */
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

/** Connects when the first query comes. */
export const connect = (
  url: string,
  durability: Durability,
  { most, timeout }: Use,
  trouble: Trouble,
): Kysely<Tables> => {
  const pool = new Pool({
    connectionString: url,
    application_name: 'ironhex',
    max: most,
    keepAlive: true,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: TIMEOUT,
    query_timeout: timeout,
    statement_timeout: timeout - EARLIER,
    // A server that stands still in a transaction holds locks: the database ends the transaction after this time.
    idle_in_transaction_session_timeout: timeout - 2 * EARLIER,
    onConnect: async (client: ClientBase) => {
      endIfSilent(client);
      await client.query(`set synchronous_commit = ${durability === 'power' ? 'on' : 'off'}`);
    },
  });
  // An idle connection can break too. An `error` event without a listener would end the process.
  pool.on('error', (error) => trouble('a connection to the database was lost', error));
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Tables>({ dialect: new Dialect(pool) });
};

/** The URL without user and password. */
const placeOf = (url: string): string => {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname || 'localhost'}${port && `:${port}`}${pathname}`;
};

const unreachable = (url: string, error: unknown): JournalError => {
  const reason = (error as Error).message || (error as { code?: string }).code;
  return new JournalError('unreachable', `The database at ${placeOf(url)} cannot be used: ${reason}.`, error);
};

/** Compares the database's size with its limit: a server cannot see how full the database's disk is. */
const spaceWithin =
  (db: Kysely<Tables>, limit: number | undefined): Storage['space'] =>
  async () => {
    if (limit === undefined) return undefined;
    const { rows } = await sql<{ size: number }>`
      select pg_database_size(current_database())::double precision as size`.execute(db);
    return { free: Math.max(0, limit - rows[0]!.size), total: limit };
  };

/**
 * Opens a PostgreSQL database that may take `limit` bytes. Rejects with a {@link JournalError} if it cannot be used. If
 * it goes away later, calls reject after a few seconds, and work again when it is back.
 */
export const openPostgres = async (
  url: string,
  durability: Durability,
  trouble: Trouble,
  limit?: number,
): Promise<Storage> => {
  if (!URL.canParse(url)) throw new JournalError('unreachable', 'DATABASE_URL is not an address: postgres://…');
  const first = connect(url, durability, { most: 1, timeout: MIGRATION_TIMEOUT }, trouble);
  try {
    await migrate(first);
  } catch (error) {
    throw error instanceof JournalError ? error : unreachable(url, error);
  } finally {
    await first.destroy();
  }
  const db = connect(url, durability, { most: 8, timeout: TIMEOUT }, trouble);
  const pulse = connect(url, durability, { most: 1, timeout: TIMEOUT }, trouble);
  const close = async () => {
    await Promise.all([db.destroy(), pulse.destroy()]);
  };
  const elements = (json: string) => sql`jsonb_array_elements(cast(${json} as jsonb))`;
  // PostgreSQL itself reuses and frees space.
  const reclaim = async () => {};
  const space = spaceWithin(db, limit);
  // PostgreSQL itself does not know the limit, so writes beyond it still work: no space is needed.
  return {
    db,
    pulse,
    now: POSTGRES_NOW,
    alone: false,
    locksRows: true,
    turn: (within) => sql`select pg_advisory_xact_lock(${sql.lit(TURN)})`.execute(within),
    elements,
    space,
    needed: 0,
    reclaim,
    close,
  };
};
