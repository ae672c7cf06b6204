import type { SeatId } from '@ironhex/shared/match';
import type { Listener } from '../../sync/client.ts';

interface AbsencesParts {
  /** Everybody who is connected. */
  listeners(): readonly Listener[];
  seats(): readonly SeatId[];
  now(): number;
}

/** Since when the players of seats are away. After a restart it counts anew. */
export class Absences {
  readonly #parts: AbsencesParts;
  readonly #since = new Map<SeatId, number>();

  constructor(parts: AbsencesParts) {
    this.#parts = parts;
  }

  /** Somebody has come or gone. */
  look(): void {
    const { listeners, seats, now } = this.#parts;
    const there = new Set(listeners().map(({ userData }) => userData!.seat));
    for (const seat of seats())
      if (there.has(seat)) this.#since.delete(seat);
      else if (!this.#since.has(seat)) this.#since.set(seat, now());
  }

  /** Milliseconds for which no page of this seat has been connected; 0 while one is. */
  of(seat: SeatId): number {
    this.look();
    return this.#parts.now() - (this.#since.get(seat) ?? this.#parts.now());
  }
}
