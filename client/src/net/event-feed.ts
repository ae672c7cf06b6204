import { type Answer, type Missed, readPast, readView, type SeenEvent } from '@ironhex/shared/protocol';
import type { SourceListener } from '../table/source.ts';

/** Milliseconds until missed events are asked for again, when the server was asked too often. */
const RETRY_AFTER = 1000;

/** Receives the events, and hears whether some were missed before. */
type Listener = Pick<SourceListener, 'happened' | 'absent'>;

/** Passes the events of a match on, in order and each once, across lost connections. */
export class EventFeed {
  readonly #listener: Listener;
  /** The number of the last event that was passed on. */
  #last = 0;
  /** All events up to now have been passed on; the next one that comes follows directly. */
  #live = false;
  /** The last event that was passed on before the connection was lost. */
  #lostAfter: number | undefined;

  /** The view before event 1 as text, if the room has sent it already. */
  before: string | undefined;

  constructor(listener: Listener) {
    this.#listener = listener;
  }

  /** Whether all missed events are known. */
  get live(): boolean {
    return this.#live;
  }

  /** Events that the room has sent. Before the missed ones are known they are dropped: the answer has them too. */
  receive(events: readonly SeenEvent[]): void {
    if (this.#live) this.#pass(events);
  }

  /**
   * Asks for the events since the last one, and passes them on. `current` tells whether the connection that is asked is
   * still ours. False if it is not, or if it gave no answer.
   */
  async catchUp(ask: (since: number) => Promise<Answer<Missed>>, current: () => boolean): Promise<boolean> {
    const pause = () => new Promise((resolve) => setTimeout(resolve, RETRY_AFTER));
    const answer = await readPast(ask, this.#last + 1, pause);
    if (!current() || !answer.ok) return false;
    const lostAfter = this.#lostAfter;
    this.#lostAfter = undefined;
    this.#pass(answer.events, answer.from ?? this.#sentBefore());
    this.#live = true;
    if (lostAfter !== undefined) this.#listener.absent({ after: lostAfter, upTo: this.#last });
    return true;
  }

  /** The view before event 1, if all events are new. */
  #sentBefore(): object | undefined {
    return this.#last === 0 && this.before !== undefined ? readView(this.before) : undefined;
  }

  /** The connection is lost, or a new one begins. */
  interrupt(): void {
    if (this.#live) this.#lostAfter = this.#last;
    this.#live = false;
  }

  #pass(events: readonly SeenEvent[], from?: object): void {
    const news = events.filter(({ n }) => n > this.#last);
    if (news.length === 0) return;
    this.#last = news.at(-1)!.n;
    this.#listener.happened(news, from);
  }
}
