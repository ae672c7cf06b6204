import type { ClockKey, Ruleset, RulesetTypes } from '@ironhex/shared/match';
import type { ClockFigures } from '@ironhex/shared/protocol';

/** The end of a decision's time, in milliseconds of the server's clock. */
export interface Times {
  /** Its own time ends here; from then on it draws the bank. */
  readonly bankFrom: number;
  /** Time and bank end here, and the default is applied. */
  readonly deadline: number;
}

/** Something that has a clock: a decision, or a timer. */
export interface Timed {
  readonly id: number;
  readonly clock: ClockKey;
  readonly committed?: true;
}

interface Running {
  readonly clock: ClockKey;
  readonly bankFrom: number;
}

interface Stopped extends Running {
  /** Milliseconds of its own time that were left when it stopped. */
  readonly left: number;
}

/** The running time that decisions share. */
interface Run {
  readonly run: string;
  /** Milliseconds that were left when the last of them stopped. */
  readonly left: number;
}

/** The milliseconds that a new decision waits before its time begins. */
export type Waits = (clock: ClockKey) => number;

/** Whether decisions run on the same clock. */
export const isSame = (one: ClockKey, other: ClockKey): boolean =>
  one.class === other.class && one.run === other.run && one.bank === other.bank;

/**
 * Does a clock run to its end even if every seat has answered? Then a timer closes the decision, and it is a secret of the
 * seat whether it had one: nothing that others notice may follow from that.
 */
export const lasts = ({ clocks }: Pick<Ruleset<RulesetTypes>, 'clocks'>, { class: id }: ClockKey): boolean =>
  clocks[id]?.inOneGo === true;

/**
 * The thinking time of one seat, or of several that share a bank, for the decisions that a viewer may know. Each decision has its own time. While any of
 * them is beyond that, the bank is drawn by real time, so never twice for the same moment.
 */
export class SeatClock {
  readonly #figures: ClockFigures;
  readonly #lasts: (clock: ClockKey) => boolean;
  /** Milliseconds that were left at {@link SeatClock.#since}. */
  #bank: number;
  /** The time since which the running decisions have run together. */
  #since = Number.NEGATIVE_INFINITY;
  readonly #running = new Map<number, Running>();
  /** Decisions that are closed or committed, and may be opened again. */
  readonly #stopped = new Map<number, Stopped>();
  #committed: ReadonlySet<number> = new Set();
  /** Decisions to which the seat is going back. */
  readonly #returning = new Set<number>();
  /** Another seat is going back: a decision that this closes has cost no time. */
  #isUndone = false;
  /** The first decision of the seat, which has more time; undefined: there was none yet. */
  #first: number | undefined;
  /** The newest run of each class. */
  readonly #runs = new Map<string, Run>();

  /** `lasting`: the clocks that run to their end, also when the bank is used up. */
  constructor(figures: ClockFigures, lasting: (clock: ClockKey) => boolean = () => false) {
    this.#figures = figures;
    this.#lasts = lasting;
    this.#bank = figures.bank * 1000;
  }

  /** Milliseconds left in the bank, without what the decisions that run now are drawing. */
  get bank(): number {
    return this.#bank;
  }

