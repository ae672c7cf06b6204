import { type Kysely, sql } from 'kysely';
import { readRecord } from './database/rows.ts';
import type { Storage } from './database/storage.ts';
import type { Tables } from './database/tables.ts';
import { JournalError } from './errors.ts';
import type {
  Durability,
  Ending,
  Journal,
  Lease,
  Listed,
  Listing,
  Opening,
  OpenSought,
  Seeker,
  Sought,
  StoredMatch,
  TakeOptions,
  Taking,
} from './journal.ts';
import { forgetServers, Heartbeat, leasesOver, signOn } from './leases/heartbeat.ts';
import { listQuarantined } from './leases/quarantine.ts';
import { orDamaged, readPage, takeMatch } from './leases/take.ts';
import { dropListing, putListing, readListings } from './listings/listings.ts';
import { avoid, seekTable } from './listings/seeks.ts';
import { type Retention, touchUntouched } from './retention/retention.ts';
import { type Removed, startSweeping } from './retention/sweeper.ts';
import type { Space } from './space.ts';
import { type Addition, sizeOf, writeBatch } from './writing/append.ts';
import { GroupCommit } from './writing/group-commit.ts';
import { insertMatch } from './writing/insert-match.ts';
import { type HourOfUse, readUsage, Tally } from './writing/usage.ts';
import { Writable } from './writing/writable.ts';

/** How a journal works, over either database. */
export interface JournalOptions {
  readonly durability: Durability;
  /** The name of this process, a new one at every start. */
  readonly server: string;
  /** Milliseconds between two heartbeats. */
  readonly beat: number;
  /** Milliseconds after a server's last heartbeat from which others may take its matches. */
  readonly lease: number;
  /** The time in epoch milliseconds, by the clock that this server's matches go by. */
  now(): number;
  /** Called when something fails in the background, where no caller gets the error. */
  trouble(what: string, error: unknown): void;
  /** Called after each batch, with the milliseconds that it took and the entries that it stored. */
  flushed(milliseconds: number, entries: number): void;
  /** Called after each batch that the storage refused. */
  failed(): void;
  /**
   * Called when the storage was deleted, replaced or cut short: nothing can be stored any more. The message says what
   * to do. The caller must kill the process: an orderly exit writes to files that may belong to another database now.
   */
  gone?(error: JournalError): void;
  /** How long matches without players are kept; left out, for ever. */
  readonly retention?: Retention | undefined;
  /** Called when matches were removed, with how many. */
  removed?(count: Removed): void;
}

/** The journal over a database with its tables. Use {@link startJournal}. */
class DatabaseJournal implements Journal {
  readonly durability: Durability;
  readonly #storage: Storage;
  readonly #options: JournalOptions;
  readonly #writable: Writable;
  readonly #commits: GroupCommit;
  readonly #tally: Tally;
  readonly #heartbeat: Heartbeat;
  /** The newest search for an opponent; it never rejects. */
  #seeking: Promise<unknown> = Promise.resolve();
  readonly #sweeping: { stop(): Promise<void> } | undefined;
  #closed: Promise<void> | undefined;

