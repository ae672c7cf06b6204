import type { Rulesets } from '@ironhex/shared/match';
import { CLOSED, type FreeAfter, type Standing } from '@ironhex/shared/protocol';
import { Room } from 'colyseus';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import { markPlayer } from '../../guard/bounded-transport.ts';
import type { RoomLimits } from '../../guard/limits.ts';
import type { Extent, Journal } from '../../journal/journal.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import { notNow } from '../../not-now.ts';
import type { Guest, MatchClient } from '../../sync/guest.ts';
import { withoutEmptyPatches } from '../../sync/quiet.ts';
import type { RoomPort } from '../../sync/room-port.ts';
import { MatchState } from '../../sync/schema.ts';
import { SharedSerializer } from '../../sync/serializer.ts';
import { standingOf } from '../../sync/standing.ts';
import { type CommandHandlers, messagesFor } from '../commands/commands.ts';
import { handlersFor } from '../commands/handlers.ts';
import { measured } from '../commands/measured.ts';
import { changeSettings, type NewSeats } from '../commands/settings.ts';
import { undoubted } from '../commands/undoubted.ts';
import type { Delay } from '../match/ages.ts';
import type { MatchPlan } from '../match/blueprint.ts';
import type { MatchSummary } from '../match/summary.ts';
import type { Openings } from '../storage/openings.ts';
import type { Reply, Session } from '../storage/session.ts';
import { admit, ifRoomFor } from './admission.ts';
import { busy } from './busy.ts';
import { endConnection } from './end-connection.ts';
import { Idle } from './idle.ts';
import type { Leases } from './leases.ts';
import { memoryFor } from './memory.ts';
import { roomIdOf } from './room-id.ts';
import { CROWDED, takeUp, type Waking } from './take-up.ts';

/** What a room needs from the server it runs in. */
export interface RoomSettings extends RoomLimits {
  readonly rulesets: Rulesets;
  readonly journal: Journal;
  readonly clock: Clock;
  readonly leases: Leases;
  /** How rematches get into the journal. */
  readonly openings: Openings;
  readonly log: Logger;
  readonly metrics: Metrics;
  /**
   * Seconds after which everybody is sent to look for the match on another server, if it cannot be stored here; infinity
   * if there is no other server.
   */
  readonly leaveAfter: number;
  /**
   * Seconds until a match without connections goes to sleep: then it is in the journal only, until it is asked for
   * again. A match whose clock runs stays awake for `playing` seconds.
   */
  readonly keep: { readonly playing: number; readonly idle: number };
  /** Seconds that a player has to object to that the seat is freed in the middle of the match. */
  readonly freeAfter: FreeAfter;
  /** How far behind those are told of a match who watch it as the omniscient viewer; left out, nobody does. */
  readonly omniscient?: Delay | undefined;
  /** What a match may take up in the journal, and milliseconds of work for putting it together again. */
  readonly bounds: { readonly match: Extent; readonly fold: number };
}

/** One match: connections come and go here. What happens in the match is the {@link Session}'s business. */
export abstract class MatchRoom extends Room<{ state: MatchState; client: MatchClient }> {
  override state = new MatchState();
  override autoDispose = false;
  /** Patches go out when something happens. Without a rate Colyseus would let a clock of its own tick all the time. */
  override patchRate = 500;
  protected abstract readonly settings: RoomSettings;
  /** The match that it has claimed. */
  #match: string | undefined;
  #created = false;
  #leaving = false;
  #session: Session | undefined;
  readonly #idle = new Idle(() => this.#sleep());
  #log!: Logger;
  #uncount = () => {};

