/**
 * Tells how long a client has left unread what was sent. Asked at regular times; after so many of them without having
 * read what was there at the first, it is too long. Who reads slowly but goes on reading is left alone.
 */
export class Unread {
  /** Bytes sent in all at each of the last checks, the oldest first. */
  readonly #sent: number[] = [];
  readonly #times: number;

  constructor(times: number) {
    this.#times = times;
  }

  /** Have some bytes waited too long? `sent` counts all bytes so far, of which `unread` still wait. */
  tooOld(sent: number, unread: number): boolean {
    const oldest = this.#sent.length === this.#times ? this.#sent.shift()! : 0;
    this.#sent.push(sent);
    return unread > 0 && sent - unread < oldest;
  }
}