  constructor(storage: Storage, options: JournalOptions, signedOnAt: number) {
    this.durability = options.durability;
    this.#storage = storage;
    this.#options = options;
    this.#writable = new Writable(storage);
    this.#commits = new GroupCommit({
      write: (batch) => this.#writable.noting(() => writeBatch(storage, options.server, batch)),
      flushed: options.flushed,
      failed: options.failed,
    });
    this.#tally = new Tally(storage, this.#failed('what matches use could not be counted'));
    const { server, lease, retention } = options;
    this.#heartbeat = new Heartbeat(
      {
        storage,
        server,
        every: options.beat,
        now: () => options.now(),
        failed: this.#failed('the heartbeat failed'),
      },
      signedOnAt,
    );
    this.#sweeping =
      retention &&
      startSweeping({
        storage,
        server,
        lease,
        retention,
        removed: (count) => options.removed?.(count),
        failed: this.#failed('old matches could not be removed'),
      });
  }

  async open(opening: Opening): Promise<void> {
    const { db } = this.#storage;
    const added = await this.#writable.noting(() =>
      db.transaction().execute((within) => insertMatch(within, this.#storage.now, opening)),
    );
    if (added) return;
    const { id, blueprint } = opening;
    const kept = await db.selectFrom('matches').select('blueprint').where('id', '=', id).executeTakeFirst();
    if (kept?.blueprint !== JSON.stringify(blueprint))
      throw new JournalError('misuse', `There is another match ${id} already.`);
  }

  /** One at a time, so that those who wait for their turn take up one connection to the database, not all. */
  seek(seeker: Seeker, open: OpenSought | undefined): Promise<Sought | undefined> {
    const { lease } = this.#options;
    const insert = (db: Kysely<Tables>, given: Opening) => insertMatch(db, this.#storage.now, given);
    const seeking = this.#seeking.then(() =>
      this.#writable.noting(() => seekTable(this.#storage, lease, seeker, open, insert)),
    );
    this.#seeking = seeking.catch(() => {});
    return seeking;
  }

  avoid(one: string, other: string, avoids: boolean): Promise<void> {
    return avoid(this.#storage.db, one, other, avoids);
  }

  async usage(openedBy: string, since: number): Promise<readonly HourOfUse[]> {
    await this.#tally.flush();
    return readUsage(this.#storage.db, openedBy, since);
  }

  take(id: string, options: TakeOptions = {}): Promise<Taking> {
    const { server, lease } = this.#options;
    return takeMatch(this.#storage, { server, lease, ...options }, id).catch(orDamaged(id));
  }

  async append(lease: Lease, first: number, entries: readonly object[], ending?: Ending): Promise<boolean> {
    if (this.#closed) throw new JournalError('closed', 'The journal is closed.');
    const addition: Addition = { lease, first, entries: entries.map((entry) => JSON.stringify(entry)), ending };
    const kept = await this.#commits.add(addition);
    if (kept) this.#tally.add(lease.match, sizeOf(addition));
    return kept;
  }

  entries(id: string, after: number): Promise<readonly object[]> {
    return readPage(this.#storage.db, id, after).catch(orDamaged(id));
  }

  async list(lease: Lease, listing: Listing | undefined, lasts?: number): Promise<boolean> {
    const { server } = this.#options;
    if (listing) return putListing(this.#storage, server, lease, listing, lasts);
    await dropListing(this.#storage, lease);
    return true;
  }

  listed(most: number): Promise<readonly Listed[]> {
    return readListings(this.#storage, this.#options.lease, most);
  }

  async release({ match, epoch }: Lease, lastSeen: number): Promise<void> {
    await this.#commits.settled(match);
    await this.#storage.db
      .updateTable('matches')
      .set({ owner: null, last_seen: lastSeen, touched_at: this.#storage.now })
      .where('id', '=', match)
      .where('epoch', '=', epoch)
      .where('owner', '=', this.#options.server)
      .execute();
  }

  async record(id: string): Promise<Ending | undefined> {
    const { db } = this.#storage;
    const kept = db
      .selectFrom('records')
      .innerJoin('matches', 'matches.id', 'match_id')
      .select(['match_id', 'record', 'records.sum', 'closed'])
      .where('match_id', '=', id)
      .where('removed_at', 'is', null);
    const row = await kept.executeTakeFirst().catch(orDamaged(id));
    return row && readRecord(row);
  }

  async epoch(id: string): Promise<number | undefined> {
    const row = await this.#storage.db
      .selectFrom('matches')
      .select('epoch')
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    return row?.epoch;
  }

  async kept(ids: readonly string[]): Promise<readonly StoredMatch[]> {
    if (ids.length === 0) return [];
    const rows = await this.#storage.db
      .selectFrom('matches')
      .select(['id', 'epoch', 'ended_at'])
      .where('id', 'in', ids)
      .where('removed_at', 'is', null)
      .execute();
    return rows.map(({ id, epoch, ended_at }) => ({ id, epoch, over: ended_at !== null }));
  }

  async over(leases: readonly Lease[]): Promise<readonly Lease[]> {
    return leases.length === 0 ? [] : leasesOver(this.#storage, this.#options.server, leases);
  }

  async quarantined(): Promise<number> {
    return (await listQuarantined(this.#storage)).length;
  }

  async check(): Promise<void> {
    await this.#heartbeat.beat();
    await this.#writable.check();
  }

  space(): Promise<Space | undefined> {
    return this.#storage.space();
  }

  close(): Promise<void> {
    this.#closed ??= this.#close();
    return this.#closed;
  }

  async #close(): Promise<void> {
    await this.#commits.drained();
    await this.#sweeping?.stop();
    await this.#tally.stop();
    await this.#heartbeat.stop();
    await this.#signOff().catch(this.#failed('matches could not be given back'));
    await this.#storage.close();
  }

  /** Tells of an error that no caller gets. */
  #failed(what: string): (error: unknown) => void {
    return (error) => {
      if (error instanceof JournalError && error.code === 'gone') this.#options.gone?.(error);
      else this.#options.trouble(what, error);
    };
  }

  /** Gives back all matches that this server still owns, so that others need not wait until it counts as dead. */
  async #signOff(): Promise<void> {
    const { server } = this.#options;
    await this.#storage.db.transaction().execute(async (db) => {
      // Only a server that wrote to a match sets when it was last seen: see `lastSeenOf`.
      const wrote = sql`(select entries.epoch from entries where match_id = id order by n desc limit 1) = matches.epoch`;
      const last_seen = sql<number>`case when ${wrote} then ${this.#options.now()} else last_seen end`;
      const given = { owner: null, last_seen, touched_at: this.#storage.now };
      await db.updateTable('matches').set(given).where('owner', '=', server).execute();
      await db.deleteFrom('servers').where('id', '=', server).execute();
    });
  }
}

/**
 * Starts a journal in a storage, and closes the storage when the journal is closed. Rejects if it cannot be written.
 */
export const startJournal = async (storage: Storage, options: JournalOptions): Promise<Journal> => {
  const now = options.now();
  await signOn(storage, options.server, now);
  await forgetServers(storage);
  await touchUntouched(storage);
  return new DatabaseJournal(storage, options, now);
};
