import type { Lease } from '../../journal/journal.ts';

/** Milliseconds after which a server that says it is alive, but cannot be reached, loses a match that is asked for. */
const LONG = 10_000;

/** When the room of a lease was first and last not reached, in milliseconds. */
interface Absence {
  readonly epoch: number;
  readonly since: number;
  last: number;
}

/** Remembers matches whose room exists but cannot be reached. */
export class Unreached {
  readonly #now: () => number;
  /** Those asked for most lately stand last. */
  readonly #absences = new Map<string, Absence>();

  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  /** The room of this lease could not be reached. */
  note({ match, epoch }: Lease): void {
    const now = this.#now();
    this.#forgetOld(now);
    const known = this.#absences.get(match);
    this.#absences.delete(match);
    this.#absences.set(match, known?.epoch === epoch ? { ...known, last: now } : { epoch, since: now, last: now });
  }

  /** Has it been out of reach for so long that another server may take the match? */
  isLost({ match, epoch }: Lease): boolean {
    const now = this.#now();
    this.#forgetOld(now);
    const known = this.#absences.get(match);
    return known?.epoch === epoch && now - known.since > LONG;
  }

  /** The match was reached, or opened. */
  forget(match: string): void {
    this.#absences.delete(match);
  }

  /** Drops old notes: a room that nobody wanted meanwhile may have been within reach. */
  #forgetOld(now: number): void {
    for (const [match, { last }] of this.#absences) {
      if (now - last <= LONG) return;
      this.#absences.delete(match);
    }
  }
}
