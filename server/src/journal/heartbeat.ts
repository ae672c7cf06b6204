import { sql } from 'kysely';
import { JournalError } from './errors.ts';
import type { Storage } from './storage.ts';

const DAY = 24 * 60 * 60 * 1000;

const forgotten = (): JournalError =>
  new JournalError(
    'gone',
    'The database does not know this server any more: it was restored, replaced or emptied while the server was running, ' +
      'or the server stood still for over a day. Start the server again: matches go on as the database has them now.',
  );

/** Says for the first time that a server is alive, at `said_at` by its own clock: a small but real write. */
export const signOn = async ({ pulse, now }: Storage, server: string, said_at: number): Promise<void> => {
  await pulse
    .insertInto('servers')
    .values({ id: server, alive_at: now, said_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ alive_at: now, said_at }))
    .execute();
};

/** Forgets servers that have been gone for a day, but for those whose word on a match is still needed. */
export const forgetServers = async ({ db, now }: Storage): Promise<void> => {
  await db
    .deleteFrom('servers')
    .where(({ eb }) => eb(eb('alive_at', '+', DAY), '<', now))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('matches').select('id').whereRef('owner', '=', 'servers.id').where('ended_at', 'is', null)),
      ),
    )
    .execute();
};

/** What a heartbeat says, and who hears how it goes. */
export interface HeartbeatOptions {
  readonly storage: Storage;
  readonly server: string;
  /** Milliseconds between two times. */
  readonly every: number;
  /** The time by the server's own clock. */
  now(): number;
  /** Hears of a time that failed; the next one may work. */
  failed(error: unknown): void;
  /** Hears that this is not the storage any more that the server signed on to. */
  gone(error: JournalError): void;
}

/**
 * Says again and again that a server is alive, from {@link signOn} until it is stopped. What it said last must still be
 * there: a database that does not know it was restored, replaced or emptied under the running server.
 */
export class Heartbeat {
  readonly #options: HeartbeatOptions;
  readonly #timer: NodeJS.Timeout;
  #beating: Promise<void> | undefined;
  /** When the server was alive, as the storage has confirmed. */
  #said: number;

  constructor(options: HeartbeatOptions, signedOnAt: number) {
    this.#options = options;
    this.#said = signedOnAt;
    this.#timer = setInterval(() => void this.beat().catch(options.failed), options.every);
    this.#timer.unref();
  }

  /** Says it once more; or waits, if that is under way. Rejects if it does not work. */
  beat(): Promise<void> {
    this.#beating ??= this.#beat().finally(() => {
      this.#beating = undefined;
    });
    return this.#beating;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#beating?.catch(() => {});
  }

  async #beat(): Promise<void> {
    const { storage, server, now, gone } = this.#options;
    const said = now();
    try {
      await storage.intact();
      if (!(await this.#say(storage, server, said))) throw forgotten();
    } catch (error) {
      if (error instanceof JournalError && error.code === 'gone') gone(error);
      throw error;
    }
    this.#said = said;
  }

  /** False if what was said before is not there. A time that seemed to fail may still come to the database later. */
  async #say({ pulse, now }: Storage, server: string, said: number): Promise<boolean> {
    const said_at = sql<number>`case when said_at > ${said} then said_at else ${said} end`;
    const { numUpdatedRows } = await pulse
      .updateTable('servers')
      .set({ alive_at: now, said_at })
      .where('id', '=', server)
      .where('said_at', '>=', this.#said)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }
}
