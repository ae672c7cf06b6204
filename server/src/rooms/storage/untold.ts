import type { SeatId } from '@ironhex/shared/match';
import type { Entry } from '../match/entries.ts';

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
