import { type LevelId, type SeatId, seatOf, seesSides, type Viewer, writeRecord } from '@ironhex/shared/match';
import { type Answer, type FreeAfter, freeAfter } from '@ironhex/shared/protocol';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import { ComputerPlayers } from '../../computer/players.ts';
import type { Journal, Lease, Taken } from '../../journal/journal.ts';
import type { Counted, Metrics } from '../../metrics/metrics.ts';
import { refuse } from '../../refusals.ts';
import { Audience } from '../../sync/audience.ts';
import type { MatchClient, RoomPort } from '../../sync/client.ts';
import { type ChatLine, Publisher } from '../../sync/publisher.ts';
import type { MatchState } from '../../sync/schema.ts';
import { SpectatorCount } from '../../sync/spectator-count.ts';
import { type MatchSummary, summaryOf } from '../../sync/summary.ts';
import { DelayedFeed } from '../delayed/delayed-feed.ts';
import { type AnyRuleset, type Blueprint, isWatchable } from '../match/history/blueprint.ts';
import { type Entry, relockedBy } from '../match/history/entries.ts';
import { blueprintIn } from '../match/history/record.ts';
import { MatchRunner, type RunnerListener } from '../match/runner.ts';
import { Table } from '../match/table.ts';
import { Absences } from './absences.ts';
import { HostWatch } from './host-watch.ts';
import { JournalWriter } from './journal-writer.ts';
import { Lister } from './lister.ts';
import { Pause } from './pause.ts';
import { MatchQueue } from './queue.ts';
import { Rematch } from './rematch.ts';
import { Replies, type Reply } from './replies.ts';
import { sendOut } from './send-out.ts';
import type { SessionDeps } from './session-deps.ts';

const HALTED = refuse('paused');

/**
 * What a match room keeps and shows, and to whom: brings what happened at the table into the journal, then into the
 * state, then the events to the viewers and the answers to the players, always in this order.
 */
