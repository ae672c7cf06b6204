import { engineRefusal, type Refusal } from './refusal.ts';
import type { SeatId, Viewer } from './seat.ts';

/** How often a seat may go back to the same decision. */
export const MOST_RETURNS = 20;

/** The state before an intent that can still be undone. */
interface UndoStep<S> {
  readonly seat: SeatId;
  /** The number of the decision that the intent answered. */
  readonly decision: number;
  readonly state: S;
  /** The number of intents before it. */
  readonly done: number;
  /** The viewers that saw an event of the intent. */
  readonly shown: ReadonlySet<Viewer>;
}

/**
 * The intents that a seat can undo: its own since another seat has acted, a die was rolled or a secret was revealed.
 */
export class UndoStack<S> {
  #steps: UndoStep<S>[] = [];
  /** How often each seat has gone back to each of its decisions. */
  readonly #returns = new Map<string, number>();

  /** Adds an intent that can be undone. */
  add(step: UndoStep<S>): void {
    if (this.#steps.at(-1)?.seat !== step.seat) this.#steps = [];
    this.#steps.push(step);
  }

  /** Drops all steps: nothing done so far can be undone from here on. */
  forget(): void {
    this.#steps = [];
  }

  /** Why the seat cannot go back to a decision of this number; undefined if it can. */
  refusal(seat: SeatId, decision: number): Refusal | undefined {
    if (!this.#steps.some((step) => step.seat === seat && step.decision === decision))
      return engineRefusal('no-way-back/gone', null);
    if ((this.#returns.get(`${seat} ${decision}`) ?? 0) >= MOST_RETURNS)
      return engineRefusal('no-way-back/enough', null, { times: MOST_RETURNS });
    return undefined;
  }

  /** The decisions that the seat can go back to, the last one first. */
  open(seat: SeatId): readonly number[] {
    const own = this.#steps.filter((step) => step.seat === seat).map(({ decision }) => decision);
    return [...new Set(own.reverse())].filter((decision) => !this.refusal(seat, decision));
  }

  /**
   * Removes everything since the first answer to a decision. Gives the state before it, and the viewers that have seen
   * something since.
   */
  take(seat: SeatId, decision: number): UndoStep<S> {
    const at = this.#steps.findIndex((step) => step.seat === seat && step.decision === decision);
    const undone = this.#steps.splice(at);
    const key = `${seat} ${decision}`;
    this.#returns.set(key, (this.#returns.get(key) ?? 0) + 1);
    return { ...undone[0]!, shown: new Set(undone.flatMap(({ shown }) => [...shown])) };
  }
}
