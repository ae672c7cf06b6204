import { matchMaker, type ServerOptions } from 'colyseus';
import type { Logger } from 'pino';
import { ClusterDriver } from './driver.ts';
import { placeEvenly } from './placement.ts';
import { ClusterPresence } from './presence.ts';
import { watch } from './watch.ts';

/** How a process is one of several. Without anything it is alone. */
export interface ClusterSettings {
  /** Where the processes find each other's matches. */
  readonly redisUrl?: string | undefined;
  /** By which a proxy in front knows this server. */
  readonly name?: string | undefined;
}

type Clustered = Pick<
  ServerOptions,
  'presence' | 'driver' | 'publicAddress' | 'selectProcessIdToCreateRoom' | 'beforeListen'
>;

/** What others found out about us while we were away may be wrong: our rooms and their number are told again. */
const tellAgain = (log: Logger) => (): void => {
  if (matchMaker.state !== matchMaker.MatchMakerState.READY) return;
  void matchMaker.stats.persist(true);
  matchMaker.restoreMissingRoomCaches().catch((error) => log.warn({ err: error }, 'rooms are not listed again yet'));
};

/** Makes a process one of several: what Colyseus needs for that, besides what it needs anyway. */
export const clusterOf = ({ redisUrl, name }: ClusterSettings, log: Logger): Clustered => {
  const address = name === undefined ? {} : { publicAddress: name };
  if (redisUrl === undefined) return address;
  const presence = new ClusterPresence(redisUrl);
  const connected = watch(presence.connections, log, tellAgain(log));
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
