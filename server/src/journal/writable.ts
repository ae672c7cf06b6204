import { randomBytes } from 'node:crypto';
import { JournalError } from './errors.ts';
import type { Storage } from './storage.ts';

/** Milliseconds for which a write that failed, with none after it that worked, means that writing does not work. */
const RECENT = 5000;

/** Bytes of a write that needs space of its own: a small one may fit into what a database has already. */
const SAMPLE = 128 * 1024;

/** Ends the transaction that it is thrown in, in which everything went well. */
class Enough extends Error {}

/** Writes as much as a match may at once, and takes it back. Rejects with the reason if that does not work. */
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
 * Knows whether what players do can be stored. A heartbeat does not tell: it overwrites a few bytes, which works on a
 * disk that is full. Therefore we also look at the space left, and at how the last real write went.
 */
export class Writable {
  readonly #storage: Storage;
  #failure: { readonly at: number; readonly error: unknown } | undefined;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** Does a real write, and remembers how it went. What goes into a file that was taken away is not kept. */
  async noting<T>(write: () => Promise<T>): Promise<T> {
    try {
      const result = await write();
      await this.#storage.intact();
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
