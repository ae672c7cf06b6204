import {
  engineRefusal,
  LONGEST_SHOW,
  PUBLIC,
  type Refusal,
  type Ruleset,
  type RulesetTypes,
  type SeatId,
  type Viewer,
} from '@ironhex/shared/match';
import { type ClockFigures, type Clocks, usualClocks } from '@ironhex/shared/protocol';
import type { Clock } from '../../../clock.ts';
import { type Awaiting, type Holder, type Known, knownTo, numberAmongOthers, running, type Truth } from './known.ts';
import { lasts, SeatClock, type Times, type Waits } from './seat-clock.ts';

/** The parts that the clocks of a match work with. */
interface ClockParts {
  readonly clocks: Clocks;
  readonly rules: Pick<Ruleset<RulesetTypes>, 'clocks' | 'bank'>;
  readonly seats: readonly SeatId[];
  /** All viewers, including the seats. */
  readonly viewers: readonly Viewer[];
  readonly clock: Pick<Clock, 'now'>;
  /** Called when a seat's decision runs out of time, or a timer (`seat` null) ends. */
  expired(seat: SeatId | null, id: number): void;
}

/** The clocks of all holders as far as one viewer may know them. */
type Accounts = Map<Holder, SeatClock>;

/** A decision, or with `seat` null a timer, and where its clock runs. */
interface Asked extends Known {
  readonly seat: SeatId | null;
  /** Its number for its seat. */
  readonly decision: number;
}

const keyOf = (seat: SeatId | null, decision: number): string => `${seat} ${decision}`;

/** Timers run with the seconds of their class, whatever times the host chose for players; they have no bank. */
const timerFigures = ({ clocks, rules }: ClockParts): ClockFigures => {
  const { seconds } = clocks === 'none' ? usualClocks(rules) : clocks;
  return { seconds, draws: {}, bank: 0, whenEmpty: null, concedeAfter: null };
};

/** The figures of a match without clocks: no decision ends. */
const UNTIMED: ClockFigures = { seconds: {}, draws: {}, bank: 0, whenEmpty: null, concedeAfter: null };

const NO_TIME = engineRefusal('no-time', null);

/**
 * The thinking time of every seat. It runs on the server's clock, also while a player is away. The times shown to a
 * viewer are computed only from what that viewer may know, so that no time or bank reveals a hidden decision.
 */
