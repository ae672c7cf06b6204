import { randomBytes } from 'node:crypto';
import type { Storage } from '../database/storage.ts';
import { JournalError } from '../errors.ts';

/** Milliseconds for which the last failed write counts as "storing does not work", before another is tried. */
const RECENT = 5000;

/** Bytes of a trial write: a small one might fit into space that the database has already, on a full disk. */
const SAMPLE = 128 * 1024;

/** Thrown to roll back a trial write that worked. */
class Enough extends Error {}

/** Writes as much as a match may write at once, and rolls it back. Rejects with the reason if that fails. */
const tryWriting = async ({ db }: Storage): Promise<void> => {
  const blueprint = randomBytes(SAMPLE / 2).toString('hex');
  const sample = {
    id: `?${randomBytes(12).toString('hex')}`,
    blueprint,
    opened_by: '',
    opened_at: 0,
    epoch: 0,
    begun: 0,
  };
  const trial = db.transaction().execute(async (db) => {
    await db.insertInto('matches').values(sample).execute();
    throw new Enough();
  });
  await trial.catch((error) => {
    if (!(error instanceof Enough)) throw error;
  });
};

/**
 * Knows whether entries can be stored. A heartbeat does not show it: it overwrites a few bytes, which works on a full
 * disk. So this looks at the free space, and at whether the last real write worked.
 */
export class Writable {
  readonly #storage: Storage;
  #failure: { readonly at: number; readonly error: unknown } | undefined;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** Does a real write, and remembers whether it worked. */
  async noting<T>(write: () => Promise<T>): Promise<T> {
    try {
      const result = await write();
      this.#failure = undefined;
      return result;
    } catch (error) {
      this.#failure = { at: performance.now(), error };
      throw error;
    }
  }

  /** Rejects with the reason if nothing can be stored. */
  async check(): Promise<void> {
    const { needed } = this.#storage;
    const space = needed > 0 ? await this.#storage.space() : undefined;
    if (space && space.free < needed) throw new JournalError('full', 'The disk with the matches is full.');
    const failure = this.#failure;
    if (!failure) return;
    if (performance.now() - failure.at < RECENT) throw failure.error;
    await this.noting(() => tryWriting(this.#storage));
  }
}
