import type { Logger } from 'pino';

/** Milliseconds between two questions whether Redis is still there. */
const BEAT = 1000;

/** A connection as its watch needs it. */
interface Connection {
  readonly status: string;
  ping(): Promise<unknown>;
  disconnect(reconnect: boolean): void;
  on(event: 'ready' | 'close', listener: () => void): unknown;
}

/** A line that was cut without a word looks open until something is asked over it. */
const beat = (connection: Connection): void => {
  if (connection.status !== 'ready') return;
  connection.ping().catch(() => {
    if (connection.status === 'ready') connection.disconnect(true);
  });
};

/**
 * Watches the connections to Redis: says once that it is away, and once that it is `back`, when everything that others
 * must know is to be told again. Gives a promise for the first time that all connections stand.
 */
export const watch = (connections: readonly Connection[], log: Logger, back: () => void): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let away = false;
  const closed = (): void => {
    if (away) return;
    away = true;
    log.warn('Redis is out of reach: matches on this server go on, those on others are not found');
  };
  const ready = (): void => {
    if (connections.some(({ status }) => status !== 'ready')) return;
    resolve();
    if (!away) return;
    away = false;
    log.info('Redis is back');
    back();
  };
  for (const connection of connections) {
    connection.on('ready', ready);
    connection.on('close', closed);
  }
  setInterval(() => connections.forEach(beat), BEAT).unref();
  return promise;
};
