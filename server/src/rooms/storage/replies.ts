import type { SeatId } from '@ironhex/shared/match';
import type { Answer } from '@ironhex/shared/protocol';
import type { Entry } from '../match/history/entries.ts';
import type { MatchQueue } from './queue.ts';

/** An answer now, or once the events of the command have been sent. */
export type Reply<T = object> = Answer<T> | Promise<Answer<T>>;

/** Kinds of entries that may be a secret of their seat. Their events go only to the viewers who may know. */
const SECRET: readonly Entry['kind'][] = ['done', 'back', 'rang', 'policy'];

/** What replies need from the session of their match. */
interface ReplyParts {
  readonly queue: MatchQueue;
  /** Is an event waiting to be sent to this seat? */
  hasNews(seat: SeatId): boolean;
  /** Gives answers to connections of these seats, after the state that these seats must see first. */
  tell(seats: ReadonlySet<SeatId>, give: () => void): void;
}

/** An answer that waits for the end of this turn of the event loop. */
interface Waiting {
  readonly seat: SeatId;
  readonly give: () => void;
}

/**
 * Times the answers to commands so that a player who measures them learns nothing about other seats. An answer waits
 * for the append under way if that concerns the seat anyway; any other answer goes out at the end of the present turn
 * of the event loop, whether or not another seat's secret is being stored meanwhile.
 */
export class Replies {
  readonly #parts: ReplyParts;
  /** Seats with an entry that is applied and not published yet. */
  readonly #seats = new Set<SeatId>();
  /** Such an entry is visible to everybody. */
  #everybody = false;
  #waiting: Waiting[] = [];
  #scheduled: NodeJS.Immediate | undefined;

  constructor(parts: ReplyParts) {
    this.#parts = parts;
  }

  /** An entry was applied. */
  applied(entry: Entry): void {
    if (!SECRET.includes(entry.kind)) this.#everybody = true;
    else if ('seat' in entry) this.#seats.add(entry.seat);
  }

  /** Everything that was applied is published. */
  published(): void {
    this.#seats.clear();
    this.#everybody = false;
  }

  /** Must a command of this seat be answered as if nothing was being stored? */
  mustHideAppend(seat: SeatId): boolean {
    return this.#parts.queue.appending && !this.#concerns(seat);
  }

  /** The answer to a command of this seat. */
  answer<T>(seat: SeatId, answer: Answer<T>): Reply<T> {
    if (this.#concerns(seat)) return this.#parts.queue.published(answer);
    this.#scheduled ??= setImmediate(() => this.#turn());
    return new Promise((resolve) => this.#waiting.push({ seat, give: () => resolve(answer) }));
  }

  /** Drops the answers that wait for the end of this turn. */
  cancel(): void {
    clearImmediate(this.#scheduled);
  }

  /** Does an unpublished entry come from this seat, or will this seat see it? */
  #concerns(seat: SeatId): boolean {
    return this.#everybody || this.#seats.has(seat) || this.#parts.hasNews(seat);
  }

  #turn(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#scheduled = undefined;
    this.#parts.tell(new Set(waiting.map(({ seat }) => seat)), () => {
      for (const { give } of waiting) give();
    });
  }
}
