import type { SeatId, SeatPlan } from '@ironhex/shared/match';
import type { SeatEvent } from '@ironhex/shared/protocol';
import { Answers } from './answers.ts';
import { type Blueprint, opens } from './blueprint.ts';
import type { Relocked, Sat } from './entries.ts';

/** A place at the table and who has taken it. */
export interface Seat {
  readonly id: SeatId;
  readonly side: number;
  readonly answers: Answers;
  /** Who brings its force. */
  readonly brings: SeatPlan['brings'];
  /** What it brings; null if nothing, or nothing yet. */
  force: object | null;
  /** The hash of the secret that opens it. */
  lock: string;
  /** No player sits here: none has sat down yet, or the host has freed the seat. */
  open: boolean;
  /** The player who sits here, or sat here last; empty if none ever did. */
  name: string;
  salt: string;
  wantsRematch: boolean;
}

/** The seat of a connection, and the lock that its secret opened; both null for spectators. */
export interface SeatKey {
  readonly seat: SeatId | null;
  readonly lock: string | null;
}

/** The name of the player who sits on a seat now; empty if none does. */
export const sitterOf = ({ open, name }: Seat): string => (open ? '' : name);

/** The places of a match, in playing order. */
export class Seats {
  readonly all: readonly Seat[];

  constructor(blueprint: Pick<Blueprint, 'seats'>) {
    this.all = blueprint.seats.map(
      ({ id, side, lock, force, brings }): Seat => ({
        id,
        side,
        lock,
        force,
        brings: brings ?? 'host',
        answers: new Answers(),
        open: true,
        name: '',
        salt: '',
        wantsRematch: false,
      }),
    );
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
   * lock that the player came by: a new lock shuts out every connection with another one.
   */
  admits({ seat, lock }: SeatKey): boolean {
    return seat === null || this.get(seat).lock === lock;
  }

  /**
   * A player sits down. Once the match has begun the salt stays, since the dice are bound to it. Gives what everybody
   * is told, if another player sat there before and has left.
   */
  sit({ seat: id, name, salt, lock, force }: Sat, begun: boolean): SeatEvent | undefined {
    const seat = this.get(id);
    const { open, name: was } = seat;
    Object.assign(seat, { name, open: false, salt: begun ? seat.salt : salt, lock: lock ?? seat.lock });
    if (force && !begun) seat.force = force;
    return open && was !== '' ? { kind: 'seat-taken', seat: id, name, was } : undefined;
  }

  /** A seat gets a new lock; if another seat made it, it is free. Gives what everybody is told. */
  relock({ seat: id, lock, by }: Relocked): SeatEvent | undefined {
    const seat = this.get(id);
    const name = sitterOf(seat);
    seat.lock = lock;
    // Entries of before seats could be freed do not say who made them.
    if (by === undefined) return undefined;
    if (by === id) return { kind: 'seat-renewed', seat: id, name };
    Object.assign(seat, { open: true, wantsRematch: false });
    return { kind: 'seat-freed', seat: id, by, byName: sitterOf(this.get(by)), was: name };
  }

  /** Does a player sit on every seat? */
  get full(): boolean {
    return this.all.every(({ open }) => !open);
  }

  get allWantRematch(): boolean {
    return this.all.every(({ wantsRematch }) => wantsRematch);
  }
}
