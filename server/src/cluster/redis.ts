import type { RedisPresence } from '@colyseus/redis-presence';
import type { Logger } from 'pino';

/** Milliseconds that Redis may take for a command or a connection: clients that join wait for it. */
const TIMEOUT = 1000;

type Options = Extract<ConstructorParameters<typeof RedisPresence>[0], { commandTimeout?: number | undefined }>;

/**
 * Settings of a connection to Redis: while it is away, commands fail at once instead of waiting in a queue, and the
 * connection is tried again for ever.
 */
export const redisOptions = (url: string): Options => {
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  return {
    // In a URL an IPv6 address stands in brackets.
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || 6379),
    username: decodeURIComponent(username),
    password: decodeURIComponent(password),
    db: Number(pathname.slice(1)),
    ...(protocol === 'rediss:' ? { tls: { servername: hostname } } : {}),
    connectTimeout: TIMEOUT,
    commandTimeout: TIMEOUT,
    disconnectTimeout: TIMEOUT / 2,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    // The presence itself subscribes again: the library would not report a failure.
    autoResubscribe: false,
    retryStrategy: (attempt) => Math.min(attempt * 50, TIMEOUT),
  };
};

/** Milliseconds between two pings. */
const BEAT = 1000;

/** The part of a connection that is used here. */
interface Connection {
  readonly status: string;
  ping(): Promise<unknown>;
  disconnect(reconnect: boolean): void;
  on(event: 'ready' | 'close', listener: () => void): unknown;
}

/** Notices a dead connection that still looks open, and connects again. */
const beat = (connection: Connection): void => {
  if (connection.status !== 'ready') return;
  connection.ping().catch(() => {
    if (connection.status === 'ready') connection.disconnect(true);
  });
};

/**
 * Watches the connections to Redis: logs once that it is away, and once that it is back, when it calls `back`. Resolves
 * when all connections stand for the first time.
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
