import type { LevelId, SeatId, SeatPlan } from '@ironhex/shared/match';
import { computerName, type SeatEvent } from '@ironhex/shared/protocol';
import { type Blueprint, opens, type PlannedSeat } from '../history/blueprint.ts';
import type {
  CoverEntry,
  FreeingEntry,
  KeptEntry,
  MovedEntry,
  RelockedEntry,
  SatEntry,
  StoodEntry,
} from '../history/entries.ts';
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
  /** Its player lets everybody read the record of the match. */
  unsealed: boolean;
  /** The rules play without it, too. */
  readonly optional: boolean;
  /** Before the match: it is left out. */
  closed: boolean;
  /** Before the match: its player says to be ready. */
  ready: boolean;
  /** Before the match: players sat down in this order; 0 while the seat is open. */
  turn: number;
  /** When its player sat down, in epoch milliseconds; 0 while the seat is open. */
  since: number;
  /** The tag of its player, see `SatEntry`; empty if unknown. It is sent to nobody. */
  person: string;
  /** How well the computer plays that holds it; undefined if none does. */
  computer: LevelId | undefined;
  /** How well the computer plays that plays for its player, who is away; undefined if none does. */
  cover: LevelId | undefined;
  /** The seats whose players would let a computer do so. */
  offers: readonly SeatId[];
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

/** What a computer adds to the dice: nothing that anybody does not know. */
const COMPUTER_SALT = 'computer';

/** A computer sits here from the beginning, and is always ready. */
const computerAt = (computer: LevelId) => ({
  ...{ computer, open: false, name: computerName(computer), salt: COMPUTER_SALT, ready: true, wantsRematch: true },
});

/** No computer plays for the player of the seat, and nobody wants that. */
const NOT_COVERED = { cover: undefined, offers: [] };

/** A seat as a plan has it: nobody has sat on it yet, unless it is a computer's. */
const plannedSeat = ({ id, side, lock, force, brings, optional, computer }: Blueprint['seats'][number]): Seat => ({
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
  unsealed: false,
  optional: optional ?? false,
  closed: false,
  ready: false,
  turn: 0,
  since: 0,
  person: '',
  computer: undefined,
  ...NOT_COVERED,
  ...(computer && computerAt(computer)),
});

/** What goes with a player from seat to seat. A force does not: it may be good for one seat only. */
const personOf = ({ lock, open, name, salt, wantsRematch, turn, since, person, computer }: Seat) => ({
  ...{ lock, open, name, salt, wantsRematch, turn, since, person, computer },
});

/** Nobody sits here. */
const NOBODY = {
  ...{ open: true, name: '', salt: '', wantsRematch: false, ready: false },
  ...{ turn: 0, since: 0, person: '', computer: undefined },
  ...NOT_COVERED,
};

/** The places of a match, in playing order. */
export class Seats {
  #all: readonly Seat[];
  #turns = 0;

  constructor(blueprint: Pick<Blueprint, 'seats'>) {
    this.#all = blueprint.seats.map(plannedSeat);
  }

  get all(): readonly Seat[] {
    return this.#all;
  }

