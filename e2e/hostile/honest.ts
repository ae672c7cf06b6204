import { setTimeout as sleep } from 'node:timers/promises';
import { fastDice } from '@ironhex/shared/dice';
import type { CreatedMatch } from '@ironhex/shared/protocol';
import { askedOf, drawnAnswer } from '../drivers/asked.ts';
import { openMatch } from '../drivers/door.ts';
import { RoomClient } from '../drivers/room-client.ts';
import { EXAMPLE } from '../rulesets/index.ts';

/** A match that lasts for a while. */
export const LONG = EXAMPLE.requests.long;

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
      const { viewer: _viewer, ...rest } = view as { readonly viewer?: string };
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
      const seat = client.viewers[0];
      const decision = seat === undefined ? undefined : askedOf(client, seat);
      if (!decision) continue;
      const intent = drawnAnswer(client, decision, (limit) => this.#chance.pick(limit, 'choice'));
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
