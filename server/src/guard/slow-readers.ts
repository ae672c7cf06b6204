import { Protocol, type TransportOptions } from 'colyseus';
import type { Logger } from 'pino';
import { SteadyTransport } from '../transport.ts';

/** What is kept for a connection that does not read, in bytes. A whole view of the largest board is a tenth of it. */
const MOST_KEPT = 4 * 1024 * 1024;

/** Milliseconds in which a connection must say that it has joined: until then what it is told is kept for it. */
const TO_JOIN = 15_000;

/** A websocket of the library that Colyseus uses, as far as this file goes. */
interface Line {
  readonly bufferedAmount: number;
  send(...given: unknown[]): void;
  terminate(): void;
  on(event: 'message', heard: (data: Buffer) => void): void;
  once(event: 'close', closed: () => void): void;
}

/** Ends a line that does not read what it is sent. The page behind it, if there is one, comes back by itself. */
const cutWhenFull = (line: Line, cut: () => void): void => {
  const send = line.send.bind(line);
  line.send = (...given) => {
    if (line.bufferedAmount > MOST_KEPT) cut();
    else send(...given);
  };
};

/** Ends a line on which nobody joins. */
const cutWhenSilent = (line: Line, cut: () => void): void => {
  const timer = setTimeout(cut, TO_JOIN);
  line.once('close', () => clearTimeout(timer));
  line.on('message', ([code]) => {
    if (code === Protocol.JOIN_ROOM) clearTimeout(timer);
  });
};

/** The transport of Colyseus, with bounds on what is kept for whoever does not take it. */
export class BoundedTransport extends SteadyTransport {
  constructor(options: TransportOptions, log: Logger) {
    super(options);
    this.wss.on('connection', (line: Line) => {
      const cut = (why: string) => () => {
        log.info({ why }, 'connection ended');
        line.terminate();
      };
      cutWhenFull(line, cut('it does not read'));
      cutWhenSilent(line, cut('it does not join'));
    });
  }
}
