import type { RedisPresence } from '@colyseus/redis-presence';

/** Milliseconds that Redis may take for anything. Whoever asks for a match waits for it. */
const PATIENCE = 1000;

type Options = Extract<ConstructorParameters<typeof RedisPresence>[0], { commandTimeout?: number | undefined }>;

/**
 * How we talk to the Redis at this address: what it does not do at once fails, instead of waiting in a queue until it is
 * back, and the connection is tried again for ever.
 */
export const redisOptions = (url: string): Options => {
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  return {
    // An IPv6 address stands in brackets in an address.
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || 6379),
    username: decodeURIComponent(username),
    password: decodeURIComponent(password),
    db: Number(pathname.slice(1)),
    ...(protocol === 'rediss:' ? { tls: { servername: hostname } } : {}),
    connectTimeout: PATIENCE,
    commandTimeout: PATIENCE,
    disconnectTimeout: PATIENCE / 2,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    // The presence subscribes again by itself; the library's way leaves a failure to nobody.
    autoResubscribe: false,
    retryStrategy: (attempt) => Math.min(attempt * 50, PATIENCE),
  };
};
