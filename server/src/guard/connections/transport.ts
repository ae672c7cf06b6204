import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { Protocol, type TransportOptions, WebSocketTransport } from 'colyseus';
import type { Logger } from 'pino';
import { causedBy } from '../../log.ts';
import { groupOf } from '../addresses.ts';
import type { ConnectionLimits } from '../limits.ts';
import { Budgets } from './budgets.ts';
import { type ConnectionState, connections } from './connection.ts';
import { guardMessages, type MessageConnection } from './messages.ts';
import { type Pausable, ReadThrottle } from './read-throttle.ts';
import { sendInTurn, UnreadTracker } from './sending.ts';

/** The part of a websocket that pings. */
interface PingedConnection {
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
export class StaggeredPingTransport extends WebSocketTransport {
  protected override autoTerminateUnresponsiveClients(interval: number, most: number): void {
    const groups = Array.from({ length: GROUPS }, () => new Set<PingedConnection>());
    let [joined, asked] = [0, 0];
    this.wss.on('connection', (connection: PingedConnection) => {
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

/** Bytes that may wait for a connection that does not read. A view with the largest board is less than half of that. */
const MOST_UNSENT = 1024 * 1024;

/** How many times within {@link ConnectionLimits.unreadSeconds} it is looked at what is unread. */
const CHECKS = 12;

/** Milliseconds in which a client must confirm its join. Until then Colyseus keeps all messages for it. */
const JOIN_TIMEOUT = 15_000;

/** Milliseconds: if bytes read at once (64 KB at most) wait longer for their budget, the connection is cut. */
const LONGEST_HOLD = 15_000;

/**
 * Milliseconds in which a peer must answer the close frame, or the connection is cut. The library would wait for 30 s.
 */
const CLOSE_TIMEOUT = 2_000;

/**
 * Pings in a row, three seconds apart, that a peer may leave unanswered before it is cut. A page on a busy phone answers
 * nothing for ten seconds, and would have to join anew each time.
 */
const UNANSWERED_PINGS = 4;

/** Limits of the websocket library. Pages send messages whole, in packets of at least a few hundred bytes. */
const LIBRARY_LIMITS = { maxFragments: 16, maxBufferedChunks: 512, maxPendingAutoPongs: 16 };

/** The part of the library's websocket that is used here. */
interface Connection extends Pausable, MessageConnection {
  send(...given: unknown[]): void;
  terminate(): void;
  on(event: 'message', heard: (data: Buffer) => void): void;
  once(event: 'close', closed: () => void): void;
}

/** Cuts a connection when too many bytes wait for it. A page behind it reconnects. */
const cutWhenFull = (connection: Connection, cut: () => void): void => {
  const send = connection.send.bind(connection);
  connection.send = (...given: unknown[]) => {
    if (connection.bufferedAmount > MOST_UNSENT) cut();
    else send(...given);
  };
};

/** Cuts a connection that has not read for too long, even if few bytes wait and it answers every ping. */
const cutWhenStale = (connection: Connection, socket: Socket, seconds: number, cut: () => void): void => {
  const unread = new UnreadTracker(CHECKS);
  const timer = setInterval(
    () => {
      if (unread.tooOld(socket.bytesWritten, connection.bufferedAmount)) cut();
    },
    (seconds * 1000) / CHECKS,
  );
  timer.unref();
  connection.once('close', () => clearInterval(timer));
};

/** Cuts a connection that does not confirm its join in time. */
const cutWhenSilent = (connection: Connection, cut: () => void): void => {
  const timer = setTimeout(cut, JOIN_TIMEOUT);
  connection.once('close', () => clearTimeout(timer));
  connection.on('message', ([code]) => {
    if (code === Protocol.JOIN_ROOM) clearTimeout(timer);
  });
};

/**
 * Cuts a connection that breaks the rules of the websocket protocol. The library alone would close it politely, and
 * read on what comes until the client answers; Colyseus would log where in the library that was noticed.
 */
const cutWhenBroken = (connection: Connection & EventEmitter, cut: () => void): void => {
  connection.removeAllListeners('error');
  connection.on('error', cut);
};

/** The match that the path of a connection names. */
const matchOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0]!.split('/').at(-1)!;

/**
 * Colyseus' transport, with limits on what may wait for a connection that does not read, and budgets for everything
 * that comes in, see {@link Budgets}. A connection is cut only for what no page ever does.
 */
export class BoundedTransport extends StaggeredPingTransport {
  constructor(options: TransportOptions, bounds: ConnectionLimits, log: Logger) {
    const times = { pingMaxRetries: UNANSWERED_PINGS, closeTimeout: CLOSE_TIMEOUT };
    super({ ...options, ...LIBRARY_LIMITS, ...times } as TransportOptions);
    const budgets = new Budgets(bounds);
    this.wss.on('connection', (connection: Connection & EventEmitter, request: IncomingMessage) => {
      const { socket } = request;
      const group = groupOf(socket);
      const network = group?.key ?? '';
      const cut = (why: string) => () => {
        if (!state.cut) causedBy(network, () => log.warn(`connection ended: ${why}`));
        state.cut = true;
        connection.terminate();
      };
      const accounts = budgets.open(connection, group, matchOf(request));
      const state: ConnectionState = { accounts, network, player: false, cut: false };
      connections.set(connection, { budgets, state, socket });
      cutWhenFull(connection, cut('it does not read'));
      sendInTurn(connection, socket, state, MOST_UNSENT, cut('it does not read'));
      cutWhenStale(connection, socket, bounds.unreadSeconds, cut('it does not read'));
      cutWhenSilent(connection, cut('it does not join'));
      cutWhenBroken(connection, cut('it breaks the protocol'));
      new ReadThrottle(socket, connection, state, { after: LONGEST_HOLD, cut: cut('it floods') });
      guardMessages(connection, state);
    });
  }
}
