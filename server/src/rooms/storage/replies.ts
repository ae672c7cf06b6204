import type { SeatId } from '@ironhex/shared/match';
import type { Entry } from '../match/history/entries.ts';

/** Kinds of entries that may be a secret, of their seat if they have one. What they lead to is told as events to those who may know. */
const SECRET: readonly Entry['kind'][] = ['done', 'back', 'rang', 'policy'];

/** Whose entries have happened and have not been told yet: they are being stored, or soon will be. */
export class Untold {
  readonly #seats = new Set<SeatId>();
  #everybody = false;

  add(entry: Entry): void {
    if (!SECRET.includes(entry.kind)) this.#everybody = true;
    else if ('seat' in entry) this.#seats.add(entry.seat);
  }

  /** Everything has been told. */
  clear(): void {
    this.#seats.clear();
    this.#everybody = false;
  }

  /** Did the seat do something of it itself, or is something of it open to everybody? */
  concerns(seat: SeatId): boolean {
    return this.#everybody || this.#seats.has(seat);
  }
}

/** An answer that waits for the end of this turn of the event loop. */
interface Waiting {
  readonly seat: SeatId;
  readonly give: () => void;
}

/**
 * Gives answers that have changed nothing at the end of the turn of the event loop in which they were asked for, whether
 * or not something is being stored meanwhile: a player who clocks refusals must not learn from them that the other seat
 * did something.
 */
export class Asides {
  readonly #tell: (seats: ReadonlySet<SeatId>, give: () => void) => void;
  #waiting: Waiting[] = [];
  #scheduled: NodeJS.Immediate | undefined;

  /** `tell` gives answers to lines of these seats, and shows before what the seats must see first. */
  constructor(tell: (seats: ReadonlySet<SeatId>, give: () => void) => void) {
    this.#tell = tell;
  }

  /** The answer to a line of this seat. */
  answer<T>(seat: SeatId, answer: T): Promise<T> {
    this.#scheduled ??= setImmediate(() => this.#turn());
    return new Promise((resolve) => this.#waiting.push({ seat, give: () => resolve(answer) }));
  }

  /** Nothing is answered any more. */
  cancel(): void {
    clearImmediate(this.#scheduled);
  }

  #turn(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#scheduled = undefined;
    this.#tell(new Set(waiting.map(({ seat }) => seat)), () => {
      for (const { give } of waiting) give();
    });
  }
}
