import { StateView } from '@colyseus/schema';
import type { Viewer } from '@ironhex/shared/match';
import type { SeenEvent } from '@ironhex/shared/protocol';
import { getMessageBytes, Protocol } from 'colyseus';
import { Projection } from './projection.ts';
import { type MatchState, ViewState } from './schema.ts';

/** What is kept for one viewer. */
interface Own {
  readonly state: ViewState;
  /** One for all of a viewer's clients, so that a patch is encoded once however many watch. */
  readonly view: StateView;
  readonly projection: Projection;
  readonly events: SeenEvent[];
  /** Events already told: sent to whoever was there. */
  sent: number;
  /** The view may have changed since it was last projected. */
  stale: boolean;
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
      return [viewer, { state: own, view, projection: new Projection(own.parts), events: [], sent: 0, stale: true }];
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

  /** The events this viewer was told, from number `since` on. */
  eventsSince(viewer: Viewer, since: number): readonly SeenEvent[] {
    const { events, sent } = this.#of(viewer);
    return events.slice(Math.max(0, since - 1), sent);
  }

  /** Notes what a viewer sees; it goes out with the next {@link Audience.send}. */
  show(viewer: Viewer, seen: SeenEvent['seen']): void {
    const { events } = this.#of(viewer);
    events.push({ n: events.length + 1, seen });
  }

  /** Every view may have changed. */
  outdate(): void {
    for (const viewer of this.#viewers.values()) viewer.stale = true;
  }

  /** Brings the state of one viewer up to date. Views that nobody looks at are left until somebody does. */
  refresh(viewer: Viewer, project: (viewer: Viewer) => object, seq: number): void {
    const own = this.#of(viewer);
    if (own.state.eventCount !== own.events.length) own.state.eventCount = own.events.length;
    if (own.state.seq !== seq) own.state.seq = seq;
    if (!own.stale) return;
    own.stale = false;
    own.projection.write(project(viewer));
  }

  /** Sends events not sent yet, encoded once per viewer. A viewer that has seen nothing new gets no message. */
  send(listeners: Iterable<readonly [Viewer, Listener]>): void {
    const encoded = new Map<Viewer, Uint8Array>();
    for (const [viewer, listener] of listeners) {
      const own = this.#of(viewer);
      if (own.sent === own.events.length) continue;
      let bytes = encoded.get(viewer);
      if (!bytes) {
        bytes = getMessageBytes.raw(Protocol.ROOM_DATA, 'events', { events: own.events.slice(own.sent) });
        encoded.set(viewer, bytes);
      }
      listener.enqueueRaw(bytes);
    }
    for (const own of this.#viewers.values()) own.sent = own.events.length;
  }
}
