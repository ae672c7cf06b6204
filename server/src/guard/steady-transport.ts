import { WebSocketTransport } from 'colyseus';

/** The part of a websocket that pings. */
interface Connection {
  /** Unanswered pings in a row; the base class sets it back when one is answered. */
  pingCount: number;
  ping(): void;
  terminate(): void;
  once(event: 'close', gone: () => void): void;
}

/** Groups of connections that are pinged one after the other. */
const GROUPS = 60;

/**
 * Colyseus' transport, but it pings connections a few at a time. Pinging thousands at once takes a tenth of a second,
 * in which every match would stand still.
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
