import type { IncomingMessage } from 'node:http';
import { Protocol, type TransportOptions } from 'colyseus';
import type { Logger } from 'pino';
import { SteadyTransport } from '../transport.ts';
import { groupOf } from './crowd.ts';
import { Pace } from './pace.ts';

/** What is kept for a connection that does not read, in bytes. A whole view of the largest board is a tenth of it. */
const MOST_KEPT = 4 * 1024 * 1024;

/** Milliseconds in which a connection must say that it has joined: until then what it is told is kept for it. */
const TO_JOIN = 15_000;

/** So many connections' worth of messages may come from one address. */
const TOGETHER = 5;

/** More messages in a second, on and on, than a page sends. */
const BUSY = 60;

const [alone, together] = [new Pace(), new Pace()];

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

/** Ends a line that sends more than anybody has to say, when far too much comes from its address. */
const cutWhenFlooding = (line: Line, group: object, perSecond: number, cut: () => void): void => {
  line.on('message', () => {
    const busy = !alone.allows(line, BUSY);
    if (!together.allows(group, perSecond) && busy) cut();
  });
};

/** The transport of Colyseus, with bounds on what is kept for whoever does not take it, and on what comes in. */
export class BoundedTransport extends SteadyTransport {
  /** `messagesPerSecond`: what one connection may send, beside its fellows from the same address. */
  constructor(options: TransportOptions, messagesPerSecond: number, log: Logger) {
    super(options);
    this.wss.on('connection', (line: Line, { socket }: IncomingMessage) => {
      let over = false;
      const cut = (why: string) => () => {
        if (!over) log.info({ why }, 'connection ended');
        over = true;
        line.terminate();
      };
      cutWhenFull(line, cut('it does not read'));
      cutWhenSilent(line, cut('it does not join'));
      cutWhenFlooding(line, groupOf(socket) ?? line, messagesPerSecond * TOGETHER, cut('it floods'));
    });
  }
}
