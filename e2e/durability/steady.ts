import { isDeepStrictEqual } from 'node:util';
import type { CreatedMatch, SeenEvent } from '@ironhex/shared/protocol';
import { ErrorCode } from 'colyseus.js';
import { askedOf, drawnAnswer } from '../drivers/asked.ts';
import { RoomClient } from '../drivers/room-client.ts';

/** Milliseconds between two attempts to come back. */
const PAUSE = 50;

/** There is no such match. */
const NOT_FOUND = 404;
/** This server can never open the match. */
const CLOSED_FOR_GOOD = 409;

/** Errors on joining that will not go away; after any other the player tries again. */
const PERMANENT_ERRORS: ReadonlySet<number> = new Set([
  NOT_FOUND,
  CLOSED_FOR_GOOD,
  ErrorCode.AUTH_FAILED,
  ErrorCode.APPLICATION_ERROR,
  ErrorCode.INVALID_PAYLOAD,
]);

/** An intent with its number. */
interface NumberedIntent {
  readonly seq: number;
  readonly decision?: number;
  readonly intent: object;
}

/** Running counts of what players have done. */
export interface Done {
  /** Intents that were confirmed. */
  confirmed: number;
  /** Connections that broke. */
  breaks: number;
}

/** A broken promise of the server: something confirmed or told before is missing or different now. */
export class Broken extends Error {}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * A player that plays at random, comes back whenever the connection breaks, and sends unanswered intents again.
 * Remembers everything that was confirmed and told, and throws {@link Broken} as soon as a server knows less.
 */
export class SteadyPlayer {
  readonly seat: string;
  /** Confirmed intents, in order. */
  readonly confirmed: NumberedIntent[] = [];
  readonly #url: () => string;
  readonly #match: CreatedMatch;
  readonly #index: number;
  readonly #chance: (below: number) => number;
  readonly #done: Done;
  readonly #told: SeenEvent[] = [];
  #view: object | undefined;
  #viewed = -1;
  #seq = 0;
  #open: NumberedIntent | undefined;
  #client: RoomClient | undefined;
  #conceding = false;
  #stopped = false;

  /** Plays the seat with this index, draws its intents by `chance`, and counts into `done`. */
  constructor(url: () => string, match: CreatedMatch, index: number, chance: (below: number) => number, done: Done) {
    this.#url = url;
    this.#match = match;
    this.#index = index;
    this.#chance = chance;
    this.#done = done;
    this.seat = match.seats[index]!.id;
  }

  /** What this player saw last. */
  get view(): object | undefined {
    return this.#view;
  }

  /** The newest connection. */
  get client(): RoomClient | undefined {
    return this.#client;
  }

  /** Plays until the match is over. */
  async play(): Promise<void> {
    while (!this.#stopped) {
      const client = await this.#join();
      if (!client) return;
      try {
        await this.#atTable(client);
        if (client.state.status === 'over' && !this.#open) return;
      } finally {
        void client.leave().catch(() => {});
      }
      this.#done.breaks += 1;
    }
  }

  /** Gives the match up as soon as possible. */
  concede(): void {
    this.#conceding = true;
  }

  /** Leaves, and does not come back. */
  stop(): void {
    this.#stopped = true;
    void this.#client?.leave().catch(() => {});
  }

  async #join(): Promise<RoomClient | undefined> {
    for (;;) {
      try {
        const { id, seats } = this.#match;
        const client = await RoomClient.join(this.#url(), id, { secret: seats[this.#index]!.secret });
        this.#client = client;
        return client;
      } catch (error) {
        const { code, message } = error as { readonly code?: number; readonly message: string };
        if (code !== undefined && PERMANENT_ERRORS.has(code)) throw new Broken(message);
        if (this.#stopped) return undefined;
        await wait(PAUSE);
      }
    }
  }

  async #atTable(client: RoomClient): Promise<void> {
    const gone = new Promise<undefined>((resolve) => {
      client.room.onDrop(() => resolve(undefined));
      client.room.onLeave(() => resolve(undefined));
    });
    const here = <T>(promise: Promise<T>): Promise<T | undefined> =>
      Promise.race([promise.catch(() => undefined), gone]);
    while (!client.own?.view) if (!(await here(wait(2).then(() => true)))) return;
    while (client.state.status === 'gathering') {
      const sat = await here(client.ask('sit', { name: this.seat, salt: `salt of ${this.seat}` }));
      if (!sat) return;
      if (sat.ok) break;
      // The match is paused, since the server cannot store that somebody sits down: try again.
      if (!(await here(wait(PAUSE).then(() => true)))) return;
    }
    const events = await here(client.events());
    if (!events) return;
    this.#compare(client, events);
    this.#seq = Math.max(this.#seq, client.own.seq);
    while (!this.#stopped) {
      this.#look(client);
      const asked = this.#open ?? this.#choose(client);
      if (asked) {
        this.#open = asked;
        const answered = await here(client.ask('intent', asked));
        if (!answered) return;
        this.#open = undefined;
        if (answered.ok) {
          this.confirmed.push(asked);
          this.#done.confirmed += 1;
        } else if (answered.refusal.code === 'seq-used') throw new Broken(`${this.seat}: ${answered.refusal.code}`);
      } else if (client.state.status === 'over' && client.settled) return;
      else if (!(await here(wait(3).then(() => true)))) return;
    }
  }

  #choose(client: RoomClient): NumberedIntent | undefined {
    if (client.state.status !== 'playing') return undefined;
    if (this.#conceding) return { seq: ++this.#seq, intent: client.ruleset.concession };
    const asked = askedOf(client, this.seat);
    if (!asked) return undefined;
    return { seq: ++this.#seq, decision: asked.id, intent: drawnAnswer(client, asked, this.#chance) };
  }

  /** Remembers what was told on this connection. */
  #look(client: RoomClient): void {
    for (const event of client.seen) if (event.n === this.#told.length + 1) this.#told.push(event);
    client.seen.length = 0;
    const { eventCount } = client.own!;
    if (eventCount === this.#viewed || !client.settled) return;
    this.#view = client.view;
    this.#viewed = eventCount;
  }

  /** Compares the past that a server tells with what was told before: it must begin with that. */
  #compare(client: RoomClient, events: readonly SeenEvent[]): void {
    const where = `match ${this.#match.id}, seat ${this.seat}`;
    if (events.length < this.#told.length)
      throw new Broken(`${where}: ${this.#told.length} events were told, and the server knows ${events.length}`);
    const same = isDeepStrictEqual(events.slice(0, this.#told.length), this.#told);
    if (!same) throw new Broken(`${where}: the past is another one now`);
    if (client.own!.eventCount < this.#viewed) throw new Broken(`${where}: the view is older than it was`);
    if (client.own!.eventCount === this.#viewed && !isDeepStrictEqual(client.view, this.#view))
      throw new Broken(`${where}: the view is another one now`);
    this.#told.splice(0, Number.POSITIVE_INFINITY, ...events);
  }
}
