import { drawLots, type Lots } from '@ironhex/shared/dice';
import type { SeatId, Timer } from '@ironhex/shared/match';
import { COUNTDOWN, type SeatEvent } from '@ironhex/shared/protocol';
import type { Blueprint } from './history/blueprint.ts';
import type { Entry, GatheredEntry, SettingsEntry } from './history/entries.ts';
import { type Seat, type Seats, sitterOf } from './seats/seats.ts';

/** The class of the countdown's clock; no ruleset has one that begins with `seat-`. */
const CLOCK = 'seat-countdown';

/** How people gather before a match: who is the host, what the host has decided, and when the match begins. */
export class Gathering {
  /** The hash of the host's secret. It is the lock of the host's seat too, unless the host only watches. */
  host: string;
  /** Nobody else can sit down. */
  locked = false;
  /** The match waits until everybody says to be ready; else it begins with the last who sits down. */
  waits: boolean;
  /** How often the settings were changed. */
  revision = 0;
  /** The seats with a force that an earlier host has chosen: it may be a secret from this one. */
  #inherited: ReadonlySet<SeatId>;
  readonly #seats: Seats;
  #countdown: Timer | undefined;
  /** How many countdowns there have been: no two have the same timer. */
  #count = 0;
  /** The lots that were drawn, in order: the record has them, and whoever reads it can draw them again. */
  readonly #lots: Lots[] = [];
  /** The locks of the players for whom lots were drawn last; empty before that. */
  #drawnFor: readonly string[] = [];

  constructor(
    seats: Seats,
    { seats: all, waits = false, rematch = 0 }: Pick<Blueprint, 'seats' | 'waits' | 'rematch'>,
  ) {
    this.#seats = seats;
    this.host = (all.find(({ computer }) => !computer) ?? all[0]!).lock;
    this.waits = waits;
    // The host of a rematch may be another one than that of the match before.
    this.#inherited = new Set(rematch > 0 ? all.map(({ id }) => id) : []);
  }

  /** Whether the force of a seat was chosen by an earlier host, and not by this one. */
  inherits(seat: SeatId): boolean {
    return this.#inherited.has(seat);
  }

  /** The host's seat; undefined if the host only watches. */
  get seatOfHost(): Seat | undefined {
    return this.#seats.all.find(({ lock }) => lock === this.host);
  }

  /** What the host is called; empty before the host has sat down. */
  get nameOfHost(): string {
    const seat = this.seatOfHost;
    return seat ? sitterOf(seat) : '';
  }

  /** Whether lots were drawn for exactly the players who sit here. */
  get drawn(): boolean {
    return this.#drawnFor.length > 0 && this.#drawnFor.toSorted().join() === this.#people.toSorted().join();
  }

  /** The lots that were drawn, in order. */
  get lots(): readonly Lots[] {
    return this.#lots;
  }

  get #people(): readonly string[] {
    return this.#seats.all.filter(({ open }) => !open).map(({ lock }) => lock);
  }

  /** A player has made a new secret for the own seat: a host stays the host, and lots are not drawn again for that. */
  relocked(seat: SeatId, lock: string): void {
    const before = this.#seats.get(seat).lock;
    if (before === this.host) this.host = lock;
    this.#drawnFor = this.#drawnFor.map((each) => (each === before ? lock : each));
  }

  /** Applies an entry; gives the event for all viewers. */
  happen(entry: GatheredEntry): SeatEvent | undefined {
    const seats = this.#seats;
    switch (entry.kind) {
      case 'ready':
        seats.get(entry.seat).ready = entry.ready;
        return undefined;
      case 'stood':
        return seats.stand(entry);
      case 'moved': {
        const { by, from, to } = entry;
        if (by === 'lot') this.#lots.push({ salts: from.map((id) => seats.get(id).salt), from, to });
        const event = seats.move(entry);
        if (by === 'lot') this.#drawnFor = this.#people;
        return event;
      }
      case 'closed':
        seats.get(entry.seat).closed = entry.closed;
        this.#doubt();
        return { kind: 'seat-closed', seat: entry.seat, closed: entry.closed };
      case 'locked':
        this.locked = entry.locked;
        return { kind: 'seat-locked', locked: entry.locked };
      case 'hosted': {
        const { lock, name } = seats.get(entry.seat);
        this.host = lock;
        this.#inherited = new Set(seats.all.map(({ id }) => id));
        return { kind: 'seat-hosted', seat: entry.seat, name, why: entry.why };
      }
    }
  }

  /** Changes the settings. */
  change({ plan, locks, changed, kept = [] }: SettingsEntry): SeatEvent {
    this.#seats.arrange(plan.seats, locks);
    this.#inherited = new Set(kept.filter((seat) => this.inherits(seat)));
    this.#doubt();
    return { kind: 'seat-settings', byName: this.nameOfHost, changed };
  }

  /**
   * Takes the ready marks of all players but the host: they agreed to something else. From then on the match waits for
   * marks: the others must see what they will play.
   */
  #doubt(): void {
    this.waits = true;
    this.revision += 1;
    const own = this.seatOfHost;
    for (const seat of this.#seats.all) if (seat !== own && !seat.computer) seat.ready = false;
  }

  /** Draws lots: gives the new seats of the players on {@link Seats.wanted}, in the same order. */
  lot(secret: string): readonly SeatId[] {
    const { wanted } = this.#seats;
    return drawLots(secret, { salts: wanted.map(({ salt }) => salt), from: wanted.map(({ id }) => id) });
  }

  /**
   * Begins a countdown, continues it, or ends it. `fits`: the player can begin with the force of this seat; who cannot is
   * not ready any more, not even the host.
   */
  count(fits: (seat: Seat) => boolean): void {
    for (const seat of this.#seats.all) seat.ready &&= fits(seat);
    const ready = this.waits && this.#seats.wanted.every((seat) => !seat.open && seat.ready);
    if (!ready) this.#countdown = undefined;
    else this.#countdown ??= { id: -++this.#count, clock: { class: CLOCK, seconds: COUNTDOWN } };
  }

  /** Begins the countdown anew after a takeover: returning players get all of it again. */
  countAnew(): void {
    this.#countdown = undefined;
  }

  /** The countdown as a timer for the clocks of the match; empty without one. */
  get timers(): readonly Timer[] {
    return this.#countdown ? [this.#countdown] : [];
  }

  /** The entry for when this timer has ended; undefined if it is not the countdown. */
  due(timer: number, at: number): Entry | undefined {
    return this.#countdown?.id === timer ? { kind: 'begun', at } : undefined;
  }
}