export class Session {
  /** The right to write this match. */
  readonly lease: Lease;
  readonly table: Table;
  readonly runner: MatchRunner;
  readonly audience: Audience;
  /** How well a computer plays for who is away; undefined: it does not play this game. */
  readonly coverLevel: LevelId | undefined;
  readonly #freeAfter: FreeAfter;
  readonly #awayAfter: number;
  readonly #room: RoomPort;
  readonly #log: Logger;
  readonly #clock: Clock;
  readonly #leases: SessionDeps['leases'];
  readonly #metrics: Metrics;
  readonly #journal: Journal;
  readonly #queue = new MatchQueue({
    append: (entries) => this.#writer.append(entries, () => this.#ending()),
    publish: () => this.#publish(),
    doubt: () => this.#leases.doubt,
    lost: () => this.#room.lost(),
    failed: (error) => this.#log.error({ err: error }, 'publishing what happened failed'),
  });
  readonly replies = new Replies({
    queue: this.#queue,
    hasNews: (seat) => this.audience.hasNews(seat),
    tell: (seats, give) => this.#publisher.tellAside(seats, give),
  });
  readonly #writer: JournalWriter;
  readonly #pause: Pause;
  readonly #rematch: Rematch;
  readonly #publisher: Publisher;
  readonly #delayed: DelayedFeed;
  readonly #absences: Absences;
  readonly #hostWatch: HostWatch;
  readonly #spectators: SpectatorCount;
  readonly computers: ComputerPlayers;
  readonly #lister: Lister;
  readonly #relocked = new Set<SeatId>();
  /** The end of the match has been published. */
  #isOver = false;
  /** Only those who have a seat's secret may read its record, as far as that is published. */
  #wasSealed = false;
  #closing: Promise<void> | undefined;

  /**
   * A match before its first entry. {@link Session.fold} applies its stored entries, {@link Session.begin} resumes it.
   */
  constructor(taken: Taken, ruleset: AnyRuleset, state: MatchState, room: RoomPort, deps: SessionDeps) {
    const { journal, openings, clock, leases, log, metrics, leaveAfter, most } = deps;
    const blueprint = blueprintIn(taken.blueprint, ruleset);
    const { id } = blueprint;
    const now = () => clock.now();
    this.lease = taken.lease;
    this.coverLevel = deps.coverLevel;
    this.#freeAfter = deps.freeAfter;
    this.#awayAfter = deps.awayAfter;
    this.#room = room;
    this.#log = log;
    this.#clock = clock;
    this.#leases = leases;
    this.#journal = journal;
    this.#metrics = metrics;
    this.table = new Table(ruleset, blueprint, clock, {
      seen: (viewer, seen) => this.audience.show(viewer, seen),
      expired: (seat, id) => void this.#queue.apply(() => this.runner.expire(seat, id, now())),
      laid: () => this.#publisher.laid(this.table),
    });
    this.runner = new MatchRunner(this.table, this.#runnerListener(), most);
    this.audience = new Audience(state, this.table.layout.viewers);
    const { audience, table, runner } = this;
    this.#absences = new Absences({
      ...{ listeners: () => room.listeners(), now },
      seats: () => table.seats.all.map(({ id }) => id),
    });
    this.#hostWatch = new HostWatch({
      table,
      listeners: () => room.listeners(),
      hostAway: deps.hostAway,
      due: () => void this.#queue.apply(() => this.#handOn()),
    });
    this.#spectators = new SpectatorCount({
      count: () => room.guests().filter(({ userData }) => userData!.seat === null).length,
      every: deps.countEvery,
      changed: () => this.touch(),
    });
    this.computers = new ComputerPlayers({
      ...{ table, pool: deps.pool, openedBy: taken.openedBy, pause: deps.computerPause, now },
      attended: () => room.listeners().length > 0,
      apply: (work) => void this.#queue.apply(work),
      perform: (entry) => runner.perform(entry),
      trouble: (what, details) => log.error(details, what),
    });
    this.#lister = new Lister({
      ...{ lease: taken.lease, openedBy: taken.openedBy, table, list: deps.tables, now },
      attended: () =>
        room.listeners().some(({ userData }) => userData?.seat !== null || userData.lock === table.gathering.host),
      failed: (error) => log.warn({ err: error }, 'the match could not be listed'),
    });
    this.#pause = new Pause({ table, runner, queue: this.#queue, audience, room, log, now, leaveAfter });
    this.#writer = new JournalWriter(journal, taken.lease, taken.entries.length + 1, {
      halted: (error) => this.#pause.begin(error),
      resumed: () => this.#pause.end(),
    });
    this.#rematch = new Rematch({
      openings,
      blueprint: () => table.layout.blueprint,
      openedBy: taken.openedBy,
      now,
      wanted: () => {
        const { seats, series, invitation } = table;
        if (invitation !== undefined || !seats.allWantRematch) return undefined;
        return { locks: seats.all.map(({ lock }) => lock), series };
      },
      opened: (id) => void this.#queue.apply(() => void runner.perform({ kind: 'invited', at: now(), id })),
      refused: (message) => this.#publisher.tellNoRematch(message),
      failed: (error) => log.error({ err: error }, 'the rematch did not open'),
    });
    this.#publisher = new Publisher({
      blueprint,
      table,
      audience,
      state,
      room,
      now,
      spectators: () => this.#spectators.told,
      noRematch: () => this.#rematch.refusal,
    });
    this.#delayed = new DelayedFeed({
      ...{ ruleset, blueprint, audience, room, log, now, present: table, run: deps.run },
      read: (after) => journal.entries(id, after),
      publisher: () => this.#publisher,
      changed: () => this.#queue.schedule(),
      settled: async () => this.#queue.published(undefined),
    });
  }

  #runnerListener(): RunnerListener {
    return {
      happened: (entry) => {
        for (const seat of relockedBy(entry)) this.#relocked.add(seat);
        this.replies.applied(entry);
        this.#queue.add(entry);
      },
      changed: () => this.#queue.schedule(),
      trouble: (what, details) => this.#log.error(details, what),
    };
  }

  /**
   * Applies the stored entries again, one a step. Throws {@link FoldError} if the result differs from what was stored.
   */
  *fold({ entries }: Taken): Generator<void> {
    for (const _ of this.runner.refold(entries as readonly Entry[])) {
      // These events were sent before the restart: mark them as sent.
      this.audience.send([]);
      yield;
    }
  }

  /** Resumes a match whose entries have all been applied. */
  begin(taken: Taken): void {
    const entries = taken.entries as readonly Entry[];
    this.#publisher.begin();
    this.#isOver = this.table.status === 'over';
    this.#wasSealed = this.#isSealed;
    this.runner.resume(Math.max(taken.lastSeen ?? 0, entries.at(-1)?.at ?? 0), this.now());
    // Nobody sits down who would begin it.
    if (this.table.begins) this.runner.perform({ kind: 'begun', at: this.now() });
    this.inviteIfWanted();
    const { listed } = taken.blueprint as Partial<Blueprint>;
    this.#lister.begin(listed === true || entries.some(({ kind }) => kind === 'settings'), entries.length === 0);
  }

  /** Seconds that a player of this match has to object to that the seat is freed. */
  get freeAfter(): number {
    return freeAfter(this.table.layout.blueprint.clocks, this.#freeAfter);
  }

  /** Whether a page of this seat is connected. */
  isThere(seat: SeatId): boolean {
    return this.#room.listeners().some(({ userData }) => userData!.seat === seat);
  }

  /** Seconds until the player of a seat who is not connected counts as away; at most 0: the player does already. */
  awayIn(seat: SeatId): number {
    return Math.ceil(this.#awayAfter - this.#absences.of(seat) / 1000);
  }

  /** Seats whose new locks are not stored yet. */
  get relocked(): ReadonlySet<SeatId> {
    return this.#relocked;
  }

  /** A client is about to join as this viewer; resolves when this viewer's feed is ready. */
  async expect(viewer: Viewer): Promise<void> {
    if (seesSides(viewer)) await this.#delayed.follow();
  }

  /** A connection is closed. */
  left(): void {
    this.#delayed.left();
    this.touch();
  }

  /** Has this viewer a feed now? The delayed feed ends some time after its last viewer has left. */
  tells(viewer: Viewer): boolean {
    return this.#publisher.feedFor(viewer) !== undefined;
  }

  /** Greets a connection, and shows it what its viewer may know. */
  welcome(client: MatchClient): void {
    this.#publisher.welcome(client);
    this.touch();
  }

  /** Writes the view of a client into its state, of which it gets all now. */
  showView(client: MatchClient): void {
    this.#publisher.showView(client, this.#queue.settled);
  }

  now(): number {
    return this.#clock.now();
  }

  /** Sends every client the server's time: their clocks ran while this process stood still. */
  tellTime(): void {
    this.#publisher.tellTime();
  }

  /** Gives the role of a host who is still away to another player. */
  #handOn(): void {
    const seat = this.#hostWatch.heir?.id;
    if (seat !== undefined) this.runner.perform({ kind: 'hosted', at: this.now(), seat, why: 'away' });
  }

  /** Runs a command that may change the match, when nothing is being stored. */
  apply<T>(work: () => Reply<T>): Reply<T> {
    return this.#queue.apply<Answer<T>>(work, () => HALTED);
  }

  /** The player of this seat does not want to meet somebody again, by their tag, or does; nothing where one is unknown. */
  avoid(seat: SeatId, person: string, avoids: boolean): void {
    const { seats } = this.table;
    const own = seats.has(seat) ? seats.get(seat).person : '';
    if (own === '' || person === '') return;
    this.#journal.avoid(own, person, avoids).catch((error: unknown) => {
      this.#log.warn({ err: error }, 'it could not be kept who does not want to meet');
    });
  }

  repeated(): void {
    this.#metrics.repeated();
  }

  inviteIfWanted(): void {
    this.#rematch.openIfWanted();
  }

  /**
   * Whether this viewer chats with other spectators only: from the beginning of the match to its end, so that they can tell
   * players nothing. A spectator with a delay cannot notice by it that the match has already ended.
   */
  talksApart(viewer: Viewer): boolean {
    if (seatOf(viewer) !== null || this.table.status === 'gathering') return false;
    return this.#publisher.feedFor(viewer)?.table.status !== 'over';
  }

  /** Sends a chat line. Those behind the match get it as late, unless one of them says it, who knows only what is due. */
  say(said: ChatLine, viewer: Viewer): void {
    this.#publisher.say(said);
    if (seesSides(viewer)) this.#publisher.say(said, this.#publisher.feedFor(viewer));
    else if (said.to !== 'side') this.#delayed.say(said);
  }

  /** The answer, given when everything that has happened is published. */
  published<T>(answer: Answer<T>): Reply<T> {
    return this.#queue.published(answer);
  }

  touch(): void {
    this.#queue.schedule();
  }

  /** Stops the match here: stores what is left, and gives the match back to the journal. */
  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    this.#pause.cancel();
    this.#hostWatch.stop();
    this.#spectators.stop();
    this.computers.stop();
    this.table.clocks.stop();
    this.replies.cancel();
    this.#delayed.stop();
    this.#writer.stopRetrying();
    this.#lister.stop();
    if (!(await this.#queue.close())) return;
    await this.#lister.leave();
    await this.#journal.release(this.lease, this.now()).catch(() => {});
  }

  summary(): MatchSummary {
    return summaryOf(this.table);
  }

  /** For the server's figures. */
  counted(): Counted {
    const guests = this.#room.guests();
    const players = guests.filter(({ userData }) => userData!.seat !== null).length;
    return { status: this.table.status, paused: this.#pause.lasts, players, spectators: guests.length - players };
  }

  /** Whether only those may read the record who have a seat's secret. */
  get #isSealed(): boolean {
    return !isWatchable(this.table.layout.blueprint) && !this.table.seats.unsealed;
  }

  /** The record goes with the entry that ends the match; and once more if players then let everybody read it. */
  #ending() {
    if (this.#isOver && this.#wasSealed === this.#isSealed) return undefined;
    const record = this.table.record();
    return record && { record: writeRecord(record), closed: this.#isSealed };
  }

  /** Ends connections that came by a lock that their seat no longer has: the new one is stored now. */
  #sendOut(): void {
    this.#relocked.clear();
    this.#delayed.renewed();
    sendOut(this.#room, this.table, (viewer) => this.tells(viewer));
  }

  /** Sends state and events. Connections that were sent out get nothing of it. */
  #publish(): void {
    this.replies.published();
    this.#sendOut();
    if (this.table.status === 'over' && !this.#isOver) {
      this.#isOver = true;
      this.#metrics.ended();
    }
    this.#wasSealed = this.#isSealed;
    this.#publisher.publish();
    this.#delayed.published();
    this.#absences.look();
    this.#hostWatch.look();
    this.#spectators.look();
    this.computers.look();
    this.#lister.look();
  }
}