  #find(id: SeatId): Seat | undefined {
    return this.all.find((seat) => seat.id === id);
  }

  /** The name of the player who sits there; empty if nobody does, and for a host without a seat. */
  #nameOf(id: SeatId): string {
    const seat = this.#find(id);
    return seat ? sitterOf(seat) : '';
  }

  get(id: SeatId): Seat {
    const found = this.#find(id);
    if (!found) throw new Error(`no seat ${id}`);
    return found;
  }

  has(id: SeatId): boolean {
    return this.#find(id) !== undefined;
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
    return seat === null || this.#find(seat)?.lock === lock;
  }

  /**
   * A player sits down. Once the match has begun the salt stays, since the dice are bound to it. Gives the event
   * for all viewers, if another player sat there before and has left.
   */
  sit({ seat: id, at, name, salt, lock, force, person }: SatEntry, begun: boolean): SeatEvent | undefined {
    const seat = this.get(id);
    const { open, name: was } = seat;
    Object.assign(seat, { name, open: false, salt: begun ? seat.salt : salt, lock: lock ?? seat.lock });
    if (force && !begun) seat.force = force;
    if (open) Object.assign(seat, { turn: ++this.#turns, since: at, person: person ?? '' });
    // What the player brings, or is called, may be different now.
    seat.ready = false;
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
    const { name: _name, salt: _salt, ...left } = NOBODY;
    Object.assign(seat, left);
    return { kind: 'seat-freed', seat: id, by, byName: this.#nameOf(by), was: name };
  }

  /** A computer plays for the player of a seat, or does no longer, or somebody wants it to. Gives the event for all viewers. */
  cover(entry: CoverEntry): SeatEvent {
    const seat = this.get(entry.seat);
    const { id, name, offers } = seat;
    if (entry.kind === 'offered') {
      seat.offers = [...new Set([...offers, entry.by])];
      return { kind: 'seat-offered', seat: id, name, by: entry.by, byName: this.#nameOf(entry.by) };
    }
    Object.assign(seat, NOT_COVERED, entry.kind === 'covered' ? { cover: entry.level } : {});
    return { kind: entry.kind === 'covered' ? 'seat-covered' : 'seat-returned', seat: id, name };
  }

  /**
   * Other seats, or other forces of the host's, from now on. Seats that were there before keep their players and what these
   * brought; the others are opened by `locks`.
   */
  arrange(planned: readonly PlannedSeat[], locks: Readonly<Record<SeatId, string>>): void {
    this.#all = planned.map((plan): Seat => {
      const known = this.#find(plan.id);
      const seat = plannedSeat({ ...plan, lock: locks[plan.id] ?? known?.lock ?? '' });
      if (!known || known.computer !== seat.computer) return seat;
      const force = seat.brings === 'player' && known.brings === 'player' ? known.force : seat.force;
      return { ...seat, ...personOf(known), force, ready: known.ready, closed: seat.optional && known.closed };
    });
  }

  /** A player leaves the seat before the match; the seat is opened by `lock`, if there is one, from then on. */
  stand({ seat: id, lock }: StoodEntry): SeatEvent {
    const seat = this.get(id);
    const { name } = seat;
    Object.assign(seat, NOBODY, { lock: lock ?? seat.lock, force: seat.brings === 'player' ? null : seat.force });
    return { kind: 'seat-left', seat: id, name };
  }

  /** People change places, with the secrets that open them. Who brings a force brings it anew. */
  move({ from, to, by }: MovedEntry): SeatEvent {
    const people = from.map((id) => personOf(this.get(id)));
    for (const [index, id] of to.entries()) {
      const seat = this.get(id);
      Object.assign(seat, people[index], {
        ready: people[index]!.computer !== undefined,
        force: seat.brings === 'player' ? null : seat.force,
      });
    }
    return { kind: 'seat-moved', by, seats: Object.fromEntries(this.all.map((seat) => [seat.id, sitterOf(seat)])) };
  }

  /** Seats that are left out are no part of the match that begins now. */
  dropClosed(): void {
    this.#all = this.all.filter(({ closed }) => !closed);
  }

  /** The seats as a blueprint has them, with the locks of now. Forces are those of the host. */
  get planned(): Blueprint['seats'] {
    return this.all.map(({ id, side, force, brings, lock, optional, computer }) => ({
      ...{ id, side, lock },
      ...(computer ? { computer } : {}),
      force: brings === 'host' ? force : null,
      ...(brings === 'host' ? {} : { brings }),
      ...(optional ? { optional } : {}),
    }));
  }

  /** The seats that the match needs. */
  get wanted(): readonly Seat[] {
    return this.all.filter(({ closed }) => !closed);
  }

  /** The event for all viewers when the host asks to free a seat. */
  asked({ seat, by, seconds }: FreeingEntry): SeatEvent {
    return { kind: 'seat-asked', seat, by, byName: this.#nameOf(by), name: this.#nameOf(seat), seconds };
  }

  /** The event for all viewers when its player keeps the seat after that. */
  kept({ seat, by }: KeptEntry): SeatEvent {
    const byName = by === undefined ? '' : this.#nameOf(by);
    return { kind: 'seat-kept', seat, name: this.#nameOf(seat), by: by ?? null, byName };
  }

  /**
   * The seats of one side on which players sit, without free ones: who holds the invitation to one, the host perhaps, does
   * not belong to that side yet.
   */
  sittingWith(id: SeatId): readonly Seat[] {
    const { side } = this.get(id);
    return this.wanted.filter((seat) => seat.side === side && !seat.open);
  }

  /** Whether every seat has a player. */
  get full(): boolean {
    return this.wanted.every(({ open }) => !open);
  }

  /** Whether only computers sit beside this seat, on which a person sits. */
  isAlone(id: SeatId): boolean {
    return this.all.every((seat) => (seat.computer === undefined) === (seat.id === id));
  }

  /** Whether every side lets everybody read the record; one of computers only does. */
  get unsealed(): boolean {
    const sides = [...Map.groupBy(this.all, ({ side }) => side).values()];
    return sides.every((seats) => seats.some(({ unsealed }) => unsealed) || seats.every(({ computer }) => computer));
  }

  /** Whether all are computers: nobody sits down, and nobody is waited for. */
  get noPeople(): boolean {
    return this.wanted.every(({ computer }) => computer !== undefined);
  }

  get allWantRematch(): boolean {
    return !this.noPeople && this.all.every(({ wantsRematch }) => wantsRematch);
  }
}
