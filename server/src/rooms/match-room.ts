import type { MatchRecord, Rulesets } from '@ironhex/shared/match';
import { CloseCode, ErrorCode, Room, ServerError } from 'colyseus';
import type { Logger } from 'pino';
import { ifRoomFor, type RoomLimits } from '../guard/room-limits.ts';
import { MatchState } from '../sync/schema.ts';
import type { Blueprint } from './blueprint.ts';
import { type CommandHandlers, messagesFor } from './commands.ts';
import { admit, type Guest, type MatchClient } from './guest.ts';
import { handlersFor } from './handlers.ts';
import { Idle } from './idle.ts';
import { withoutEmptyPatches } from './quiet.ts';
import { Session } from './session.ts';
import type { MatchSummary } from './summary.ts';

/** What a room needs from the server it runs in. */
export interface RoomSettings extends RoomLimits {
  readonly rulesets: Rulesets;
  readonly log: Logger;
  /** More messages in a second close a connection. */
  readonly messagesPerSecond: number;
  /** Seconds that a dropped connection may take to come back as the same one. */
  readonly reconnect: number;
  /** Seconds that a match stays open while nobody is connected: before its end, and after it. */
  readonly keep: { readonly open: number; readonly over: number };
}

/** One match: connections come and go here. What happens in the match is the {@link Session}'s business. */
export abstract class MatchRoom extends Room<{ state: MatchState; client: MatchClient }> {
  override state = new MatchState();
  override autoDispose = false;
  /** Patches go out when something happens. This only keeps Colyseus' own clock going, for its message limit. */
  override patchRate = 500;
  protected abstract readonly settings: RoomSettings;
  #blueprint!: Blueprint;
  #session!: Session;
  readonly #idle = new Idle(() => void this.disconnect());
  #log!: Logger;

  override messages = messagesFor(
    // The session is made when the room is created, the messages are registered before that.
    () => (this.#handlers ??= handlersFor(this.#session)),
    (command, error) => this.#log.error({ err: error, command }, 'a command failed'),
    () => this.settings.commandsPerSecond,
  );
  #handlers: CommandHandlers | undefined;

  override onCreate({ blueprint }: { blueprint: Blueprint }): void {
    const ruleset = this.settings.rulesets.get(blueprint.rulesetId);
    if (!ruleset) throw new ServerError(ErrorCode.APPLICATION_ERROR, `no ruleset ${blueprint.rulesetId}`);
    // A frozen value that stays the same object is not looked at again when views are written.
    Object.freeze(blueprint.board);
    this.roomId = blueprint.id;
    this.maxMessagesPerSecond = this.settings.messagesPerSecond;
    this.#log = this.settings.log.child({ match: blueprint.id });
    this.#blueprint = blueprint;
    const hall = { guests: () => this.clients.filter(({ userData }) => userData), patch: () => this.broadcastPatch() };
    this.#session = new Session(blueprint, ruleset, this.state, hall, this.#log);
    this.#waitForSomebody();
  }

  override onAuth(_client: MatchClient, options: unknown): Guest {
    return ifRoomFor(admit(this.#blueprint, options), this.clients, this.settings);
  }

  override onJoin(client: MatchClient): void {
    this.#idle.stop();
    client.userData = client.auth as Guest;
    client.view = this.#session.audience.viewOf(client.userData.viewer);
    withoutEmptyPatches(client);
    this.#session.welcome(client);
  }

  override onDrop(client: MatchClient, code?: number): void {
    this.#left();
    // Whoever was thrown out for breaking the rules of the line has to join anew.
    if (code !== CloseCode.WITH_ERROR) this.allowReconnection(client, this.settings.reconnect).catch(() => {});
  }

  override onReconnect(client: MatchClient): void {
    this.#idle.stop();
    withoutEmptyPatches(client);
    this.#session.welcome(client);
  }

  override onLeave(): void {
    this.#left();
  }

  override onDispose(): void {
    this.#idle.stop();
    this.#session?.close();
  }

  /** For the address that tells about a match without joining it. */
  summary(): MatchSummary {
    return this.#session.summary();
  }

  /** The match as a file; undefined before it is over. */
  record(): MatchRecord | undefined {
    return this.#session.record();
  }

  #left(): void {
    this.#session.touch();
    if (this.clients.length === 0) this.#waitForSomebody();
  }

  #waitForSomebody(): void {
    const { keep } = this.settings;
    this.#idle.start((this.#session.table.status === 'over' ? keep.over : keep.open) * 1000);
  }
}

/** The room class of a server with these settings: Colyseus makes the rooms itself, without arguments. */
export const matchRoom = (settings: RoomSettings) =>
  class extends MatchRoom {
    protected override readonly settings = settings;
  };
