import type { Decision, SeatId } from '@ironhex/shared/match';
import type { Entry } from '../history/entries.ts';

/** A seat's decisions in a row that its clock has answered. */
interface Streak {
  readonly count: number;
  /** The run of the last of them: all that follow in it count as one. */
  readonly run: string | undefined;
}

/** Counts how many decisions in a row each seat has left to the clock. */
export class MissedDecisions {
  readonly #concedeAfter: number | null;
  readonly #streaks = new Map<SeatId, Streak>();

  /** A seat that misses so many in a row concedes; null: never. */
  constructor(concedeAfter: number | null) {
    this.#concedeAfter = concedeAfter;
  }

  /** Whether it makes a difference how many are missed. */
  get counts(): boolean {
    return this.#concedeAfter !== null;
  }

  /** Counts an entry that is happening, with the decision it answers. Answers of policies change nothing. */
  count(entry: Extract<Entry, { kind: 'done' }>, decision: Decision | undefined): void {
    if (entry.by === 'policy') return;
    const streak = this.#streaks.get(entry.seat);
    this.#streaks.delete(entry.seat);
    if (entry.by !== 'clock' || !decision) return;
    const { run } = decision.clock;
    const isSameRun = run !== undefined && run === streak?.run;
    this.#streaks.set(entry.seat, { count: (streak?.count ?? 0) + (isSameRun ? 0 : 1), run });
  }

  /** The seats that give up now. */
  get conceding(): readonly SeatId[] {
    const most = this.#concedeAfter ?? Number.POSITIVE_INFINITY;
    return [...this.#streaks].flatMap(([seat, { count }]) => (count >= most ? [seat] : []));
  }
}
