import { StateView } from '@colyseus/schema';
import type { Viewer } from '@ironhex/shared/match';
import { isSeatEvent, type Missed, readView, writeView } from '@ironhex/shared/protocol';
import { getMessageBytes, Protocol } from 'colyseus';
import { type MatchState, ViewState } from './schema.ts';
import { assign, type OwnState, type PublicState, show } from './shown.ts';

/** Characters of one page of the past, about; more events come with the next one. */
const PAGE = 32 * 1024;

/** What is kept for one viewer. */
interface ViewerRecord {
  readonly state: ViewState;
  /** One for all of a viewer's clients, so that a patch is encoded once however many watch. */
  readonly view: StateView;
  /** Events that were sent to the connections of that time, as JSON texts. */
  readonly told: string[];
  /** Events that are sent next, as JSON texts. */
  news: string[];
  /** What the viewer knew before the first event, as text; made when it is first asked for. */
  before: string | undefined;
  /** After how many events the view was that stands in the state. */
  viewedAt: number;
}

/** What is needed to know what a viewer was told: what it knew first, and what an event changes in that. */
interface Following {
  firstView(viewer: Viewer): object;
  follow(view: object, seen: object): void;
}

/** A client as far as messages go. */
interface Listener {
  enqueueRaw(bytes: Uint8Array): void;
}

/** Events as texts, and their message on the wire. */
interface Message {
  readonly first: number;
  readonly seen: readonly string[];
  readonly bytes: Uint8Array;
}

const isSame = (message: Message, first: number, seen: readonly string[]): boolean =>
  message.first === first &&
  message.seen.length === seen.length &&
  message.seen.every((text, index) => text === seen[index]);

/**
 * The viewers of a match and what each has been sent: its events, and its part of the state. Events are numbered per
 * viewer and without gaps, so that not even their number tells of what is hidden.
 */
export class Audience {
  readonly #viewers = new Map<Viewer, ViewerRecord>();
  readonly #state: MatchState;
  /** The texts of what is seen by several viewers alike, until it is sent. */
  readonly #texts = new Map<object, string>();

  /** The state must already belong to a room: views can only be cut out of a state that has an encoder. */
  constructor(state: MatchState, viewers: readonly Viewer[]) {
    this.#state = state;
    for (const viewer of viewers) this.open(viewer);
  }

  /** Adds a viewer, or starts a known one anew: nothing has been sent to it yet. */
  open(viewer: Viewer): void {
    const known = this.#viewers.get(viewer);
    const own = known?.state ?? new ViewState();
    if (!known) this.#state.views.set(viewer, own);
    const view = known?.view ?? new StateView();
    if (!known) view.add(own);
    this.#viewers.set(viewer, { state: own, view, told: [], news: [], before: undefined, viewedAt: 0 });
  }

  /**
   * Before the match other seats and views are there: viewers are those from now on, and what they knew before the first
   * event is made anew.
   */
  arrange(viewers: readonly Viewer[]): void {
    for (const viewer of viewers) {
      const known = this.#viewers.get(viewer);
      if (!known) this.open(viewer);
      else Object.assign(known, { before: undefined, viewedAt: 0 }).state.view = '';
    }
  }

  /** Drops these viewers: their seats were removed, or nobody may watch. */
  close(viewers: readonly Viewer[]): void {
    for (const viewer of viewers) {
      this.#viewers.delete(viewer);
      this.#state.views.delete(viewer);
    }
  }

