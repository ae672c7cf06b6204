import { matchMaker, type ServerOptions } from 'colyseus';
import type { Logger } from 'pino';
import { ClusterDriver } from './driver.ts';
import { placeEvenly } from './placement.ts';
import { ClusterPresence } from './presence.ts';
import { watch } from './watch.ts';

/** How a process is one of several. With nothing set it is the only one. */
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

/** After Redis was away, lists our rooms and their number in it again. */
const listAgain = (log: Logger) => (): void => {
  if (matchMaker.state !== matchMaker.MatchMakerState.READY) return;
  void matchMaker.stats.persist(true);
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
    beforeListen: () => connected,
  };
};

/** Resolves if matches on other servers can be found now, and rejects if not. */
export const checkCluster = async (): Promise<void> => {
  await matchMaker.stats.fetchAll();
};