  /** The decisions that run, with their times. */
  *running(): Generator<readonly [id: number, times: Times]> {
    for (const id of this.#running.keys()) yield [id, this.times(id)!];
  }

  /** The times of a decision; undefined unless it runs. */
  times(id: number): Times | undefined {
    const running = this.#running.get(id);
    if (!running) return undefined;
    const { bankFrom, clock } = running;
    return { bankFrom, deadline: this.#draws(clock) ? Math.max(bankFrom, this.#drawnFrom() + this.#bank) : bankFrom };
  }

  /** Marks a decision as the first of the seat: it gets more time when it begins. */
  opens(id: number): void {
    this.#first = id;
  }

  /** Stops the clocks of closed or committed decisions, and starts those of new ones, each after its wait. */
  update(asked: readonly Timed[], now: number, waits: Waits = () => 0): void {
    const open = new Map(asked.filter(({ committed }) => !committed).map(({ id, clock }) => [id, clock]));
    this.#committed = new Set(asked.filter(({ committed }) => committed).map(({ id }) => id));
    const ended = [...this.#running.keys()].filter((id) => !open.has(id));
    const begun = [...open].filter(([id]) => !this.#running.has(id));
    // The bank keeps its shown value until a decision of this seat begins or ends, so that other entries of the match
    // leave no trace in it.
    if (ended.length > 0 || begun.length > 0) {
      // Undo: no decision has begun or ended since the undone step. The decisions that it opened stop at their start
      // and draw nothing.
      if (this.#isUndone) for (const id of ended) this.#stop(id, this.#since);
      this.#settle(now);
      if (!this.#isUndone) for (const id of ended) this.#stop(id, now);
      for (const [id, clock] of begun)
        this.#running.set(id, { clock, bankFrom: this.#start(id, clock, { now, from: now + waits(clock) }) });
    }
    this.#returning.clear();
    this.#isUndone = false;
  }

  /**
   * The seat goes back to a decision: at the next update its own time is as if the clock had never stopped. So is the
   * bank, if the seat is `charged` for the time since its last answer.
   */
  goBack(id: number, charged: boolean): void {
    const stopped = this.#stopped.get(id);
    if (!charged || !stopped) {
      this.#returning.add(id);
      return;
    }
    this.#stopped.delete(id);
    this.#running.set(id, { clock: stopped.clock, bankFrom: stopped.bankFrom });
  }

  /** Another seat goes back: the decisions that the next update closes have cost this seat no time. */
  undo(): void {
    this.#isUndone = true;
  }

  /**
   * The time at which a decision would end if the seat went back to it: its own time, or the bank, drawn by the running
   * decisions and, if the seat is `charged`, by this one too. Undefined without a limit.
   */
  backUntil(id: number, charged: boolean): number | undefined {
    const known = this.#running.get(id) ?? this.#stopped.get(id);
    if (!known) return undefined;
    if (!this.#draws(known.clock) || this.#bank === 0) return known.bankFrom;
    const empty = this.#drawnFrom(charged ? [known] : []) + this.#bank;
    return empty === Number.POSITIVE_INFINITY ? undefined : Math.max(known.bankFrom, empty);
  }

  /** Drops stopped clocks, since the seat cannot go back; committed decisions may still be changed. */
  forget(): void {
    for (const id of this.#stopped.keys()) if (!this.#committed.has(id)) this.#stopped.delete(id);
  }

  /** Whatever is asked at the next update has its full time. The bank stays what it was when it was last drawn. */
  anew(): void {
    this.#running.clear();
    this.#stopped.clear();
    this.#runs.clear();
  }

  /** Gives a decision its time once more, since its default was refused. */
  restart(id: number, now: number): void {
    const running = this.#running.get(id);
    if (!running) return;
    this.#settle(now);
    this.#running.set(id, { ...running, bankFrom: now + this.#own(id, running.clock) });
  }

  /** All clocks stood still for so many milliseconds: they keep the time that they had left. */
  shift(milliseconds: number): void {
    this.#since += milliseconds;
    for (const known of [this.#running, this.#stopped] as Map<number, Running>[])
      for (const [id, clock] of known) known.set(id, { ...clock, bankFrom: clock.bankFrom + milliseconds });
  }

  /** Stops all clocks. */
  stop(): void {
    this.#running.clear();
  }

  #draws({ class: id }: ClockKey): boolean {
    return this.#figures.draws[id] ?? false;
  }

  /** The time from which the running decisions draw the bank, if these others ran as well. */
  #drawnFrom(besides: readonly Running[] = []): number {
    const drawing = [...this.#running.values(), ...besides].filter(({ clock }) => this.#draws(clock));
    return Math.max(this.#since, Math.min(...drawing.map(({ bankFrom }) => bankFrom)));
  }

  #left(now: number): number {
    return Math.max(0, this.#bank - Math.max(0, now - this.#drawnFrom()));
  }

  #settle(now: number): void {
    this.#bank = this.#left(now);
    this.#since = now;
  }

  /** The full own time of a decision, in milliseconds. */
  #own(decision: number, clock: ClockKey): number {
    const { class: id, seconds: said } = clock;
    const { seconds, bank, whenEmpty, opening = 0 } = this.#figures;
    const own = said ?? seconds[id] ?? 0;
    // A match without a bank has none that is used up.
    const isUsedUp = bank > 0 && this.#bank === 0 && !this.#lasts(clock);
    const more = decision === this.#first ? opening : 0;
    return 1000 * ((isUsedUp && whenEmpty !== null ? Math.min(own, whenEmpty) : own) + more);
  }

  #stop(id: number, now: number): void {
    const { clock, bankFrom } = this.#running.get(id)!;
    const left = Math.max(0, bankFrom - now);
    this.#running.delete(id);
    this.#stopped.set(id, { clock, bankFrom, left });
    if (clock.run !== undefined) this.#runs.set(clock.class, { run: clock.run, left });
  }

  /** The end of the own time of a decision that opens `now` and begins at `from`. */
  #start(id: number, clock: ClockKey, { now, from }: { readonly now: number; readonly from: number }): number {
    const known = this.#stopped.get(id);
    const stopped = known && isSame(known.clock, clock) ? known : undefined;
    this.#stopped.delete(id);
    if (stopped && this.#returning.has(id)) return stopped.bankFrom;
    if (clock.run !== undefined) {
      const together = [...this.#running.values()].find((running) => isSame(running.clock, clock));
      if (together) return together.bankFrom;
      const run = this.#runs.get(clock.class);
      if (run?.run === clock.run) return from + run.left;
    }
    return stopped ? now + stopped.left : from + this.#own(id, clock);
  }
}
