import { commitmentTo } from '@ironhex/shared/dice';
import { followSeen, type SeatId, seesSides, type Viewer } from '@ironhex/shared/match';
import { getMessageBytes, Protocol } from 'colyseus';
import type { Blueprint } from '../rooms/match/history/blueprint.ts';
import type { Table } from '../rooms/match/table.ts';
import type { Audience } from './audience.ts';
import { inOneWrite, type Listener, type MatchClient, type RoomPort } from './client.ts';
import type { MatchState } from './schema.ts';
import { assign, ownStateOf, publicStateOf, seqOf } from './shown.ts';

/**
 * A match as some viewers get it. Seats and the public get it live; the viewer of all sides has a delayed fold of its
 * own.
 */
export interface Feed {
  /** The match, and its viewers. */
  readonly table: Table;
  /** Milliseconds by which the clock of these viewers is behind; undefined for the live feed. */
  readonly behind?: number;
}

/** A line of the chat. */
export interface ChatLine {
  readonly from: string;
  /** Null for a spectator. */
  readonly seat: SeatId | null;
  readonly text: string;
  /** Only for the players of the speaker's side, or only for spectators; left out: for everybody. */
  readonly to?: 'side' | 'spectators';
}

/** What is published, and to whom. */
interface PublisherParts {
  readonly blueprint: Blueprint;
  readonly table: Table;
  readonly audience: Audience;
  readonly state: MatchState;
  readonly room: RoomPort;
  /** The time, by the server's clock. */
  now(): number;
  /** How many watch, as everybody sees it. */
  spectators(): number;
  /** Why the rematch that everybody wants could not be opened. */
  noRematch(): string | undefined;
}

/** Sends the people at a match what each may know of it: the state, the events, and messages about the match itself. */
export class Publisher {
  readonly #parts: PublisherParts;
  readonly #present: Feed;
  /** The delayed feed, while it has viewers. */
  #lagging: Feed | undefined;
  /** The rematch that was announced in each feed. */
  readonly #invited = new Map<Feed, string>();
  /** Tables that were laid anew since their viewers were told: these need another view. */
  readonly #laid = new Set<Table>();
  /** The lock of the host that everybody was told of last. */
  #host = '';

  constructor(parts: PublisherParts) {
    this.#parts = parts;
    const { blueprint, state, table } = parts;
    this.#present = { table };
    state.rulesetId = blueprint.rulesetId;
    state.commitment = commitmentTo(blueprint.diceSecret);
  }

  /** Writes the state of a match that was taken up, before clients join. What happened in it was told before. */
  begin(): void {
    this.#name();
    this.#laid.clear();
    this.#host = this.#parts.table.gathering.host;
    this.#dropGone();
    this.#notify(this.#present);
    this.#show(this.#present, []);
  }

  /** Before the match a table has other settings: its viewers get another view with what is published next. */
  laid(table: Table): void {
    this.#laid.add(table);
    this.#parts.audience.arrange(table.layout.viewers);
  }

  /** Sets the delayed feed; undefined: it has ended. */
  lag(feed: Feed | undefined): void {
    if (this.#lagging) this.#invited.delete(this.#lagging);
    this.#lagging = feed;
    if (!feed) return;
    this.#notify(feed);
    this.#show(feed, []);
  }

  /** The feed of a viewer; undefined if it has none now. */
  feedFor(viewer: Viewer): Feed | undefined {
    return this.#feeds.find(({ table }) => table.layout.viewers.includes(viewer));
  }

  /** Those of these listeners who get this feed. */
  #toldOf(feed: Feed, listeners: readonly Listener[]): readonly Listener[] {
    return listeners.filter(({ userData }) => this.feedFor(userData!.viewer) === feed);
  }

