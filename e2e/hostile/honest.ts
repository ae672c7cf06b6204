import { setTimeout as sleep } from 'node:timers/promises';
import { fastDice } from '@ironhex/shared/dice';
import type { CreatedMatch } from '@ironhex/shared/protocol';
import { askedOf, drawnAnswer } from '../drivers/asked.ts';
import { openMatch } from '../drivers/door.ts';
import { RoomClient } from '../drivers/room-client.ts';
import { EXAMPLE } from '../rulesets/index.ts';

/** A long match. */
export const LONG = EXAMPLE.requests.long;

/** Opens a long match. */
export const openLong = (url: string): Promise<CreatedMatch> => openMatch(url, LONG);

/** Players sit down under these names. Throws if one of them is refused. */
const sit = async (clients: readonly RoomClient[], names: readonly string[]): Promise<void> => {
  for (const [n, client] of clients.entries()) {
    const name = names[n]!;
    const answer = await client.ask('sit', { name, salt: `salt of ${name}` });
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  }
};

/** Both players of a match, who join it and sit down under these names. Throws if one of them is refused. */
export const sitDown = async (
  url: string,
  { id, seats }: CreatedMatch,
  names: readonly string[],
): Promise<readonly RoomClient[]> => {
  const clients = await Promise.all(seats.map(({ secret }) => RoomClient.arrive(url, id, { secret })));
  await sit(clients, names);
  return clients;
};

/** Two players who play a match with random answers while a server is attacked. */
export class HonestPair {
  readonly clients: readonly RoomClient[];
  readonly match: CreatedMatch;
  /** Frames that the first of them has sent. */
  readonly recorded: Buffer[] = [];
  /** Accepted answers, and the longest wait for one, in milliseconds. */
  done = 0;
  slowest = 0;
  /** Called with the milliseconds that each answer took. */
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
    const join = ({ secret }: { secret: string }) => RoomClient.arrive(url, match.id, { secret });
    const pair = new HonestPair(match, await Promise.all(match.seats.map(join)), seed);
    await sit(pair.clients, ['Honest 0', 'Honest 1']);
    return pair;
  }

  get over(): boolean {
    return this.clients[0]!.state.status === 'over';
  }

  /** What each of them knows, without which viewer it is: both must know the same. */
  get known(): object[] {
    return this.clients.map(({ view, state }) => {
      const { viewer: _viewer, ...rest } = view as { readonly viewer?: string };
      return { rest, status: state.status, outcome: state.outcome, seats: state.seats.toJSON() };
    });
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Have they stopped playing? */
  get stopped(): boolean {
    return this.#stopped || this.over;
  }

  /**
   * Plays with `pause` milliseconds between two answers, until the match is over or {@link HonestPair.stop} is called.
   */
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
      // The other player's answer may not have arrived here yet.
      else if (answer.refusal.code !== 'stale-decision') throw new Error(JSON.stringify(answer.refusal));
      return;
    }
  }
}
