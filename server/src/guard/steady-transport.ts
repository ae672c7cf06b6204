import { WebSocketTransport } from 'colyseus';

/** A connection, as far as asking goes whether it is still there. */
interface Line {
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
    const groups = Array.from({ length: GROUPS }, () => new Set<Line>());
    let [joined, asked] = [0, 0];
    this.wss.on('connection', (line: Line) => {
      const group = groups[joined++ % GROUPS]!;
      group.add(line);
      line.once('close', () => group.delete(line));
    });
    this.pingInterval = setInterval(() => {
      for (const line of groups[asked++ % GROUPS]!) {
        if (line.pingCount >= most) line.terminate();
        else {
          line.pingCount += 1;
          line.ping();
        }
      }
    }, interval / GROUPS);
  }
}
