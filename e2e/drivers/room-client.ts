import { setTimeout as sleep } from 'node:timers/promises';
import type { Board } from '@ironhex/shared/board';
import { followSeen, type Ruleset, type RulesetTypes } from '@ironhex/shared/match';
import {
  type Answer,
  boardIn,
  eventsOf,
  type Gathering,
  isSeatEvent,
  type Missed,
  type RoomMessages,
  readPast,
  readView,
  type SeenEvent,
  type Settings,
  type ShownDecision,
} from '@ironhex/shared/protocol';
import { Client, Room } from 'colyseus.js';
import { NOT_NOW } from '../../server/src/refusals.ts';
import { type MatchState, ViewState } from '../../server/src/sync/schema.ts';
import { TEST_RULESETS } from '../../shared/test/rulesets/index.ts';
import { LONGEST_WAIT } from './until.ts';

/** Milliseconds between two tries to join a match that cannot be opened yet. */
const RETRY_DELAY = 300;

/** A frame as it came over the wire. */
export type Frame = Uint8Array;

/** What is no secret of a match. */
type Told = Pick<MatchState, 'name' | 'rulesetId' | 'commitment'> &
  Pick<ViewState, 'hostSeat' | 'status' | 'secret' | 'spectators' | 'paused' | 'seats' | 'outcome' | 'series'>;

/** What a viewer is told before the state is there. */
const NOTHING = new ViewState();

/** The SDK's client, which also hands on every frame before anything reads it. */
class ListeningClient extends Client {
  readonly #heard: (frame: Frame) => void;

  constructor(url: string, heard: (frame: Frame) => void) {
    super(url);
    this.#heard = heard;
  }

  protected override createRoom<T>(name: string): Room<unknown, T> {
    const room = new Room<unknown, T>(name);
    const connect = room.connect.bind(room);
    room.connect = (...given) => {
      connect(...given);
      const { events } = room.connection;
      const read = events.onmessage!;
      events.onmessage = (message: { data: ArrayBuffer }) => {
        this.#heard(new Uint8Array(message.data.slice(0)));
        read(message);
      };
    };
    return room;
  }
}

/**
 * A player or spectator without a page: joins a match by the SDK and keeps all that comes in, as messages and as bytes.
 */
export class RoomClient {
  /** The games that clients can follow; tests add their own. */
  static readonly rulesets: Map<string, Ruleset<RulesetTypes>> = new Map(TEST_RULESETS);
  readonly room: Room<unknown, MatchState>;
  /** All that ever came over the wire, from the handshake on. */
  readonly frames: readonly Frame[];
  /** When each of them came, in milliseconds. */
  readonly times: readonly number[];
  /** Events in the order of their coming. */
  readonly seen: SeenEvent[] = [];
  readonly welcomes: RoomMessages['welcome'][] = [];
  readonly said: RoomMessages['said'][] = [];
  readonly invitations: RoomMessages['rematch'][] = [];
  /** Why there is no rematch, each time it was said. */
  readonly noRematch: string[] = [];
  /** The server's clock, as often as it was told anew. */
  readonly clock: RoomMessages['time'][] = [];
  /** The code with which the line was closed, once it is. */
  closed: number | undefined;
  #seq = 0;
  /** What is known, and after which event; undefined until the state is there. */
  #known: { readonly view: object; upTo: number } | undefined;

