import type { RedisPresence } from '@colyseus/redis-presence';

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
    // The presence subscribes again by itself: the library would not report a failure.
    autoResubscribe: false,
    retryStrategy: (attempt) => Math.min(attempt * 50, TIMEOUT),
  };
};
