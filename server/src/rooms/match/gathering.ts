import { provableDice } from '@ironhex/shared/dice';
import { engineRefusal, type Refusal, type SeatId, type Timer } from '@ironhex/shared/match';
import { COUNTDOWN, type SeatEvent } from '@ironhex/shared/protocol';
import type { AnyRuleset, Blueprint } from './history/blueprint.ts';
import type { Entry, GatheredEntry, SettingsEntry } from './history/entries.ts';
import { type Seat, type Seats, sitterOf } from './seats/seats.ts';

/** The class of the countdown's clock; no ruleset has one that begins with `seat-`. */
const CLOCK = 'seat-countdown';

/** Why a player cannot begin with the force brought to this seat; undefined if nothing is in the way. */
export const misfitOf = (
  ruleset: AnyRuleset,
  { options, board, position }: Pick<Blueprint, 'options' | 'board' | 'position'>,
  { wanted }: Seats,
  seat: Seat,
): Refusal | undefined => {
  if (seat.brings !== 'player' || seat.open) return undefined;
  if (!seat.force) return engineRefusal('force-missing', null);
  const alone = wanted.map(({ id, side, force, brings }) => ({
    id,
    side,
    force: brings === 'player' && id !== seat.id ? null : force,
  }));
  return ruleset.checkSetup({ options, board, seats: alone, position })[0];
};

/** How people gather before a match: who is the host, what the host has decided, and when the match begins. */
export class Gathering {
  /** The hash of the host's secret, which also opens the host's seat, unless the host only watches. */
  host: string;
  /** Nobody else can sit down. */
  locked = false;
  /** The match waits until everybody says to be ready; else it begins with the last who sits down. */
  waits: boolean;
  /** How often the settings were changed. */
  revision = 0;
  readonly #seats: Seats;
  #countdown: Timer | undefined;
  /** How many countdowns there have been: no two have the same timer. */
  #count = 0;
  /** Those for whom sides were drawn by lot last, by their locks; empty if they never were. */
  #drawnFor = '';

  constructor(seats: Seats, { seats: [first], waits = false }: Pick<Blueprint, 'seats' | 'waits'>) {
    this.#seats = seats;
    this.host = first!.lock;
    this.waits = waits;
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

  /** Were sides drawn by lot for just the people who sit here? */
  get drawn(): boolean {
    return this.#drawnFor !== '' && this.#drawnFor === this.#people;
  }

  get #people(): string {
    const sitting = this.#seats.all.filter(({ open }) => !open);
    return sitting
      .map(({ lock }) => lock)
      .sort()
      .join();
  }

  /** A player makes a new secret for the own seat: the host stays the host. */
  relocked(seat: SeatId, lock: string): void {
    if (this.#seats.get(seat).lock === this.host) this.host = lock;
  }

  /** Makes something happen but a change of settings and the beginning; gives what everybody is told. */
  happen(entry: GatheredEntry): SeatEvent | undefined {
    const seats = this.#seats;
    switch (entry.kind) {
      case 'ready':
        seats.get(entry.seat).ready = entry.ready;
        return undefined;
      case 'stood':
        return seats.stand(entry);
      case 'moved': {
        const event = seats.move(entry);
        if (entry.by === 'lot') this.#drawnFor = this.#people;
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
        return { kind: 'seat-hosted', seat: entry.seat, name, why: entry.why };
      }
    }
  }

  /** The settings are other ones. Who sits down last must not begin a match that the others have not looked at. */
  change({ plan, locks, changed }: SettingsEntry): SeatEvent {
    this.#seats.arrange(plan.seats, locks);
    this.waits = true;
    this.#doubt();
    return { kind: 'seat-settings', byName: this.nameOfHost, changed };
  }

  /** Those who agreed to what was to be played have not agreed to what is to be played now; but the host has. */
  #doubt(): void {
    this.revision += 1;
    const own = this.seatOfHost;
    for (const seat of this.#seats.all) if (seat !== own) seat.ready = false;
  }

  /**
   * By lot: on which seat sits who sits on the seat at the same place of {@link Seats.wanted}. The die is bound to the
   * secret of the match, whose hash everybody has, and to the salts of those who sit: it can be checked after the match.
   */
  lot(secret: string): readonly SeatId[] {
    const { wanted } = this.#seats;
    const dice = provableDice(secret, ['lot', ...wanted.map(({ salt }) => salt)]);
    const left = wanted.map(({ id }) => id);
    return wanted.map(() => left.splice(dice.pick(left.length, 'lot'), 1)[0]!);
  }

  /** Begins a countdown, goes on with it, or ends it. `fits`: nothing that a player has brought is in the way. */
  count(fits: (seat: Seat) => boolean): void {
    const ready = this.waits && this.#seats.wanted.every((seat) => !seat.open && seat.ready && fits(seat));
    if (!ready) this.#countdown = undefined;
    else this.#countdown ??= { id: -++this.#count, clock: { class: CLOCK, seconds: COUNTDOWN } };
  }

  /** A server has taken the match over: those who come back have all of the countdown again. */
  countAnew(): void {
    this.#countdown = undefined;
  }

  /** The countdown, as what the match's clocks wait for. */
  get timers(): readonly Timer[] {
    return this.#countdown ? [this.#countdown] : [];
  }

  /** What happens when this timer is up; undefined if it is not the countdown's. */
  due(timer: number, at: number): Entry | undefined {
    return this.#countdown?.id === timer ? { kind: 'begun', at } : undefined;
  }
}
