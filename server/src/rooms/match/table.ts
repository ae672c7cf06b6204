import { provableDice, type Unused } from '@ironhex/shared/dice';
import {
  type Awaited,
  type Decision,
  type Happened,
  Match,
  type MatchRecord,
  type Outcome,
  PUBLIC,
  type Refusal,
  type RulesetTypes,
  type SeatId,
  seatOf,
  type Viewer,
} from '@ironhex/shared/match';
import { ok, type Result, type Series, type Status } from '@ironhex/shared/protocol';
import type { Clock } from '../../clock.ts';
import type { Awaiting } from './clocks/known.ts';
import { MatchClocks } from './clocks/match-clocks.ts';
import { MissedDecisions } from './clocks/missed-decisions.ts';
import { lasts } from './clocks/seat-clock.ts';
import { Gathering } from './gathering.ts';
import { GoingBack, TakenQuestions, type WayBack } from './going-back.ts';
import { Ages } from './history/ages.ts';
import type { AnyRuleset, Blueprint } from './history/blueprint.ts';
import { type CountedKind, countedAs } from './history/bounds.ts';
import {
  type BackEntry,
  type DoneEntry,
  type Entry,
  type EntryBeforeMatch,
  isCover,
  isOfRules,
  playerOf,
  type RangEntry,
  type RelockedEntry,
} from './history/entries.ts';
import { endedByRules, recordFrom } from './history/record.ts';
import { Trace } from './history/trace.ts';
import { Layout } from './layout.ts';
import { Play } from './play.ts';
import { Freeings } from './seats/freeings.ts';
import { Seats } from './seats/seats.ts';
import { seriesOf } from './seats/series.ts';
import { Announcer, toldOf } from './told.ts';

/** The reports of a table to its session. */
interface TableListener {
  /** A viewer got to see an event. */
  seen(viewer: Viewer, seen: RulesetTypes['seen']): void;
  /** A seat's time for a decision is used up, or with `seat` null that of a timer. */
  expired(seat: SeatId | null, id: number): void;
  /** Before the match: the settings are other ones, and so are seats, viewers and all views. */
  laid(): void;
}

/**
 * One match as its entries make it: the fold of everything that has happened, with its seats, clocks and policies.
 * Knows no rule and nothing of connections; {@link MatchRunner} decides what happens next.
 */
export class Table {
  readonly layout: Layout;
  readonly seats: Seats;
  readonly gathering: Gathering;
  readonly taken = new TakenQuestions();
  readonly freeings = new Freeings();
  readonly trace: Trace;
  /** The ages of its entries. */
  readonly ages = new Ages();
  /** The match in which its players go on, once there is one: the rematch, or one that suits another seeker as well. */
  invitation: string | undefined;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #listener: TableListener;
  readonly announcer: Announcer;
  readonly #policies = new Map<SeatId, object>();
  #missed!: MissedDecisions;
  #clocks!: MatchClocks;
  readonly #play: Play;
  /** Once the match has begun. */
  goingBack: GoingBack | undefined;

  /** `viewers` get its events; by default the seats and, if the host lets people watch, the public. */
  constructor(
    ruleset: AnyRuleset,
    blueprint: Blueprint,
    clock: Pick<Clock, 'now'>,
    listener: TableListener,
    viewers?: readonly Viewer[],
  ) {
    this.#listener = listener;
    this.#clock = clock;
    this.announcer = new Announcer(
      () => this.layout.viewers,
      (viewer, seen) => listener.seen(viewer, seen),
    );
    this.trace = new Trace(ruleset, blueprint.version);
    this.#play = new Play(blueprint.id, this.trace);
    this.seats = new Seats(blueprint);
    this.layout = new Layout(ruleset, blueprint, this.seats, viewers);
    this.gathering = new Gathering(this.seats, blueprint);
    this.#setClocks();
  }