export class MatchClocks {
  readonly #parts: ClockParts;
  /** Makes the clock of a seat, or of a bank that seats share. */
  readonly #clock: () => SeatClock;
  readonly #truth: Accounts;
  /** The clocks that each viewer sees: the true one of its own seat, and the others as far as it may know them. */
  readonly #accounts: ReadonlyMap<Viewer, Accounts>;
  /** The decisions that each viewer may know, in the order of the ruleset's `awaited`. */
  readonly #known = new Map<Viewer, readonly (Known | undefined)[]>();
  /** The decisions and timers of the latest update, in truth, by seat and id. */
  #asked: ReadonlyMap<string, Asked> = new Map();
  /** Holders that have had a public decision. */
  readonly #opened = new Set<Holder>();
  /** The time at which a page at normal speed has shown all events so far. */
  #shownAt = Number.NEGATIVE_INFINITY;
  /** Decisions and timers out of time, with a fallback that is still to be done. */
  readonly #rung = new Set<string>();
  /** Decisions that a timer ends: they ring for nobody. */
  #ended: ReadonlySet<string> = new Set();
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: ClockParts) {
    const { clocks, seats, viewers, rules } = parts;
    const timers = timerFigures(parts);
    const figures = clocks === 'none' ? UNTIMED : clocks;
    this.#clock = () => new SeatClock(figures, (clock) => lasts(rules, clock));
    const account = (own?: readonly [SeatId, SeatClock]): Accounts =>
      new Map<Holder, SeatClock>([
        ...seats.map((seat): [SeatId, SeatClock] => [seat, this.#clock()]),
        ...(own ? [own] : []),
        [null, new SeatClock(timers)],
      ]);
    this.#parts = parts;
    this.#truth = account();
    this.#accounts = new Map(
      viewers.map((viewer) => {
        const own = this.#truth.get(viewer);
        return [viewer, account(own && [viewer, own])];
      }),
    );
  }

  /** Milliseconds left in a seat's bank, as far as a viewer may know it, without what running decisions are drawing. */
  bank(seat: SeatId, viewer: Viewer = seat): number {
    return this.#accounts.get(viewer)!.get(seat)!.bank;
  }

  /** The true times of a decision, or of a timer (`seat` null); undefined unless it runs. */
  running({ seat, id }: { readonly seat: SeatId | null; readonly id: number }): Times | undefined {
    const asked = this.#asked.get(keyOf(seat, id));
    return asked && this.#truth.get(asked.holder)?.times(asked.id);
  }

  /** The times shown to a viewer, one for each of its known decisions; undefined where none is shown. */
  shownTo(viewer: Viewer): readonly (Times | undefined)[] {
    const accounts = this.#accounts.get(viewer)!;
    return (this.#known.get(viewer) ?? []).map((known) => known && accounts.get(known.holder)!.times(known.id));
  }

  /** No clock runs. */
  get idle(): boolean {
    return this.#running().next().done === true;
  }

  /** Whether this match uses clocks or timers now. */
  get isTimed(): boolean {
    return this.#parts.clocks !== 'none' || !this.idle;
  }

  /**
   * Stops the clocks of answered decisions and starts those of new ones. `show`: milliseconds for which pages show the
   * latest events.
   */
  update(asked: Awaiting, now: number, show = 0): void {
    if (this.#parts.clocks === 'none' && asked.timers.length === 0 && this.idle) return;
    const decisions = this.#parts.clocks === 'none' ? [] : asked.pending;
    const lasting = decisions.filter(({ clock }) => lasts(this.#parts.rules, clock));
    this.#ended = new Set(lasting.map(({ seat, id }) => keyOf(seat, id)));
    this.#open(asked, decisions);
    const all: Truth[] = [...decisions, ...asked.timers];
    const truths = all.map((each): Asked => ({ ...running(each), seat: each.seat ?? null, decision: each.id }));
    this.#asked = new Map(truths.map((each) => [keyOf(each.seat, each.decision), each]));
    if (show > 0) this.#shownAt = Math.min(Math.max(this.#shownAt, now) + show, now + LONGEST_SHOW);
    const waits: Waits = ({ class: id }) =>
      Math.min(Math.max(0, this.#shownAt - now), 1000 * (this.#parts.rules.clocks[id]?.waits ?? 0));
    this.#update(this.#truth, truths, { now, waits });
    for (const [viewer, accounts] of this.#accounts) {
      const shown = ({ holder, id }: Known) => accounts.get(holder)?.times(id) !== undefined;
      const known = knownTo(asked.awaited(viewer), { pending: decisions, timers: asked.timers }, shown);
      this.#known.set(viewer, known);
      // The true clock of its own seat has been updated.
      this.#update(accounts, known, { now, waits, but: viewer });
    }
    for (const key of this.#rung) if (!this.#isRunning(key)) this.#rung.delete(key);
    this.#arm(now);
  }

  /** Updates the clocks of a viewer, `but` of one holder, with what that viewer may know of what is asked. */
  #update(
    accounts: Accounts,
    known: readonly (Known | undefined)[],
    { now, waits, but }: { readonly now: number; readonly waits: Waits; readonly but?: Viewer },
  ): void {
    const byHolder = Map.groupBy(
      known.filter((each) => each !== undefined),
      ({ holder }) => holder,
    );
    for (const holder of byHolder.keys()) this.#accountIn(accounts, holder);
    for (const [holder, clock] of accounts) if (holder !== but) clock.update(byHolder.get(holder) ?? [], now, waits);
  }

  /** The clock of a holder. That of a bank which seats share is there from its first decision on. */
  #accountIn(accounts: Accounts, holder: Holder): SeatClock {
    const known = accounts.get(holder) ?? this.#clock();
    accounts.set(holder, known);
    return known;
  }

  /**
   * Gives the first decision of a seat more time, and the first one that draws a bank which seats share. Only public decisions
   * count: extra time for a hidden one would be missing from a later, public one, where others could see it.
   */
  #open(asked: Awaiting, pending: Awaiting['pending']): void {
    if (this.#parts.seats.every((seat) => this.#opened.has(seat))) return;
    for (const known of knownTo(asked.awaited(PUBLIC), { pending, timers: [] }, () => false)) {
      if (!known || known.holder === null || this.#opened.has(known.holder)) continue;
      this.#opened.add(known.holder);
      for (const accounts of [this.#truth, ...this.#accounts.values()])
        this.#accountIn(accounts, known.holder).opens(known.id);
    }
  }

  /** Why the clocks forbid a seat to go back to a decision; undefined if they allow it. */
  checkBack(seat: SeatId, decision: number, now: number, charged: boolean): Refusal | undefined {
    const until = this.backUntil(seat, decision, charged);
    return until !== undefined && until <= now ? NO_TIME : undefined;
  }

  /**
   * The time until which the clocks let a seat go back to a decision, depending on whether it is `charged` for the time
   * since its last answer; undefined without a limit.
   */
  backUntil(seat: SeatId, decision: number, charged: boolean): number | undefined {
    const shared = numberAmongOthers(seat, decision);
    for (const [holder, clock] of this.#truth) {
      const until = clock.backUntil(holder === seat ? decision : shared, charged);
      if (until !== undefined) return until;
    }
    return undefined;
  }

  /**
   * The seat goes back to a decision. At the next update that decision runs as if its clock had never stopped, and
   * decisions of other seats that disappear have cost them no time. `knowing`: the viewers that may know of another
   * seat's decision in between; in their clocks the seat is charged for that time. What a bank that seats share has lost
   * meanwhile it does not get back.
   */
  goBack(seat: SeatId, decision: number, knowing: ReadonlySet<Viewer>): void {
    const isSeat = new Set<Holder>([...this.#parts.seats, null]);
    const shared = numberAmongOthers(seat, decision);
    for (const [viewer, accounts] of [[seat, this.#truth] as const, ...this.#accounts])
      for (const [holder, clock] of accounts)
        if (holder === seat) clock.goBack(decision, knowing.has(viewer));
        else if (isSeat.has(holder)) clock.undo();
        else clock.goBack(shared, knowing.has(viewer));
  }

  /** The seat can no longer go back: drops the times of its answered decisions. */
  forget(seat: SeatId): void {
    for (const clock of this.#of(seat)) clock.forget();
  }

  /** At the next update every decision of a seat has its full time, as if it had never been asked. */
  anew(): void {
    for (const accounts of [this.#truth, ...this.#accounts.values()])
      for (const [holder, clock] of accounts) if (holder !== null) clock.anew();
  }

  /** Gives a decision or timer its time once more, after it had run out. */
  restart(seat: SeatId | null, id: number, now: number): void {
    const asked = this.#asked.get(keyOf(seat, id));
    if (asked) for (const clock of this.#of(asked.holder)) clock.restart(asked.id, now);
    this.#rung.delete(keyOf(seat, id));
    this.#arm(now);
  }

  /** No server ran the match for so many milliseconds: every running clock keeps the time that it had left. */
  shift(milliseconds: number): void {
    this.#shownAt += milliseconds;
    for (const clock of this.#all()) clock.shift(milliseconds);
    this.#rung.clear();
  }

  /** Rings nothing until the next {@link MatchClocks.update}. */
  rest(): void {
    clearTimeout(this.#timer);
  }

  /** Stops all clocks. */
  stop(): void {
    for (const clock of this.#all()) clock.stop();
    clearTimeout(this.#timer);
  }

  /** Every clock of a holder: the true one, and those that viewers see. */
  #of(holder: Holder): ReadonlySet<SeatClock> {
    return new Set([this.#truth, ...this.#accounts.values()].flatMap((accounts) => accounts.get(holder) ?? []));
  }

  #all(): ReadonlySet<SeatClock> {
    return new Set([this.#truth, ...this.#accounts.values()].flatMap((accounts) => [...accounts.values()]));
  }

  *#running(): Generator<{ readonly seat: SeatId | null; readonly id: number; readonly deadline: number }> {
    for (const { seat, decision, holder, id } of this.#asked.values()) {
      const times = this.#truth.get(holder)?.times(id);
      if (times) yield { seat, id: decision, deadline: times.deadline };
    }
  }

  #isRunning(key: string): boolean {
    for (const { seat, id } of this.#running()) if (keyOf(seat, id) === key) return true;
    return false;
  }

  /** Whether something is still to be done when its time is up. */
  #rings(key: string): boolean {
    return !this.#rung.has(key) && !this.#ended.has(key);
  }

  #arm(now: number): void {
    clearTimeout(this.#timer);
    const deadlines = [...this.#running()].filter(({ seat, id }) => this.#rings(keyOf(seat, id)));
    if (deadlines.length === 0) return;
    const first = Math.min(...deadlines.map(({ deadline }) => deadline));
    this.#timer = setTimeout(() => this.#ring(), Math.max(1, first - now));
  }

  #ring(): void {
    const now = this.#parts.clock.now();
    for (const { seat, id } of [...this.#running()]) {
      // The default of one seat may have answered a decision of another and opened a new one for it.
      const deadline = this.running({ seat, id })?.deadline;
      const key = keyOf(seat, id);
      if (deadline === undefined || deadline > now || !this.#rings(key)) continue;
      this.#rung.add(key);
      this.#parts.expired(seat, id);
    }
    this.#arm(this.#parts.clock.now());
  }
}
