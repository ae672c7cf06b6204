import { StateView } from '@colyseus/schema';
import type { Viewer } from '@ironhex/shared/match';
import type { Missed, SeenEvent } from '@ironhex/shared/protocol';
import { getMessageBytes, Protocol } from 'colyseus';
import { Projection } from './projection.ts';
import { type MatchState, ViewState } from './schema.ts';
import { type ShownDecision, showDecisions } from './show.ts';

/** Characters of one page of the past, about; more events come with the next one. */
const PAGE = 32 * 1024;

/** What is kept for one viewer. */
interface Own {
  readonly state: ViewState;
  /** One for all of a viewer's clients, so that a patch is encoded once however many watch. */
  readonly view: StateView;
  readonly projection: Projection;
  /** Events that were told: sent to whoever was there. As JSON, which takes a fraction of the room. */
  readonly told: string[];
  /** Events that will be told next. */
  news: SeenEvent[];
  /** What the viewer knew before the first event, as JSON, once somebody has asked for it. */
  before: string | undefined;
  /** The view may have changed since it was last projected. */
  stale: boolean;
}

/** What a viewer is shown. */
export interface Projected {
  readonly view: object;
  readonly decisions: readonly ShownDecision[];
  /** The decision that the viewer can go back to; -1 if there is none. */
  readonly back: number;
}

/** A client as far as messages go. */
interface Listener {
  enqueueRaw(bytes: Uint8Array): void;
}

/**
 * Who looks at a match, and what each viewer has been shown: its view in the state, and its events. Events are numbered
 * per viewer and without gaps, so that not even their number tells of what is hidden.
 */
export class Audience {
  readonly #viewers: ReadonlyMap<Viewer, Own>;

  /** The state must already belong to a room: views can only be cut out of a state that has an encoder. */
  constructor(state: MatchState, viewers: readonly Viewer[]) {
    const entries = viewers.map((viewer): [Viewer, Own] => {
      const own = new ViewState();
      state.views.set(viewer, own);
      const view = new StateView();
      view.add(own);
      return [
        viewer,
        { state: own, view, projection: new Projection(own.parts), told: [], news: [], before: undefined, stale: true },
      ];
    });
    this.#viewers = new Map(entries);
  }

  #of(viewer: Viewer): Own {
    const found = this.#viewers.get(viewer);
    if (!found) throw new Error(`no viewer ${viewer}`);
    return found;
  }

  /** What a client of this viewer gets of the state. */
  viewOf(viewer: Viewer): StateView {
    return this.#of(viewer).view;
  }

  /**
   * A page of the events this viewer was told, from number `since` on: at least one, if there is any. `before` gives
   * what the viewer knew before all of them, which goes with the first page.
   */
  page(viewer: Viewer, since: number, before: () => object): Missed {
    const own = this.#of(viewer);
    const from = Math.max(0, since - 1);
    let [to, room] = [from, PAGE];
    while (to < own.told.length && room > 0) room -= own.told[to++]!.length;
    const page = { first: from + 1, seen: own.told.slice(from, to), more: to < own.told.length };
    if (from > 0) return page;
    own.before ??= JSON.stringify(before());
    return { ...page, from: own.before };
  }

  /** Notes what a viewer sees; it goes out with the next {@link Audience.send}. */
  show(viewer: Viewer, seen: SeenEvent['seen']): void {
    const { told, news } = this.#of(viewer);
    news.push({ n: told.length + news.length + 1, seen });
  }

  /** Is there something that this viewer will be told? */
  hasNews(viewer: Viewer): boolean {
    return this.#of(viewer).news.length > 0;
  }

  /** Every view may have changed. */
  outdate(): void {
    for (const viewer of this.#viewers.values()) viewer.stale = true;
  }

  /** Brings the state of one viewer up to date. Views that nobody looks at are left until somebody does. */
  refresh(viewer: Viewer, project: (viewer: Viewer) => Projected, seq: number): void {
    const own = this.#of(viewer);
    const count = own.told.length + own.news.length;
    if (own.state.eventCount !== count) own.state.eventCount = count;
    if (own.state.seq !== seq) own.state.seq = seq;
    if (!own.stale) return;
    own.stale = false;
    const { view, decisions, back } = project(viewer);
    if (own.state.back !== back) own.state.back = back;
    own.projection.write(view);
    showDecisions(own.state, decisions);
  }

  /** Shows the highest `seq` of a seat, and nothing else that is new. */
  number(viewer: Viewer, seq: number): void {
    const own = this.#of(viewer);
    if (own.state.seq !== seq) own.state.seq = seq;
  }

  /** Sends events not sent yet, encoded once per viewer. A viewer that has seen nothing new gets no message. */
  send(listeners: Iterable<readonly [Viewer, Listener]>): void {
    const encoded = new Map<Viewer, Uint8Array>();
    for (const [viewer, listener] of listeners) {
      const own = this.#of(viewer);
      if (own.news.length === 0) continue;
      let bytes = encoded.get(viewer);
      if (!bytes) {
        bytes = getMessageBytes.raw(Protocol.ROOM_DATA, 'events', { events: own.news });
        encoded.set(viewer, bytes);
      }
      listener.enqueueRaw(bytes);
    }
    for (const own of this.#viewers.values()) {
      for (const { seen } of own.news) own.told.push(JSON.stringify(seen));
      if (own.news.length > 0) own.news = [];
    }
  }
}
