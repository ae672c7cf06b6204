import { setTimeout as sleep } from 'node:timers/promises';
import { fastDice } from '@ironhex/shared/dice';
import { decisionsOf } from '@ironhex/shared/match';
import type { CreatedMatch, CreateMatch } from '@ironhex/shared/protocol';
import { STOCK_CARDS, type View } from '@ironhex/shared/warfare3025';
import { warfare3025 } from '@ironhex/shared/warfare3025/ruleset';
import { openMatch } from '../drivers/door.ts';
import { RoomClient } from '../drivers/room-client.ts';

/** Half a dozen units a side: enough for hundreds of answers. */
const force = (side: string) => STOCK_CARDS.slice(0, 6).map((card, n) => ({ id: `${side}${n + 1}`, card }));

/** A match that lasts for a while. */
export const LONG = {
  ruleset: 'warfare3025',
  options: { limit: 600 },
  board: { stock: 'open-hills' },
  forces: [force('b'), force('o')],
  clocks: 'none',
} satisfies CreateMatch;

/** Opens a match that lasts for a while. */
export const openLong = (url: string): Promise<CreatedMatch> => openMatch(url, LONG);

/** Two people who play a match, whatever else happens, each answer drawn by chance. */
export class HonestPair {
  readonly clients: readonly RoomClient[];
  readonly match: CreatedMatch;
  /** What the first of them has sent. */
  readonly recorded: Buffer[] = [];
  /** Answers that were good, and the longest that anybody waited for one, in milliseconds. */
  done = 0;
  slowest = 0;
  /** Hears how many milliseconds each answer took. */
  answered: (milliseconds: number) => void = () => {};
  readonly #chance;
  #stopped = false;

  private constructor(match: HonestPair['match'], clients: readonly RoomClient[], seed: number) {
    this.match = match;
    this.clients = clients;
    this.#chance = fastDice(seed);
    const { connection } = clients[0]!.room;
    const send = connection.send.bind(connection);
    connection.send = (bytes) => {
      this.recorded.push(Buffer.from(bytes as Uint8Array));
      send(bytes);
    };
  }

  static async sit(url: string, seed: number): Promise<HonestPair> {
    const match = await openLong(url);
    const join = ({ secret }: { secret: string }) => RoomClient.join(url, match.id, { secret });
    const pair = new HonestPair(match, await Promise.all(match.seats.map(join)), seed);
    for (const [n, client] of pair.clients.entries()) {
      const answer = await client.ask('sit', { name: `Honest ${n}`, salt: `an honest salt ${n}` });
      if (!answer.ok) throw new Error(answer.refusal.message);
    }
    return pair;
  }

  get over(): boolean {
    return this.clients[0]!.state.status === 'over';
  }

  /** What both know, but for who they are. */
  get known(): object[] {
    return this.clients.map(({ view, state }) => {
      const { viewer: _viewer, ...rest } = view as View;
      return { rest, status: state.status, outcome: state.outcome, seats: state.seats.toJSON() };
    });
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Do they play no more? */
  get stopped(): boolean {
    return this.#stopped || this.over;
  }

  /** Plays with so many milliseconds between two answers, until it is over or has been stopped. */
  async play(pause: number): Promise<void> {
    try {
      while (!this.stopped) {
        await this.#answer();
        await sleep(pause);
      }
    } finally {
      this.#stopped = true;
    }
  }

  async #answer(): Promise<void> {
    for (const client of this.clients) {
      const view = client.view as View;
      const seat = client.viewers[0];
      const [decision] = seat !== undefined && 'moment' in view ? decisionsOf(warfare3025, view, seat) : [];
      if (!decision) continue;
      const below = (limit: number) => this.#chance.pick(limit, 'choice');
      const intent = warfare3025.choices(view, decision).sample(below) ?? warfare3025.fallback(view, decision);
      const begun = performance.now();
      const answer = await client.intend(intent, decision.id);
      const took = performance.now() - begun;
      this.slowest = Math.max(this.slowest, took);
      this.answered(took);
      if (answer.ok) this.done += 1;
      // What the other one did may not have come here yet.
      else if (answer.refusal.code !== 'stale-decision') throw new Error(JSON.stringify(answer.refusal));
      return;
    }
  }
}
