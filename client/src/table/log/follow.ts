import { signal } from '@preact/signals';

/** The scroll state of a list, CSS pixels: the height above its window, the whole height, and that of the window. */
interface Scrolled {
  readonly above: number;
  readonly whole: number;
  readonly shown: number;
}

/** Pixels from the end within which a reader counts as being at the end. */
const NEAR = 24;
/** Milliseconds after a hand has let go for which scrolling is still its own: wheels and fingers give momentum. */
const LINGERS = 400;

/**
 * Whether a list follows its newest entry. It does until a person scrolls up, and again once that person is back at the
 * end. Only scrolling by hand counts: the browser tells of its own scrolling late, when more may have come below.
 */
export class Follow {
  readonly following = signal(true);
  /** How many entries have come since the person scrolled up. */
  readonly fresh = signal(0);
  #above = 0;
  #handAt = Number.NEGATIVE_INFINITY;

  /** What is above the window, CSS pixels, as it was last seen. */
  get above(): number {
    return this.#above;
  }

  /** Until when scrolling counts as the person's own: wheel, drag or keys, in milliseconds; infinity during a drag. */
  hand(now: number): void {
    this.#handAt = now;
  }

  /** The list has been scrolled, by whomever. */
  scrolled({ above, whole, shown }: Scrolled, now: number): void {
    const up = above < this.#above;
    this.#above = above;
    if (whole - shown - above < NEAR) {
      if (!this.following.peek()) this.toNewest();
    } else if (up && now - this.#handAt < LINGERS) {
      this.following.value = false;
      this.#handAt = Math.max(this.#handAt, now);
    }
  }

  /** Entries have come below. */
  came(entries: number): void {
    if (!this.following.peek() && entries > 0) this.fresh.value += entries;
  }

  /** The list shall show its newest entry, and follow. */
  toNewest(): void {
    this.following.value = true;
    this.fresh.value = 0;
  }

  /** Scrolls the list on behalf of its reader, such as to the first missed line. */
  leave(): void {
    this.following.value = false;
  }
}