  /** Sets the clocks for the seats that there are. Nothing has happened by the rules yet. */
  #setClocks(): void {
    const { ruleset: rules, layout } = this;
    const { clocks } = layout.blueprint;
    this.#missed = new MissedDecisions(clocks === 'none' ? null : clocks.concedeAfter);
    this.#clocks?.stop();
    this.#clocks = new MatchClocks({
      ...{ clocks, clock: this.#clock, viewers: layout.viewers, rules },
      seats: this.seats.all.map(({ id }) => id),
      expired: (seat, id) => this.#listener.expired(seat, id),
    });
  }

  get clocks(): MatchClocks {
    return this.#clocks;
  }

  /** The rules. Using them notes for the watchdog that this match is at work. */
  get ruleset(): AnyRuleset {
    return this.layout.ruleset;
  }

  get status(): Status {
    if (this.outcome) return 'over';
    return this.#play.hasBegun ? 'playing' : 'gathering';
  }

  get outcome(): Outcome | undefined {
    return this.#play.outcome;
  }

  /** Whether it can begin at once: there is nobody to wait for. */
  get begins(): boolean {
    return this.status === 'gathering' && this.seats.noPeople && !this.gathering.waits;
  }

  /** The series that this match belongs to. */
  get series(): Series {
    const { series } = this.layout.blueprint;
    return seriesOf(series, this.seats.all, this.goingBack?.wentFar ? undefined : this.outcome);
  }

  /** The decision that a seat can go back to now, within its ration; undefined without one. */
  wayBack(viewer: Viewer): WayBack | undefined {
    const seat = seatOf(viewer);
    return seat === null || this.trace.otherRules ? undefined : this.goingBack?.way(seat);
  }

  /** The decisions that the match waits for; empty before it begins and after its end. */
  pending(): readonly Decision[] {
    return this.#play.pending();
  }

  /**
   * The decisions and timers that the match waits for, as far as a viewer may know; empty before it begins and after
   * its end.
   */
  awaited(viewer: Viewer): readonly Awaited[] {
    return this.#play.awaited(viewer);
  }

  /** The view of a viewer; before the match begins, the table as it is set up. */
  view(viewer: Viewer): object {
    return this.#play.match?.view(viewer) ?? this.layout.firstView(viewer);
  }

  /** The match as a record; undefined before it is over, since it gives the dice away. */
  record(): MatchRecord | undefined {
    const { match } = this.#play;
    if (!match || this.status !== 'over') return undefined;
    const { blueprint, watchable: named } = this.layout;
    const { otherRules, noted } = this.trace;
    const { lots } = this.gathering;
    return recordFrom({ match, blueprint, seats: this.seats.all, named, lots, otherRules, noted });
  }

  /** The seed that binds the dice; undefined before the match is over. */
  get diceSecret(): string | undefined {
    return this.status === 'over' ? this.layout.blueprint.diceSecret : undefined;
  }

  /** Whether the player of this seat brings a force when sitting down. Only before the match begins. */
  takesForce(seat: SeatId): boolean {
    return this.status === 'gathering' && this.layout.takesForce({ id: seat });
  }

  policy(seat: SeatId): object | undefined {
    return this.#policies.get(seat);
  }

  /** Why a seat cannot have this policy; undefined if it can. */
  checkPolicy(seat: SeatId, policy: object): Refusal | undefined {
    return this.ruleset.checkPolicy(this.view(seat), seat, policy);
  }

  /** Why a player's entry cannot happen now, judged by what its seat may know; undefined if it can. Changes nothing. */
  check(entry: Entry): Refusal | undefined {
    if (entry.kind === 'back') return this.goingBack?.refusal(entry);
    return entry.kind === 'done' ? this.#play.match?.check(entry.seat, entry.intent, entry.decision) : undefined;
  }

  /** Seats that concede, since they have missed too many decisions. */
  get conceding(): readonly SeatId[] {
    return this.#missed.conceding;
  }

  /** The present rules fold it to something else than its own rules did, and it has not ended by that yet. */
  get endsByRules(): boolean {
    return this.#play.endsByRules;
  }

  /** Did anything go by time in this match at this moment? */
  isTimed(at: number): boolean {
    return this.clocks.isTimed || this.freeings.restsAt(at);
  }

  /** Until when the player of a seat can object to that it is freed; undefined if the host does not ask for it. */
  freeAt(seat: SeatId): number | undefined {
    const request = this.freeings.of(seat);
    return request && this.clocks.running({ seat: null, id: request.timer.id })?.deadline;
  }

  /** The kind under which an entry counts, before it happens. */
  countedAs(entry: Entry): CountedKind {
    return countedAs(entry, {
      frees: (lock) => this.freeings.awaits(lock),
      leavesOpen: ({ seat, intent, decision }) => this.#play.match?.leavesOpen(seat, intent, decision) === true,
    });
  }

  /** The entry that has just happened as it is kept: with what folding it again must lead to. */
  marked(entry: Entry): Entry {
    if (entry.kind === 'back') return { ...entry, rationed: true };
    return isOfRules(entry) || entry.kind === 'rewound' ? this.trace.markedOn(entry) : entry;
  }

  /** Makes one of a match's `entries` happen again: see {@link Trace.redo}. */
  redo(index: number, entries: readonly Entry[]): void {
    this.trace.redo(index, entries, (entry) => this.apply(entry, true));
  }

  /**
   * The one place that changes a match, the first time and whenever it is folded `again`; says why an entry is refused.
   */
  apply(entry: Entry, again = false): Refusal | undefined {
    this.announcer.begin(entry.at);
    const player = playerOf(entry);
    const counts = player !== undefined && this.freeings.of(player) && !this.#play.answersInSecret(entry);
    const refusal = this.#change(entry, again);
    if (refusal) return refusal;
    if (this.#play.match) this.trace.stands(this.#play.match.done.length, entry.at);
    if (this.status === 'gathering') this.gathering.count(this.layout.judge());
    this.ages.note(this.ruleset.turns(this.#play.match?.state ?? this.layout.first), this.status === 'over');
    if (counts) this.freeings.note(player);
    this.clocks.update(this.#awaiting(), entry.at, this.announcer.show);
    if (isOfRules(entry) || entry.kind === 'back') this.#forgetTimes(entry);
    return undefined;
  }

  /**
   * Lets the clocks forget what no seat can go back to. A seat that has gone back will be asked the same things again.
   */
  #forgetTimes(entry: DoneEntry | RangEntry | BackEntry): void {
    for (const { id } of this.seats.all) {
      const hasGoneBack = entry.kind === 'back' && entry.seat === id;
      if (!hasGoneBack && this.#play.match?.waysBack(id).length === 0) this.clocks.forget(id);
    }
  }

  /** The decisions and timers with clocks. */
  #awaiting(): Awaiting {
    if (this.status === 'gathering') return { pending: [], timers: this.gathering.timers, awaited: () => [] };
    return {
      pending: this.pending(),
      timers: this.#play.goesOn ? [...this.#play.timers(), ...this.freeings.timers] : [],
      awaited: (viewer) => this.awaited(viewer),
    };
  }

  #change(entry: Entry, again: boolean): Refusal | undefined {
    if (isCover(entry)) return void this.announcer.seat(this.seats.cover(entry));
    switch (entry.kind) {
      case 'done':
        return this.trace.otherRules ? undefined : this.#submit(entry);
      case 'rang':
        return this.trace.otherRules ? undefined : this.#tell(this.#play.match!.ring(entry.timer));
      case 'sat':
        if (entry.lock) this.gathering.relocked(entry.seat, entry.lock);
        this.announcer.seat(this.seats.sit(entry, this.#play.hasBegun));
        if (!this.#play.hasBegun && this.seats.full && !this.gathering.waits) this.#begin();
        return undefined;
      case 'back':
      case 'rewound':
        return this.trace.otherRules ? undefined : this.#tell(this.goingBack!.do(entry, again));
      case 'voided':
        this.#play.end(endedByRules(this.layout.blueprint, this.ruleset));
        return undefined;
      case 'policy':
        this.#policies.set(entry.seat, entry.policy);
        return undefined;
      case 'relocked':
        return this.#relock(entry);
      case 'freeing':
        this.freeings.open(entry);
        this.announcer.seat(this.seats.asked(entry));
        return undefined;
      case 'kept':
        this.freeings.close(entry.seat, entry);
        this.announcer.seat(this.seats.kept(entry));
        return undefined;
      case 'rematch':
        this.seats.get(entry.seat).wantsRematch = entry.wanted;
        return undefined;
      case 'unsealed':
        this.seats.get(entry.seat).unsealed = true;
        return undefined;
      case 'invited':
        this.invitation = entry.id;
        return undefined;
      case 'resumed':
        this.clocks.shift(entry.at - entry.from);
        this.ages.stand(entry.at - entry.from);
        this.trace.stoodStill(entry.at - entry.from);
        this.freeings.shift(entry);
        this.gathering.countAnew();
        return undefined;
      default:
        return this.#gather(entry);
    }
  }

  /** Makes happen what can happen only before the match. */
  #gather(entry: EntryBeforeMatch): undefined {
    if (entry.kind === 'begun') return this.#begin();
    if (entry.kind !== 'settings') {
      this.announcer.seat(this.gathering.happen(entry));
      return;
    }
    const event = this.gathering.change(entry);
    this.layout.change(entry.plan);
    this.#setClocks();
    this.#listener.laid();
    this.announcer.seat(event);
  }

  #relock(entry: RelockedEntry): undefined {
    if (entry.by === entry.seat) this.gathering.relocked(entry.seat, entry.lock);
    const event = this.seats.relock(entry);
    if (event?.kind === 'seat-freed') {
      // The next player did not choose this policy.
      this.#policies.delete(entry.seat);
      this.freeings.close(entry.seat, entry);
    }
    this.announcer.seat(event);
  }

  #begin(): undefined {
    const isOther = this.layout.settle();
    if (this.gathering.waits) this.#setClocks();
    const salts = this.seats.all.map(({ salt }) => salt);
    const dice = (unused: readonly Unused[]) => provableDice(this.layout.blueprint.diceSecret, salts, unused);
    if (isOther) this.announcer.forces(this.layout);
    const { setup, viewers } = this.layout;
    // Computes the public events even without a spectator: the clocks wait until pages have shown them.
    const rewinds = this.seats.all.some(({ id }) => this.seats.isAlone(id));
    const match = new Match(this.ruleset, setup, { dice, viewers: [...new Set([...viewers, PUBLIC])], rewinds });
    this.#play.begin(match);
    this.goingBack = new GoingBack({ match, clocks: this.clocks, taken: this.taken, seats: this.seats, viewers });
    this.#tell(ok(match.begun));
  }

  #submit(entry: DoneEntry): Refusal | undefined {
    const { seat, intent, by, decision, seq } = entry;
    const answered = this.#play.answeredBy(entry);
    const isOfWindow = answered !== undefined && lasts(this.ruleset, answered.clock);
    const counts = this.#missed.counts && !isOfWindow && !this.#play.answersInSecret(entry);
    const told = entry.told && toldOf(entry, this.layout, (viewer) => this.awaited(viewer));
    const done = this.#play.match!.submit(seat, intent, { by, decision });
    if (!done.ok) return done.error;
    if (counts) this.#missed.count(entry, answered);
    if (seq !== undefined) this.seats.get(seat).answers.keep(seq, decision, intent, { ok: true });
    if (told) this.announcer.seat(told.event, told.viewers);
    return this.#tell(done);
  }

  /** Tells what has happened by the rules; gives the refusal where nothing has. */
  #tell(done: Result<Happened<RulesetTypes>, Refusal>): Refusal | undefined {
    if (!done.ok) return done.error;
    this.trace.note(done.value);
    this.announcer.happened(done.value, this.ruleset);
    return undefined;
  }
}
