import type { SeatId } from '@ironhex/shared/match';
import { isSeatEvent, type SeenEvent } from '@ironhex/shared/protocol';

/** A player left a seat with event number `n`. */
interface Leaving {
  readonly n: number;
  readonly seat: SeatId;
  readonly name: string;
}

/** Players who have left their seats: a log that is read later names the player of then, not the one of now. */
export class FormerPlayers {
  readonly #leavings: Leaving[] = [];

  /** Notes who leaves in these events, which come in their order. */
  note(events: readonly SeenEvent[]): void {
    for (const { n, seen } of events)
      if (isSeatEvent(seen) && seen.kind === 'seat-freed' && seen.was !== '')
        this.#leavings.push({ n, seat: seen.seat, name: seen.was });
  }

  /** The player of a seat at event number `n`, if that player has left it since. */
  at(seat: SeatId, n: number): string | undefined {
    return this.#leavings.find((leaving) => leaving.seat === seat && leaving.n > n)?.name;
  }
}
