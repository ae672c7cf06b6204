import { commitmentTo } from '@ironhex/shared/dice';
import { followSeen, type SeatId } from '@ironhex/shared/match';
import type { RoomMessages } from '@ironhex/shared/protocol';
import { getMessageBytes, Protocol } from 'colyseus';
import type { Blueprint } from '../rooms/match/blueprint.ts';
import type { Table } from '../rooms/match/table.ts';
import type { Audience } from './audience.ts';
import type { MatchClient } from './guest.ts';
import { inOneWrite } from './one-write.ts';
import type { RoomPort } from './room-port.ts';
import type { MatchState } from './schema.ts';
import { ownOf, seqOf, shownOf } from './shown.ts';

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
  /** The rematch that everybody was told of. */
  #invited: string | undefined;

  constructor(parts: PublisherParts) {
    this.#parts = parts;
    const { blueprint, state } = parts;
    state.name = blueprint.name;
    state.rulesetId = blueprint.rulesetId;
    state.hostSeat = blueprint.seats[0]!.id;
    state.commitment = commitmentTo(blueprint.diceSecret);
  }

  /** Writes the state of a match that was taken up, before clients join. What happened in it was told before. */
  begin(): void {
    this.#invited = this.#parts.table.invitation;
    this.#show([]);
  }

  /** Greets a connection. */
  welcome(client: MatchClient): void {
    const { blueprint, table, now, noRematch } = this.#parts;
    const { viewer, seat } = client.userData!;
    // Before the rest: a page that knows its seat already would take it for a rematch that has just been opened.
    if (this.#invited !== undefined) client.send('rematch', { id: this.#invited });
    client.send('welcome', {
      viewer,
      ruleset: blueprint.rulesetId,
      clocks: blueprint.clocks,
      policy: (seat !== null && table.policy(seat)) || null,
      seq: seqOf(table, viewer),
      now: now(),
      ...(seat !== null && table.takesForce(seat) ? { bringUnder: blueprint.options } : {}),
    });
    const message = noRematch();
    if (message !== undefined && seat !== null) client.send('no-rematch', { message });
  }

  /** Writes the view of a client into its state, of which it gets all now. `settled`: all that happened has been told. */
  showView({ userData }: MatchClient, settled: boolean): void {
    // A client that is sent out while it joins gets nothing.
    if (!userData) return;
    const { audience, table } = this.#parts;
    const { viewer } = userData;
    if (settled) audience.write(viewer, table.view(viewer));
    else
      audience.writeTold(viewer, {
        firstView: () => table.firstView(viewer),
        follow: (view, seen) => followSeen(table.ruleset, view, seen as never),
      });
  }

  /** Tells everybody what time it is: their clocks may have gone on while ours stood still. */
  tellTime(): void {
    const { room, now } = this.#parts;
    for (const client of room.guests()) client.send('time', { now: now() });
  }

  /** Tells the players why there is no rematch. */
  tellNoRematch(message: string): void {
    for (const client of this.#parts.room.guests())
      if (client.userData!.seat !== null) client.send('no-rematch', { message });
  }

  /** Sends a chat message to everybody; `seat` is null for a spectator. */
  say(from: string, seat: SeatId | null, text: string): void {
    const said: RoomMessages['said'] = { from, seat, text };
    const bytes = getMessageBytes.raw(Protocol.ROOM_DATA, 'said', said);
    for (const client of this.#parts.room.guests()) client.enqueueRaw(bytes);
  }

  /** Tells everybody what happened: state first, then events. Answers that wait for both follow in the same write. */
  publish(): void {
    const { audience, room } = this.#parts;
    const guests = room.guests();
    this.#show(guests);
    inOneWrite(guests, () => {
      room.patch();
      audience.send(guests.map((client) => [client.userData!.viewer, client]));
      this.#invite(guests);
    });
  }

  /** Writes everything but the views into the state. */
  #show(guests: readonly MatchClient[]): void {
    const { audience, table } = this.#parts;
    const shown = shownOf(table, guests);
    for (const viewer of table.viewers) audience.update(viewer, ownOf(table, viewer), shown);
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
    const { invitation: id } = this.#parts.table;
    if (id === undefined || this.#invited === id) return;
    this.#invited = id;
    for (const client of guests) client.send('rematch', { id });
  }
}
