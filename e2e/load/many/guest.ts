import { setTimeout as sleep } from 'node:timers/promises';
import { getMessageBytes, Protocol } from 'colyseus';
import { Wire } from './wire.ts';

/** Colyseus' answer to a client that may join. */
interface Place {
  readonly processId: string;
  readonly roomId: string;
  readonly sessionId: string;
}

/** HTTP's word for "not now", and the milliseconds after which it is asked again, and how often: pages do so as well. */
const NOT_NOW = 503;
const PAUSE = 500;
const TRIES = 20;

const ask = async (url: string, way: string, options: object): Promise<Place> => {
  for (let tries = 1; ; tries++) {
    const response = await fetch(`${url}/matchmake/${way}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(options),
    });
    const text = await response.text();
    if (response.ok) return JSON.parse(text) as Place;
    if (response.status !== NOT_NOW || tries === TRIES) throw new Error(`${way}: ${response.status} ${text}`);
    await sleep(PAUSE);
  }
};

/** Numbers of questions stay below this, where a number is one byte. */
const NUMBERS = 128;

/**
 * A connection to a Colyseus room that reads as little as it can: which kind of frame came, and whether a question was
 * answered well. The content of frames goes to {@link Guest.told}.
 */
export class Guest {
  readonly roomId: string;
  readonly wire: Wire;
  /** Hears of every frame with state or with a message; the first byte says which. */
  told: (frame: Buffer) => void = () => {};
  #number = 0;
  readonly #waiting = new Map<number, (frame: Buffer | undefined) => void>();

  private constructor(wire: Wire, roomId: string, joined: () => void, refused: (reason: Error) => void) {
    this.wire = wire;
    this.roomId = roomId;
    wire.heard = (frame) => {
      const kind = frame[0];
      if (kind === Protocol.JOIN_ROOM) wire.send(Uint8Array.of(Protocol.JOIN_ROOM));
      else if (kind === Protocol.ERROR) refused(new Error(frame.toString('latin1', 1)));
      else if (kind === Protocol.ROOM_RESPONSE) this.#answered(frame);
      else this.told(frame);
      if (kind === Protocol.ROOM_STATE) joined();
    };
    wire.gone = (code) => {
      refused(new Error(`the line is gone: ${code}`));
      for (const number of [...this.#waiting.keys()]) this.#settle(number, undefined);
    };
  }

  /**
   * Joins a room by way of the matchmaking, such as `joinById/1234`; resolves when the state is here. `told` hears of
   * all that comes from the start.
   */
  static async join(url: string, way: string, options: object, told?: (frame: Buffer) => void): Promise<Guest> {
    const { processId, roomId, sessionId } = await ask(url, way, options);
    const wire = await Wire.open(`${url}/${processId}/${roomId}?sessionId=${sessionId}`);
    return new Promise((resolve, reject) => {
      const guest: Guest = new Guest(wire, roomId, () => resolve(guest), reject);
      if (told) guest.told = told;
    });
  }

  /** Asks the room something; resolves when it answers, and throws if that is not `{ ok: true }` or an echo. */
  async ask(command: string, payload: object): Promise<void> {
    const number = this.#number;
    this.#number = (number + 1) % NUMBERS;
    const bytes = getMessageBytes.raw(Protocol.ROOM_REQUEST as never, command, payload);
    this.wire.send(Buffer.concat([bytes.subarray(0, 1), Uint8Array.of(number), bytes.subarray(1)]));
    const answer = await new Promise<Buffer | undefined>((resolve) => this.#waiting.set(number, resolve));
    // Kind, number and status, then the answer, which is a refusal where it says so.
    if (answer === undefined) throw new Error(`${command}: the line is gone`);
    if (answer[2] !== 0 || answer.includes('refusal')) throw new Error(`${command}: ${answer.toString('latin1', 3)}`);
  }

  leave(): void {
    this.wire.send(Uint8Array.of(Protocol.LEAVE_ROOM));
  }

  #answered(frame: Buffer): void {
    this.#settle(frame[1]!, Buffer.from(frame));
  }

  #settle(number: number, answer: Buffer | undefined): void {
    this.#waiting.get(number)?.(answer);
    this.#waiting.delete(number);
  }
}
