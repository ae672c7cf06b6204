import type { Decision, SeatId } from '@ironhex/shared/match';
import type { Clocks } from '@ironhex/shared/protocol';
import type { Clock } from '../../clock.ts';

/** The time of one decision, in milliseconds of the match's {@link Clock}. */
export interface Running {
  readonly decision: number;
  /** Until here it is free, from here on the bank is drawn. */
  readonly bankFrom: number;
  /** Time and bank are used up: the default is done. */
  readonly deadline: number;
}

/**
 * The thinking time of every seat. Runs on the server's clock only, also for players who are away. A decision has its own
 * time first; what it takes beyond that is drawn from the seat's bank and does not come back.
 */
export class MatchClocks {
  readonly #clocks: Clocks;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #expired: (seat: SeatId, decision: number) => void;
  readonly #banks: Map<SeatId, number>;
  readonly #running = new Map<SeatId, Running>();
  #timer: NodeJS.Timeout | undefined;

  constructor(
    clocks: Clocks,
    seats: readonly SeatId[],
    clock: Pick<Clock, 'now'>,
    expired: (seat: SeatId, decision: number) => void,
  ) {
    this.#clocks = clocks;
    this.#clock = clock;
    this.#expired = expired;
    const bank = clocks === 'none' ? 0 : clocks.bank * 1000;
    this.#banks = new Map(seats.map((seat) => [seat, bank]));
  }

  /** Milliseconds left in a seat's bank, without what a running decision is drawing. */
  bank(seat: SeatId): number {
    return this.#banks.get(seat) ?? 0;
  }

  /** The time of what a seat is asked; undefined when nothing is asked, or without clocks. */
  running(seat: SeatId): Running | undefined {
    return this.#running.get(seat);
  }

  /** No clock runs. */
  get idle(): boolean {
    return this.#running.size === 0;
  }

  /** Stops the clocks of what is answered, starts those of what is newly asked. */
  update(pending: readonly Decision<unknown>[], now: number): void {
    if (this.#clocks === 'none') return;
    const asked = new Map(pending.map((decision) => [decision.seat, decision]));
    for (const [seat, { decision, bankFrom }] of this.#running) {
      if (asked.get(seat)?.id === decision) continue;
      this.#banks.set(seat, Math.max(0, this.bank(seat) - Math.max(0, now - bankFrom)));
      this.#running.delete(seat);
    }
    for (const [seat, { id, pace }] of asked) {
      if (this.#running.has(seat)) continue;
      const bankFrom = now + this.#clocks[pace] * 1000;
      this.#running.set(seat, { decision: id, bankFrom, deadline: bankFrom + this.bank(seat) });
    }
    this.#arm(now);
  }

  /** Nobody ran the match for so many milliseconds: what runs goes on with the time that was left then. */
  shift(milliseconds: number): void {
    for (const [seat, { decision, bankFrom, deadline }] of this.#running)
      this.#running.set(seat, { decision, bankFrom: bankFrom + milliseconds, deadline: deadline + milliseconds });
  }

  /** Nothing rings until the next {@link MatchClocks.update}. */
  rest(): void {
    clearTimeout(this.#timer);
  }

  /** No clock runs any more. */
  stop(): void {
    this.#running.clear();
    clearTimeout(this.#timer);
  }

  #arm(now: number): void {
    clearTimeout(this.#timer);
    if (this.#running.size === 0) return;
    const first = Math.min(...[...this.#running.values()].map(({ deadline }) => deadline));
    this.#timer = setTimeout(() => this.#ring(), Math.max(1, first - now));
  }

  #ring(): void {
    const now = this.#clock.now();
    for (const [seat, running] of [...this.#running]) {
      // The default of one seat may have answered what another was asked, and asked it something new.
      if (running.deadline > now || this.#running.get(seat) !== running) continue;
      this.#banks.set(seat, 0);
      this.#running.delete(seat);
      this.#expired(seat, running.decision);
    }
    this.#arm(this.#clock.now());
  }
}
