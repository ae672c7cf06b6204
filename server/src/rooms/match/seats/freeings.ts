import type { SeatId, Timer } from '@ironhex/shared/match';
import type { Entry, FreeingEntry, ResumedEntry } from '../history/entries.ts';

/** The class of the clock that a request has; no ruleset has one that begins with `seat-`. */
const CLOCK = 'seat-freeing';

/** A request of the host, until it takes effect or is ended. */
interface Request extends Pick<FreeingEntry, 'seat' | 'by' | 'lock'> {
  /** Runs until the player of the seat can no longer object. Its number is below zero, where no ruleset has any. */
  readonly timer: Timer;
  /** The player has acted in the match since, so the seat stays theirs when the time is up. */
  acted: boolean;
}

/**
 * The host's requests to free seats in the middle of the match. Whether the player of such a seat has acted stays
 * hidden until the time is up: the act may have been the answer to a secret decision.
 */
export class Freeings {
  readonly #open = new Map<SeatId, Request>();
  /** By seat, when the host can ask again: epoch milliseconds of the server's clock. */
  readonly #askAgain = new Map<SeatId, number>();
  /** The number of requests so far, so that no two have the same timer. */
  #count = 0;

  /** The host asks. */
  open({ seat, by, lock, seconds }: FreeingEntry): void {
    const timer = { id: -++this.#count, clock: { class: CLOCK, seconds } };
    this.#open.set(seat, { seat, by, lock, timer, acted: false });
  }

  /** The seat is free, or stays its player's: then the host can ask again after as long as the player had to object. */
  close(seat: SeatId, { kind, at }: Pick<Entry, 'kind' | 'at'>): void {
    const seconds = this.#open.get(seat)?.timer.clock.seconds;
    if (kind === 'kept' && seconds !== undefined) this.#askAgain.set(seat, at + seconds * 1000);
    this.#open.delete(seat);
  }

  /** The request for this seat; undefined if there is none. */
  of(seat: SeatId): Readonly<Request> | undefined {
    return this.#open.get(seat);
  }

  /** The timers of the requests, for the match's clocks. */
  get timers(): readonly Timer[] {
    return [...this.#open.values()].map(({ timer }) => timer);
  }

  /** Whether a secret with this hash will open a seat once that is free. */
  awaits(lock: string): boolean {
    return [...this.#open.values()].some((request) => request.lock === lock);
  }

  /** The player of a seat has done something. */
  note(seat: SeatId): void {
    const request = this.#open.get(seat);
    if (request) request.acted = true;
  }

  /** The entry at the end of this timer; undefined if it belongs to no request. */
  due(timer: number, at: number): Entry | undefined {
    const request = [...this.#open.values()].find(({ timer: { id } }) => id === timer);
    if (!request) return undefined;
    const { seat, by, lock, acted } = request;
    return acted ? { kind: 'kept', at, seat } : { kind: 'relocked', at, seat, lock, by };
  }

  /** Milliseconds until the host can ask again to free this seat; 0 if that is now. */
  rest(seat: SeatId, now: number): number {
    return Math.max(0, (this.#askAgain.get(seat) ?? 0) - now);
  }

  /** Whether the host must wait at this time before asking about the seat again. */
  restsAt(now: number): boolean {
    return [...this.#askAgain.keys()].some((seat) => this.rest(seat, now) > 0);
  }

  /** The match stood still for a while: extends all waiting times by that. */
  shift({ from, at }: ResumedEntry): void {
    for (const [seat, until] of this.#askAgain) if (until > from) this.#askAgain.set(seat, until + at - from);
  }
}
