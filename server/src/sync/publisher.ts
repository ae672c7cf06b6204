import { commitmentTo } from '@ironhex/shared/dice';
import { followSeen, OMNISCIENT, type SeatId, type Viewer } from '@ironhex/shared/match';
import { getMessageBytes, Protocol } from 'colyseus';
import type { Blueprint } from '../rooms/match/blueprint.ts';
import type { Table } from '../rooms/match/table.ts';
import type { Audience } from './audience.ts';
import type { MatchClient } from './guest.ts';
import { inOneWrite } from './one-write.ts';
import type { RoomPort } from './room-port.ts';
import type { MatchState } from './schema.ts';
import { ownOf, seqOf, shownOf } from './shown.ts';
import type { Said, Telling } from './telling.ts';

/** What is published, and to whom. */
export interface PublisherParts {
  readonly blueprint: Blueprint;
  readonly table: Table;
  readonly audience: Audience;
  readonly state: MatchState;
  readonly room: RoomPort;
  /** The time, by the server's clock. */
  now(): number;
  /** Why the rematch that everybody wants could not be opened. */
  noRematch(): string | undefined;
}

/** Sends the people at a match what each may know of it: the state, the events, and messages about the match itself. */
export class Publisher {
  readonly #parts: PublisherParts;
  readonly #present: Telling;
  /** What those are told who lag behind, if there are any. */
  #lagging: Telling | undefined;
  /** The rematch that those were told of who are told the same. */
  readonly #invited = new Map<Telling, string>();
  /** Tables that were laid anew since their viewers were told: these need another view. */
  readonly #laid = new Set<Table>();
  /** The lock of the host that everybody was told of last. */
  #host = '';

  constructor(parts: PublisherParts) {
    this.#parts = parts;
    const { blueprint, state, table } = parts;
    this.#present = { table };
    state.name = blueprint.name;
    state.rulesetId = blueprint.rulesetId;
    state.commitment = commitmentTo(blueprint.diceSecret);
  }

  /** Writes the state of a match that was taken up, before clients join. What happened in it was told before. */
  begin(): void {
    this.#laid.clear();
    this.#host = this.#parts.table.gathering.host;
    this.#dropGone();
    this.#notify(this.#present);
    this.#show(this.#present, []);
  }

  /** Before the match a table has other settings: who is told of it gets another view with what is published next. */
  laid(table: Table): void {
    this.#laid.add(table);
    this.#parts.audience.arrange(table.viewers);
  }

  /** From now on some are told of the match some time behind it; undefined: nobody is any more. */
  lag(telling: Telling | undefined): void {
    if (this.#lagging) this.#invited.delete(this.#lagging);
    this.#lagging = telling;
    if (!telling) return;
    this.#notify(telling);
    this.#show(telling, []);
  }

  /** What a viewer is told; undefined if that is nothing now. */
  tellingFor(viewer: Viewer): Telling | undefined {
    return this.#tellings.find(({ table }) => table.viewers.includes(viewer));
  }

  /** Those of these people who are told this. */
  #toldOf(telling: Telling, guests: readonly MatchClient[]): readonly MatchClient[] {
    return guests.filter(({ userData }) => this.tellingFor(userData!.viewer) === telling);
  }

