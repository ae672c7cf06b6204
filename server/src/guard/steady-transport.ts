import { WebSocketTransport } from 'colyseus';

/** A connection, as far as asking goes whether it is still there. */
interface Connection {
  /** How many questions in a row it has not answered; the transport sets it back when it does. */
  pingCount: number;
  ping(): void;
  terminate(): void;
  once(event: 'close', gone: () => void): void;
}

/** As many groups of connections are asked one after the other. */
const GROUPS = 60;

/**
 * Colyseus' websockets, but that whether they are still there is asked of a few at a time. Asking thousands in one go
 * takes a tenth of a second, and every match would stand still for it.
 */
export class SteadyTransport extends WebSocketTransport {
  protected override autoTerminateUnresponsiveClients(interval: number, most: number): void {
    const groups = Array.from({ length: GROUPS }, () => new Set<Connection>());
    let [joined, asked] = [0, 0];
    this.wss.on('connection', (connection: Connection) => {
      const group = groups[joined++ % GROUPS]!;
      group.add(connection);
      connection.once('close', () => group.delete(connection));
    });
    this.pingInterval = setInterval(() => {
      for (const connection of groups[asked++ % GROUPS]!) {
        if (connection.pingCount >= most) connection.terminate();
        else {
          connection.pingCount += 1;
          connection.ping();
        }
      }
    }, interval / GROUPS);
  }
}
