/** Milliseconds for which a line stands for all others like it. */
const MINUTE = 60_000;

/** Lines of a kind in a minute, about different clients or matches. */
const EACH = 20;

/** Kinds that are told apart at once: the sentences of a library are beyond number. All others count as one kind. */
const KINDS = 200;
const OTHERS = '';

/** What was written of a kind in its minute. */
interface Minute {
  readonly until: number;
  readonly about: Set<string>;
  leftOut: number;
}

/**
 * Says which lines of a log are written: of each kind one a minute about the same client, the first at once. So nobody
 * fills a disk by causing the same again and again, and nothing new is hidden by it.
 */
export class Repeats {
  readonly #kinds = new Map<string, Minute>();

  /**
   * How many lines of this kind were left out since the last that was written; undefined if this one is to be left out
   * as well. `about` is what the line is about, `now` in milliseconds of a monotonic clock.
   */
  leftOut(kind: string, about: string, now: number): number | undefined {
    const minute = this.#minuteOf(this.#keyOf(kind, now), now);
    if (minute.about.has(about) || minute.about.size >= EACH) {
      minute.leftOut += 1;
      return undefined;
    }
    minute.about.add(about);
    const { leftOut } = minute;
    minute.leftOut = 0;
    return leftOut;
  }

  #minuteOf(key: string, now: number): Minute {
    const known = this.#kinds.get(key);
    if (known && now < known.until) return known;
    const minute = { until: now + MINUTE, about: new Set<string>(), leftOut: known?.leftOut ?? 0 };
    this.#kinds.set(key, minute);
    return minute;
  }

  #keyOf(kind: string, now: number): string {
    if (this.#kinds.has(kind) || this.#kinds.size < KINDS) return kind;
    for (const [key, { until }] of this.#kinds) if (now >= until) this.#kinds.delete(key);
    return this.#kinds.size < KINDS ? kind : OTHERS;
  }
}
