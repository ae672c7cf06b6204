import type { Listener } from '../../sync/client.ts';
import type { Seat } from '../match/seats/seats.ts';
import type { Table } from '../match/table.ts';

interface HostWatchParts {
  readonly table: Table;
  /** Everybody who is connected. */
  listeners(): readonly Listener[];
  /** Seconds for which the host may be away before the match. */
  readonly hostAway: number;
  /** The host was away for that long. */
  due(): void;
}

/**
 * Before the match: gives the host's role to another player once the host has been away for a time. It counts while
 * somebody who could be the host is there.
 */
export class HostWatch {
  readonly #parts: HostWatchParts;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: HostWatchParts) {
    this.#parts = parts;
  }

  /** Somebody has come, gone, sat down or left a seat. */
  look(): void {
    if (!this.heir) this.stop();
    else this.#timer ??= setTimeout(() => this.#due(), this.#parts.hostAway * 1000);
  }

  /** Counts no longer. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #due(): void {
    this.#timer = undefined;
    this.#parts.due();
  }

  /** While the host is away before the match: the player who sat down first among those who are there. */
  get heir(): Seat | undefined {
    const { status, gathering, seats } = this.#parts.table;
    if (status !== 'gathering') return undefined;
    const there = new Set(this.#parts.listeners().map(({ userData }) => userData!.lock));
    if (there.has(gathering.host)) return undefined;
    const [first] = seats.all.filter(({ open, lock }) => !open && there.has(lock)).sort((a, b) => a.turn - b.turn);
    return first;
  }
}
