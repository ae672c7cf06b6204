/**
 * What the main thread shows the watchdog's thread. That thread reads it while the main thread answers nothing, so it
 * stands in shared memory, which is written all the time: a few nanoseconds each.
 */
export interface Progress {
  /** A number that rises as long as the event loop goes round, and whenever it comes to another match. */
  readonly moves: number;
  /** The id of the match that is at work; undefined if none is. */
  readonly match: string | undefined;
}

/**
 * Places in the shared memory, each of four bytes: {@link Progress.moves}, and the length of the id, 0 for no match.
 */
const MOVES = 0;
const LENGTH = 1;
/** Where the id of the match begins, in bytes, and the room for it: an id has 14 letters. */
const ID = 8;
const ROOM = 64;

/** What is shared: handed to the thread when it is started. */
export const memory = new SharedArrayBuffer(ID + ROOM);

/** Reads the signs, in any thread. */
export const readProgress = (shared: SharedArrayBuffer): Progress => {
  const numbers = new Int32Array(shared, 0, 2);
  const length = Atomics.load(numbers, LENGTH);
  const match = length === 0 ? undefined : Buffer.from(shared, ID, length).toString('latin1');
  return { moves: Atomics.load(numbers, MOVES), match };
};

const numbers = new Int32Array(memory, 0, 2);
const text = Buffer.from(memory, ID, ROOM);

/** The match at work in this turn of the event loop. */
let working: string | undefined;
/** The match whose id stands in the memory; it stays there after the work. */
let written: string | undefined;
let length = 0;

const rest = (): void => {
  working = undefined;
  Atomics.store(numbers, LENGTH, 0);
};

/**
 * Says that the event loop is at work on this match, until the present callback of the event loop ends. Called as often
 * as one likes, by the table of the match whenever its rules are asked: all that happens to a match does that first.
 */
export const atWork = (match: string): void => {
  if (match === working) return;
  if (working === undefined) queueMicrotask(rest);
  working = match;
  if (match !== written) {
    written = match;
    length = text.write(match, 'latin1');
    Atomics.add(numbers, MOVES, 1);
  }
  Atomics.store(numbers, LENGTH, length);
};

/** The event loop has come round. */
export const beat = (): void => {
  Atomics.add(numbers, MOVES, 1);
};
