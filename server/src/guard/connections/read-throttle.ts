import type { Socket } from 'node:net';
import { type FairQueue, later } from '../fair-queue.ts';
import { SHARE } from '../limits.ts';
import type { ConnectionState } from './connection.ts';
import { FrameScanner } from './frames.ts';

/** Milliseconds: connections that sent too much are looked at again at such times only, so that they share timers. */
const REST = 50;

const rested = (wait: number): number => Math.max(1, Math.ceil(wait / REST)) * REST;

/** The part of a websocket that stops and resumes reading. */
export interface Pausable {
  pause(): void;
  resume(): void;
}

/** When a connection is cut for bytes that wait for their budget. */
interface Flood {
  /** Milliseconds that what was read at once may wait. */
  readonly after: number;
  readonly cut: () => void;
}

/**
 * Stands between a socket and the websocket library: passes on as many frames and bytes as the budgets allow, and stops
 * reading until they allow more. TCP then slows the sender down, and nothing is lost. Frames are counted before they
 * are decoded: empty ones, fragments, pings and pongs too.
 *
 * In one turn of the event loop a connection has at most its {@link SHARE} passed on, and all together what a
 * {@link FairQueue} has time for, however much has come in.
 */
export class ReadThrottle {
  readonly #socket: Socket;
  readonly #connection: Pausable;
  readonly #state: Pick<ConnectionState, 'accounts' | 'player'>;
  readonly #flood: Flood;
  readonly #queue: FairQueue;
  readonly #ruler = new FrameScanner();
  readonly #emit: (event: string | symbol, ...given: unknown[]) => boolean;
  /** Bytes that were read and are not passed on yet. */
  #held: Buffer[] = [];
  #heldSince = 0;
  /** The client has sent its last byte, and the library does not know it yet. */
  #ended = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    socket: Socket,
    connection: Pausable,
    state: Pick<ConnectionState, 'accounts' | 'player'>,
    flood: Flood,
    queue: FairQueue = later,
  ) {
    this.#socket = socket;
    this.#connection = connection;
    this.#state = state;
    this.#flood = flood;
    this.#queue = queue;
    this.#emit = socket.emit.bind(socket);
    // Intercepts `emit` instead of listening: the library removes its own listener when it has stopped reading.
    socket.emit = (event: string | symbol, ...given: unknown[]) => {
      if (event === 'data' && !this.#over) return this.#take(given[0] as Buffer);
      if (event === 'end' && this.#held.length > 0 && !this.#over) {
        this.#ended = true;
        return true;
      }
      if (event === 'close') this.#drop();
      return this.#emit(event, ...given);
    };
  }

  /** Has the library stopped reading? It has closed the connection, or the connection was cut. */
  get #over(): boolean {
    return this.#socket.destroyed || this.#socket.listenerCount('data') === 0;
  }

  #take(bytes: Buffer): boolean {
    this.#held.push(bytes);
    if (this.#held.length > 1) return true;
    this.#heldSince = performance.now();
    // A player's first share does not wait for others.
    if (this.#state.player) this.#handOn();
    else this.#queue.soon(this, () => this.#handOn());
    if (this.#held.length > 0) this.#connection.pause();
    return true;
  }

  /** Passes on a share of what is held, and sees to the rest. */
  #handOn(): void {
    if (this.#over) this.#drop();
    const [bytes] = this.#held;
    if (bytes) this.#passOn(bytes);
    if (this.#held.length === 0) this.#goOn();
    else if (this.#wait === 0) this.#queue.add(this, () => this.#handOn());
    else this.#rest();
  }

  /** Passes on a share of the bytes that were read first. */
  #passOn(bytes: Buffer): void {
    const at = this.#measure(bytes.subarray(0, SHARE.bytes));
    if (at === bytes.length) this.#held.shift();
    else this.#held[0] = bytes.subarray(at);
    if (at > 0) this.#emit('data', bytes.subarray(0, at));
  }

  /** Charges the budgets for a share, as far as they allow it, and gives the place up to which they do. */
  #measure(bytes: Buffer): number {
    const now = performance.now();
    const { frames, bytes: room } = this.#state.accounts;
    const last = this.#ruler.ended + SHARE.frames;
    let at = 0;
    while (at < bytes.length && this.#ruler.ended < last && frames.wait(now) === 0 && room.wait(now) === 0) {
      const [from, ended] = [at, this.#ruler.ended];
      at = this.#ruler.advance(bytes, at);
      room.spend(at - from, now);
      frames.spend(this.#ruler.ended - ended, now);
    }
    return at;
  }

  /** Milliseconds until the budgets allow more. */
  get #wait(): number {
    const now = performance.now();
    const { frames, bytes } = this.#state.accounts;
    return Math.max(frames.wait(now), bytes.wait(now));
  }

  /** All held bytes are passed on: reading resumes. */
  #goOn(): void {
    this.#connection.resume();
    if (!this.#ended) return;
    this.#ended = false;
    this.#emit('end');
  }

  /** The rest waits for the budgets; that of a client that has left is dropped. */
  #rest(): void {
    if (this.#ended) {
      this.#drop();
      this.#goOn();
    } else if (performance.now() - this.#heldSince > this.#flood.after) this.#flood.cut();
    else {
      this.#timer = setTimeout(() => this.#queue.add(this, () => this.#handOn()), rested(this.#wait));
      this.#timer.unref();
    }
  }

  #drop(): void {
    clearTimeout(this.#timer);
    this.#queue.forget(this);
    this.#held = [];
  }
}
