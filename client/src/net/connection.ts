import { type Answer, CLOSED, eventsOf, type Missed, type RoomMessages, readView } from '@ironhex/shared/protocol';
import { batch, signal } from '@preact/signals';
import { CloseCode } from 'colyseus.js';
import { Backoff } from './backoff.ts';
import { EventFeed } from './event-feed.ts';
import { Heartbeat } from './heartbeat.ts';
import type { OpenRoom } from './join.ts';
import type { ConnectionListener } from './listener.ts';
import { Outbox } from './outbox.ts';
import { NO_ANSWER, NO_LINE, SERVER_FAULT } from './refusals.ts';
import { RoomSignals } from './room-signals.ts';
import { type OwnState, ownOf } from './room-state.ts';
import { joinAs, type SeatSecrets } from './seat-secrets.ts';
import { onWorthRetrying } from './worth-retrying.ts';

/** `lost`: it was open, and we reconnect. `refused`: we do not try any more. */
export type ConnectionStatus = 'connecting' | 'open' | 'lost' | 'refused';

/** The SDK's time limit for an answer, milliseconds: none. A paused server answers late, and a dead one is noticed by pings. */
const NO_TIMEOUT = 2 ** 31 - 1;
/** "No such match" answers tolerated after we were in: the match may be moving to another server. */
const MAX_NOT_FOUND = 4;

/** What is sent with a new secret for our seat. */
type WithSecret = Readonly<Record<string, unknown>> & { readonly secret: string };

/** Milliseconds between two joins for a new view: a game that fails at every event must not join for each of them. */
const REFRESH_REST = 3000;

/**
 * The connection to a match. Joins as the seat that the secrets open, and joins again whenever the connection is lost.
 * Gives what comes in as signals and to the listener, each event once and in order, and gets each intent done once.
 */
export class Connection {
  readonly status = signal<ConnectionStatus>('connecting');
  /** Why the server refuses us, as a sentence; empty if there is no such match. */
  readonly refused = signal('');
  /** We are refused as none of our secrets opens a seat. */
  readonly wrongSecret = signal(false);
  /** Our seat got a new secret while we had joined with the old one. */
  readonly revoked = signal(false);
  /** The server's sentence why it cannot let us in for now; empty if it gave none. */
  readonly unavailable = signal('');
  readonly room = new RoomSignals();
  readonly #id: string;
  readonly #secrets: SeatSecrets;
  readonly #listener: ConnectionListener;
  readonly #feed: EventFeed;
  readonly #outbox = new Outbox();
  readonly #backoff = new Backoff();
  readonly #stopRetrying: () => void;
  #open: OpenRoom | undefined;
  #heartbeat: Heartbeat | undefined;
  #refresh: ReturnType<typeof setTimeout> | undefined;
  /** When the room was last joined anew for a new view. */
  #refreshed = 0;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** "No such match" answers since we were in. */
  #notFound = 0;
  /** The number of the last intent. */
  #seq = 0;

  constructor(id: string, secrets: SeatSecrets, listener: ConnectionListener) {
    this.#id = id;
    this.#secrets = secrets;
    this.#listener = listener;
    this.#feed = new EventFeed(listener);
    this.#stopRetrying = onWorthRetrying(() => this.#retryNow());
    void this.#join();
  }

  /** Sends a command. Without a connection the answer is a refusal. */
  async ask<T = object>(command: string, payload: object): Promise<Answer<T>> {
    const room = this.#open;
    if (this.status.value !== 'open' || !room) return NO_LINE;
    return this.#request<T>(room, command, payload).catch(() => NO_ANSWER);
  }

  /**
   * Sends an intent, as the answer to a decision or on its own. If the connection breaks before the answer comes, it is
   * sent again over the next one, with the same number: the server does it once at most.
   */
  async intend(intent: object, decision?: number): Promise<Answer> {
    if (this.status.value !== 'open') return NO_LINE;
    this.#seq = Math.max(this.#seq, this.#lastSeq()) + 1;
    const answered = decision === undefined ? {} : { decision, lost: this.#own?.lost ?? 0 };
    return this.#outbox.send({ seq: this.#seq, intent, ...answered });
  }

  /** The highest number that the server knows of this seat: another page of ours may have sent intents too. */
  #lastSeq(): number {
    return Math.max(this.#own?.seq ?? 0, this.room.welcome.peek()?.seq ?? 0);
  }

  /** What the server shows this viewer alone; undefined without a connection. */
  get #own(): OwnState | undefined {
    return this.#open && ownOf(this.#open.state);
  }

  /** Sends a command that gives our seat a new secret. */
  async renew(command: 'sit' | 'reissue', payload: WithSecret): Promise<Answer> {
    const answer = await this.ask(command, payload);
    if (answer.ok && !this.#closed) this.#secrets.opened(payload.secret);
    return answer;
  }

  /** Joins the room anew, at once or when the last time is some seconds ago: with joining comes a new view. */
  refresh(): void {
    if (this.#refresh) return;
    const wait = Math.max(0, this.#refreshed + REFRESH_REST - Date.now());
    this.#refresh = setTimeout(() => {
      this.#refresh = undefined;
      this.#refreshed = Date.now();
      if (this.#open) this.#drop(this.#open);
    }, wait);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#refresh);
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
      this.wrongSecret.value = joined.kind === 'wrong-secret';
      if (this.wrongSecret.value) this.#secrets.lost();
      this.#giveUp(joined.message);
    } else if (joined.kind === 'not-found' && (!this.room.publicState.value || ++this.#notFound >= MAX_NOT_FOUND))
      this.#giveUp('');
    else {
      this.unavailable.value = joined.kind === 'later' ? joined.message : '';
      this.#retryAfter(this.#backoff.next());
    }
  }

  #giveUp(why: string): void {
    this.refused.value = why;
    this.status.value = 'refused';
    this.#outbox.giveUp(NO_LINE);
    this.#stopRetrying();
  }

  #listen(room: OpenRoom): void {
    room.reconnection.enabled = false;
    this.#open = room;
    this.#feed.interrupt();
    this.room.listen(room);
    room.onMessage('events', (told: RoomMessages['events']) => this.#feed.receive(eventsOf(told)));
    room.onMessage('said', (said: RoomMessages['said']) => this.#listener.said(said));
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
      this.room.read(room);
      this.status.value = 'open';
      this.unavailable.value = '';
      this.revoked.value = false;
    });
  }

  /** Passes the view on, which is in the state that comes with joining. From then on events carry it on. */
  #passView({ state }: OpenRoom): void {
    const own = ownOf(state);
    if (own?.view) this.#listener.view(readView(own.view), own.eventCount);
  }

  /** Gets the missed events; then intents without an answer are sent again. */
  async #catchUp(room: OpenRoom): Promise<void> {
    const current = () => room === this.#open;
    const ask = async (since: number) => (current() ? this.ask<Missed>('events', { since }) : NO_LINE);
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
    this.revoked.value = code === CLOSED.revoked;
    this.#retryAfter(askedTo ? this.#backoff.soon() : this.#backoff.next());
  }

  /** Joins again after a delay, in milliseconds. */
  #retryAfter(delay: number): void {
    this.status.value = this.room.publicState.value ? 'lost' : 'connecting';
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
