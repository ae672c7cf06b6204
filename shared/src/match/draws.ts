import { type Dice, type Unused, usedFrom } from '../dice/index.ts';

/** What is called around each draw. */
interface Listener {
  before(): void;
  after(shown: number): void;
}

/** The draws of a match by number, and those that were thrown away when a player went back past them. */
export class Draws {
  readonly #make: (unused: readonly Unused[]) => Dice;
  #dice!: Dice;
  /** The number behind the last draw. */
  #drawn = 0;
  #unused: readonly Unused[];

  /** `make` gives the dice from the first draw on, without these draws. */
  constructor(make: (unused: readonly Unused[]) => Dice, unused: readonly Unused[] = []) {
    this.#make = make;
    this.#unused = unused;
  }

  /** The number behind the last draw: what was thrown away there does not count. */
  get drawn(): number {
    return this.#drawn;
  }

  /** The number of the next draw. */
  get next(): number {
    return usedFrom(this.#unused, this.#drawn);
  }

  /** The draws that were thrown away, in order. */
  get unused(): readonly Unused[] {
    return this.#unused;
  }

  /** The dice go on with this draw, or with the next one that was not thrown away. */
  from(draw: number): void {
    this.#drawn = draw;
    this.#dice = this.#make(draw > 0 ? [[0, draw], ...this.#unused] : this.#unused);
  }

  /** Throws away all draws from here to `end`; gives how many. */
  throwAway(end: number): number {
    const first = this.#drawn;
    const before = this.#unused.filter(([start]) => start < first);
    this.#unused = end > first ? [...before, [first, end]] : before;
    this.from(first);
    return end - first;
  }

  /** The dice, with a listener to each draw. */
  listened({ before, after }: Listener): Dice {
    const listened = (draw: () => number): number => {
      before();
      const shown = draw();
      this.#drawn = this.next + 1;
      after(shown);
      return shown;
    };
    return {
      roll: (sides, reason) => listened(() => this.#dice.roll(sides, reason)),
      pick: (n, reason) => listened(() => this.#dice.pick(n, reason)),
    };
  }
}
