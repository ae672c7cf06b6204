import { type Answer, CLOSED, eventsOf, type Missed, type RoomMessages, readView } from '@ironhex/shared/protocol';
import { batch, signal } from '@preact/signals';
import { CloseCode } from 'colyseus.js';
import {
  type Access,
  CONNECTING,
  type Deed,
  type MatchSource,
  NO_ANSWER,
  NO_LINE,
  OPEN,
  type Payload,
  type Reach,
  SERVER_FAULT,
  type SourceListener,
} from '../table/source.ts';
import { EventFeed } from './event-feed.ts';
import { Heartbeat } from './heartbeat.ts';
import type { OpenRoom } from './join.ts';
import { Outbox } from './outbox.ts';
import { Renewal } from './renewal.ts';
import { Backoff, onWorthRetrying } from './retrying.ts';
import { RoomSignals } from './room-signals.ts';
import { type OwnState, ownOf } from './room-state.ts';
import { joinAs, type SeatSecrets } from './seat-secrets.ts';

/** The SDK's time limit for an answer, milliseconds: none. A paused server answers late, and a dead one is noticed by pings. */
const NO_TIMEOUT = 2 ** 31 - 1;
/** "No such match" answers tolerated after we were in: the match may be moving to another server. */
const MAX_NOT_FOUND = 4;

/**
 * A match at a server. Joins with the seat that the secrets open, and joins again after each loss of the connection.
 * Passes on state as signals, and events to the listener, each once and in order; carries out each intent once.
 */
