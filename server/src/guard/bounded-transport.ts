import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { Protocol, type TransportOptions } from 'colyseus';
import type { Logger } from 'pino';
import { Budgets, LINE_BUDGET, type LineBudget } from './budgets.ts';
import { groupOf } from './crowd.ts';
import { Intake, type Pausable } from './intake.ts';
import { sendInTurn } from './outgoing.ts';
import { SteadyTransport } from './steady-transport.ts';
import { guardMessages, type MessageLine, type Standing } from './turnstile.ts';
import { Unread } from './unread.ts';

/** What is kept for a connection that does not read, in bytes. A whole view of the largest board is less than half. */
const MOST_KEPT = 1024 * 1024;

/** How many times within {@link LineBounds.unreadSeconds} it is looked at what is unread. */
const LOOKS = 12;

/** Milliseconds in which a connection must say that it has joined: until then what it is told is kept for it. */
const TO_JOIN = 15_000;

/** Milliseconds after which a line is cut that still has not been handed on what it sent at once: 64 KB at most. */
const FLOOD = 15_000;

/** Milliseconds in which a peer must answer the close frame; then the line is cut. The library waits for 30 s else. */
const TO_PART = 2_000;

/** Bounds of the library: messages come whole from every page, and in packets of a few hundred bytes at worst. */
const PARTS = { maxFragments: 16, maxBufferedChunks: 512, maxPendingAutoPongs: 16 };

/** What a line may use, and how long it may leave unread what it is sent. */
export interface LineBounds extends LineBudget {
  /** Seconds after which a line is cut that has not taken what it was sent. */
  readonly unreadSeconds: number;
}

/** What everybody gets. */
export const LINE_BOUNDS: LineBounds = { ...LINE_BUDGET, unreadSeconds: 60 };

/** A websocket of the library that Colyseus uses, as far as this file goes. */
interface Line extends Pausable, MessageLine {
  send(...given: unknown[]): void;
  terminate(): void;
  on(event: 'message', heard: (data: Buffer) => void): void;
  once(event: 'close', closed: () => void): void;
}

/** Ends a line that does not read what it is sent. The page behind it, if there is one, comes back by itself. */
const cutWhenFull = (line: Line, cut: () => void): void => {
  const send = line.send.bind(line);
  line.send = (...given: unknown[]) => {
    if (line.bufferedAmount > MOST_KEPT) cut();
    else send(...given);
  };
};

/** Ends a line that leaves unread what it was sent long ago, even if it is little and it answers every ping. */
const cutWhenStale = (line: Line, socket: Socket, seconds: number, cut: () => void): void => {
  const unread = new Unread(LOOKS);
  const timer = setInterval(
    () => {
      if (unread.tooOld(socket.bytesWritten, line.bufferedAmount)) cut();
    },
    (seconds * 1000) / LOOKS,
  );
  timer.unref();
  line.once('close', () => clearInterval(timer));
};

/** Ends a line on which nobody joins. */
const cutWhenSilent = (line: Line, cut: () => void): void => {
  const timer = setTimeout(cut, TO_JOIN);
  line.once('close', () => clearTimeout(timer));
  line.on('message', ([code]) => {
    if (code === Protocol.JOIN_ROOM) clearTimeout(timer);
  });
};

/** The match that the address of a line names. */
const matchOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0]!.split('/').at(-1)!;

const lines = new WeakMap<object, { readonly budgets: Budgets; readonly standing: Standing }>();

/** Somebody on this line holds a seat: its commands come first, and spectators use up nothing of what it may use. */
export const seatLine = (line: object): void => {
  const known = lines.get(line);
  if (!known) return;
  known.standing.player = true;
  known.budgets.seat(known.standing.accounts);
};

/**
 * The transport of Colyseus, with bounds on what is kept for whoever does not take it, and budgets for all that comes
 * in, see {@link Budgets}. A line is cut only for what no page ever does.
 */
export class BoundedTransport extends SteadyTransport {
  constructor(options: TransportOptions, bounds: LineBounds, log: Logger) {
    super({ ...options, ...PARTS, closeTimeout: TO_PART } as TransportOptions);
    const budgets = new Budgets(bounds);
    this.wss.on('connection', (line: Line & EventEmitter, request: IncomingMessage) => {
      const { socket } = request;
      let over = false;
      const cut = (why: string) => () => {
        if (!over) log.info({ why }, 'connection ended');
        over = true;
        line.terminate();
      };
      const standing: Standing = { accounts: budgets.open(line, groupOf(socket), matchOf(request)), player: false };
      lines.set(line, { budgets, standing });
      cutWhenFull(line, cut('it does not read'));
      sendInTurn(line, socket, standing, MOST_KEPT, cut('it does not read'));
      cutWhenStale(line, socket, bounds.unreadSeconds, cut('it does not read'));
      cutWhenSilent(line, cut('it does not join'));
      new Intake(socket, line, standing.accounts, FLOOD, cut('it floods'));
      guardMessages(line, standing);
    });
  }
}
