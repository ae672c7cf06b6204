import { matchMaker, type ServerOptions } from 'colyseus';
import type { Logger } from 'pino';
import { ClusterDriver } from './driver.ts';
import { isReady, placeEvenly } from './placement.ts';
import { ClusterPresence } from './presence.ts';
import { watch } from './redis.ts';

/** How this process joins a cluster. With nothing set it runs alone. */
export interface ClusterSettings {
  /** The Redis through which the processes find each other's matches. */
  readonly redisUrl?: string | undefined;
  /** The name by which the proxy in front knows this server. */
  readonly name?: string | undefined;
}

type Clustered = Pick<
  ServerOptions,
  'presence' | 'driver' | 'publicAddress' | 'selectProcessIdToCreateRoom' | 'beforeListen'
>;

/** Milliseconds between two announcements that this process takes matches. */
const ANNOUNCED = 1000;

/** Lists this process, with the number of its rooms, among those that take matches: from its start until it stops. */
const announce = (): void => {
  if (isReady()) void matchMaker.stats.persist(true);
};

/**
 * Announces this process regularly: another process that misses it for a moment takes it off the list, and Colyseus
 * itself would list it again only after up to two minutes.
 */
const keepAnnouncing = (): void => void setInterval(announce, ANNOUNCED).unref();

/** After Redis was away, lists this process and its rooms in it again. */
const listAgain = (log: Logger) => (): void => {
  if (!isReady()) return;
  announce();
  matchMaker.restoreMissingRoomCaches().catch((error) => log.warn({ err: error }, 'rooms are not listed again yet'));
};

/** The settings that make Colyseus one of several processes. */
export const clusterOf = ({ redisUrl, name }: ClusterSettings, log: Logger): Clustered => {
  const address = name === undefined ? {} : { publicAddress: name };
  if (redisUrl === undefined) return address;
  const presence = new ClusterPresence(redisUrl);
  const connected = watch(presence.connections, log, listAgain(log));
  return {
    ...address,
    presence,
    driver: new ClusterDriver(presence),
    selectProcessIdToCreateRoom: placeEvenly(),
    beforeListen: () => connected.then(keepAnnouncing),
  };
};

/** Resolves if matches on other servers can be found now, and rejects if not. */
export const checkCluster = async (): Promise<void> => {
  await matchMaker.stats.fetchAll();
};