  private constructor(room: Room<unknown, MatchState>, frames: readonly Frame[], times: readonly number[]) {
    this.room = room;
    this.frames = frames;
    this.times = times;
    room.onMessage('welcome', (welcome: RoomMessages['welcome']) => {
      this.welcomes.push(welcome);
      this.#seq = Math.max(this.#seq, welcome.seq);
    });
    room.onMessage('time', (time: RoomMessages['time']) => void this.clock.push(time));
    room.onStateChange.once(() => this.#begin());
    room.onMessage('events', (told: RoomMessages['events']) => this.#hear(eventsOf(told)));
    room.onMessage('view', ({ view, upTo }: RoomMessages['view']) => {
      this.#known = { view: readView(view), upTo };
    });
    room.onMessage('said', (said: RoomMessages['said']) => void this.said.push(said));
    room.onMessage('rematch', (invitation: RoomMessages['rematch']) => void this.invitations.push(invitation));
    room.onMessage('no-rematch', ({ message }: RoomMessages['no-rematch']) => void this.noRematch.push(message));
    room.onLeave((code) => {
      this.closed = code;
    });
    room.onError(() => {});
    // The server takes everybody back who joins again, and nobody else.
    room.reconnection.enabled = false;
  }

  /** Joins with a seat's secret, or without one to watch. Rejects with the server's refusal. */
  static async join(url: string, id: string, join: object = {}): Promise<RoomClient> {
    const frames: Frame[] = [];
    const times: number[] = [];
    const client = new ListeningClient(url, (frame) => {
      frames.push(frame);
      times.push(performance.now());
    });
    return new RoomClient((await client.joinById<MatchState>(id, join)) as Room<unknown, MatchState>, frames, times);
  }

  /** Joins as the page does: tries again while the server says that it cannot open the match yet. */
  static async arrive(url: string, id: string, join: object = {}): Promise<RoomClient> {
    const end = performance.now() + LONGEST_WAIT;
    for (;;)
      try {
        return await RoomClient.join(url, id, join);
      } catch (error) {
        if ((error as { readonly code?: number }).code !== NOT_NOW || performance.now() > end) throw error;
        await sleep(RETRY_DELAY);
      }
  }

  /** The game that is played. */
  get ruleset(): Ruleset<RulesetTypes> {
    return RoomClient.rulesets.get(this.welcomes[0]!.ruleset)!;
  }

  /** What the match is from the start, and what this viewer is told of how it stands. */
  get state(): Told {
    const { name, rulesetId, commitment } = this.room.state;
    const { hostSeat, status, secret, spectators, paused, seats, outcome, series } = this.own ?? NOTHING;
    return { name, rulesetId, hostSeat, commitment, status, secret, spectators, paused, seats, outcome, series };
  }

  /** Before the match: how people gather; undefined from its beginning on. */
  get gathering(): Gathering | undefined {
    return this.own?.gathering ? (JSON.parse(this.own.gathering) as Gathering) : undefined;
  }

  /** Before the match: what is to be played, with the board of the view; undefined from its beginning on. */
  get settings(): (Settings & { readonly board: Board }) | undefined {
    if (!this.own?.settings) return undefined;
    const settings = readView(this.own.settings) as Settings;
    return { ...settings, board: settings.board ?? boardIn(this.view)! };
  }

  /** The viewers that this connection has anything of: never more than its own. */
  get viewers(): string[] {
    return [...(this.room.state.views?.keys() ?? [])];
  }

  /** What the server has synced for this viewer. */
  get own() {
    return [...(this.room.state.views?.values() ?? [])][0];
  }

  /** Whom the match waits for, as this viewer may know it. */
  get decisions(): readonly ShownDecision[] {
    return JSON.parse(this.own?.decisions ?? '[]') as ShownDecision[];
  }

  /** What of that is asked of one seat. */
  decisionOf(seat: string): ShownDecision | undefined {
    return this.decisions.find((decision) => decision.seat === seat);
  }

  /** Milliseconds in a seat's bank, as this viewer may know it. */
  bankOf(seat: string): number {
    return (JSON.parse(this.own?.banks ?? '{}') as Record<string, number>)[seat]!;
  }

  /** What this client knows: the view as it was synced, with what was told since. */
  get view(): object {
    return structuredClone(this.#known?.view ?? {});
  }

  /** Has it heard of all that the state counts? The state comes first, and a machine may rest between the two. */
  get settled(): boolean {
    return this.#known !== undefined && this.#known.upTo >= (this.own?.eventCount ?? 0);
  }

  #begin(): void {
    const { own } = this;
    if (own?.view) this.#known = { view: readView(own.view), upTo: own.eventCount };
  }

  #hear(events: readonly SeenEvent[]): void {
    this.seen.push(...events);
    for (const { n, seen } of events) {
      if (!this.#known || n <= this.#known.upTo) continue;
      this.#known.upTo = n;
      if (!isSeatEvent(seen)) followSeen(this.ruleset, this.#known.view, seen);
    }
  }

  /**
   * Sends a command, well-formed or not, and waits for the answer, however long a busy machine takes for it. Rejects when
   * the line is closed.
   */
  async ask<T = object>(command: string, payload?: unknown): Promise<Answer<T>> {
    if (this.closed !== undefined) throw new Error(`${command}: the line was closed with ${this.closed}`);
    return this.room.request(command as never, payload as never, { timeout: LONGEST_WAIT }) as Promise<Answer<T>>;
  }

  /** Asks for something to happen, with the next number of this connection. */
  intend(intent: object, decision?: number): Promise<Answer> {
    this.#seq = Math.max(this.#seq, this.own?.seq ?? 0) + 1;
    const answered = decision === undefined ? {} : { decision, lost: this.own?.lost ?? 0 };
    return this.ask('intent', { seq: this.#seq, intent, ...answered });
  }

  /** The events of the past, from number `since` on. */
  async events(since = 1): Promise<readonly SeenEvent[]> {
    const answer = await readPast(
      (since) => this.ask<Missed>('events', { since }),
      since,
      () => sleep(50),
    );
    return answer.ok ? answer.events : [];
  }

  /** Goes away for good. */
  async leave(): Promise<void> {
    if (this.closed === undefined) await this.room.leave();
  }
}
