import { setTimeout as sleep } from 'node:timers/promises';
import { purgeSome } from './purge.ts';
import { type Keeper, markDue, type Removal, type Retention } from './retention.ts';
import type { Storage } from './storage.ts';
import { forgetUsage } from './usage.ts';

/** Milliseconds between two times that somebody looks, and the longest that one time may work on. */
const EVERY = 10_000;
const WORK = 1000;

/** Milliseconds that belong to the players after each step. */
const REST = 20;

/** How many matches were removed, by why. */
export type Removed = Readonly<Record<Removal, number>>;

/** What a sweep does, and who hears of it. */
export interface Sweeping extends Keeper {
  readonly storage: Storage;
  readonly retention: Retention;
  /** Hears of matches that were removed. */
  removed(count: Removed): void;
  /** Hears of a sweep that failed; the next one goes on. */
  failed(error: unknown): void;
}

/**
 * Removes the matches that have been kept long enough, in small steps with rests between them, until no such match is
 * left or `enough` says so. The next sweep, of this server or another, goes on there.
 */
export const sweep = async (
  { storage, retention, server, lease, removed }: Sweeping,
  enough: () => boolean,
): Promise<void> => {
  await forgetUsage(storage.db, Date.now());
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
    const end = performance.now() + WORK;
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
