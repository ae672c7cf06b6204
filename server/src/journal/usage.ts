import { type Kysely, sql } from 'kysely';
import type { Storage } from './storage.ts';
import type { Tables } from './tables.ts';

/** Milliseconds of an hour, in which use is counted together. */
export const HOUR = 3_600_000;

/** What the matches of one address used in one hour. */
export interface HourOfUse {
  /** Hours since 1970 began. */
  readonly hour: number;
  /** New ones. */
  readonly matches: number;
  /** What was stored of them, new or not. */
  readonly bytes: number;
}

const hourOf = (now: number): number => Math.floor(now / HOUR);

/** Counts a new match. */
export const countMatch = async (db: Kysely<Tables>, opened_by: string, bytes: number, now: number): Promise<void> => {
  await db
    .insertInto('usage')
    .values({ opened_by, hour: hourOf(now), matches: 1, bytes })
    .onConflict((conflict) =>
      conflict.columns(['opened_by', 'hour']).doUpdateSet(({ eb, ref }) => ({
        matches: eb(ref('usage.matches'), '+', 1),
        bytes: eb(ref('usage.bytes'), '+', bytes),
      })),
    )
    .execute();
};

/** What the matches of one address used since an hour. */
export const readUsage = (db: Kysely<Tables>, openedBy: string, since: number): Promise<HourOfUse[]> =>
  db
    .selectFrom('usage')
    .select(['hour', 'matches', 'bytes'])
    .where('opened_by', '=', openedBy)
    .where('hour', '>=', since)
    .orderBy('hour')
    .execute();

/** Forgets what no day counts any more. */
export const forgetUsage = async (db: Kysely<Tables>, now: number): Promise<void> => {
  await db
    .deleteFrom('usage')
    .where('hour', '<', hourOf(now) - 48)
    .execute();
};

/** Milliseconds after which bytes are counted in the database: they are too many to be counted there one by one. */
const OFTEN = 5000;

/**
 * Counts the bytes that are stored of matches, and brings them to the database from time to time. What a process that
 * is killed had counted since the last time is forgotten: nobody is hurt by that.
 */
export class Tally {
  readonly #storage: Storage;
  readonly #trouble: (error: unknown) => void;
  readonly #timer: NodeJS.Timeout;
  #bytes = new Map<string, number>();
  #flushing: Promise<void> = Promise.resolve();

  constructor(storage: Storage, trouble: (error: unknown) => void) {
    this.#storage = storage;
    this.#trouble = trouble;
    this.#timer = setInterval(() => void this.flush(), OFTEN).unref();
  }

  add(match: string, bytes: number): void {
    this.#bytes.set(match, (this.#bytes.get(match) ?? 0) + bytes);
  }

  /** Resolves when everything that was added is in the database, or could not be brought there this time. */
  flush(): Promise<void> {
    this.#flushing = this.#flushing.then(() => this.#flush());
    return this.#flushing;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  async #flush(): Promise<void> {
    if (this.#bytes.size === 0) return;
    const counted = this.#bytes;
    this.#bytes = new Map();
    const { db, elements } = this.#storage;
    // Ordered, so that two servers that count the same addresses wait for each other and not in a circle.
    await sql`
      insert into usage (opened_by, hour, matches, bytes)
      select matches.opened_by, ${sql.lit(hourOf(Date.now()))}, 0, sum(cast(given.value ->> 1 as double precision))
      from ${elements(JSON.stringify([...counted]))} as given cross join matches
      where matches.id = given.value ->> 0
      group by matches.opened_by
      order by matches.opened_by
      on conflict (opened_by, hour) do update set bytes = usage.bytes + excluded.bytes`
      .execute(db)
      .catch((error: unknown) => {
        for (const [match, bytes] of counted) this.add(match, bytes);
        this.#trouble(error);
      });
  }
}