  override messages = measured(
    messagesFor(
      // The session is made when the room is created, the messages are registered before that.
      () => (this.#handlers ??= undoubted(handlersFor(this.#open), () => this.settings.leases.doubt)),
      (command, error) => this.#log.error({ err: error, command }, 'a command failed'),
    ),
    () => this.settings.metrics,
  );
  #handlers: CommandHandlers | undefined;

  get #open(): Session {
    if (!this.#session) throw new Error('the room is not open yet');
    return this.#session;
  }

  /** Colyseus asks for this on its own twice in a second. */
  override broadcastPatch(): boolean {
    return this.settings.leases.doubt === undefined && super.broadcastPatch();
  }

  override setSerializer(): void {
    super.setSerializer(new SharedSerializer((client) => this.#open.showView(client as MatchClient)));
  }

  /** Takes the match with this id from the journal; throws a `ServerError` that says why that does not work. */
  override async onCreate(waking: Waking): Promise<void> {
    const { id } = waking;
    const { leases } = this.settings;
    if (!leases.claim(id)) throw busy();
    this.#match = id;
    this.#log = this.settings.log.child({ match: id });
    const room: RoomPort = {
      guests: () => this.clients.filter(({ userData }) => userData),
      sendOut: (client) => endConnection(client, CLOSED.revoked),
      patch: () => this.broadcastPatch(),
      lost: () => {
        leases.letGo(id);
        this.settings.metrics.taken();
        this.#leave();
      },
      leave: () => this.#leave(),
    };
    this.#session = await takeUp(waking, this.settings, this.state, room, this.#log);
    const { lease } = this.#session;
    this.roomId = roomIdOf(lease);
    leases.hold(lease, { lost: room.lost, tellTime: () => this.#open.tellTime() });
    this.#uncount = this.settings.metrics.awake(() => this.#open.counted());
    this.#sleepWhenIdle();
  }

  /** Colyseus has finished making the room: only now it can be closed. */
  created(): void {
    this.#created = true;
    if (this.#leaving) this.#leave();
  }

  override async onAuth(_client: MatchClient, options: unknown): Promise<Guest> {
    await this.settings.leases.sure();
    const { table, relocked } = this.#open;
    const guest = ifRoomFor(admit(table, options, relocked, this.settings), this.clients, this.settings);
    // It is folded a second time for those who lag behind.
    if (!this.#open.tells(guest.viewer) && !memoryFor(table.ages.entries)) throw notNow(CROWDED);
    await this.#open.expect(guest.viewer).catch((error: unknown) => {
      this.#log.error({ err: error }, 'a match cannot be shown as it was');
      throw busy();
    });
    return guest;
  }

  override onJoin(client: MatchClient): void {
    this.#idle.stop();
    this.autoDispose = false;
    const guest = client.auth as Guest;
    // The seat may have got another lock since onAuth.
    if (!this.#open.table.seats.admits(guest) || !this.#open.tells(guest.viewer)) throw busy();
    client.userData = guest;
    if (client.userData.seat !== null) markPlayer(client.ref);
    client.view = this.#open.audience.viewOf(client.userData.viewer);
    withoutEmptyPatches(client);
    this.#open.welcome(client);
  }

  /** A connection is closed; its client can only come back by joining again. */
  override onLeave(): void {
    this.#session?.left();
    if (this.clients.length === 0) this.#sleepWhenIdle();
  }

  /** The server stops: everybody finds the match elsewhere at once, or here again after the start. */
  override onBeforeShutdown(): void {
    void this.#close().finally(() => this.#leave());
  }

  override async onDispose(): Promise<void> {
    this.#idle.stop();
    this.#uncount();
    try {
      await this.#close();
    } finally {
      if (this.#match !== undefined) this.settings.leases.unclaim(this.#match);
    }
  }

  /** For the address that tells about a match without joining it. */
  summary(): MatchSummary {
    return this.#open.summary();
  }

  /** As the host who has this secret: other settings, already judged, before the match. */
  changeSettings(secret: string, plan: MatchPlan): Reply<NewSeats> {
    return changeSettings(this.#open, secret, plan);
  }

  /** For pages that list matches. */
  standing(): Standing {
    return standingOf(this.state);
  }

  /** Closes the room and sends everybody to look for the match elsewhere; later, if it is not made yet. */
  #leave(): void {
    this.#leaving = true;
    if (this.#created) void this.disconnect(CLOSED.moved);
  }

  async #close(): Promise<void> {
    if (this.#match !== undefined) this.settings.leases.letGo(this.#match);
    await this.#session?.close();
  }

  /** Colyseus closes the room now, but for clients that hold a reservation and may still be on their way. */
  #sleep(): void {
    this.autoDispose = true;
  }

  #sleepWhenIdle(): void {
    const { keep } = this.settings;
    this.#idle.start((this.#open.table.clocks.idle ? keep.idle : keep.playing) * 1000);
  }
}

/** The room class of a server with these settings: Colyseus makes the rooms itself, without arguments. */
export const matchRoom = (settings: RoomSettings) =>
  class extends MatchRoom {
    protected override readonly settings = settings;
  };
