import type { Lease } from '../../journal/journal.ts';

/** Milliseconds after which a server that says it is alive, but cannot be reached, loses a match that is asked for. */
const LONG = 10_000;

/** Since when the room of a lease is asked for in vain, and when it last was; milliseconds. */
interface Absence {
  readonly epoch: number;
  readonly since: number;
  last: number;
}

/** Remembers which matches are asked for again and again, but whose room cannot be reached. */
export class Unreached {
  readonly #now: () => number;
  /** Those asked for most lately stand last. */
  readonly #absences = new Map<string, Absence>();

  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  /** The room of this lease was asked for, and not reached. */
  note({ match, epoch }: Lease): void {
    const now = this.#now();
    this.#forgetOld(now);
    const known = this.#absences.get(match);
    this.#absences.delete(match);
    this.#absences.set(match, known?.epoch === epoch ? { ...known, last: now } : { epoch, since: now, last: now });
  }

  /** Has it been asked for in vain for so long that its server may lose it? */
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

  /** Drops old notes: a room that was not asked for meanwhile may have been within reach. */
  #forgetOld(now: number): void {
    for (const [match, { last }] of this.#absences) {
      if (now - last <= LONG) return;
      this.#absences.delete(match);
    }
  }
}
