import { type Answer, type AwakeMatch, CLOSED, type SitAtListed } from '@ironhex/shared/protocol';
import { type Client, Room } from 'colyseus';
import type { Logger } from 'pino';
import { markPlayer } from '../../guard/connections/connection.ts';
import { busy, notNow } from '../../refusals.ts';
import {
  endConnection,
  type Guest,
  type Listener,
  type MatchClient,
  type RoomPort,
  withoutEmptyPatches,
} from '../../sync/client.ts';
import { Listeners } from '../../sync/gallery.ts';
import { MatchState } from '../../sync/schema.ts';
import { SharedSerializer } from '../../sync/serializer.ts';
import { awakeMatchOf, type MatchSummary } from '../../sync/summary.ts';
import { handlersFor } from '../commands/handlers.ts';
import { leadOn } from '../commands/leading.ts';
import { type CommandHandlers, messagesFor, whenLeaseIsSure, withMetrics } from '../commands/messages.ts';
import { changeSettings, type NewSeats, readSettings } from '../commands/settings.ts';
import { sitAtListed } from '../commands/sitting.ts';
import { type HostPlan, type NewPlan, opens } from '../match/history/blueprint.ts';
import type { StrangersSeat } from '../match/listing.ts';
import type { Reply } from '../storage/replies.ts';
import type { Session } from '../storage/session.ts';
import { admit, ifRoomFor } from './admission.ts';
import type { RoomSettings } from './room-settings.ts';
import { CROWDED, memoryFor, takeUp, type Waking } from './take-up.ts';
import { roomIdOf } from './wake.ts';

/** Closes a room without connections, after a time that depends on whether clocks run in it. */
class Idle {
  readonly #close: () => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(close: () => void) {
    this.#close = close;
  }

  /** A client has joined. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** The last client is gone: starts counting anew. */
  start(milliseconds: number): void {
    this.stop();
    this.#timer = setTimeout(this.#close, milliseconds);
  }
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
  readonly #listeners = new Listeners();
  readonly #idle = new Idle(() => this.#sleep());
  #log!: Logger;
  #uncount = () => {};

  override messages = withMetrics(
    messagesFor(
      // The session is made when the room is created, the messages are registered before that.
      () => (this.#handlers ??= whenLeaseIsSure(handlersFor(this.#open), () => this.settings.leases.doubt)),
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
    super.setSerializer(
      new SharedSerializer(
        (client) => this.#open.showView(client as MatchClient),
        () => this.#listeners.all as readonly Client[],
      ),
    );
  }

  /** Takes the match with this id from the journal; throws a `ServerError` that says why that does not work. */
  override async onCreate(waking: Waking): Promise<void> {
    const { id } = waking;
    const { leases } = this.settings;
    if (!leases.claim(id)) throw busy();
    this.#match = id;
    this.#log = this.settings.log.child({ match: id });
    const room: RoomPort = {
      // As a plain array: what `filter` makes of the library's own array of clients takes several times as long.
      guests: () => Array.from(this.clients).filter(({ userData }) => userData),
      listeners: () => this.#listeners.all,
      sendOut: (listener) => this.#end(listener, CLOSED.revoked),
      sendOn: (listener) => this.#end(listener, CLOSED.moved),
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
    const guest = ifRoomFor(admit(table, options, relocked), this.clients, this.settings);
    // The delayed feed folds the match a second time.
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
    this.#listeners.joined(client);
  }

  /** A connection is closed; its client can only come back by joining again. */
  override onLeave(client: MatchClient): void {
    this.#listeners.left(client);
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

  /** For the host who has this secret: the settings as they stand, before the match. */
  readSettings(secret: string): Answer<HostPlan> {
    return readSettings(this.#open, secret);
  }

  /** As the host who has this secret: other settings, already judged, before the match. */
  changeSettings(secret: string, next: NewPlan): Reply<NewSeats> {
    return changeSettings(this.#open, secret, next);
  }

  /** As a stranger who has found the table in the list: gives the seat. */
  sitAtListed(command: SitAtListed): Reply<StrangersSeat> {
    return sitAtListed(this.#open, command);
  }

  /** Somebody has opened a match for both: leads the host there who waits here. */
  leadOn(id: string): Reply {
    return leadOn(this.#open, id);
  }

  /** Whether this secret opens a seat, or is that of a host who only watches. */
  knows(secret: string): boolean {
    const { seats, gathering } = this.#open.table;
    const held = seats.openedBy(secret) !== undefined;
    return opens(secret, gathering.host) || held;
  }

  /** For pages that list matches. */
  standing(): AwakeMatch {
    return awakeMatchOf(this.state, this.#open.table.layout.delay !== undefined);
  }

  #end(listener: Listener, code: number): void {
    for (const client of Listeners.connectionsOf(listener)) {
      this.#listeners.left(client);
      endConnection(client, code);
    }
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
