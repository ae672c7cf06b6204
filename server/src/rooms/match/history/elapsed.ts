/** The time since a match began, in milliseconds. Time in which no server ran it does not count. */
export class Elapsed {
  /** What has to be taken off a server's clock; undefined before the match begins. */
  #off: number | undefined;
  #last = 0;

  /** The match began at this time of the server's clock. Only the first call counts. */
  begin(at: number): void {
    this.#off ??= at;
  }

  /** No server ran the match for so many milliseconds, by the clocks of the servers before and after. */
  stand(milliseconds: number): void {
    if (this.#off !== undefined) this.#off += milliseconds;
  }

  /** The time elapsed at a time of the server's clock. It never falls, whatever clocks do. */
  at(at: number): number {
    this.#last = Math.max(this.#last, at - (this.#off ?? at));
    return this.#last;
  }
}
