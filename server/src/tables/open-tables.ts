import { isDeepStrictEqual } from 'node:util';
import type { OpenTable } from '@ironhex/shared/protocol';
import { matchMaker } from 'colyseus';
import type { Logger } from 'pino';
import type { ListLimits } from '../guard/limits.ts';
import type { Journal, Lease, Listed, Listing } from '../journal/journal.ts';

/** What servers tell each other when the list changes. */
interface News {
  readonly match: string;
  readonly epoch: number;
  /** Undefined: the match is out of the list. */
  readonly listed?: Listed | undefined;
}

/** The topic on which they do. */
const TOPIC = 'open-tables';

/** Milliseconds after which the whole list is read again: news can be lost with Redis, and servers can die. */
const EVERY = 5000;

/** What the list needs from its server. */
interface OpenTablesParts {
  readonly journal: Pick<Journal, 'list' | 'listed'>;
  readonly log: Logger;
  readonly limits: ListLimits;
}

/**
 * The list of open tables, as this server has it in memory. It stands in the journal; a server that changes it tells the
 * others at once, and each reads it again from time to time.
 */
export class OpenTables {
  readonly #parts: OpenTablesParts;
  readonly #all = new Map<string, Listed>();
  /** What others told while the list was being read: it is newer than what is read. */
  #toldMeanwhile: Set<string> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #shown: readonly OpenTable[] | undefined;
  #revision = 0;
  #failing = false;

  constructor(parts: OpenTablesParts) {
    this.#parts = parts;
  }

  /** Begins to listen to other servers, and reads the list. */
  async start(): Promise<void> {
    await matchMaker.presence.subscribe(TOPIC, this.#hear);
    this.#timer = setInterval(() => void this.#read(), EVERY).unref();
    await this.#read();
  }

  stop(): void {
    clearInterval(this.#timer);
    void matchMaker.presence.unsubscribe(TOPIC, this.#hear);
  }

  /** As {@link Journal.list}, for a match that was opened by this address; tells all servers. */
  async list(lease: Lease, openedBy: string, listing: Listing | undefined, lasts?: number): Promise<void> {
    if (!(await this.#parts.journal.list(lease, listing, lasts))) return;
    const news: News = { ...lease, listed: listing && { ...listing, ...lease, openedBy } };
    void matchMaker.presence.publish(TOPIC, news);
  }

  /** Counts up whenever something in the list is different. */
  get revision(): number {
    return this.#revision;
  }

  /** What visitors may see: the tables and matches that wait or play longest first, and so many of one address at most. */
  get shown(): readonly OpenTable[] {
    this.#shown ??= this.#inOrder().map(({ shown }) => shown as OpenTable);
    return this.#shown;
  }

  /** Whether the list has as many matches of one opener as it shows; `openedBy` as in {@link Listed}. */
  isFullOf(openedBy: string): boolean {
    const own = [...this.#all.values()].filter((listed) => listed.openedBy === openedBy);
    return own.length >= this.#parts.limits.tablesPerAddress;
  }

  #inOrder(): readonly Listed[] {
    const perOpener = new Map<string, number>();
    const sorted = [...this.#all.values()].sort(
      (one, other) => one.since - other.since || (one.match < other.match ? -1 : 1),
    );
    return sorted.filter(({ openedBy }) => {
      const count = (perOpener.get(openedBy) ?? 0) + 1;
      if (openedBy !== '') perOpener.set(openedBy, count);
      return count <= this.#parts.limits.tablesPerAddress;
    });
  }

  readonly #hear = (news: News): void => {
    this.#toldMeanwhile?.add(news.match);
    const known = this.#all.get(news.match);
    if (known && known.epoch > news.epoch) return;
    this.#put(news.match, news.listed);
  };

  #put(match: string, listed: Listed | undefined): void {
    if (isDeepStrictEqual(this.#all.get(match), listed)) return;
    if (listed) this.#all.set(match, listed);
    else this.#all.delete(match);
    this.#revision += 1;
    this.#shown = undefined;
  }

  async #read(): Promise<void> {
    if (this.#toldMeanwhile) return;
    const told = new Set<string>();
    this.#toldMeanwhile = told;
    const { journal, log, limits } = this.#parts;
    try {
      const read = new Map((await journal.listed(limits.tables)).map((listed) => [listed.match, listed]));
      for (const match of [...this.#all.keys(), ...read.keys()])
        if (!told.has(match)) this.#put(match, read.get(match));
      this.#failing = false;
    } catch (error) {
      if (!this.#failing) log.warn({ err: error }, 'the list of open tables could not be read');
      this.#failing = true;
    } finally {
      this.#toldMeanwhile = undefined;
    }
  }
}
