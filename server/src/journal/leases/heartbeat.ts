import { sql } from 'kysely';
import type { Storage } from '../database/storage.ts';
import { JournalError } from '../errors.ts';
import type { Lease } from '../journal.ts';

const DAY = 24 * 60 * 60 * 1000;

const forgotten = (): JournalError =>
  new JournalError(
    'gone',
    'The database does not know this server any more: it was restored, replaced or emptied while the server was running, ' +
      'or the server stood still for over a day. Start the server again: matches go on as the database has them now.',
  );

/** Writes the first heartbeat of a server, at `said_at` by its own clock. Fails if the storage cannot be written. */
export const signOn = async ({ pulse, now }: Storage, server: string, said_at: number): Promise<void> => {
  await pulse
    .insertInto('servers')
    .values({ id: server, alive_at: now, said_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ alive_at: now, said_at }))
    .execute();
};

/** Deletes servers that have been dead for a day, except those that still own a match that is not over. */
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

/** What a heartbeat writes, and what is called when it fails. */
interface HeartbeatOptions {
  readonly storage: Storage;
  readonly server: string;
  /** Milliseconds between two beats. */
  readonly every: number;
  /** The time by the server's own clock. */
  now(): number;
  /** Called when a beat failed; the next one tries again. */
  failed(error: unknown): void;
}

/**
 * Writes again and again that a server is alive, from {@link signOn} until it is stopped. Each beat looks for the one
 * before: if that is missing, the database was restored, replaced or emptied under the running server.
 */
export class Heartbeat {
  readonly #options: HeartbeatOptions;
  readonly #timer: NodeJS.Timeout;
  #beating: Promise<void> | undefined;
  /** The last beat that the storage has confirmed, by the server's clock. */
  #said: number;

  constructor(options: HeartbeatOptions, signedOnAt: number) {
    this.#options = options;
    this.#said = signedOnAt;
    this.#timer = setInterval(() => void this.beat().catch(options.failed), options.every);
    this.#timer.unref();
  }

  /** Writes a beat now, or waits for the one under way. Rejects if it fails. */
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
    const { storage, server, now } = this.#options;
    const said = now();
    if (!(await this.#say(storage, server, said))) throw forgotten();
    this.#said = said;
  }

  /**
   * False if the beat before is missing. A beat that seemed to fail may still reach the database later than the next.
   */
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

/** Which of the leases of a server are over. Asked over the heartbeat's connection, which has no queue. */
export const leasesOver = async (
  { pulse, elements }: Storage,
  server: string,
  leases: readonly Lease[],
): Promise<readonly Lease[]> => {
  const given = JSON.stringify(leases.map(({ match, epoch }) => [match, epoch]));
  const { rows } = await sql<Lease>`
    with given as materialized (
      select value ->> 0 as match, cast(value ->> 1 as integer) as epoch from ${elements(given)}
    )
    select given.match, given.epoch from given
    where not exists (
      select 1 from matches
      where matches.id = given.match and matches.epoch = given.epoch and matches.owner = ${server}
    )`.execute(pulse);
  return rows;
};