  get #feeds(): readonly Feed[] {
    return this.#lagging ? [this.#present, this.#lagging] : [this.#present];
  }

  /** Notes the rematch of a feed; gives it if it is new there. */
  #notify(feed: Feed): string | undefined {
    const { invitation } = feed.table;
    if (invitation === undefined || this.#invited.get(feed) === invitation) return undefined;
    this.#invited.set(feed, invitation);
    return invitation;
  }

  /** Greets a connection. */
  welcome(client: MatchClient): void {
    const { noRematch } = this.#parts;
    const { viewer, seat } = client.userData!;
    const feed = this.feedFor(viewer)!;
    const invited = this.#invited.get(feed);
    // Before the rest: a page that knows its seat already would take it for a rematch that has just been opened.
    if (invited !== undefined) client.send('rematch', { id: invited });
    this.#greet(client, feed);
    const message = noRematch();
    if (message !== undefined && seat !== null) client.send('no-rematch', { message });
  }

  /** Tells a client what the match is to it; once more when that is different. */
  #greet(client: Listener, feed: Feed): void {
    const { viewer, seat, lock } = client.userData!;
    const { table } = feed;
    const { rulesetId, clocks, options, spectators = true } = table.layout.blueprint;
    client.send('welcome', {
      viewer,
      ruleset: rulesetId,
      clocks,
      spectators,
      policy: (seat !== null && table.policy(seat)) || null,
      seq: seqOf(table, viewer),
      now: this.#timeIn(feed),
      host: lock !== null && lock === table.gathering.host,
      ...(seat !== null && table.takesForce(seat) ? { bringUnder: options } : {}),
    });
  }

  /** Greets those anew to whom the match is another one now, with another view if there are other settings. */
  #greetAnew(listeners: readonly Listener[]): void {
    const { audience, table } = this.#parts;
    const { host } = table.gathering;
    for (const feed of this.#feeds) {
      const laid = this.#laid.has(feed.table);
      const changed = laid || (feed === this.#present && host !== this.#host);
      if (!changed) continue;
      for (const client of this.#toldOf(feed, listeners)) {
        const { viewer } = client.userData!;
        this.#greet(client, feed);
        if (laid)
          client.send(
            'view',
            audience.anew(viewer, () => feed.table.layout.firstView(viewer)),
          );
      }
    }
    this.#laid.clear();
    this.#host = host;
  }

  /** Drops viewers whose seats were removed, or all spectators if nobody may watch. */
  #dropGone(): void {
    const { audience } = this.#parts;
    const told = new Set(this.#feeds.flatMap(({ table }) => table.layout.viewers));
    audience.close(audience.viewers.filter((viewer) => !seesSides(viewer) && !told.has(viewer)));
  }

  /**
   * Writes the view of a client into its state, of which it gets all now. `settled`: all that happened has been told.
   */
  showView({ userData }: MatchClient, settled: boolean): void {
    // A client that is sent out while it joins gets nothing.
    if (!userData) return;
    const { audience } = this.#parts;
    const { viewer } = userData;
    const feed = this.feedFor(viewer)!;
    const { table } = feed;
    // In a delayed feed everything is stored; only what comes due just now has not been sent yet.
    if (feed === this.#present ? settled : !audience.hasNews(viewer)) audience.write(viewer, table.view(viewer));
    else
      audience.writeTold(viewer, {
        firstView: () => table.layout.firstView(viewer),
        follow: (view, seen) => followSeen(table.ruleset, view, seen as never),
      });
  }

  /** Sends every client the server's time: their clocks ran while this process stood still. */
  tellTime(): void {
    for (const feed of this.#feeds)
      for (const client of this.#toldOf(feed, this.#parts.room.listeners()))
        client.send('time', { now: this.#timeIn(feed) });
  }

  /** The clock of a delayed feed is behind as well: the times in that feed are to be compared with it. */
  #timeIn({ behind = 0 }: Feed): number {
    return this.#parts.now() - behind;
  }

  /** Tells the players why there is no rematch. */
  tellNoRematch(message: string): void {
    for (const client of this.#parts.room.listeners())
      if (client.userData!.seat !== null) client.send('no-rematch', { message });
  }

  /** Who may hear a chat line. */
  #hearers({ seat, to }: ChatLine): readonly Listener[] {
    const { room, table } = this.#parts;
    const listeners = room.listeners();
    if (to === 'spectators') return listeners.filter(({ userData }) => userData!.seat === null);
    if (to === undefined || seat === null) return listeners;
    const side = new Set(table.seats.sittingWith(seat).map(({ id }) => id));
    return listeners.filter(({ userData }) => side.has(userData!.viewer));
  }

  /** Sends a chat line to all guests of a feed who may hear it, of the live one by default. */
  say(said: ChatLine, feed = this.#present): void {
    const bytes = getMessageBytes.raw(Protocol.ROOM_DATA, 'said', said);
    for (const client of this.#toldOf(feed, this.#hearers(said))) client.enqueueRaw(bytes);
  }

  /** Tells everybody what happened: state first, then events. Answers that wait for both follow in the same write. */
  publish(): void {
    const { audience, room } = this.#parts;
    const listeners = room.listeners();
    this.#name();
    this.#dropGone();
    for (const feed of this.#feeds) this.#show(feed, listeners);
    inOneWrite(listeners, () => {
      room.patch();
      this.#greetAnew(listeners);
      audience.send(listeners.map((listener) => [listener.userData!.viewer, listener]));
      this.#invite(listeners);
    });
  }

  /** The host may have given the match another name. */
  #name(): void {
    const { state, table } = this.#parts;
    assign(state, { name: table.layout.blueprint.name });
  }

  /** Writes everything but the views into the states of a feed's viewers. */
  #show({ table, behind }: Feed, listeners: readonly Listener[]): void {
    const live = behind === undefined;
    const shown = live ? publicStateOf(table, listeners, this.#parts.spectators()) : publicStateOf(table);
    for (const viewer of table.layout.viewers) this.#parts.audience.update(viewer, ownStateOf(table, viewer), shown);
  }

  /** Gives answers that changed nothing: other tabs of the seats must know which numbers are used, and that is all. */
  tellAside(seats: ReadonlySet<SeatId>, give: () => void): void {
    const { audience, room, table } = this.#parts;
    for (const seat of seats) audience.number(seat, seqOf(table, seat));
    const players = room.listeners().filter(({ userData }) => seats.has(userData!.viewer));
    inOneWrite(players, () => {
      room.patch();
      give();
    });
  }

  #invite(listeners: readonly Listener[]): void {
    for (const feed of this.#feeds) {
      const id = this.#notify(feed);
      if (id !== undefined) for (const client of this.#toldOf(feed, listeners)) client.send('rematch', { id });
    }
  }
}
