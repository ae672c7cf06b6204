import { Meter, metered, NO_COST, TooCostly } from '../cost.ts';
import { type Dice, ScriptError, type Unused } from '../dice/index.ts';
import { fail, ok, type Result } from '../result.ts';
import { Course } from './course.ts';
import { type Awaited, type Decision, ownIn, type Timer } from './decision.ts';
import { Draws } from './draws.ts';
import { UndoStack } from './going-back.ts';
import type { By, Done, Happened, Rang } from './happened.ts';
import { firstState } from './read-setup.ts';
import { redactorFor } from './redactor.ts';
import { engineRefusal, type Refusal } from './refusal.ts';
import type { Outcome, Ruleset, RulesetTypes, Setup } from './ruleset.ts';
import type { SeatId, Viewer } from './seat.ts';
import { copyOf, type WentBack, wentBack } from './view-change.ts';
import { endedBy } from './words/outcomes.ts';

/** How a match is played: its viewers, and a factory for its dice. */
export interface MatchOptions {
  /** The dice from the first draw on, without these draws. Dice that were never thrown away need not know of them. */
  readonly dice: (unused: readonly Unused[]) => Dice;
  /** The draws that were thrown away in the course of the match. */
  readonly unused?: readonly Unused[];
  /** Keeps what {@link Match.rewind} takes: a player can go back whatever has happened since. */
  readonly rewinds?: boolean;
  /** For whom {@link Happened.seen} is worked out; no viewer by default. */
  readonly viewers?: readonly Viewer[];
  /** Where a script of dice does not fit, the match stops with what has happened so far, instead of throwing. */
  readonly stops?: boolean;
  /**
   * Nothing happens before the first decision, nor is one asked: the match stays as its setup says, to be looked at.
   */
  readonly still?: boolean;
  /**
   * Called before each event is applied, with the true state as it is then and what each viewer has seen of this step so
   * far. It must change neither, nor keep the state.
   */
  readonly watch?: (state: object, event: object, seen: ReadonlyMap<Viewer, readonly object[]>) => void;
}

/** The context of an intent. */
interface SubmitOptions {
  /** The decision that it answers; one that is no longer asked is refused. Without it, the first that it can answer. */
  readonly decision?: number | undefined;
  /** The origin of the intent; left out: the player. */
  readonly by?: By;
}

const OVER = engineRefusal('over/for-good', null);

/** An intent that is allowed, with the decision it answers. */
interface Judged {
  readonly decision: Decision | undefined;
  /** Its seat has several decisions now. */
  readonly several: boolean;
}

/**
 * One match: the fold of its intents. {@link Match.submit} and {@link Match.goBack} are all that changes it. Two
 * matches with the same ruleset, setup, dice and intents are the same, byte for byte.
 */
export class Match<T extends RulesetTypes> {
  readonly ruleset: Ruleset<T>;
  readonly setup: Setup<T>;
  /** The events before the first decision. */
  readonly begun: Happened<T>;
  readonly #options: MatchOptions;
  readonly #seats: ReadonlySet<SeatId>;
  readonly #concession: string;
  readonly #undo = new UndoStack<T['state']>();
  readonly #course = new Course<T['intent'], T['state']>();
  /** The views of viewers, cached until the match changes. */
  readonly #views = new Map<Viewer, T['view']>();
  readonly #awaited = new Map<Viewer, readonly Awaited[]>();
  readonly #draws: Draws;
  #state!: T['state'];
  #stopped: ScriptError | undefined;
  /** The end of a match whose last step took too much. */
  #cutOff: Outcome | undefined;

  /** Begins a match in which {@link setupFaults} finds nothing wrong. */
  constructor(ruleset: Ruleset<T>, setup: Setup<T>, options: MatchOptions) {
    this.ruleset = ruleset;
    this.setup = setup;
    this.#options = options;
    this.#draws = new Draws(options.dice, options.unused);
    this.#seats = new Set(setup.seats.map(({ id }) => id));
    this.#concession = JSON.stringify(ruleset.concession);
    this.begun = this.#begin();
  }

