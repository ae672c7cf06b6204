import type { Decision } from '@ironhex/shared/match';
import type { CreatedMatch, CreateFromPosition, CreateMatch } from '@ironhex/shared/protocol';
import { askedOf } from './asked.ts';
import { openMatch } from './door.ts';
import { RoomClient } from './room-client.ts';
import { until } from './until.ts';

/** A match that was made, with the addresses of its seats and of everybody else. */
export interface Duel extends CreatedMatch {
  /** Of a seat by its number; without one for spectators. */
  addressOf(seat?: number): string;
}

/** Makes a match for two, by the door that the home page uses. */
export const openTable = async (url: string, request: CreateMatch | CreateFromPosition): Promise<Duel> => {
  const match = await openMatch(url, request);
  const page = `${url}/m/${match.id}`;
  return { ...match, addressOf: (seat) => (seat === undefined ? page : `${page}#${match.seats[seat]!.secret}`) };
};

/** Somebody who plays without a page, and does what a test says. */
export class Remote {
  readonly client: RoomClient;
  readonly seat: string;

  constructor(client: RoomClient, seat: string) {
    this.client = client;
    this.seat = seat;
  }

  /** Joins a seat and sits down on it. */
  static async sit<R extends Remote>(
    this: new (
      client: RoomClient,
      seat: string,
    ) => R,
    url: string,
    match: Duel,
    seat: number,
    name: string,
  ): Promise<R> {
    const { id, secret } = match.seats[seat]!;
    const remote = new this(await RoomClient.arrive(url, match.id, { secret }), id);
    await remote.client.ask('sit', { name, salt: `salt of ${name}` });
    return remote;
  }

  /** The decision that waits for this seat. */
  get asked(): Decision | undefined {
    return askedOf(this.client, this.seat);
  }

  /** Waits until the match waits for this seat. */
  async turn(kind: string): Promise<void> {
    await until(() => this.asked?.kind === kind, `${this.seat} is asked: ${kind}`);
  }

  /** Answers what is asked. */
  async answer(intent: object): Promise<void> {
    const answer = await this.client.intend(intent, this.asked?.id);
    if (!answer.ok) throw new Error(`${JSON.stringify(intent)}: ${JSON.stringify(answer.refusal)}`);
  }

  /** Does what the clock would do. */
  async wait(): Promise<void> {
    const { ruleset, view } = this.client;
    if (!this.asked) throw new Error(`${this.seat} is asked nothing`);
    await this.answer(ruleset.fallback(view, this.asked));
  }
}

/** A match for two who sit there already, without pages. */
export const openSeated = async (
  url: string,
  request: CreateMatch | CreateFromPosition,
): Promise<{ readonly match: Duel; readonly first: Remote; readonly second: Remote }> => {
  const match = await openTable(url, request);
  const first = await Remote.sit(url, match, 0, 'Ada');
  const second = await Remote.sit(url, match, 1, 'Otto');
  return { match, first, second };
};
