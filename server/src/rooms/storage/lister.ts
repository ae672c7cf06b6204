import type { Lease, Listing } from '../../journal/journal.ts';
import { listingOf, staysListed } from '../match/listing.ts';
import type { Table } from '../match/table.ts';

/** Puts matches into the list of open tables, and takes them out: see `Journal.list`. Other servers are told. */
export interface TableList {
  list(lease: Lease, openedBy: string, listing: Listing | undefined, lasts?: number): Promise<unknown>;
}

interface ListerParts {
  readonly lease: Lease;
  /** Who opened the match. */
  readonly openedBy: string;
  readonly table: Table;
  readonly list: TableList;
  /** Is somebody of the table there: a player, or the host? */
  attended(): boolean;
  now(): number;
  failed(error: unknown): void;
}

/**
 * Milliseconds for which a table stays in the list when everybody is gone, or when its match has just been opened: a page
 * may be on its way.
 */
const GRACE = 20_000;

/** Milliseconds for which a match stays in the list that needs nobody there: longer than any is kept. */
const ALWAYS = 100 * 365 * 24 * 3600 * 1000;

/** Milliseconds until a write that failed is tried again. */
const AGAIN = 5000;

/** What stands in the list of a match. */
interface Standing {
  readonly listing: Listing | undefined;
  readonly lasts: number | undefined;
}

/**
 * Keeps the place of one match in the list of open tables as its stored entries say, and as people come and go. It writes
 * only what is different, one write after the other.
 */
export class Lister {
  readonly #parts: ListerParts;
  /** Since when a table waits at which nobody sits yet. */
  readonly #since: number;
  /** What was written last, as JSON; undefined if that is unknown. */
  #written: string | undefined;
  #writing: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(parts: ListerParts) {
    this.#parts = parts;
    this.#since = parts.now();
  }

  /**
   * The match is awake, and its entries are folded. `known`: it may stand in the list, and must be taken out if it does not
   * belong there. `fresh`: nothing has happened yet. Who has woken it comes or sits down in a moment, and until then it
   * stands in the list as it was opened.
   */
  begin(known: boolean, fresh: boolean): void {
    if (!known) this.#written = JSON.stringify({ listing: undefined });
    if (!fresh) this.look();
  }

  /** Entries were stored and told, or somebody has come or gone. */
  look(): void {
    if (this.#stopped || this.#timer || this.#writing) return;
    const standing = this.#standing();
    const text = JSON.stringify(standing);
    if (text === this.#written) return;
    this.#writing = this.#write(standing)
      .then(
        () => {
          this.#written = text;
        },
        (error: unknown) => {
          this.#parts.failed(error);
          this.#timer = setTimeout(() => this.#retry(), AGAIN).unref();
        },
      )
      .finally(() => {
        this.#writing = undefined;
        this.look();
      });
  }

  /** Stops writing on its own. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  /** The match goes to sleep, or to another server, which will put it in the list again. */
  async leave(): Promise<void> {
    await this.#writing;
    const { listing, lasts } = this.#standing();
    if (listing && lasts === undefined) await this.#write({ listing, lasts: GRACE }).catch(this.#parts.failed);
  }

  #retry(): void {
    this.#timer = undefined;
    this.look();
  }

  #standing(): Standing {
    const { table, attended } = this.#parts;
    const listing = listingOf(table, this.#since);
    if (!listing) return { listing, lasts: undefined };
    if (staysListed(table)) return { listing, lasts: ALWAYS };
    return { listing, lasts: attended() ? undefined : GRACE };
  }

  async #write({ listing, lasts }: Standing): Promise<void> {
    const { list, lease, openedBy } = this.#parts;
    await list.list(lease, openedBy, listing, lasts);
  }
}
