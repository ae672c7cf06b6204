import { randomBytes } from 'node:crypto';
import { commitmentTo, provableDice } from '@ironhex/shared/dice';
import { type MatchRecord, PUBLIC, type SeatId, type Viewer } from '@ironhex/shared/match';
import type { Answer, RoomMessages } from '@ironhex/shared/protocol';
import type { Logger } from 'pino';
import { Audience } from '../sync/audience.ts';
import type { MatchState } from '../sync/schema.ts';
import { type ShownDecision, type ShownSeat, show } from '../sync/show.ts';
import type { AnyRuleset, Blueprint } from './blueprint.ts';
import type { Reply } from './commands.ts';
import { Flush } from './flush.ts';
import type { MatchClient } from './guest.ts';
import type { Desk } from './handlers.ts';
import { inOneWrite } from './one-write.ts';
import { type Invitations, openRematch } from './rematch.ts';
import { Seats } from './seats.ts';
import type { MatchSummary } from './summary.ts';
import { Table } from './table.ts';

/** The room as the session needs it. */
export interface Hall {
  /** Everybody who is connected. */
  guests(): readonly MatchClient[];
  /** Sends what changed in the state. */
  patch(): void;
}

/**
 * What a match room shows and to whom: brings the table's doings into the state, the events to the viewers and the
 * answers to the players, always in this order.
 */
export class Session implements Desk {
  readonly seats: Seats;
  readonly table: Table;
  readonly audience: Audience;
  readonly #blueprint: Blueprint;
  readonly #state: MatchState;
  readonly #hall: Hall;
  readonly #log: Logger;
  readonly #flush = new Flush(
    () => this.#tell(),
    (error) => this.#log.error({ err: error }, 'telling what happened failed'),
  );
  /** What the dice are bound to; the hash of it is shown at once, this itself at the end. */
  readonly #diceSecret = randomBytes(32).toString('hex');
  #invitations: Promise<Invitations> | undefined;

  constructor(blueprint: Blueprint, ruleset: AnyRuleset, state: MatchState, hall: Hall, log: Logger) {
    const viewers = [...blueprint.seats.map(({ id }) => id), PUBLIC];
    this.#blueprint = blueprint;
    this.#state = state;
    this.#hall = hall;
    this.#log = log;
    this.seats = new Seats(blueprint);
    this.audience = new Audience(state, viewers);
    this.table = new Table(ruleset, blueprint, {
      seen: (viewer, seen) => this.audience.show(viewer, seen),
      changed: () => {
        this.audience.outdate();
        this.#flush.schedule();
      },
      trouble: (what, details) => log.error(details, what),
    });
    state.name = blueprint.name;
    state.rulesetId = blueprint.rulesetId;
    state.hostSeat = blueprint.seats[0]!.id;
    state.commitment = commitmentTo(this.#diceSecret);
    this.#showTable([], () => ({}));
  }

  /** Greets a connection, new or come back, and shows it what its viewer may know. */
  welcome(client: MatchClient): void {
    const { viewer, seat } = client.userData!;
    this.audience.refresh(viewer, (viewer) => this.table.view(viewer), this.#seqOf(viewer));
    client.send('welcome', {
      viewer,
      ruleset: this.#blueprint.rulesetId,
      clocks: this.#blueprint.clocks,
      policy: (seat !== null && this.table.policy(seat)) || null,
      seq: this.#seqOf(viewer),
      now: Date.now(),
    });
    this.#invitations?.then((invitation) => client.send('rematch', invitation(seat))).catch(() => {});
    this.touch();
  }

  begin(): void {
    const salts = this.seats.all.map(({ salt }) => salt);
    this.table.begin(() => provableDice(this.#diceSecret, salts));
    this.#log.info('match begins');
  }

  openRematch(): void {
    this.#invitations ??= openRematch(this.#blueprint);
    this.#invitations.then(
      (invitation) => {
        for (const client of this.#hall.guests()) client.send('rematch', invitation(client.userData!.seat));
      },
      (error: unknown) => this.#log.error({ err: error }, 'the rematch did not open'),
    );
  }

  say(from: string, seat: SeatId | null, text: string): void {
    const said: RoomMessages['said'] = { from, seat, text };
    for (const client of this.#hall.guests()) client.send('said', said);
  }

  told(answer: Answer): Reply {
    return this.#flush.after(answer);
  }

  touch(): void {
    this.#flush.schedule();
  }

  close(): void {
    this.table.stop();
    this.#flush.cancel();
  }

  /** The match for checking and for playing it again, once it is over. */
  record(): MatchRecord | undefined {
    const secret = this.#diceSecret;
    const { all } = this.seats;
    const names = Object.fromEntries(all.map(({ id, name }) => [id, name]));
    return this.table.record({ commitment: commitmentTo(secret), secret, salts: all.map(({ salt }) => salt) }, names);
  }

  summary(): MatchSummary {
    const seats = this.seats.all.map(({ id, name }) => ({ id, name, taken: name !== '' }));
    const { id, name, rulesetId: ruleset } = this.#blueprint;
    return { id, name, ruleset, status: this.table.status, seats };
  }

  #seqOf(viewer: Viewer): number {
    return viewer === PUBLIC ? 0 : this.seats.get(viewer).answers.highest;
  }

  /** State first, then events, then the answers that wait for both. */
  #tell(): void {
    const views = new Map<Viewer, object>();
    const view = (viewer: Viewer): object => {
      const known = views.get(viewer) ?? this.table.view(viewer);
      views.set(viewer, known);
      return known;
    };
    const guests = this.#hall.guests();
    for (const viewer of new Set(guests.map(({ userData }) => userData!.viewer)))
      this.audience.refresh(viewer, view, this.#seqOf(viewer));
    this.#showTable(guests, view);
    inOneWrite(guests, () => {
      this.#hall.patch();
      this.audience.send(guests.map((client) => [client.userData!.viewer, client]));
    });
  }

  #showTable(guests: readonly MatchClient[], view: (viewer: Viewer) => object): void {
    const { status, outcome } = this.table;
    const connected = new Set(guests.map(({ userData }) => userData!.viewer));
    const seats = this.seats.all.map(
      ({ id, side, name, salt, wantsRematch }): ShownSeat => ({
        id,
        side,
        name,
        salt,
        taken: name !== '',
        connected: connected.has(id),
        bank: this.table.clocks.bank(id),
        rematch: wantsRematch,
      }),
    );
    const spectators = guests.filter(({ userData }) => userData!.viewer === PUBLIC).length;
    const secret = status === 'over' ? this.#diceSecret : '';
    show(this.#state, { status, outcome, secret, spectators, seats, decisions: this.#decisions(view) });
  }

  /** Whom the match waits for is for everybody to know; for what, only where the public view says so. */
  #decisions(view: (viewer: Viewer) => object): Map<SeatId, ShownDecision> {
    return new Map(
      this.table.pending().map(({ seat, id, pace }) => {
        const kind = this.table.ruleset.asked(view(PUBLIC), seat)?.kind ?? '';
        const { bankFrom = 0, deadline = 0 } = this.table.clocks.running(seat) ?? {};
        return [seat, { id, kind, pace, bankFrom, deadline }];
      }),
    );
  }
}