export class Connection implements MatchSource {
  readonly #room = new RoomSignals();
  readonly access = signal<Access>(CONNECTING);
  readonly facts = this.#room.facts;
  readonly own = this.#room.own;
  readonly skew = this.#room.skew;
  /** A live match has no other moments or viewers to show. */
  readonly reach = signal<Reach>({});
  readonly #id: string;
  readonly #secrets: SeatSecrets;
  #listener: SourceListener | undefined;
  readonly #feed = new EventFeed({
    happened: (events, from) => this.#listener?.happened(events, from),
    absent: (absence) => this.#listener?.absent(absence),
  });
  readonly #outbox = new Outbox();
  readonly #backoff = new Backoff();
  #stopRetrying = () => {};
  #open: OpenRoom | undefined;
  #heartbeat: Heartbeat | undefined;
  readonly #renewal = new Renewal(() => this.#open && this.#drop(this.#open));
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** "No such match" answers since we were in. */
  #notFound = 0;
  /** The room has shown us its state, now or before the connection was lost. */
  #wasIn = false;
  /** The number of the last intent. */
  #seq = 0;

  constructor(id: string, secrets: SeatSecrets) {
    this.#id = id;
    this.#secrets = secrets;
  }

  subscribe(listener: SourceListener): () => void {
    this.#listener = listener;
    this.#stopRetrying = onWorthRetrying(() => this.#retryNow());
    void this.#join();
    return () => this.#close();
  }

  async act<K extends Deed>(command: K, payload: Payload<K>): Promise<Answer> {
    if (command === 'intent') return this.#intend(payload as Payload<'intent'>);
    if (command === 'rematch') this.#room.forgetNoRematch();
    const answer = await this.#ask(command, payload);
    const secret = this.#secretIn(command, payload);
    if (secret !== undefined && answer.ok && !this.#closed) {
      this.#secrets.opened(secret);
      // A spectator who has sat down becomes a player only by joining again.
      if (this.own.peek()?.seat === null) this.refresh();
    }
    return answer;
  }

  /** The new secret of our own seat, if a command gives it one. */
  #secretIn<K extends Deed>(command: K, payload: Payload<K>): string | undefined {
    if (command === 'sit') return (payload as Payload<'sit'>).secret;
    if (command !== 'reissue') return undefined;
    const { seat, secret } = payload as Payload<'reissue'>;
    return seat === this.own.peek()?.seat ? secret : undefined;
  }

  get #isOpen(): boolean {
    return !this.#closed && this.access.value.status === 'open';
  }

  /** Sends a command. Without a connection the answer is a refusal. */
  async #ask<T = object>(command: string, payload: object): Promise<Answer<T>> {
    const room = this.#open;
    if (!this.#isOpen || !room) return NO_LINE;
    return this.#request<T>(room, command, payload).catch(() => NO_ANSWER);
  }

  /**
   * Sends an intent, as the answer to a decision or on its own. If the connection breaks before the answer comes, it is
   * sent again over the next one, with the same number: the server does it once at most.
   */
  async #intend({ intent, decision }: Payload<'intent'>): Promise<Answer> {
    if (!this.#isOpen) return NO_LINE;
    this.#seq = Math.max(this.#seq, this.#lastSeq()) + 1;
    const answered = decision === undefined ? {} : { decision, lost: this.#ownState?.lost ?? 0 };
    return this.#outbox.send({ seq: this.#seq, intent, ...answered });
  }

  /** The highest number that the server knows of this seat: another page of ours may have sent intents too. */
  #lastSeq(): number {
    return Math.max(this.#ownState?.seq ?? 0, this.#room.welcome?.seq ?? 0);
  }

  /** What the server shows this viewer alone; undefined without a connection. */
  get #ownState(): OwnState | undefined {
    return this.#open && ownOf(this.#open.state);
  }

  /** Joins the room again; the answer brings a new view. */
  refresh(): void {
    this.#renewal.ask();
  }

  #close(): void {
    this.#closed = true;
    this.#listener = undefined;
    clearTimeout(this.#timer);
    this.#renewal.stop();
    this.#heartbeat?.stop();
    this.#stopRetrying();
    this.#outbox.giveUp(NO_LINE);
    void this.#open?.leave();
  }

  async #join(): Promise<void> {
    this.#timer = undefined;
    const joined = await joinAs(this.#id, this.#secrets);
    if (this.#closed) {
      if (joined.kind === 'in') void joined.room.leave();
    } else if (joined.kind === 'in') {
      if (joined.secret !== undefined) this.#secrets.opened(joined.secret);
      this.#listen(joined.room);
    } else if (joined.kind === 'wrong-secret' || joined.kind === 'refused') {
      const wrongSecret = joined.kind === 'wrong-secret';
      if (wrongSecret) this.#secrets.lost();
      this.#giveUp(joined.message, wrongSecret);
    } else if (joined.kind === 'not-found' && (!this.#wasIn || ++this.#notFound >= MAX_NOT_FOUND)) this.#giveUp('');
    else {
      this.#retryAfter(this.#backoff.next(), joined.kind === 'later' ? joined.message : '');
    }
  }

  #giveUp(message: string, wrongSecret = false): void {
    this.access.value = { ...this.access.peek(), status: 'refused', message, wrongSecret };
    this.#outbox.giveUp(NO_LINE);
    this.#stopRetrying();
  }

  #listen(room: OpenRoom): void {
    room.reconnection.enabled = false;
    this.#open = room;
    this.#feed.interrupt();
    this.#room.listen(room);
    room.onMessage('events', (told: RoomMessages['events']) => this.#feed.receive(eventsOf(told)));
    room.onMessage('view', ({ view, upTo }: RoomMessages['view']) => {
      this.#feed.before = view;
      this.#listener?.view(readView(view), upTo);
    });
    room.onMessage('said', (said: RoomMessages['said']) => this.#listener?.said(said));
    room.onStateChange(() => this.#readState(room));
    room.onStateChange.once(() => {
      this.#passView(room);
      void this.#catchUp(room);
    });
    room.onDrop((code) => this.#lose(room, code));
    room.onLeave((code) => this.#lose(room, code));
    // The SDK demands a handler; what follows an error is a drop or a leave.
    room.onError(() => {});
    this.#heartbeat = new Heartbeat(
      (answered) => room.ping(answered),
      () => this.#drop(room),
    );
  }

  #readState(room: OpenRoom): void {
    batch(() => {
      this.#room.read(room);
      this.#wasIn = true;
      this.access.value = OPEN;
    });
  }

  /** Passes the view on, which is in the state that comes with joining. From then on events carry it on. */
  #passView({ state }: OpenRoom): void {
    const own = ownOf(state);
    if (!own?.view) return;
    this.#feed.before = own.status === 'gathering' ? own.view : undefined;
    this.#listener?.view(readView(own.view), own.eventCount);
  }

  /** Gets the missed events; then intents without an answer are sent again. */
  async #catchUp(room: OpenRoom): Promise<void> {
    const current = () => room === this.#open;
    const ask = async (since: number) => (current() ? this.#ask<Missed>('events', { since }) : NO_LINE);
    if (!(await this.#feed.catchUp(ask, current))) {
      this.#drop(room);
      return;
    }
    this.#notFound = 0;
    this.#backoff.reset();
    this.#outbox.open((intent) => this.#request(room, 'intent', intent));
  }

  /** The answer over this connection; rejects if it breaks first. */
  async #request<T>(room: OpenRoom, command: string, payload: object): Promise<Answer<T>> {
    try {
      return await room.request<object, Answer<T>>(command as never, payload as never, { timeout: NO_TIMEOUT });
    } catch (error) {
      if (room.connection.isOpen) return SERVER_FAULT;
      throw error;
    }
  }

  /** Closes this connection if it is still ours, without waiting for the server: we reconnect. */
  #drop(room: OpenRoom): void {
    if (room === this.#open) room.connection.close(CloseCode.MAY_TRY_RECONNECT);
  }

  /** This connection is lost. The SDK reports some losses twice. */
  #lose(room: OpenRoom, code: number): void {
    if (room !== this.#open) return;
    this.#open = undefined;
    this.#heartbeat?.stop();
    this.#outbox.shut();
    if (this.#closed) return;
    const askedTo = this.#feed.live && (code === CLOSED.moved || code === CLOSED.revoked);
    this.#feed.interrupt();
    this.access.value = { ...this.access.peek(), revoked: code === CLOSED.revoked };
    this.#retryAfter(askedTo ? this.#backoff.soon() : this.#backoff.next());
  }

  /** Joins again after a delay, in milliseconds. `message`: why the server cannot let us in for now. */
  #retryAfter(delay: number, message = this.access.peek().message): void {
    this.access.value = { ...this.access.peek(), status: this.#wasIn ? 'lost' : 'connecting', message };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#join(), delay);
  }

  #retryNow(): void {
    if (this.#open) this.#heartbeat?.check();
    else if (this.#timer !== undefined) {
      clearTimeout(this.#timer);
      void this.#join();
    }
  }
}
