import type { Done, Rang } from './happened.ts';
import type { SeatId } from './seat.ts';
import { copyOf } from './view-change.ts';

/** How many intents lie between two states that are kept: folding so many again takes some milliseconds. */
const APART = 32;

/** A match as it stood after so many intents, with the number of the draw that comes next. */
interface Checkpoint<S> {
  readonly state: S;
  readonly done: number;
  readonly draw: number;
}

/** What was done in a match and not taken back, and states on the way, from which any moment of it is soon folded again. */
export class Course<I, S> {
  #done: (Done<I> | Rang)[] = [];
  /** The number of the decision that each of them answered. */
  #answered: (number | undefined)[] = [];
  #kept: readonly Checkpoint<S>[] = [];

  get done(): readonly (Done<I> | Rang)[] {
    return this.#done;
  }

  /** Something was done, as the answer to this decision. */
  add(done: Done<I> | Rang, answered?: number): void {
    this.#done.push(done);
    this.#answered.push(answered);
  }

  /** Keeps the state of now, with the draw that comes next, if it is time for one. */
  pass(state: S, draw: number): void {
    const { length: done } = this.#done;
    const last = this.#kept.at(-1);
    if (!last || done >= last.done + APART) this.#kept = [...this.#kept, { state: copyOf(state), done, draw }];
  }

  /** Only so many stand. */
  cutTo(done: number): void {
    this.#done = this.#done.slice(0, done);
    this.#answered = this.#answered.slice(0, done);
    this.#kept = this.#kept.filter((kept) => kept.done <= done);
  }

  /** A copy of the last state that was kept at or before so many; undefined if there is none. */
  before(done: number): Checkpoint<S> | undefined {
    const found = done < this.#done.length ? this.#kept.findLast((kept) => kept.done <= done) : undefined;
    return found && { ...found, state: copyOf(found.state) };
  }

  /** The last decision that a seat's player has answered, and how many were done before; undefined without one. */
  lastAnswered(seat: SeatId): { readonly decision: number; readonly to: number } | undefined {
    const last = this.#done.findLastIndex((done) => 'seat' in done && done.seat === seat && done.by === 'player');
    const decision = this.#answered[last];
    return decision === undefined ? undefined : { decision, to: this.firstAnswer(seat, decision) };
  }

  /** How many were done before a seat's first answer to one of its decisions; -1 if it has not answered it. */
  firstAnswer(seat: SeatId, decision: number): number {
    return this.#done.findIndex((done, at) => 'seat' in done && done.seat === seat && this.#answered[at] === decision);
  }
}
