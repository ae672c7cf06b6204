import { PUBLIC, type Refusal, type SeatId } from '@ironhex/shared/match';
import {
  type Answer,
  assembleView,
  type Missed,
  type PartMemo,
  type RoomMessages,
  type SeenEvent,
} from '@ironhex/shared/protocol';
import { batch, signal } from '@preact/signals';
import { Client, ErrorCode, type Room } from 'colyseus.js';
import { type Hall, hallOf, type RoomState } from './shared-state.ts';

/** How things stand with the line to the room. */
export type Line = 'connecting' | 'open' | 'lost' | 'refused';

/** Milliseconds until the first attempt to come back, and the longest pause between two. */
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 5000;

/** What the server says for good: no such room, not with this link. Everything else may pass. */
const REFUSALS: ReadonlySet<number> = new Set([
  ErrorCode.MATCHMAKE_INVALID_ROOM_ID,
  ErrorCode.AUTH_FAILED,
  ErrorCode.APPLICATION_ERROR,
  ErrorCode.INVALID_PAYLOAD,
]);

const NO_LINE: Refusal = {
  code: 'no-line',
  message: 'The connection is lost. Try again when it is back: nothing has changed.',
};

/**
 * The line to a match: joins, and joins again when it breaks, as the seat that the secret opens. Gives what comes in as
 * signals and events, each event once and in order, whatever happened to the line between.
 */
export class Connection {
  readonly line = signal<Line>('connecting');
  /** Why the room does not let us in; empty where there is no such room. */
  readonly refused = signal('');
  readonly hall = signal<Hall | undefined>(undefined);
  readonly welcome = signal<RoomMessages['welcome'] | undefined>(undefined);
  readonly rematch = signal<RoomMessages['rematch'] | undefined>(undefined);
  /** Milliseconds to add to this machine's clock to get the server's. */
  readonly skew = signal(0);
  readonly #id: string;
  readonly #secret: string | undefined;
  readonly #hears: Hearing;
  readonly #memo: PartMemo = new Map();
  #room: Room | undefined;
  #pause = FIRST_PAUSE;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last = 0;
  /** The number of the last event in the view that was handed on; -1 before the first. */
  #viewed = -1;
  /** Everything before what comes in next is known. */
  #current = false;
  #seq = 0;

  constructor(id: string, secret: string | undefined, hears: Hearing) {
    this.#id = id;
    this.#secret = secret;
    this.#hears = hears;
    void this.#join();
  }

  /** Sends a command; a lost line is a refusal too. */
  async ask<T = object>(command: string, payload: object): Promise<Answer<T>> {
    if (this.line.value !== 'open' || !this.#room) return { ok: false, refusal: NO_LINE };
    try {
      return await this.#room.request<object, Answer<T>>(command as never, payload as never);
    } catch {
      return { ok: false, refusal: NO_LINE };
    }
  }

  /** Asks for something to happen, as an answer to a decision or on its own. */
  intend(intent: object, decision?: number): Promise<Answer> {
    this.#seq += 1;
    return this.ask('intent', { seq: this.#seq, intent, ...(decision === undefined ? {} : { decision }) });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    void this.#room?.leave();
  }

  async #join(): Promise<void> {
    try {
      const client = new Client(location.origin);
      const room = await client.joinById<RoomState>(this.#id, this.#secret ? { secret: this.#secret } : {});
      if (this.#closed) void room.leave();
      else this.#listen(room);
    } catch (error) {
      const { code, message } = error as { code?: number; message?: string };
      if (code !== undefined && REFUSALS.has(code)) {
        // That there is no such room is not said in words for players.
        this.refused.value = code === ErrorCode.MATCHMAKE_INVALID_ROOM_ID ? '' : (message ?? '');
        this.line.value = 'refused';
      } else this.#comeBack();
    }
  }

  #listen(room: Room<unknown, RoomState>): void {
    room.reconnection.enabled = false;
    this.#room = room as Room;
    room.onMessage('welcome', (welcome: RoomMessages['welcome']) => {
      batch(() => {
        this.skew.value = welcome.now - Date.now();
        this.welcome.value = welcome;
        this.#seq = Math.max(this.#seq, welcome.seq);
      });
    });
    this.#current = false;
    room.onMessage('events', ({ events }: RoomMessages['events']) => {
      // What comes before the answer about the past is in that answer too.
      if (this.#current) this.#take(events);
    });
    room.onMessage('said', (said: RoomMessages['said']) => this.#hears.said(said));
    room.onMessage('rematch', (rematch: RoomMessages['rematch']) => {
      this.rematch.value = rematch;
    });
    room.onStateChange(() => this.#read(room));
    room.onStateChange.once(() => void this.#catchUp());
    room.onDrop(() => this.#comeBack());
    room.onLeave(() => this.#comeBack());
    room.onError(() => {});
    this.#pause = FIRST_PAUSE;
  }

  #read(room: Room<unknown, RoomState>): void {
    const own = [...(room.state.views?.values() ?? [])][0];
    batch(() => {
      this.hall.value = hallOf(room.state);
      if (own) this.#seq = Math.max(this.#seq, own.seq);
      this.line.value = 'open';
    });
    // A view only changes by events: who comes and goes, and every clock, leaves it as it is.
    if (!own || own.eventCount === this.#viewed || own.parts.size === 0) return;
    this.#viewed = own.eventCount;
    this.#hears.view(assembleView(own.parts.entries(), this.#memo), own.eventCount);
  }

  /** Asks for what happened while nobody listened here. */
  async #catchUp(): Promise<void> {
    const answer = await this.ask<Missed>('events', { since: this.#last + 1 });
    if (!answer.ok) return;
    this.#take(answer.events, answer.from);
    this.#current = true;
  }

  #take(events: readonly SeenEvent[], from?: object): void {
    const news = events.filter(({ n }) => n > this.#last);
    if (news.length === 0) return;
    this.#last = news.at(-1)!.n;
    this.#hears.happened(news, from);
  }

  #comeBack(): void {
    this.#room = undefined;
    if (this.#closed || this.line.value === 'refused') return;
    this.line.value = this.hall.value ? 'lost' : 'connecting';
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#join(), this.#pause);
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
  }
}

/** Who hears what comes in. */
export interface Hearing {
  /** What this viewer may know, after event number `upTo`. */
  view(view: object, upTo: number): void;
  /** In order, each once; `from` is what was known before the first of them, if they begin with the match. */
  happened(events: readonly SeenEvent[], from?: object): void;
  said(said: RoomMessages['said']): void;
}

/** The address of a match, for a seat's secret or for everybody. */
export const matchAddress = (id: string, secret?: string): string =>
  `${location.origin}/m/${id}${secret ? `#${secret}` : ''}`;

/** The seat that a viewer is, null for spectators. */
export const seatOf = (viewer: string | undefined): SeatId | null =>
  viewer === undefined || viewer === PUBLIC ? null : viewer;
