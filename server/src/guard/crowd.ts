import type { EventEmitter } from 'node:events';

/** What is open for one key. The same object as long as anything is. */
export interface Group {
  readonly open: number;
}

/** Counts what is open at once, for each key on its own. */
export class Crowd {
  readonly #most: number;
  readonly #groups = new Map<string, { open: number }>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Lets one more be open for this key, counted until it closes; undefined if there are too many. */
  admit(key: string, connection: EventEmitter): Group | undefined {
    const group = this.#groups.get(key) ?? { open: 0 };
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

/** Notes which group the connection on a socket belongs to. */
export const markGroup = (socket: object, group: Group): void => void groups.set(socket, group);

/** All connections from the address of this one; undefined for a socket that came through no gate. */
export const groupOf = (socket: object): Group | undefined => groups.get(socket);
