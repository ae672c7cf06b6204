import { commitmentTo } from '@ironhex/shared/dice';
import { PUBLIC, type SeatId, type Viewer, writeRecord } from '@ironhex/shared/match';
import type { Answer, RoomMessages } from '@ironhex/shared/protocol';
import { getMessageBytes, Protocol } from 'colyseus';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Extent, Journal, Lease, Taken } from '../journal/journal.ts';
import type { Counted, Metrics } from '../metrics/metrics.ts';
import { Audience } from '../sync/audience.ts';
import type { MatchState } from '../sync/schema.ts';
import { show } from '../sync/show.ts';
import { Asides } from './asides.ts';
import type { AnyRuleset, Blueprint } from './blueprint.ts';
import { type Reply, refuse } from './commands.ts';
import type { Entry } from './entries.ts';
import { admit, type Guest, type MatchClient } from './guest.ts';
import { type Hall, shownOf, type ViewOf } from './hall.ts';
import type { Leases } from './leases.ts';
import { Ledger } from './ledger.ts';
import { inOneWrite } from './one-write.ts';
import type { Openings } from './openings.ts';
import type { Desk } from './playing.ts';
import { Rematch } from './rematch.ts';
import { sitterOf } from './seats.ts';
import type { MatchSummary } from './summary.ts';
import { Table, type Watcher } from './table.ts';
import { Turns } from './turns.ts';
import { Untold } from './untold.ts';

/** What a session needs from the server it runs in. */
export interface Ground {
  readonly journal: Journal;
  readonly clock: Clock;
  readonly openings: Openings;
  readonly leases: Leases;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Seconds that a match that cannot be stored stands still here, until everybody is sent away. */
  readonly patience: number;
  /** What a match may take up in the journal. */
  readonly most: Extent;
}

const HALTED = refuse(
  'paused',
  'The match is paused: the server cannot store moves at the moment. It goes on by itself; no clock runs meanwhile.',
);

/**
 * What a match room keeps and shows, and to whom: brings what happened at the table into the journal, then into the
 * state, then the events to the viewers and the answers to the players, always in this order.
 */
