import { type Client, Protocol, SchemaSerializer } from 'colyseus';
import type { MatchState } from './schema.ts';

/** Bytes: four whole views of the largest board. An encoder that needs more makes room for itself. */
const ROOM = 512 * 1024;

/**
 * Where all matches of the process encode what they send: nothing interrupts an encoder, and what goes out is a copy.
 */
const forPatches = new Uint8Array(ROOM);
const forWhole = new Uint8Array(ROOM);
forWhole[0] = Protocol.ROOM_STATE;

/** The same for every match. */
let description: Uint8Array | undefined;

/**
 * Colyseus' serializer, but that all rooms share its buffers: each would keep some of its own, large enough for whole
 * views, and that is more than all the rest of a match. A client without a view would get the shared bytes themselves,
 * which the next match writes over: so it gets none.
 */
export class SharedSerializer extends SchemaSerializer<MatchState> {
  readonly #beforeFullState: (client: Client) => void;
  readonly #listeners: (clients: Client[]) => readonly Client[];

  /**
   * `beforeFullState` may still write into the state what this client gets of it. `listeners` are those by whom these
   * clients are told of changes: all of them, unless it says otherwise.
   */
  constructor(
    beforeFullState: (client: Client) => void = () => {},
    listeners = (clients: Client[]): readonly Client[] => clients,
  ) {
    super();
    this.#beforeFullState = beforeFullState;
    this.#listeners = listeners;
  }

  override reset(state: MatchState): void {
    super.reset(state);
    this.encoder.sharedBuffer = forPatches;
    this.fullEncodeBuffer = forWhole;
  }

  override getFullState(client?: Client): Uint8Array {
    if (!client?.view) throw new Error('a client without a view');
    this.#beforeFullState(client);
    // Another match has encoded its state here since.
    this.needFullEncode = true;
    return super.getFullState(client);
  }

  override applyPatches(clients: Client[]): boolean {
    return super.applyPatches(Array.from(this.#listeners(clients)).filter(({ view }) => view));
  }

  override handshake(): Uint8Array {
    description ??= super.handshake();
    return description;
  }
}
