const MINUTE = 60_000;

/**
 * The age of the events of a match. Entries are numbered from 1. Time without a server does not count: neither an
 * outage nor a clock that is set makes an entry older.
 */
export class Ages {
  #entries = 0;
  #over = false;
  /** The entry from which on so many turns had passed. */
  readonly #turned: { readonly from: number; readonly turns: number }[] = [];
  /** The entry after which the match stood still, and for how many milliseconds. */
  readonly #stood: { readonly after: number; readonly milliseconds: number }[] = [];

  /** The number of entries. */
  get entries(): number {
    return this.#entries;
  }

  /** Adds an entry: so many turns have passed now, and the match is over or not. */
  note(turns: number, over: boolean): void {
    this.#entries += 1;
    this.#over = over;
    // Going back can undo the end of a turn.
    while ((this.#turned.at(-1)?.turns ?? turns) > turns) this.#turned.pop();
    if (this.#turned.at(-1)?.turns !== turns) this.#turned.push({ from: this.#entries, turns });
  }

  /** Notes that no server ran the match for so many milliseconds, by the clocks of the servers before and after. */
  stand(milliseconds: number): void {
    if (this.#entries > 0) this.#stood.push({ after: this.#entries, milliseconds });
  }

  /**
   * The last entry that lies at least so many turns back; 0 if there is none. In a match that is over, which has no
   * more turns, every entry does.
   */
  last(turns: number): number {
    const passed = (this.#turned.at(-1)?.turns ?? 0) - turns;
    const later = this.#over ? undefined : this.#turned.find((turned) => turned.turns > passed);
    return later ? later.from - 1 : this.#entries;
  }

  /** The time at which an entry of this time is so many minutes old: epoch milliseconds of the server's clock. */
  due(entry: number, at: number, minutes: number): number {
    const stood = this.#stood.filter(({ after }) => after >= entry);
    return stood.reduce((sum, { milliseconds }) => sum + milliseconds, at + minutes * MINUTE);
  }
}
