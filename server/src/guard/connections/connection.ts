import type { Socket } from 'node:net';
import type { Accounts, Budgets } from './budgets.ts';

/** What a connection may use, and whether it is a player's. */
export interface ConnectionState {
  readonly accounts: Accounts;
  /** The key under which the connections of its address are counted; empty if it came through no gate. */
  readonly network: string;
  player: boolean;
  /** The server has ended the connection for what it did. */
  cut: boolean;
}

/** A connection with its budgets and its socket. */
interface ConnectionRecord {
  readonly budgets: Budgets;
  readonly state: ConnectionState;
  readonly socket: Socket;
}

export const connections = new WeakMap<object, ConnectionRecord>();

/** The socket below a websocket; undefined if it came through another transport, as in tests. */
export const socketOf = (connection: object): Socket | undefined => connections.get(connection)?.socket;

/** The connection holds a seat: its commands come first, and spectators use up nothing of what it may use. */
export const markPlayer = (connection: object): void => {
  const known = connections.get(connection);
  if (!known) return;
  known.state.player = true;
  known.budgets.seat(known.state.accounts);
};
