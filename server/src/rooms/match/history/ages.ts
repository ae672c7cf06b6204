/** How old an entry must be before the omniscient viewer gets it: both must have passed. */
export interface Delay {
  readonly minutes: number;
  /** As the ruleset counts them, see `Ruleset.turns`. */
  readonly turns: number;
}

const MINUTE = 60_000;

/**
 * How old is what has happened in a match. Entries go by their numbers, from 1 on. Time in which no server ran the
 * match does not count: neither an outage nor a clock that is set makes an entry older.
 */
export class Ages {
  #entries = 0;
  #over = false;
  /** From which entry on so many turns had passed. */
  readonly #turned: { readonly from: number; readonly turns: number }[] = [];
  /** After which entry the match stood still, and for how many milliseconds. */
  readonly #stood: { readonly after: number; readonly milliseconds: number }[] = [];

  /** How many entries there are. */
  get entries(): number {
    return this.#entries;
  }

  /** Another entry has happened: so many turns have passed now, and the match is over or not. */
  note(turns: number, over: boolean): void {
    this.#entries += 1;
    this.#over = over;
    // A seat that goes back can take back the end of a turn.
    while ((this.#turned.at(-1)?.turns ?? turns) > turns) this.#turned.pop();
    if (this.#turned.at(-1)?.turns !== turns) this.#turned.push({ from: this.#entries, turns });
  }

  /** Nobody has run the match for so many milliseconds, by the clocks of the servers before and after. */
  stand(milliseconds: number): void {
    if (this.#entries > 0) this.#stood.push({ after: this.#entries, milliseconds });
  }

  /**
   * The last entry after which so many turns have ended; 0 if there is none. A match that is over has no more turns:
   * there all entries are old enough.
   */
  last(turns: number): number {
    const passed = (this.#turned.at(-1)?.turns ?? 0) - turns;
    const later = this.#over ? undefined : this.#turned.find((turned) => turned.turns > passed);
    return later ? later.from - 1 : this.#entries;
  }

  /** When an entry of this time is so many minutes old: epoch milliseconds of the server's clock. */
  due(entry: number, at: number, minutes: number): number {
    const stood = this.#stood.filter(({ after }) => after >= entry);
    return stood.reduce((sum, { milliseconds }) => sum + milliseconds, at + minutes * MINUTE);
  }
}