  /** All viewers of the match. */
  get viewers(): readonly Viewer[] {
    return [...this.#viewers.keys()];
  }

  /** What a viewer knew before the first event, and how many events it was told: for a message that makes its view anew. */
  anew(viewer: Viewer, before: () => object): { readonly view: string; readonly upTo: number } {
    const own = this.#of(viewer);
    return { view: this.#before(own, before), upTo: own.told.length };
  }

  #of(viewer: Viewer): ViewerRecord {
    const found = this.#viewers.get(viewer);
    if (!found) throw new Error(`no viewer ${viewer}`);
    return found;
  }

  /** Which part of the state a client of this viewer gets. */
  viewOf(viewer: Viewer): StateView {
    return this.#of(viewer).view;
  }

  /**
   * A page of the events this viewer was told, from number `since` on: at least one, if there is any. `before` gives
   * what the viewer knew before all of them, which goes with the first page, unless its clients have it: while people
   * gather it is what they got on joining, or anew since.
   */
  page(viewer: Viewer, since: number, before: () => object): Missed {
    const own = this.#of(viewer);
    const from = Math.max(0, since - 1);
    let [to, room] = [from, PAGE];
    while (to < own.told.length && room > 0) room -= own.told[to++]!.length;
    const page = { first: from + 1, seen: own.told.slice(from, to), more: to < own.told.length };
    return from > 0 || own.state.status === 'gathering' ? page : { ...page, from: this.#before(own, before) };
  }

  #before(own: ViewerRecord, before: () => object): string {
    own.before ??= writeView(before());
    return own.before;
  }

  /**
   * Writes a viewer's view into the state, for a client that joins now. It must be what was told, and nothing beyond.
   */
  write(viewer: Viewer, view: object): void {
    const own = this.#of(viewer);
    own.state.view = writeView(view);
    own.viewedAt = own.told.length;
  }

  /**
   * Writes the view as it was sent last, while the match is ahead of what was sent: the view that was written last,
   * with the events since.
   */
  writeTold(viewer: Viewer, { firstView, follow }: Following): void {
    const own = this.#of(viewer);
    const view = readView(own.state.view || this.#before(own, () => firstView(viewer)));
    for (const text of own.told.slice(own.viewedAt)) {
      const seen = JSON.parse(text) as { readonly kind: string };
      if (!isSeatEvent(seen)) follow(view, seen);
    }
    this.write(viewer, view);
  }

  /** Notes what a viewer sees; it goes out with the next {@link Audience.send}. */
  show(viewer: Viewer, seen: object): void {
    let text = this.#texts.get(seen);
    if (text === undefined) {
      text = JSON.stringify(seen);
      this.#texts.set(seen, text);
    }
    this.#of(viewer).news.push(text);
  }

  /** Marks what was noted for a viewer as told. Nothing is sent: it is in the view that the viewer begins with. */
  settle(viewer: Viewer): void {
    const own = this.#of(viewer);
    own.told.push(...own.news);
    own.news = [];
    this.#texts.clear();
  }

  /** Is there something that this viewer will be told? */
  hasNews(viewer: Viewer): boolean {
    return this.#of(viewer).news.length > 0;
  }

  /**
   * Writes into a viewer's state what the room tells it beside its view, and how many events it will have been sent.
   */
  update(viewer: Viewer, { decisions, banks, backTakes, ...own }: OwnState, shown: PublicState): void {
    const { state, told, news } = this.#of(viewer);
    show(state, shown);
    assign(state, {
      ...own,
      eventCount: told.length + news.length,
      decisions: JSON.stringify(decisions),
      banks: JSON.stringify(banks),
      backTakes: JSON.stringify(backTakes),
    });
  }

  /** Sets why the match is paused, in a viewer's state; empty if it is not. */
  pause(viewer: Viewer, why: string): void {
    assign(this.#of(viewer).state, { paused: why });
  }

  /** Shows the highest `seq` of a seat, and nothing else that is new. */
  number(viewer: Viewer, seq: number): void {
    assign(this.#of(viewer).state, { seq });
  }

  /**
   * Sends events not sent yet, encoded once for all who see the same. A viewer that has seen nothing new gets nothing.
   */
  send(listeners: Iterable<readonly [Viewer, Listener]>): void {
    const messages: Message[] = [];
    for (const [viewer, listener] of listeners) {
      const { told, news } = this.#of(viewer);
      if (news.length === 0) continue;
      const first = told.length + 1;
      let message = messages.find((known) => isSame(known, first, news));
      if (!message) {
        // Read from the texts: what a ruleset gave may have changed since. As objects they take a quarter less on the
        // wire.
        const seen = news.map((text): unknown => JSON.parse(text));
        const bytes = getMessageBytes.raw(Protocol.ROOM_DATA, 'events', { first, seen });
        message = { first, seen: news, bytes };
        messages.push(message);
      }
      listener.enqueueRaw(message.bytes);
    }
    for (const own of this.#viewers.values()) {
      own.told.push(...own.news);
      if (own.news.length > 0) own.news = [];
    }
    this.#texts.clear();
  }
}