  /** The true state. Callers must neither change it nor send it to anyone. */
  get state(): T['state'] {
    return this.#state;
  }

  /**
   * Set if the match stopped in the middle of a step because its script of dice does not fit; it accepts nothing
   * further.
   */
  get stopped(): ScriptError | undefined {
    return this.#stopped;
  }

  /** The intents that were done and not taken back, and the timers that were up, in order. */
  get done(): readonly (Done<T['intent']> | Rang)[] {
    return this.#course.done;
  }

  /** The draws that were thrown away, in order: {@link Match.rewind} has left them behind. */
  get unused(): readonly Unused[] {
    return this.#draws.unused;
  }

  get outcome(): Outcome | undefined {
    return this.#cutOff ?? this.ruleset.outcome(this.#state);
  }

  /** Whether a step has exceeded {@link Ruleset.bounds}, which ends the match in the middle of it. */
  get isCutOff(): boolean {
    return this.#cutOff !== undefined;
  }

  /** The decisions that the match waits for, in truth. */
  pending(): readonly Decision[] {
    return this.#cutOff ? [] : this.ruleset.pending(this.#state);
  }

  /** The view of a viewer. It stays the same object until the match changes: callers must not change it. */
  view(viewer: Viewer): T['view'] {
    const known = this.#views.get(viewer);
    if (known) return known;
    const view = this.ruleset.view(this.#state, viewer);
    this.#views.set(viewer, view);
    return view;
  }

  /**
   * The decisions and timers that the match waits for, as far as a viewer may know. Computed once until the match
   * changes.
   */
  awaited(viewer: Viewer): readonly Awaited[] {
    if (this.#cutOff) return [];
    const known = this.#awaited.get(viewer) ?? this.ruleset.awaited(this.view(viewer));
    this.#awaited.set(viewer, known);
    return known;
  }

  /**
   * Executes an intent. Judges it by what the seat may know and resolves it against the truth; a refusal changes
   * nothing. A step that exceeds {@link Ruleset.bounds} ends the match in the middle. If the ruleset throws, which is a
   * bug, the match stays as it was before.
   */
  submit(seat: SeatId, intent: T['intent'], options: SubmitOptions = {}): Result<Happened<T>, Refusal> {
    const judged = this.#judge(seat, intent, options.decision);
    if (!judged.ok) return judged;
    const { decision, several } = judged.value;
    const state = decision && this.#isAskedAlone(seat) ? copyOf(this.#state) : undefined;
    try {
      const happened = this.#fold((dice) => this.ruleset.resolve(this.#state, seat, intent, dice, decision));
      if (state && this.#canBeUndone(happened)) {
        const shown = new Set([...happened.seen].flatMap(([viewer, seen]) => (seen.length > 0 ? [viewer] : [])));
        this.#undo.add({ seat, decision: decision!.id, state, done: this.#course.done.length, shown });
      } else this.#undo.forget();
      const by = options.by ?? 'player';
      this.#add({ seat, intent, by, ...(several ? { decision: decision!.id } : {}) }, decision?.id);
      return ok(happened);
    } catch (bug) {
      this.#restore();
      throw bug;
    }
  }

  /** Repeats an entry of `done`: how records and replays are folded. */
  redo(entry: Done<T['intent']> | Rang): Result<Happened<T>, Refusal> {
    return 'timer' in entry ? this.ring(entry.timer) : this.submit(entry.seat, entry.intent, entry);
  }

  /** The timers that run now. */
  timers(): readonly Timer[] {
    return this.#cutOff ? [] : (this.ruleset.timers?.(this.#state) ?? []);
  }

  /** Ends a timer. Refused if it is not running. */
  ring(id: number): Result<Happened<T>, Refusal> {
    const timer = this.timers().find((running) => running.id === id);
    if (this.outcome) return fail(OVER);
    if (!timer) return fail(this.#stale());
    try {
      const happened = this.#fold((dice) => this.ruleset.ring!(this.#state, timer, dice));
      this.#undo.forget();
      this.#add({ timer: id });
      return ok(happened);
    } catch (bug) {
      this.#restore();
      throw bug;
    }
  }

  /** Why this would be refused; undefined if it would be done. Judged by what the seat may know; changes nothing. */
  check(seat: SeatId, intent: T['intent'], decision?: number): Refusal | undefined {
    const judged = this.#judge(seat, intent, decision);
    return judged.ok ? undefined : judged.error;
  }

  /** Would this leave its decision open: a part of an answer, or another answer in place of a committed one? */
  leavesOpen(seat: SeatId, intent: T['intent'], decision?: number): boolean {
    if (this.ruleset.isPart?.(intent)) return true;
    return this.pending().some((asked) => asked.seat === seat && asked.id === decision && asked.committed === true);
  }

  /** The decisions that a seat can go back to now, the last one first. */
  waysBack(seat: SeatId): readonly number[] {
    return this.outcome ? [] : this.#undo.open(seat);
  }

  /** Why a seat cannot go back to a decision; undefined if it can. Changes nothing. */
  checkBack(seat: SeatId, decision: number): Refusal | undefined {
    return this.outcome ? OVER : this.#undo.refusal(seat, decision);
  }

  /**
   * Goes back to a decision of the seat's own: its answers since then have not happened. Refused when another seat has
   * acted since, a die has fallen, or the ruleset says that a secret was shown.
   */
  goBack(seat: SeatId, decision: number): Result<Happened<T>, Refusal> {
    const refusal = this.checkBack(seat, decision);
    if (refusal) return fail(refusal);
    const { state, done, shown } = this.#undo.take(seat, decision);
    const told = (this.#options.viewers ?? []).filter((viewer) => viewer === seat || shown.has(viewer));
    const before = new Map(told.map((viewer) => [viewer, this.view(viewer)]));
    this.#stand(state, done);
    return ok({ events: [], seen: this.#wentBack(seat, before), rolls: [], cost: NO_COST });
  }

  /** The last decision that a seat's player has answered, and how many intents were done before; undefined without one. */
  farBack(seat: SeatId): { readonly decision: number; readonly to: number } | undefined {
    return this.outcome ? undefined : this.#course.lastAnswered(seat);
  }

  /** How many intents were done before a seat's first answer to one of its decisions; -1 if it has not answered it. */
  firstAnswer(seat: SeatId, decision: number): number {
    return this.#course.firstAnswer(seat, decision);
  }

  /**
   * Goes back for a seat to where so many intents were done, whatever has happened since. What was drawn since then is
   * thrown away: `thrown` says how much; the dice go on behind it. Only where `rewinds` is set.
   */
  rewind(seat: SeatId, to: number): Result<Happened<T> & { readonly thrown: number }, Refusal> {
    if (this.outcome) return fail(OVER);
    const from = this.#course.before(to);
    if (!from) return fail(engineRefusal('no-way-back/gone', null));
    const before = new Map((this.#options.viewers ?? []).map((viewer) => [viewer, this.view(viewer)]));
    const end = this.#draws.next;
    const again = this.#course.done.slice(from.done, to);
    this.#stand(from.state, from.done);
    this.#draws.from(from.draw);
    for (const entry of again) this.redo(entry);
    this.#undo.forget();
    const thrown = this.#draws.throwAway(end);
    // Where dice fall in secret, how many have fallen is a secret too.
    const told = this.ruleset.tellsByViews?.(this.#state) ? 0 : thrown;
    return ok({ events: [], seen: this.#wentBack(seat, before, told), rolls: [], cost: NO_COST, thrown });
  }

  /** What each viewer sees of it that a seat has gone back, with the views of `before`. */
  #wentBack(
    seat: SeatId,
    before: ReadonlyMap<Viewer, T['view']>,
    thrown = 0,
  ): ReadonlyMap<Viewer, readonly WentBack[]> {
    const seen = (viewer: Viewer, known: T['view'] | undefined) =>
      known ? [wentBack(seat, known, this.view(viewer), thrown)] : [];
    return new Map((this.#options.viewers ?? []).map((viewer) => [viewer, seen(viewer, before.get(viewer))]));
  }

  /** Goes back to a state in which so many intents were done. */
  #stand(state: T['state'], done: number): void {
    this.#state = state;
    this.#course.cutTo(done);
    this.#changes();
  }

  /** Something was done, as the answer to this decision. */
  #add(done: Done<T['intent']> | Rang, answered?: number): void {
    this.#course.add(done, answered);
    this.#pass();
  }

  /** Keeps the state, where a player may want to go back to it. */
  #pass(): void {
    if (this.#options.rewinds) this.#course.pass(this.#state, this.#draws.drawn);
  }

  #judge(seat: SeatId, intent: T['intent'], id: number | undefined): Result<Judged, Refusal> {
    if (!this.#seats.has(seat)) return fail(engineRefusal('no-seat/named', null, { seat }));
    if (this.outcome) return fail(OVER);
    const view = this.view(seat);
    const own = ownIn(this.awaited(seat), seat);
    const several = own.length > 1;
    const concedes = JSON.stringify(intent) === this.#concession;
    const answered = id === undefined ? own : own.filter((decision) => decision.id === id);
    if (id !== undefined && answered.length === 0) return fail(this.#stale());
    const tried = concedes || answered.length === 0 ? [undefined] : answered;
    const refusals: Refusal[] = [];
    for (const decision of tried) {
      const refusal = this.ruleset.check(view, seat, intent, decision);
      if (!refusal) return ok({ decision, several: several && decision !== undefined });
      refusals.push(refusal);
    }
    return fail(refusals[0]!);
  }

  #stale(): Refusal {
    return engineRefusal('stale-decision', this.ruleset.askedBy?.() ?? null);
  }

  /**
   * Whether, as far as this seat knows, the match waits for it alone. If others may act at the same time there is no
   * going back: it would end when one of them acts, and so tell the seat of even a secret act.
   */
  #isAskedAlone(seat: SeatId): boolean {
    return this.awaited(seat).every((awaited) => awaited.seat === seat);
  }

  #canBeUndone({ events, rolls }: Happened<T>): boolean {
    return rolls.length === 0 && !events.some((event) => this.ruleset.isFinal(event));
  }

  /** Clears the cached views and decisions. */
  #changes(): void {
    this.#views.clear();
    this.#awaited.clear();
  }

  #begin(): Happened<T> {
    this.#draws.from(0);
    this.#state = firstState(this.ruleset, this.setup);
    const begun = this.#fold((dice) => (this.#options.still ? [] : this.ruleset.begin(this.#state, dice)));
    this.#pass();
    return begun;
  }

  #restore(): void {
    this.#undo.forget();
    const done = this.#course.done;
    this.#stand(this.#state, 0);
    this.#begin();
    for (const entry of done) this.redo(entry);
    this.#undo.forget();
  }

  #fold(happening: (dice: Dice) => Iterable<T['event']>): Happened<T> {
    const { viewers = [], watch } = this.#options;
    const meter = new Meter(this.ruleset.bounds);
    const events: T['event'][] = [];
    const rolls: number[] = [];
    const seen = new Map<Viewer, T['seen'][]>(viewers.map((viewer) => [viewer, []]));
    const redactors = viewers.map((viewer) => [viewer, redactorFor(this.ruleset, this.#state, viewer)] as const);
    const dice = this.#draws.listened({
      before: () => meter.spend('dice', 1),
      after: (shown) => void rolls.push(shown),
    });
    this.#changes();
    try {
      metered(meter, () => {
        for (const event of happening(dice)) {
          meter.spend('events', 1);
          watch?.(this.#state, event, seen);
          this.ruleset.evolve(this.#state, event);
          events.push(event);
          for (const [viewer, seenBy] of redactors) {
            const part = seenBy(event);
            if (part) seen.get(viewer)!.push(part);
          }
        }
      });
    } catch (error) {
      if (error instanceof TooCostly)
        this.#cutOff = { score: [], rule: '', ...endedBy('too-costly', { most: error.most, of: error.of }) };
      else if (this.#options.stops && error instanceof ScriptError) this.#stopped = error;
      else throw error;
    }
    return { events, seen, rolls, cost: meter.spent };
  }
}
