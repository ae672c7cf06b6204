import type { SeatId } from '@ironhex/shared/match';
import { Answers } from './answers.ts';
import { type Blueprint, opens } from './blueprint.ts';
import type { Guest } from './guest.ts';

/** A place at the table and who has taken it. */
export interface Seat {
  readonly id: SeatId;
  readonly side: number;
  readonly answers: Answers;
  /** The hash of the secret that opens it. */
  lock: string;
  /** Empty until somebody sat down. */
  name: string;
  salt: string;
  wantsRematch: boolean;
}

/** The places of a match, in playing order. */
export class Seats {
  readonly all: readonly Seat[];

  constructor(blueprint: Pick<Blueprint, 'seats'>) {
    this.all = blueprint.seats.map(({ id, side, lock }) => ({
      id,
      side,
      lock,
      answers: new Answers(),
      name: '',
      salt: '',
      wantsRematch: false,
    }));
  }

  get(id: SeatId): Seat {
    const found = this.all.find((seat) => seat.id === id);
    if (!found) throw new Error(`no seat ${id}`);
    return found;
  }

  /** The seat that a secret opens. Every lock is tried, so that the time taken tells nothing. */
  openedBy(secret: string): SeatId | undefined {
    return this.all.filter(({ lock }) => opens(secret, lock)).at(0)?.id;
  }

  /**
   * May this guest still act and be shown something? Spectators always may. A player may as long as the seat has the
   * lock that the player came by: a new lock shuts out everybody who came by another one.
   */
  admits({ seat, lock }: Pick<Guest, 'seat' | 'lock'>): boolean {
    return seat === null || this.get(seat).lock === lock;
  }

  /** Has somebody sat down everywhere? */
  get full(): boolean {
    return this.all.every(({ name }) => name !== '');
  }

  get allWantRematch(): boolean {
    return this.all.every(({ wantsRematch }) => wantsRematch);
  }
}
