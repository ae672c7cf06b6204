// A bare room of the same Colyseus that answers what it is asked: what the match room is measured against.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { schema, t } from '@colyseus/schema';
import { defineRoom, defineServer, Room, WebSocketTransport } from 'colyseus';

const State = schema({ text: t.string().default('') }, 'State');
type State = InstanceType<typeof State>;

class EchoRoom extends Room<{ state: State }> {
  override maxMessagesPerSecond = Number.POSITIVE_INFINITY;
  override state = new State();
  #turn = 0;
  override messages = {
    /** Only answers. */
    echo: (_client: unknown, message: unknown) => message,
    /** Tells everybody as much as an action of a match does, half as state and half as a message, and answers. */
    tell: (_client: unknown, { bytes }: { bytes: number }) => {
      this.#turn = (this.#turn + 1) % 10;
      const text = String(this.#turn).repeat(bytes / 2);
      this.state.text = text;
      this.broadcastPatch();
      this.broadcast('events', text);
      return { ok: true };
    },
  };
}

const http = createServer();
const server = defineServer({
  rooms: { echo: defineRoom(EchoRoom) },
  transport: new WebSocketTransport({ server: http }),
  greet: false,
});
await server.listen(0);
console.log(`echo ready at http://localhost:${(http.address() as AddressInfo).port}`);
