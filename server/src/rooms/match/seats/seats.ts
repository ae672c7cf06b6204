import type { SeatId, SeatPlan } from '@ironhex/shared/match';
import type { SeatEvent } from '@ironhex/shared/protocol';
import { type Blueprint, opens } from '../history/blueprint.ts';
import type { FreeingEntry, KeptEntry, RelockedEntry, SatEntry } from '../history/entries.ts';
import { Answers } from './answers.ts';

/** A place at the table and its player. */
export interface Seat {
  readonly id: SeatId;
  readonly side: number;
  readonly answers: Answers;
  /** Who brings its force. */
  readonly brings: SeatPlan['brings'];
  /** Its force; null: none, or none yet. */
  force: object | null;
  /** The hash of the secret that opens it. */
  lock: string;
  /** No player sits here: none has sat down yet, or the host has freed the seat. */
  open: boolean;
  /** The current or last player of the seat; empty if it never had one. */
  name: string;
  /** The earlier players of the seat, the first one first, if it has changed hands since the match began. */
  earlier: readonly string[];
  salt: string;
  wantsRematch: boolean;
}

/** The seat of a connection, and the lock that its secret opened; both null for spectators. */
interface SeatKey {
  readonly seat: SeatId | null;
  readonly lock: string | null;
}

/** The name of a seat's current player; empty if it has none. */
export const sitterOf = ({ open, name }: Seat): string => (open ? '' : name);

/**
 * The name of the player whom the current one replaced in the middle of the match; empty without one. The two may have
 * the same name, and may be different people.
 */
export const replacedBy = ({ open, earlier }: Seat): string => (open ? '' : (earlier.at(-1) ?? ''));

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
        earlier: [],
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
   * Whether this guest may still act and receive anything. Spectators always may. A player may as long as the seat has
   * the lock with which the player joined: a new lock shuts out all connections with another one.
   */
  admits({ seat, lock }: SeatKey): boolean {
    return seat === null || this.get(seat).lock === lock;
  }

  /**
   * A player sits down. Once the match has begun the salt stays, since the dice are bound to it. Gives the event
   * for all viewers, if another player sat there before and has left.
   */
  sit({ seat: id, name, salt, lock, force }: SatEntry, begun: boolean): SeatEvent | undefined {
    const seat = this.get(id);
    const { open, name: was } = seat;
    Object.assign(seat, { name, open: false, salt: begun ? seat.salt : salt, lock: lock ?? seat.lock });
    if (force && !begun) seat.force = force;
    if (!open || was === '') return undefined;
    if (begun) seat.earlier = [...seat.earlier, was];
    return { kind: 'seat-taken', seat: id, name, was };
  }

  /** A seat gets a new lock; if another seat made it, it is free. Gives the event for all viewers. */
  relock({ seat: id, lock, by }: RelockedEntry): SeatEvent | undefined {
    const seat = this.get(id);
    const name = sitterOf(seat);
    seat.lock = lock;
    // Old entries, from before seats could be freed, do not name the seat that made them.
    if (by === undefined) return undefined;
    if (by === id) return { kind: 'seat-renewed', seat: id, name };
    Object.assign(seat, { open: true, wantsRematch: false });
    return { kind: 'seat-freed', seat: id, by, byName: sitterOf(this.get(by)), was: name };
  }

  /** The event for all viewers when the host asks to free a seat. */
  asked({ seat, by, seconds }: FreeingEntry): SeatEvent {
    const [name, byName] = [seat, by].map((id) => sitterOf(this.get(id))) as [string, string];
    return { kind: 'seat-asked', seat, by, byName, name, seconds };
  }

  /** The event for all viewers when its player keeps the seat after that. */
  kept({ seat, by }: KeptEntry): SeatEvent {
    const byName = by === undefined ? '' : sitterOf(this.get(by));
    return { kind: 'seat-kept', seat, name: sitterOf(this.get(seat)), by: by ?? null, byName };
  }

  /** Whether every seat has a player. */
  get full(): boolean {
    return this.all.every(({ open }) => !open);
  }

  get allWantRematch(): boolean {
    return this.all.every(({ wantsRematch }) => wantsRematch);
  }
}