  get #tellings(): readonly Telling[] {
    return this.#lagging ? [this.#present, this.#lagging] : [this.#present];
  }

  /** Notes which rematch is known to those who are told this; gives it if it was not before. */
  #notify(telling: Telling): string | undefined {
    const { invitation } = telling.table;
    if (invitation === undefined || this.#invited.get(telling) === invitation) return undefined;
    this.#invited.set(telling, invitation);
    return invitation;
  }

  /** Greets a connection. */
  welcome(client: MatchClient): void {
    const { noRematch } = this.#parts;
    const { viewer, seat } = client.userData!;
    const telling = this.tellingFor(viewer)!;
    const invited = this.#invited.get(telling);
    // Before the rest: a page that knows its seat already would take it for a rematch that has just been opened.
    if (invited !== undefined) client.send('rematch', { id: invited });
    this.#greet(client, telling);
    const message = noRematch();
    if (message !== undefined && seat !== null) client.send('no-rematch', { message });
  }

  /** Tells a client what the match is to it; once more when that is different. */
  #greet(client: MatchClient, telling: Telling): void {
    const { viewer, seat, lock } = client.userData!;
    const { table } = telling;
    const { rulesetId, clocks, options } = table.blueprint;
    client.send('welcome', {
      viewer,
      ruleset: rulesetId,
      clocks,
      policy: (seat !== null && table.policy(seat)) || null,
      seq: seqOf(table, viewer),
      now: this.#timeIn(telling),
      host: lock !== null && lock === table.gathering.host,
      ...(seat !== null && table.takesForce(seat) ? { bringUnder: options } : {}),
    });
  }

  /** Greets those anew to whom the match is another one now, with another view if there are other settings. */
  #greetAnew(guests: readonly MatchClient[]): void {
    const { audience, table } = this.#parts;
    const { host } = table.gathering;
    for (const telling of this.#tellings) {
      const laid = this.#laid.has(telling.table);
      const changed = laid || (telling === this.#present && host !== this.#host);
      if (!changed) continue;
      for (const client of this.#toldOf(telling, guests)) {
        const { viewer } = client.userData!;
        this.#greet(client, telling);
        if (laid)
          client.send(
            'view',
            audience.anew(viewer, () => telling.table.firstView(viewer)),
          );
      }
    }
    this.#laid.clear();
    this.#host = host;
  }

  /** Viewers who are there no more: their seats are gone, or nobody may watch. */
  #dropGone(): void {
    const { audience } = this.#parts;
    const told = new Set(this.#tellings.flatMap(({ table }) => table.viewers));
    audience.close(audience.viewers.filter((viewer) => viewer !== OMNISCIENT && !told.has(viewer)));
  }

  /** Writes the view of a client into its state, of which it gets all now. `settled`: all that happened has been told. */
  showView({ userData }: MatchClient, settled: boolean): void {
    // A client that is sent out while it joins gets nothing.
    if (!userData) return;
    const { audience } = this.#parts;
    const { viewer } = userData;
    const telling = this.tellingFor(viewer)!;
    const { table } = telling;
    // Who lags behind is told of what was stored and told long ago, but not of what comes due just now.
    if (telling === this.#present ? settled : !audience.hasNews(viewer)) audience.write(viewer, table.view(viewer));
    else
      audience.writeTold(viewer, {
        firstView: () => table.firstView(viewer),
        follow: (view, seen) => followSeen(table.ruleset, view, seen as never),
      });
  }

  /** Tells everybody what time it is: their clocks may have gone on while ours stood still. */
  tellTime(): void {
    for (const telling of this.#tellings)
      for (const client of this.#toldOf(telling, this.#parts.room.guests()))
        client.send('time', { now: this.#timeIn(telling) });
  }

  /** The clock of a viewer who lags behind is behind as well: the times that it is told are to be compared with that. */
  #timeIn({ behind = 0 }: Telling): number {
    return this.#parts.now() - behind;
  }

  /** Tells the players why there is no rematch. */
  tellNoRematch(message: string): void {
    for (const client of this.#parts.room.guests())
      if (client.userData!.seat !== null) client.send('no-rematch', { message });
  }

  /** Sends a line of the chat to all who are told of the match as it is, or of this. */
  say(said: Said, telling = this.#present): void {
    const bytes = getMessageBytes.raw(Protocol.ROOM_DATA, 'said', said);
    for (const client of this.#toldOf(telling, this.#parts.room.guests())) client.enqueueRaw(bytes);
  }

  /** Tells everybody what happened: state first, then events. Answers that wait for both follow in the same write. */
  publish(): void {
    const { audience, room, state, table } = this.#parts;
    const guests = room.guests();
    if (state.name !== table.blueprint.name) state.name = table.blueprint.name;
    this.#dropGone();
    for (const telling of this.#tellings) this.#show(telling, guests);
    inOneWrite(guests, () => {
      room.patch();
      this.#greetAnew(guests);
      audience.send(guests.map((client) => [client.userData!.viewer, client]));
      this.#invite(guests);
    });
  }

  /** Writes everything but the views into the state of those who are told this. */
  #show({ table, behind }: Telling, guests: readonly MatchClient[]): void {
    const shown = behind === undefined ? shownOf(table, guests) : shownOf(table);
    for (const viewer of table.viewers) this.#parts.audience.update(viewer, ownOf(table, viewer), shown);
  }

  /** Gives answers that changed nothing: other tabs of the seats must know which numbers are used, and that is all. */
  tellAside(seats: ReadonlySet<SeatId>, give: () => void): void {
    const { audience, room, table } = this.#parts;
    for (const seat of seats) audience.number(seat, seqOf(table, seat));
    const guests = room.guests().filter(({ userData }) => seats.has(userData!.viewer));
    inOneWrite(guests, () => {
      room.patch();
      give();
    });
  }

  #invite(guests: readonly MatchClient[]): void {
    for (const telling of this.#tellings) {
      const id = this.#notify(telling);
      if (id !== undefined) for (const client of this.#toldOf(telling, guests)) client.send('rematch', { id });
    }
  }
}
