import { Protocol } from 'colyseus';
import { type Exchange, pictures } from './exchange.ts';
import { Guest } from './guest.ts';

/** What a player sends when a unit moves. */
const INTENT = {
  seq: 1,
  decision: 1,
  intent: { kind: 'act', unit: 'b1', move: { path: ['0101', '0102'], facing: 0, onPoor: 'stop' } },
};

const timed = async (doing: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await doing();
  return performance.now() - begun;
};

/** A bare room with as many connections in it as a match: what Colyseus and websockets cost without a game. */
export class Bare {
  readonly #guests: readonly Guest[];
  readonly #shown: () => Promise<void>;

  private constructor(guests: readonly Guest[]) {
    this.#guests = guests;
    this.#shown = pictures(guests, Protocol.ROOM_STATE_PATCH);
  }

  static async open(url: string): Promise<Bare> {
    const first = await Guest.join(url, 'create/echo', {});
    const guests = [first];
    for (let n = 0; n < 3; n++) guests.push(await Guest.join(url, `joinById/${first.roomId}`, {}));
    return new Bare(guests);
  }

  /** Only an answer, to the client that asked. */
  get echo(): Exchange {
    return this.#exchange(() => this.#guests[0]!.ask('echo', INTENT));
  }

  /** An answer, and so many bytes for each of the four: half of them state, half a message, as in a match. */
  tell(bytes: number): Exchange {
    const doing = () => Promise.all([this.#guests[0]!.ask('tell', { ...INTENT, bytes }), this.#shown()]);
    return this.#exchange(doing);
  }

  close(): void {
    for (const guest of this.#guests) guest.wire.close();
  }

  #exchange(doing: () => Promise<unknown>): Exchange {
    const guests = this.#guests;
    return {
      once: () => timed(doing),
      get bytes() {
        return guests.reduce((sum, { wire }) => sum + wire.bytes, 0);
      },
      close: () => this.close(),
    };
  }
}
