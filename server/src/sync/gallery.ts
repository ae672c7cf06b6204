import type { StateView } from '@colyseus/schema';
import { ClientState, getMessageBytes, Protocol } from 'colyseus';
import { later } from '../guard/fair-queue.ts';
import { type Guest, isEmptyPatch, type Listener, type MatchClient } from './client.ts';

/** Spectators who are handed what is for them in one piece of the fair queue. */
const ROW = 50;

/** How a spectator is sent a frame, and which of the gallery's frames comes next. */
interface Place {
  readonly raw: MatchClient['raw'];
  next: number;
}

/**
 * All spectators of a match who are told the same. A room tells the gallery once, as if it were one client; the players
 * have it by then when the spectators are handed it, a row of them at a time. What a room sends one spectator alone
 * comes after all that the gallery was told before.
 */
class Gallery implements Listener {
  readonly userData: Guest;
  readonly view: StateView;
  /** The serializer sends patches to those only who have joined. */
  readonly state = ClientState.JOINED;
  /** What not everybody here has yet. */
  readonly #frames: Uint8Array[] = [];
  /** How many frames came before these. */
  #past = 0;
  /** Those who lack most come first. */
  readonly #places = new Map<MatchClient, Place>();

  constructor({ userData, view }: MatchClient) {
    this.userData = { ...userData!, name: '' };
    this.view = view!;
  }

  get clients(): readonly MatchClient[] {
    return [...this.#places.keys()];
  }

  get isEmpty(): boolean {
    return this.#places.size === 0;
  }

  get #end(): number {
    return this.#past + this.#frames.length;
  }

  /** A spectator who has all that was told so far; `raw` sends it a frame. */
  enter(client: MatchClient, raw: MatchClient['raw']): void {
    this.leave(client);
    this.#places.set(client, { raw, next: this.#end });
  }

  leave(client: MatchClient): void {
    this.#places.delete(client);
  }

  /** Sends a spectator what it lacks. */
  serve(client: MatchClient): void {
    const place = this.#places.get(client);
    if (!place || place.next === this.#end) return;
    const lacking = this.#frames.slice(place.next - this.#past);
    this.enter(client, place.raw);
    // Somebody who is sent out gets nothing any more.
    if (client.state === ClientState.JOINED) for (const frame of lacking) place.raw(frame);
  }

  /** Tells everybody here; the bytes must stay as they are. */
  raw(frame: Uint8Array): void {
    if (isEmptyPatch(frame) || this.isEmpty) return;
    this.#frames.push(frame);
    if (this.#frames.length === 1) later.add(this, this.#serveRow);
  }

  enqueueRaw(frame: Uint8Array): void {
    this.raw(frame);
  }

  send(type: string, ...[message]: unknown[]): void {
    this.raw(getMessageBytes.raw(Protocol.ROOM_DATA, type, message));
  }

  readonly #serveRow = (): void => {
    let served = 0;
    for (const [client, { next }] of this.#places) {
      if (next === this.#end || served === ROW) break;
      this.serve(client);
      served += 1;
    }
    const [first] = this.#places.values();
    const gone = (first?.next ?? this.#end) - this.#past;
    this.#frames.splice(0, gone);
    this.#past += gone;
    if (this.#frames.length > 0) later.add(this, this.#serveRow);
  };
}

/** Whom a match tells something: each player, and one gallery for each kind of spectators. */
export class Listeners {
  readonly #alone = new Set<MatchClient>();
  readonly #galleries = new Map<StateView, Gallery>();

  /** All of them. */
  get all(): readonly (MatchClient | Gallery)[] {
    return [...[...this.#alone].filter(({ userData }) => userData), ...this.#galleries.values()];
  }

  /** Somebody has joined. A spectator is in a gallery from the moment on at which it is sent the whole state. */
  joined(client: MatchClient): void {
    const { userData, view } = client;
    this.#alone.add(client);
    // A host who only watches is told other things than the other spectators.
    if (!userData || !view || userData.seat !== null || userData.lock !== null) return;
    const raw = client.raw.bind(client);
    client.raw = (frame, ...rest) => {
      if (frame[0] === Protocol.ROOM_STATE) {
        const gallery = this.#galleries.get(view) ?? new Gallery(client);
        this.#galleries.set(view, gallery);
        gallery.enter(client, raw);
        this.#alone.delete(client);
      } else this.#galleries.get(view)?.serve(client);
      raw(frame, ...rest);
    };
  }

  /** Nobody tells this client anything any more. */
  left(client: MatchClient): void {
    this.#alone.delete(client);
    const gallery = client.view && this.#galleries.get(client.view);
    gallery?.leave(client);
    if (gallery?.isEmpty) this.#galleries.delete(client.view!);
  }

  /** The connections of one of them. */
  static connectionsOf(listener: Listener): readonly MatchClient[] {
    return listener instanceof Gallery ? listener.clients : [listener as MatchClient];
  }
}
