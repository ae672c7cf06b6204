import type { Decision, SeatId } from '@ironhex/shared/match';
import type { Clocks } from '@ironhex/shared/protocol';
import type { Clock } from '../../clock.ts';

/** The time of one decision, in milliseconds of the match's {@link Clock}. */
export interface Running {
  readonly seat: SeatId;
  readonly decision: number;
  /** Until here it is free, from here on the bank is drawn. */
  readonly bankFrom: number;
  /** Time and bank are used up: the default is done. */
  readonly deadline: number;
}

const keyOf = ({ seat, id }: Pick<Decision, 'seat' | 'id'>): string => `${seat} ${id}`;

/**
 * The thinking time of every seat. Runs on the server's clock only, also for players who are away. A decision has its own
 * time first; what it takes beyond that is drawn from the seat's bank and does not come back.
 */
export class MatchClocks {
  readonly #clocks: Clocks;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #expired: (seat: SeatId, decision: number) => void;
  readonly #banks: Map<SeatId, number>;
  /** By seat and number of the decision. */
  readonly #running = new Map<string, Running>();
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

  /** The time of a decision; undefined when it is not asked, or without clocks. */
  running(decision: Pick<Decision, 'seat' | 'id'>): Running | undefined {
    return this.#running.get(keyOf(decision));
  }

  /** No clock runs. */
  get idle(): boolean {
    return this.#running.size === 0;
  }

  /** Stops the clocks of what is answered, starts those of what is newly asked. */
  update(pending: readonly Decision[], now: number): void {
    if (this.#clocks === 'none') return;
    const asked = new Map(pending.filter(({ committed }) => !committed).map((decision) => [keyOf(decision), decision]));
    for (const [key, { seat, bankFrom }] of this.#running) {
      if (asked.has(key)) continue;
      this.#banks.set(seat, Math.max(0, this.bank(seat) - Math.max(0, now - bankFrom)));
      this.#running.delete(key);
    }
    for (const [key, { seat, id, clock }] of asked) {
      if (this.#running.has(key)) continue;
      const bankFrom = now + this.#clocks[clock.class as 'plan' | 'react'] * 1000;
      this.#running.set(key, { seat, decision: id, bankFrom, deadline: bankFrom + this.bank(seat) });
    }
    this.#arm(now);
  }

  /** Nobody ran the match for so many milliseconds: what runs goes on with the time that was left then. */
  shift(milliseconds: number): void {
    for (const [key, running] of this.#running) {
      const [bankFrom, deadline] = [running.bankFrom + milliseconds, running.deadline + milliseconds];
      this.#running.set(key, { ...running, bankFrom, deadline });
    }
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
    for (const [key, running] of [...this.#running]) {
      // The default of one seat may have answered what another was asked, and asked it something new.
      if (running.deadline > now || this.#running.get(key) !== running) continue;
      this.#banks.set(running.seat, 0);
      this.#running.delete(key);
      this.#expired(running.seat, running.decision);
    }
    this.#arm(this.#clock.now());
  }
}
