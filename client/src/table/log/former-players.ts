import type { SeatId } from '@ironhex/shared/match';
import { isSeatEvent, type SeenEvent } from '@ironhex/shared/protocol';

/** A player left a seat with event number `n`. */
interface Leaving {
  readonly n: number;
  readonly seat: SeatId;
  readonly name: string;
}

/** Players who have left their seats: the log names the player of that time, not the current one. */
export class FormerPlayers {
  readonly #leavings: Leaving[] = [];

  /** Notes the players who leave in these events, which arrive in order. */
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
