import type { SeatId } from '@ironhex/shared/match';
import { isSeatEvent, type SeenEvent } from '@ironhex/shared/protocol';

/** Who left a seat, with event number `n`. */
interface Leaving {
  readonly n: number;
  readonly seat: SeatId;
  readonly was: string;
}

/** Who sat where when something happened: a log that is read later names those who did it, not those who sit there now. */
export class Sitters {
  readonly #left: Leaving[] = [];

  /** Takes note of events, in their order. */
  hear(events: readonly SeenEvent[]): void {
    for (const { n, seen } of events)
      if (isSeatEvent(seen) && seen.kind === 'seat-freed' && seen.was !== '')
        this.#left.push({ n, seat: seen.seat, was: seen.was });
  }

  /** Who sat on a seat at event number `n` and has left it since; undefined if nobody has. */
  at(seat: SeatId, n: number): string | undefined {
    return this.#left.find((leaving) => leaving.seat === seat && leaving.n > n)?.was;
  }
}
