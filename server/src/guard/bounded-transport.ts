import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { Protocol, type TransportOptions } from 'colyseus';
import type { Logger } from 'pino';
import { Budgets } from './budgets.ts';
import { groupOf } from './crowd.ts';
import { Intake, type Pausable } from './intake.ts';
import type { ConnectionLimits } from './limits.ts';
import { sendInTurn } from './outgoing.ts';
import { SteadyTransport } from './steady-transport.ts';
import { guardMessages, type MessageConnection, type Standing } from './turnstile.ts';
import { Unread } from './unread.ts';

/** What is kept for a connection that does not read, in bytes. A whole view of the largest board is less than half. */
const MOST_KEPT = 1024 * 1024;

/** How many times within {@link ConnectionLimits.unreadSeconds} it is looked at what is unread. */
const LOOKS = 12;

/** Milliseconds in which a connection must say that it has joined: until then what it is told is kept for it. */
const TO_JOIN = 15_000;

/** Milliseconds after which a connection is cut that still has not been handed on what it sent at once: 64 KB at most. */
const FLOOD = 15_000;

/** Milliseconds in which a peer must answer the close frame, or the connection is cut. The library would wait for 30 s. */
const TO_PART = 2_000;

/** Bounds of the library: messages come whole from every page, and in packets of a few hundred bytes at worst. */
const PARTS = { maxFragments: 16, maxBufferedChunks: 512, maxPendingAutoPongs: 16 };

/** A websocket of the library that Colyseus uses, as far as this file goes. */
interface Connection extends Pausable, MessageConnection {
  send(...given: unknown[]): void;
  terminate(): void;
  on(event: 'message', heard: (data: Buffer) => void): void;
  once(event: 'close', closed: () => void): void;
}

/** Ends a connection that does not read what it is sent. The page behind it, if there is one, comes back by itself. */
const cutWhenFull = (connection: Connection, cut: () => void): void => {
  const send = connection.send.bind(connection);
  connection.send = (...given: unknown[]) => {
    if (connection.bufferedAmount > MOST_KEPT) cut();
    else send(...given);
  };
};

/** Ends a connection that leaves unread what it was sent long ago, even if it is little and it answers every ping. */
const cutWhenStale = (connection: Connection, socket: Socket, seconds: number, cut: () => void): void => {
  const unread = new Unread(LOOKS);
  const timer = setInterval(
    () => {
      if (unread.tooOld(socket.bytesWritten, connection.bufferedAmount)) cut();
    },
    (seconds * 1000) / LOOKS,
  );
  timer.unref();
  connection.once('close', () => clearInterval(timer));
};

/** Ends a connection on which nobody joins. */
const cutWhenSilent = (connection: Connection, cut: () => void): void => {
  const timer = setTimeout(cut, TO_JOIN);
  connection.once('close', () => clearTimeout(timer));
  connection.on('message', ([code]) => {
    if (code === Protocol.JOIN_ROOM) clearTimeout(timer);
  });
};

/** The match that the address of a connection names. */
const matchOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0]!.split('/').at(-1)!;

const connections = new WeakMap<object, { readonly budgets: Budgets; readonly standing: Standing }>();

/** The connection holds a seat: its commands come first, and spectators use up nothing of what it may use. */
export const markPlayer = (connection: object): void => {
  const known = connections.get(connection);
  if (!known) return;
  known.standing.player = true;
  known.budgets.seat(known.standing.accounts);
};

/**
 * The transport of Colyseus, with bounds on what is kept for whoever does not take it, and budgets for all that comes
 * in, see {@link Budgets}. A connection is cut only for what no page ever does.
 */
export class BoundedTransport extends SteadyTransport {
  constructor(options: TransportOptions, bounds: ConnectionLimits, log: Logger) {
    super({ ...options, ...PARTS, closeTimeout: TO_PART } as TransportOptions);
    const budgets = new Budgets(bounds);
    this.wss.on('connection', (connection: Connection & EventEmitter, request: IncomingMessage) => {
      const { socket } = request;
      let over = false;
      const cut = (why: string) => () => {
        if (!over) log.info({ why }, 'connection ended');
        over = true;
        connection.terminate();
      };
      const standing: Standing = {
        accounts: budgets.open(connection, groupOf(socket), matchOf(request)),
        player: false,
      };
      connections.set(connection, { budgets, standing });
      cutWhenFull(connection, cut('it does not read'));
      sendInTurn(connection, socket, standing, MOST_KEPT, cut('it does not read'));
      cutWhenStale(connection, socket, bounds.unreadSeconds, cut('it does not read'));
      cutWhenSilent(connection, cut('it does not join'));
      new Intake(socket, connection, standing.accounts, FLOOD, cut('it floods'));
      guardMessages(connection, standing);
    });
  }
}