export class Session implements Desk {
  /** Under which the match is played here. */
  readonly lease: Lease;
  readonly table: Table;
  readonly audience: Audience;
  readonly #blueprint: Blueprint;
  readonly #state: MatchState;
  readonly #hall: Hall;
  readonly #log: Logger;
  readonly #rematch: Rematch;
  readonly #clock: Clock;
  readonly #leases: Leases;
  readonly #ledger: Ledger;
  readonly #turns = new Turns({
    store: () => this.#store(),
    tell: () => this.#tell(),
    failed: (error) => this.#log.error({ err: error }, 'telling what happened failed'),
  });
  readonly #untold = new Untold();
  readonly #asides = new Asides((seats, give) => this.#tellAside(seats, give));
  /** When storing stopped working, by the {@link Clock}. */
  #haltedAt = 0;
  readonly #patience: number;
  readonly #metrics: Metrics;
  /** Everybody is sent away when it rings. */
  #leaving: NodeJS.Timeout | undefined;
  /** Seats whose new locks are not stored yet. */
  readonly #relocked = new Set<SeatId>();
  /** The rematch that everybody was told of. */
  #invited: string | undefined;

  /** A match as it began. {@link Session.fold} leads to where it was left, {@link Session.begin} goes on from there. */
  constructor(taken: Taken, ruleset: AnyRuleset, state: MatchState, hall: Hall, ground: Ground) {
    const { journal, openings, clock, leases, log, metrics, patience, most } = ground;
    const blueprint = taken.blueprint as Blueprint;
    this.#blueprint = blueprint;
    this.#state = state;
    this.#hall = hall;
    this.#log = log;
    this.#rematch = new Rematch({
      openings,
      blueprint,
      openedBy: taken.openedBy,
      now: () => clock.now(),
      wanted: () => {
        const { seats, invitation } = this.table;
        return invitation === undefined && seats.allWantRematch ? seats.all.map(({ lock }) => lock) : undefined;
      },
      opened: (id) => {
        void this.#turns.pass(() => void this.table.perform({ kind: 'invited', at: clock.now(), id }));
      },
      refused: (message) => {
        for (const client of hall.guests()) if (client.userData!.seat !== null) client.send('no-rematch', { message });
      },
      failed: (error) => log.error({ err: error }, 'the rematch did not open'),
    });
    this.#clock = clock;
    this.#leases = leases;
    this.lease = taken.lease;
    this.#patience = patience;
    this.#metrics = metrics;
    this.#ledger = new Ledger(journal, clock, taken.lease, taken.entries.length + 1, {
      ending: () => this.#ending(),
      halted: (error) => this.#halt(error),
      resumed: () => this.#resume(),
    });
    this.audience = new Audience(state, [...blueprint.seats.map(({ id }) => id), PUBLIC]);
    this.table = new Table(ruleset, blueprint, clock, this.#watcher(), most);
    state.name = blueprint.name;
    state.rulesetId = blueprint.rulesetId;
    state.hostSeat = blueprint.seats[0]!.id;
    state.commitment = commitmentTo(blueprint.diceSecret);
  }

  #watcher(): Watcher {
    return {
      seen: (viewer, seen) => this.audience.show(viewer, seen),
      happened: (entry) => {
        if ('lock' in entry) this.#relocked.add(entry.seat);
        this.#untold.add(entry);
        this.#ledger.add(entry);
        this.#turns.schedule();
      },
      changed: () => {
        this.audience.outdate();
        this.#turns.schedule();
      },
      expired: (seat, decision) => void this.#turns.pass(() => this.table.expire(seat, decision, this.#clock.now())),
      trouble: (what, details) => this.#log.error(details, what),
    };
  }

  /** Makes everything happen again, one entry a step. Throws {@link FoldError} if it does not lead there any more. */
  *fold({ entries }: Taken): Generator<void> {
    for (const _ of this.table.refold(entries as readonly Entry[])) {
      // These events were told before: they are marked as told, and so are kept as text only.
      this.audience.send([]);
      yield;
    }
  }

  /** Goes on with a match that was folded to its end. */
  begin(taken: Taken): void {
    const entries = taken.entries as readonly Entry[];
    this.#invited = this.table.invitation;
    show(
      this.#state,
      shownOf(this.table, [], (viewer) => this.table.view(viewer)),
    );
    this.table.resume(Math.max(taken.lastSeen ?? 0, entries.at(-1)?.at ?? 0), this.#clock.now());
    this.inviteIfWanted();
  }

  /** Who somebody is who wants to join; throws the `ServerError` that says why nobody is let in with this. */
  admit(options: unknown): Guest {
    return admit(this.table.seats, options, this.#relocked);
  }

  /** Greets a connection, and shows it what its viewer may know. */
  welcome(client: MatchClient): void {
    const { viewer, seat } = client.userData!;
    if (this.#turns.settled) this.audience.refresh(viewer, (viewer) => this.table.view(viewer), this.#seqOf(viewer));
    client.send('welcome', {
      viewer,
      ruleset: this.#blueprint.rulesetId,
      clocks: this.#blueprint.clocks,
      policy: (seat !== null && this.table.policy(seat)) || null,
      seq: this.#seqOf(viewer),
      now: this.#clock.now(),
    });
    if (this.#invited !== undefined) client.send('rematch', { id: this.#invited });
    const message = this.#rematch.refusal;
    if (message !== undefined && seat !== null) client.send('no-rematch', { message });
    this.touch();
  }

  now(): number {
    return this.#clock.now();
  }

  /** Tells everybody what time it is: their clocks may have gone on while ours stood still. */
  tellTime(): void {
    for (const client of this.#hall.guests()) client.send('time', { now: this.#clock.now() });
  }

  turn<T>(work: () => Reply<T>): Reply<T> {
    return this.#turns.pass<Answer<T>>(work, () => HALTED);
  }

  repeated(): void {
    this.#metrics.repeated();
  }

  inviteIfWanted(): void {
    this.#rematch.openIfWanted();
  }

  say(from: string, seat: SeatId | null, text: string): void {
    const said: RoomMessages['said'] = { from, seat, text };
    const bytes = getMessageBytes.raw(Protocol.ROOM_DATA, 'said', said);
    for (const client of this.#hall.guests()) client.enqueueRaw(bytes);
  }

  told<T>(answer: Answer<T>): Reply<T> {
    return this.#turns.after(answer);
  }

  answer<T>(seat: SeatId, answer: Answer<T>): Reply<T> {
    return this.#concerns(seat) ? this.#turns.after(answer) : this.#asides.answer(seat, answer);
  }

  mustNotNotice(seat: SeatId): boolean {
    return this.#turns.storing && !this.#concerns(seat);
  }

  /** Is something under way that the seat did itself, or will be told? */
  #concerns(seat: SeatId): boolean {
    return this.#untold.concerns(seat) || this.audience.hasNews(seat);
  }

  touch(): void {
    this.#turns.schedule();
  }

  /** Stops the match here and gives it back to the journal. */
  async close(): Promise<void> {
    clearTimeout(this.#leaving);
    this.table.clocks.stop();
    this.#turns.cancel();
    this.#asides.cancel();
    await this.#ledger.close();
  }

  summary(): MatchSummary {
    const seats = this.table.seats.all.map((seat) => ({ id: seat.id, name: sitterOf(seat), taken: !seat.open }));
    const { id, name, rulesetId: ruleset } = this.#blueprint;
    return { id, name, ruleset, status: this.table.status, seats };
  }

  /** For the server's figures. */
  counted(): Counted {
    const guests = this.#hall.guests();
    const players = guests.filter(({ userData }) => userData!.seat !== null).length;
    const paused = this.#state.paused !== '';
    return { status: this.table.status, paused, players, spectators: guests.length - players };
  }

  #seqOf(viewer: Viewer): number {
    return viewer === PUBLIC ? 0 : this.table.seats.get(viewer).answers.highest;
  }

  /** The record goes with the entry that ends the match, and with none after it. */
  #ending() {
    if (this.#state.status === 'over') return undefined;
    const record = this.table.record();
    return record && { record: writeRecord(record) };
  }

  /** Nothing is told as long as somebody else may have the match. */
  #store(): Promise<boolean> | undefined {
    const stored = this.#ledger.store()?.then((kept) => this.#kept(kept));
    if (!stored && !this.#leases.doubt) return undefined;
    const undoubted = async (kept = true): Promise<boolean> => {
      await this.#leases.doubt;
      return kept;
    };
    return stored?.then(undoubted) ?? undoubted();
  }

  #kept(kept: boolean): boolean {
    if (!kept) this.#hall.lost();
    else if (this.table.status === 'over' && this.#state.status !== 'over') this.#metrics.ended();
    return kept;
  }

  #halt(error: unknown): void {
    this.#haltedAt = this.#clock.now();
    if (error === undefined) this.#log.warn('the match is paused: storing it takes long');
    else this.#log.error({ err: error }, 'the match is paused: it cannot be stored');
    this.table.clocks.rest();
    this.#turns.halt(true);
    this.#state.paused = 'storage';
    this.#hall.patch();
    if (Number.isFinite(this.#patience)) this.#leaving = setTimeout(() => this.#hall.leave(), this.#patience * 1000);
  }

  #resume(): void {
    this.#log.info({ ms: this.#clock.now() - this.#haltedAt }, 'the match goes on');
    clearTimeout(this.#leaving);
    this.#turns.halt(false);
    this.#state.paused = '';
    this.table.resume(this.#haltedAt, this.#clock.now());
  }

  /** Ends the lines of everybody who came by a lock that their seat no longer has: the new one is stored now. */
  #sendOut(): void {
    this.#relocked.clear();
    for (const client of this.#hall.guests())
      if (!this.table.seats.admits(client.userData!)) this.#hall.sendOut(client);
  }

  /** State first, then events, then the answers that wait for both. Nothing of it is for those who were sent out. */
  #tell(): void {
    this.#untold.clear();
    this.#sendOut();
    const views = new Map<Viewer, object>();
    const view: ViewOf = (viewer) => {
      const known = views.get(viewer) ?? this.table.view(viewer);
      views.set(viewer, known);
      return known;
    };
    const guests = this.#hall.guests();
    for (const viewer of new Set(guests.map(({ userData }) => userData!.viewer)))
      this.audience.refresh(viewer, view, this.#seqOf(viewer));
    show(this.#state, shownOf(this.table, guests, view));
    inOneWrite(guests, () => {
      this.#hall.patch();
      this.audience.send(guests.map((client) => [client.userData!.viewer, client]));
      this.#invite(guests);
    });
  }

  /** Answers that changed nothing: other tabs of the seat must know that its number is used, and that is all. */
  #tellAside(seats: ReadonlySet<SeatId>, give: () => void): void {
    for (const seat of seats) this.audience.number(seat, this.#seqOf(seat));
    const guests = this.#hall.guests().filter(({ userData }) => seats.has(userData!.viewer));
    inOneWrite(guests, () => {
      this.#hall.patch();
      give();
    });
  }

  #invite(guests: readonly MatchClient[]): void {
    const { invitation: id } = this.table;
    if (id === undefined || this.#invited === id) return;
    this.#invited = id;
    for (const client of guests) client.send('rematch', { id });
  }
}
