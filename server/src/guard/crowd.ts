import type { EventEmitter } from 'node:events';

/** How many connections are open for one key. The same object as long as there are any. */
export interface Group {
  readonly key: string;
  readonly open: number;
}

/** Counts open connections by key, up to a limit. */
export class Crowd {
  readonly #most: number;
  readonly #groups = new Map<string, Group & { open: number }>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Counts a connection for this key until it closes; undefined, and not counted, if there are too many. */
  admit(key: string, connection: EventEmitter): Group | undefined {
    const group = this.#groups.get(key) ?? { key, open: 0 };
    if (group.open >= this.#most) return undefined;
    group.open += 1;
    this.#groups.set(key, group);
    connection.once('close', () => {
      group.open -= 1;
      if (group.open === 0) this.#groups.delete(key);
    });
    return group;
  }
}

const groups = new WeakMap<object, Group>();

/** Remembers the group of a socket. */
export const markGroup = (socket: object, group: Group): void => void groups.set(socket, group);

/** The group of all connections from this socket's address; undefined if it came through no gate. */
export const groupOf = (socket: object): Group | undefined => groups.get(socket);
