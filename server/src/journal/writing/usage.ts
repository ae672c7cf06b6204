import { type Kysely, sql } from 'kysely';
import type { Storage } from '../database/storage.ts';
import type { Tables } from '../database/tables.ts';

/** Milliseconds of an hour: use is counted by the hour. */
export const HOUR = 3_600_000;

/** What the matches of one address used in one hour. */
export interface HourOfUse {
  /** Hours since 1970 began. */
  readonly hour: number;
  /** Matches opened. */
  readonly matches: number;
  /** Bytes stored of its matches, also of those opened earlier. */
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

/** What the matches of one address used, from hour `since` on. */
export const readUsage = (db: Kysely<Tables>, openedBy: string, since: number): Promise<HourOfUse[]> =>
  db
    .selectFrom('usage')
    .select(['hour', 'matches', 'bytes'])
    .where('opened_by', '=', openedBy)
    .where('hour', '>=', since)
    .orderBy('hour')
    .execute();

/** Deletes hours that are too old for any quota of 24 hours. */
export const forgetUsage = async (db: Kysely<Tables>, now: number): Promise<void> => {
  await db
    .deleteFrom('usage')
    .where('hour', '<', hourOf(now) - 48)
    .execute();
};

/** Milliseconds between two writes of the bytes counted so far: one write per append would be too many. */
const FLUSH_EVERY = 5000;

/**
 * Counts the bytes that are stored of matches, and adds them up in the database every few seconds. A process that is
 * killed loses what it counted since; the address then has used a little less than it really did.
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
    this.#timer = setInterval(() => void this.flush(), FLUSH_EVERY).unref();
  }

  add(match: string, bytes: number): void {
    this.#bytes.set(match, (this.#bytes.get(match) ?? 0) + bytes);
  }

  /** Writes what was added so far. Resolves also if that fails; the next time tries again. */
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
    // In a fixed order: two servers that count the same addresses then lock rows in the same order, without a deadlock.
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
