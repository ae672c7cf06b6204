/** Bits of the second byte of a frame: whether its content is masked, and how long it is. */
const MASKED = 0x80;
const LENGTH = 0x7f;
/** Lengths that say that the length itself comes next, in two bytes or in eight. */
const IN_TWO = 126;
const IN_EIGHT = 127;

/** How long the content of a frame is, in bytes; undefined as long as its head is not whole. */
const contentAfter = (head: readonly number[]): number | undefined => {
  if (head.length < 2) return undefined;
  const short = head[1]! & LENGTH;
  const more = short === IN_TWO ? 2 : short === IN_EIGHT ? 8 : 0;
  if (head.length < 2 + more + (head[1]! & MASKED ? 4 : 0)) return undefined;
  return more === 0 ? short : head.slice(2, 2 + more).reduce((length, byte) => length * 256 + byte, 0);
};

/**
 * Finds where frames of the websocket protocol end in a stream of bytes (RFC 6455, 5.2), and reads nothing else of
 * them. What is no frame at all is measured as if it were one: the library behind closes the line.
 */
export class FrameScanner {
  #head: number[] = [];
  /** Bytes of the content that are still to come; undefined while the head is not whole. */
  #left: number | undefined;
  /** How many frames have ended so far. */
  ended = 0;

  /** Advances to the end of the present frame, or of the bytes; gives that position. `from`: where to continue. */
  advance(bytes: Uint8Array, from: number): number {
    let at = from;
    while (this.#left === undefined && at < bytes.length) {
      this.#head.push(bytes[at]!);
      this.#left = contentAfter(this.#head);
      at += 1;
    }
    if (this.#left === undefined) return at;
    const taken = Math.min(this.#left, bytes.length - at);
    this.#left -= taken;
    if (this.#left === 0) {
      this.#head = [];
      this.#left = undefined;
      this.ended += 1;
    }
    return at + taken;
  }
}
