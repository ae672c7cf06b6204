import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Storage } from '../database/storage.ts';
import { forgetListings } from '../listings/listings.ts';
import { forgetUsage } from '../writing/usage.ts';
import { type Keeper, markDue, type Removal, type Retention } from './retention.ts';

/** Entries deleted in one transaction: few enough that writes of other matches do not wait noticeably. */
const PORTION = 200;

/**
 * Deletes a portion of a match that is marked as removed. True if it found one; false if none is left but those that
 * another server is deleting.
 */
export const purgeSome = (storage: Storage): Promise<boolean> =>
  storage.db.transaction().execute(async (db) => {
    const match = await db
      .selectFrom('matches')
      .select('id')
      .where('removed_at', 'is not', null)
      .limit(1)
      .$if(storage.locksRows, (query) => query.forUpdate().skipLocked())
      .executeTakeFirst();
    if (!match) return false;
    const { id } = match;
    const { numDeletedRows } = await sql`
      delete from entries where match_id = ${id} and n in (
        select n from entries where match_id = ${id} order by n limit ${sql.lit(PORTION)})`
      .execute(db)
      .then(({ numAffectedRows = 0n }) => ({ numDeletedRows: numAffectedRows }));
    // This deletes its record too.
    if (numDeletedRows < PORTION) await db.deleteFrom('matches').where('id', '=', id).execute();
    return true;
  });

/** Milliseconds between two sweeps, and how long one of them may take. */
const EVERY = 10_000;
const LONGEST = 1000;

/** Milliseconds of rest after each step, for the matches that are played. */
const REST = 20;

/** How many matches were removed, by why. */
export type Removed = Readonly<Record<Removal, number>>;

/** What a sweep works on, and what is called afterwards. */
interface Sweeping extends Keeper {
  readonly storage: Storage;
  readonly retention: Retention;
  /** Called when matches were removed, with how many. */
  removed(count: Removed): void;
  /** Called when a sweep failed; the next one continues. */
  failed(error: unknown): void;
}

/**
 * Removes the matches that are due, in small steps with rests between them, until none is left or `enough` says so. The
 * next sweep, of this server or another, continues from there.
 */
export const sweep = async (
  { storage, retention, server, lease, removed }: Sweeping,
  enough: () => boolean,
): Promise<void> => {
  await forgetUsage(storage.db, Date.now());
  await forgetListings(storage, lease);
  for (let found = true; found; ) {
    found = await purgeSome(storage);
    if (!found) {
      const count = await markDue(storage, { server, lease }, retention);
      found = Object.values(count).some((some) => some > 0);
      if (found) removed(count);
    }
    await storage.reclaim();
    if (enough()) return;
    await sleep(REST);
  }
};

/** Sweeps from time to time until it is stopped. */
export const startSweeping = (sweeping: Sweeping): { stop(): Promise<void> } => {
  let running: Promise<void> | undefined;
  let stopped = false;
  const timer = setInterval(() => {
    const end = performance.now() + LONGEST;
    running ??= sweep(sweeping, () => stopped || performance.now() > end)
      .catch((error: unknown) => {
        if (!stopped) sweeping.failed(error);
      })
      .finally(() => {
        running = undefined;
      });
  }, EVERY);
  timer.unref();
  return {
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
};
