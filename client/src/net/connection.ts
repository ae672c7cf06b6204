import { PUBLIC, type SeatId } from '@ironhex/shared/match';
import {
  type Answer,
  CLOSED,
  eventsOf,
  type Missed,
  type RoomMessages,
  readPast,
  readView,
  type SeenEvent,
} from '@ironhex/shared/protocol';
import { batch, signal } from '@preact/signals';
import { CloseCode } from 'colyseus.js';
import type { Hearing } from './hearing.ts';
import { whenHopeful } from './hope.ts';
import type { OpenRoom } from './join.ts';
import { Outbox } from './outbox.ts';
import { Pauses } from './pauses.ts';
import { Pulse } from './pulse.ts';
import { NO_ANSWER, NO_LINE, SERVER_FAULT } from './refusals.ts';
import { joinAs, type Ring } from './ring.ts';
import { ownOf, type PublicState, publicStateOf } from './shared-state.ts';

/** How things stand with the line to the room. */
export type Line = 'connecting' | 'open' | 'lost' | 'refused';

/** Milliseconds that an answer may take while the line is alive: a paused server answers late, but it answers. */
const FOREVER = 2 ** 31 - 1;
/** Milliseconds until the past is asked for again, when that was too fast. */
const BREATH = 1000;
/** How often somebody who was in the match believes that there is none: it may be on its way to another server. */
const DOUBTS = 4;

/** What is sent with a new secret for the own seat. */
type Sealed = Readonly<Record<string, unknown>> & { readonly secret: string };

/**
 * The line to a match: joins, and joins again when it breaks, as the seat that the ring opens. Gives what comes in as
 * signals and events, each event once and in order, and gets each intent done once, whatever happens to the line.
 */
export class Connection {
  readonly line = signal<Line>('connecting');
  /** Why the room does not let us in; empty where there is no such room. */
  readonly refused = signal('');
  /** None of the secrets that we have opens a seat. */
  readonly shut = signal(false);
  /** The seat was given a new secret while we held it with the old one. */
  readonly revoked = signal(false);
  /** Why the server takes nobody for now, if it says so. */
  readonly excuse = signal('');
  readonly hall = signal<PublicState | undefined>(undefined);
  /** When the pause of the match was seen, epoch milliseconds of the server's clock; undefined while it goes on. */
  readonly pausedAt = signal<number | undefined>(undefined);
  readonly welcome = signal<RoomMessages['welcome'] | undefined>(undefined);
  readonly rematch = signal<RoomMessages['rematch'] | undefined>(undefined);
  /** Why the rematch that everybody wants could not be opened; empty where nothing is in its way. */
  readonly noRematch = signal('');
  /** Milliseconds to add to this machine's clock to get the server's. */
  readonly skew = signal(0);
  readonly #id: string;
  readonly #ring: Ring;
  readonly #hears: Hearing;
  readonly #outbox = new Outbox();
  readonly #pauses = new Pauses();
  readonly #stopHoping: () => void;
  #room: OpenRoom | undefined;
  #pulse: Pulse | undefined;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #doubts = 0;
  #last = 0;
  /** Everything before what comes in next is known. */
  #current = false;
  /** The last event that was known when the line broke. */
  #lostAfter: number | undefined;
  #seq = 0;

  constructor(id: string, ring: Ring, hears: Hearing) {
    this.#id = id;
    this.#ring = ring;
    this.#hears = hears;
    this.#stopHoping = whenHopeful(() => this.#hurry());
    void this.#join();
  }

  /** Sends a command; a lost line is a refusal too. */
  async ask<T = object>(command: string, payload: object): Promise<Answer<T>> {
    const room = this.#room;
    if (this.line.value !== 'open' || !room) return NO_LINE;
    return this.#request<T>(room, command, payload).catch(() => NO_ANSWER);
  }

  /**
   * Asks for something to happen, as an answer to a decision or on its own. If the line breaks before the answer is
   * there, it is asked for again when it is back, with the same number: it happens once at most.
   */
  async intend(intent: object, decision?: number): Promise<Answer> {
    if (this.line.value !== 'open') return NO_LINE;
    this.#seq += 1;
    return this.#outbox.send({ seq: this.#seq, intent, ...(decision === undefined ? {} : { decision }) });
  }

