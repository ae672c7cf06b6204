import { type SeatId, writeRecord } from '@ironhex/shared/match';
import type { Answer } from '@ironhex/shared/protocol';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import { refuse } from '../../guard/refuse.ts';
import type { Extent, Journal, Lease, Taken } from '../../journal/journal.ts';
import type { Counted, Metrics } from '../../metrics/metrics.ts';
import { Audience } from '../../sync/audience.ts';
import type { MatchClient } from '../../sync/guest.ts';
import type { RoomPort } from '../../sync/room-port.ts';
import type { MatchState } from '../../sync/schema.ts';
import { Teller } from '../../sync/teller.ts';
import type { AnyRuleset, Blueprint } from '../match/blueprint.ts';
import type { Entry } from '../match/entries.ts';
import { blueprintIn } from '../match/older-rules.ts';
import { type MatchSummary, summaryOf } from '../match/summary.ts';
import { Table, type Watcher } from '../match/table.ts';
import { Asides } from './asides.ts';
import { Ledger } from './ledger.ts';
import type { Openings } from './openings.ts';
import { Pause } from './pause.ts';
import { Rematch } from './rematch.ts';
import { Turns } from './turns.ts';
import { Untold } from './untold.ts';

/** An answer now, or when everybody has been told what the command led to. */
export type Reply<T = object> = Answer<T> | Promise<Answer<T>>;

/** What a session needs from the server it runs in. */
export interface SessionDeps {
  readonly journal: Journal;
  readonly clock: Clock;
  readonly openings: Openings;
  /** The leases of this process: as long as they are in doubt, nothing may be told. */
  readonly leases: { readonly doubt: Promise<void> | undefined };
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
export class Session {
  /** Under which the match is played here. */
  readonly lease: Lease;
  readonly table: Table;
  readonly audience: Audience;
  readonly #blueprint: Blueprint;
  readonly #state: MatchState;
  readonly #room: RoomPort;
  readonly #log: Logger;
  readonly #clock: Clock;
  readonly #leases: SessionDeps['leases'];
  readonly #metrics: Metrics;
  readonly #turns = new Turns({
    store: () => this.#store(),
    tell: () => this.#tell(),
    failed: (error) => this.#log.error({ err: error }, 'telling what happened failed'),
  });
  readonly #untold = new Untold();
  readonly #asides = new Asides((seats, give) => this.#teller.tellAside(seats, give));
  readonly #ledger: Ledger;
  readonly #pause: Pause;
  readonly #rematch: Rematch;
  readonly #teller: Teller;
  readonly #relocked = new Set<SeatId>();

  /** A match as it began. {@link Session.fold} leads to where it was left, {@link Session.begin} goes on from there. */
  constructor(taken: Taken, ruleset: AnyRuleset, state: MatchState, room: RoomPort, deps: SessionDeps) {
    const { journal, openings, clock, leases, log, metrics, patience, most } = deps;
    const blueprint = blueprintIn(taken.blueprint, ruleset);
    const now = () => clock.now();
    this.lease = taken.lease;
    this.#blueprint = blueprint;
    this.#state = state;
    this.#room = room;
    this.#log = log;
    this.#clock = clock;
    this.#leases = leases;
    this.#metrics = metrics;
    this.table = new Table(ruleset, blueprint, clock, this.#watcher(), most);
    this.audience = new Audience(state, this.table.viewers);
    const { audience, table } = this;
    this.#pause = new Pause({ table, turns: this.#turns, state, room, log, now, patience });
    this.#ledger = new Ledger(journal, clock, taken.lease, taken.entries.length + 1, {
      ending: () => this.#ending(),
      halted: (error) => this.#pause.begin(error),
      resumed: () => this.#pause.end(),
    });
    this.#rematch = new Rematch({
      openings,
      blueprint,
      openedBy: taken.openedBy,
      now,
      wanted: () => {
        const { seats, invitation } = table;
        return invitation === undefined && seats.allWantRematch ? seats.all.map(({ lock }) => lock) : undefined;
      },
      opened: (id) => void this.#turns.pass(() => void table.perform({ kind: 'invited', at: now(), id })),
      refused: (message) => this.#teller.tellNoRematch(message),
      failed: (error) => log.error({ err: error }, 'the rematch did not open'),
    });
    this.#teller = new Teller({ blueprint, table, audience, state, room, now, noRematch: () => this.#rematch.refusal });
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
      changed: () => this.#turns.schedule(),
      expired: (seat, id) => void this.#turns.pass(() => this.table.expire(seat, id, this.#clock.now())),
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
    this.#teller.begin();
    this.table.resume(Math.max(taken.lastSeen ?? 0, entries.at(-1)?.at ?? 0), this.now());
    this.inviteIfWanted();
  }

  /** Seats whose new locks are not stored yet. */
  get relocked(): ReadonlySet<SeatId> {
    return this.#relocked;
  }

  /** Greets a connection, and shows it what its viewer may know. */
  welcome(client: MatchClient): void {
    this.#teller.welcome(client);
    this.touch();
  }

  /** Writes the view of a client into its state, of which it gets all now. */
  showView(client: MatchClient): void {
    this.#teller.showView(client, this.#turns.settled);
  }

  now(): number {
    return this.#clock.now();
  }

  /** Tells everybody what time it is: their clocks may have gone on while ours stood still. */
  tellTime(): void {
    this.#teller.tellTime();
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
    this.#teller.say(from, seat, text);
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
    this.#pause.cancel();
    this.table.clocks.stop();
    this.#turns.cancel();
    this.#asides.cancel();
    await this.#ledger.close();
  }

  summary(): MatchSummary {
    return summaryOf(this.#blueprint, this.table);
  }

  /** For the server's figures. */
  counted(): Counted {
    const guests = this.#room.guests();
    const players = guests.filter(({ userData }) => userData!.seat !== null).length;
    const paused = this.#state.paused !== '';
    return { status: this.table.status, paused, players, spectators: guests.length - players };
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
    if (!kept) this.#room.lost();
    else if (this.table.status === 'over' && this.#state.status !== 'over') this.#metrics.ended();
    return kept;
  }

  /** Ends the lines of everybody who came by a lock that their seat no longer has: the new one is stored now. */
  #sendOut(): void {
    this.#relocked.clear();
    for (const client of this.#room.guests())
      if (!this.table.seats.admits(client.userData!)) this.#room.sendOut(client);
  }

  /** State and events first, then the answers that wait for them. Nothing of it is for those who were sent out. */
  #tell(): void {
    this.#untold.clear();
    this.#sendOut();
    this.#teller.tell();
  }
}
