import type { Socket } from 'node:net';
import type { Accounts } from './budgets.ts';
import { FrameRuler } from './frame-ruler.ts';

/** Milliseconds: connections that sent too much are looked at again at such times only, so that they share timers. */
const REST = 50;

const rested = (wait: number): number => Math.max(1, Math.ceil(wait / REST)) * REST;

/** The part of a websocket that stops and resumes reading. */
export interface Pausable {
  pause(): void;
  resume(): void;
}

/**
 * Stands between a socket and the websocket library: passes on as many frames and bytes as the budgets allow, and stops
 * reading until they allow more. TCP then slows the sender down, and nothing is lost. Frames are counted before they
 * are decoded: empty ones, fragments, pings and pongs too.
 */
export class Intake {
  readonly #connection: Pausable;
  readonly #accounts: Pick<Accounts, 'frames' | 'bytes'>;
  readonly #floodAfter: number;
  readonly #flooded: () => void;
  readonly #ruler = new FrameRuler();
  readonly #deliver: (bytes: Buffer) => boolean;
  /** Bytes that were read and must wait for the budgets. */
  #held: Buffer[] = [];
  #heldSince = 0;
  #timer: NodeJS.Timeout | undefined;

  /** `flooded` is called when what was read at once is not handed on after `floodAfter` milliseconds. */
  constructor(
    socket: Socket,
    connection: Pausable,
    accounts: Pick<Accounts, 'frames' | 'bytes'>,
    floodAfter: number,
    flooded: () => void,
  ) {
    this.#connection = connection;
    this.#accounts = accounts;
    this.#floodAfter = floodAfter;
    this.#flooded = flooded;
    const emit = socket.emit.bind(socket) as (event: string | symbol, ...given: unknown[]) => boolean;
    this.#deliver = (bytes) => emit('data', bytes);
    // Intercepts `emit` instead of listening: the library removes its own listener when it wants no more bytes.
    socket.emit = (event: string | symbol, ...given: unknown[]) => {
      if (event === 'data' && socket.listenerCount('data') > 0) return this.#take(given[0] as Buffer);
      // The client is gone.
      if (event === 'end' || event === 'close') this.#drop();
      return emit(event, ...given);
    };
  }

  #take(bytes: Buffer): boolean {
    if (this.#held.length > 0) {
      this.#held.push(bytes);
      return true;
    }
    const rest = this.#handOn(bytes);
    if (rest.length > 0) {
      this.#held = [rest];
      this.#heldSince = performance.now();
      this.#connection.pause();
      this.#wait();
    }
    return true;
  }

  /** Passes on what the budgets allow, and gives the rest. */
  #handOn(bytes: Buffer): Buffer {
    const now = performance.now();
    const { frames, bytes: room } = this.#accounts;
    let at = 0;
    while (at < bytes.length && frames.wait(now) === 0 && room.wait(now) === 0) {
      const [from, ended] = [at, this.#ruler.ended];
      at = this.#ruler.advance(bytes, at);
      room.spend(at - from, now);
      frames.spend(this.#ruler.ended - ended, now);
    }
    if (at > 0) this.#deliver(at === bytes.length ? bytes : bytes.subarray(0, at));
    return bytes.subarray(at);
  }

  #wait(): void {
    const now = performance.now();
    const { frames, bytes } = this.#accounts;
    this.#timer = setTimeout(() => this.#goOn(), rested(Math.max(frames.wait(now), bytes.wait(now))));
    this.#timer.unref();
  }

  #goOn(): void {
    while (this.#held.length > 0) {
      const rest = this.#handOn(this.#held[0]!);
      // Passing on may have closed the connection, which drops the rest.
      if (this.#held.length === 0) return;
      if (rest.length > 0) {
        this.#held[0] = rest;
        if (performance.now() - this.#heldSince > this.#floodAfter) this.#flooded();
        else this.#wait();
        return;
      }
      this.#held.shift();
    }
    this.#connection.resume();
  }

  #drop(): void {
    clearTimeout(this.#timer);
    this.#held = [];
  }
}