  /** Asks for something by which the own seat gets a new secret. The seat is kept, whether or not the answer comes. */
  async renew(command: 'sit' | 'reissue', payload: Sealed): Promise<Answer> {
    const answer = await this.ask(command, payload);
    if (answer.ok && !this.#closed) this.#ring.opened(payload.secret);
    return answer;
  }

  /** Leaves the line and joins anew: with joining comes a new view. */
  refresh(): void {
    if (this.#room) this.#drop(this.#room);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#pulse?.stop();
    this.#stopHoping();
    this.#outbox.giveUp(NO_LINE);
    void this.#room?.leave();
  }

  async #join(): Promise<void> {
    this.#timer = undefined;
    const joined = await joinAs(this.#id, this.#ring);
    if (this.#closed) {
      if (joined.kind === 'in') void joined.room.leave();
    } else if (joined.kind === 'in') {
      if (joined.key !== undefined) this.#ring.opened(joined.key);
      this.#listen(joined.room);
    } else if (joined.kind === 'shut' || joined.kind === 'refused') {
      this.shut.value = joined.kind === 'shut';
      if (joined.kind === 'shut') this.#ring.lost();
      this.#giveUp(joined.message);
    } else if (joined.kind === 'unknown' && (!this.hall.value || ++this.#doubts >= DOUBTS)) this.#giveUp('');
    else {
      this.excuse.value = joined.kind === 'later' ? joined.message : '';
      this.#comeBack(this.#pauses.next());
    }
  }

  #giveUp(why: string): void {
    this.refused.value = why;
    this.line.value = 'refused';
    this.#outbox.giveUp(NO_LINE);
    this.#stopHoping();
  }

  #listen(room: OpenRoom): void {
    room.reconnection.enabled = false;
    this.#room = room;
    this.#current = false;
    room.onMessage('welcome', (welcome: RoomMessages['welcome']) => {
      batch(() => {
        this.skew.value = welcome.now - Date.now();
        this.welcome.value = welcome;
        this.#seq = Math.max(this.#seq, welcome.seq);
      });
    });
    room.onMessage('time', ({ now }: RoomMessages['time']) => {
      this.skew.value = now - Date.now();
    });
    room.onMessage('events', (told: RoomMessages['events']) => {
      // What comes before the answer about the past is in that answer too.
      if (this.#current) this.#take(eventsOf(told));
    });
    room.onMessage('said', (said: RoomMessages['said']) => this.#hears.said(said));
    room.onMessage('rematch', (rematch: RoomMessages['rematch']) => {
      this.rematch.value = rematch;
    });
    this.noRematch.value = '';
    room.onMessage('no-rematch', ({ message }: RoomMessages['no-rematch']) => {
      this.noRematch.value = message;
    });
    room.onStateChange(() => this.#read(room));
    room.onStateChange.once(() => {
      this.#view(room);
      void this.#catchUp(room);
    });
    room.onDrop((code) => this.#lose(room, code));
    room.onLeave((code) => this.#lose(room, code));
    room.onError(() => {});
    this.#pulse = new Pulse(
      (answered) => room.ping(answered),
      () => this.#drop(room),
    );
  }

  #read(room: OpenRoom): void {
    const own = ownOf(room.state);
    batch(() => {
      const hall = publicStateOf(room.state);
      this.hall.value = hall;
      this.pausedAt.value = hall.paused ? (this.pausedAt.peek() ?? Date.now() + this.skew.peek()) : undefined;
      if (own) this.#seq = Math.max(this.#seq, own.seq);
      this.line.value = 'open';
      this.excuse.value = '';
      this.revoked.value = false;
    });
  }

  /** Hands on the view, which stands in the state that comes with joining. From then on events carry it on. */
  #view(room: OpenRoom): void {
    const own = [...(room.state.views?.values() ?? [])][0];
    if (own?.view) this.#hears.view(readView(own.view), own.eventCount);
  }

  /** Asks for what happened while nobody listened here; then what was asked for before that goes out again. */
  async #catchUp(room: OpenRoom): Promise<void> {
    const ask = async (since: number) => (room === this.#room ? this.ask<Missed>('events', { since }) : NO_LINE);
    const pause = () => new Promise((resolve) => setTimeout(resolve, BREATH));
    const answer = await readPast(ask, this.#last + 1, pause);
    if (room !== this.#room) return;
    if (!answer.ok) {
      this.#drop(room);
      return;
    }
    const lostAfter = this.#lostAfter;
    this.#lostAfter = undefined;
    this.#take(answer.events, answer.from);
    this.#current = true;
    this.#doubts = 0;
    this.#pauses.reset();
    if (lostAfter !== undefined) this.#hears.back({ after: lostAfter, upTo: this.#last });
    this.#outbox.open((intent) => this.#request(room, 'intent', intent));
  }

  #take(events: readonly SeenEvent[], from?: object): void {
    const news = events.filter(({ n }) => n > this.#last);
    if (news.length === 0) return;
    this.#last = news.at(-1)!.n;
    this.#hears.happened(news, from);
  }

  /** The answer over this line; rejects if it breaks first. */
  async #request<T>(room: OpenRoom, command: string, payload: object): Promise<Answer<T>> {
    try {
      return await room.request<object, Answer<T>>(command as never, payload as never, { timeout: FOREVER });
    } catch (error) {
      if (room.connection.isOpen) return SERVER_FAULT;
      throw error;
    }
  }

  /** Lets a line go that carries nothing any more, without waiting for the other side. */
  #drop(room: OpenRoom): void {
    if (room === this.#room) room.connection.close(CloseCode.MAY_TRY_RECONNECT);
  }

  /** The line is broken, for whatever reason. The SDK tells some of them twice. */
  #lose(room: OpenRoom, code: number): void {
    if (room !== this.#room) return;
    this.#room = undefined;
    this.#pulse?.stop();
    this.#outbox.shut();
    if (this.#closed) return;
    const expected = this.#current && (code === CLOSED.moved || code === CLOSED.revoked);
    if (this.#current) this.#lostAfter = this.#last;
    this.#current = false;
    this.revoked.value = code === CLOSED.revoked;
    this.#comeBack(expected ? this.#pauses.soon() : this.#pauses.next());
  }

  /** Tries again after a pause, in milliseconds. */
  #comeBack(pause: number): void {
    this.line.value = this.hall.value ? 'lost' : 'connecting';
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#join(), pause);
  }

  #hurry(): void {
    if (this.#room) this.#pulse?.check();
    else if (this.#timer !== undefined) {
      clearTimeout(this.#timer);
      void this.#join();
    }
  }
}

/** The seat that a viewer is, null for spectators. */
export const seatOf = (viewer: string | undefined): SeatId | null =>
  viewer === undefined || viewer === PUBLIC ? null : viewer;
