// A bare room of the same Colyseus that answers what it is asked: what the match room is measured against.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defineRoom, defineServer, Room, WebSocketTransport } from 'colyseus';

class EchoRoom extends Room {
  override maxMessagesPerSecond = Number.POSITIVE_INFINITY;
  override messages = { echo: (_client: unknown, message: unknown) => message };
}

const http = createServer();
const server = defineServer({
  rooms: { echo: defineRoom(EchoRoom) },
  transport: new WebSocketTransport({ server: http }),
  greet: false,
});
await server.listen(0);
console.log(`echo ready at http://localhost:${(http.address() as AddressInfo).port}`);
