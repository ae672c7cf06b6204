import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Reader, Rulesets } from '@ironhex/shared/match';
import { AWAY_AFTER, FREE_AFTER, HOST_AWAY } from '@ironhex/shared/protocol';
import { createRouter, defineRoom, defineServer, matchMaker } from 'colyseus';
import type { Logger } from 'pino';
import { ProcessClock } from './clock.ts';
import { type ClusterSettings, checkCluster, clusterOf } from './cluster/cluster.ts';
import { isReady } from './cluster/placement.ts';
import { ThinkingPool } from './computer/pool.ts';
import { BoundedTransport } from './guard/connections/transport.ts';
import {
  CONNECTION_LIMITS,
  type ConnectionLimits,
  LIST_LIMITS,
  type ListLimits,
  QUOTA,
  type Quota,
  ROOM_LIMITS,
} from './guard/limits.ts';
import { GATE, type GateSettings } from './guard/requests/gate.ts';
import { HTTP_TIMEOUTS, installGate } from './guard/requests/install-gate.ts';
import { apiRoutes } from './http/api.ts';
import { type Health, healthRoutes } from './http/health.ts';
import { exposeJoining, ignoreBrokenBodies, refuseLargeBodies, refuseWhileDraining } from './http/matchmaking.ts';
import { pageRoutes } from './http/pages.ts';
import { tablesRoute } from './http/tables.ts';
import type { Journal } from './journal/journal.ts';
import { SpaceWatch } from './journal/space.ts';
import { colyseusLog, makeLog, requestLog } from './log.ts';
import { makeMetrics } from './metrics/metrics.ts';
import { metricsRoute } from './metrics/route.ts';
import { Leases } from './rooms/lifecycle/leases.ts';
import { matchRoom } from './rooms/lifecycle/match-room.ts';
import type { RoomSettings } from './rooms/lifecycle/room-settings.ts';
import { Waker } from './rooms/lifecycle/wake.ts';
import { LONGEST_FOLD, MATCH } from './rooms/match/history/bounds.ts';
import { Openings } from './rooms/storage/openings.ts';
import { COUNT_EVERY } from './sync/spectator-count.ts';
import { TableLines } from './tables/lines.ts';
import { OpenTables } from './tables/open-tables.ts';
import { Workshop } from './workshop/workshop.ts';

/** The options of a server; everything has a default but the rulesets and the journal. */
export interface AppOptions
  extends Partial<Omit<RoomSettings, 'rulesets' | 'journal' | 'openings' | 'leases' | 'tables' | 'pool'>>,
    Partial<GateSettings>,
    Partial<ConnectionLimits>,
    Partial<ListLimits> {
  readonly rulesets: Rulesets;
  /** Where the matches are stored. The caller opens it, and closes it after the app. */
  readonly journal: Journal;
  /** How far the server trusts positions that it is sent: as a table by default. */
  readonly reader?: Reader;
  /** Days for which matches that are over are kept; for good by default. */
  readonly finishedFor?: number | undefined;
  /** What the matches of one address may use up within a day. */
  readonly quota?: Quota;
  /** Bytes that stay free for matches under way; a share of the disk by default. */
  readonly reserve?: number | undefined;
  /** How it joins a cluster; alone by default. */
  readonly cluster?: ClusterSettings;
  /** A request with this token may read the metrics; without one, only the private network may. */
  readonly metricsToken?: string | undefined;
  /** How many threads computers think in at most; one for each core but one by default. */
  readonly threads?: number | undefined;
  /** Where the built client lies. */
  readonly client?: string;
}

/** A running server. */
export interface App {
  readonly url: string;
  readonly port: number;
  /** Closes all connections; the matches are in the journal. */
  stop(): Promise<void>;
}

/** Seconds. */
const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** The largest message a client may send, in bytes. What is longer closes the connection. */
const MAX_MESSAGE = 64 * 1024;

/** Milliseconds: about as long as somebody needs to see what happened last. */
const COMPUTER_PAUSE = 700;

/** Wires the server together and starts it: websocket, matchmaking, API and the built client on one port. */
export const startApp = async (port: number, host: string | undefined, options: AppOptions): Promise<App> => {
  const log: Logger = options.log ?? makeLog('info');
  const {
    rulesets,
    journal,
    quota = QUOTA,
    metricsToken,
    client = join(import.meta.dirname, '../../client/dist'),
  } = options;
  const metrics = options.metrics ?? makeMetrics();
  const space = new SpaceWatch(() => journal.space(), options.reserve);
  metrics.watchSpace(() => space.look());
  metrics.watchQuarantine(() => journal.quarantined());
  const limits: ListLimits = { ...LIST_LIMITS, ...options };
  const tables = new OpenTables({ journal, log, limits });
  const lines = new TableLines({ tables, limits });
  const openings = new Openings({ journal, space, metrics, quota });
  const clock = options.clock ?? new ProcessClock();
  const pool = new ThinkingPool({ log, threads: options.threads });
  const settings: RoomSettings = {
    ...ROOM_LIMITS,
    leaveAfter: options.cluster?.redisUrl === undefined ? Number.POSITIVE_INFINITY : 10,
    keep: { playing: DAY, idle: 5 * MINUTE },
    freeAfter: FREE_AFTER,
    hostAway: HOST_AWAY,
    awayAfter: AWAY_AFTER,
    countEvery: COUNT_EVERY,
    computerPause: COMPUTER_PAUSE,
    levelsOf: () => [],
    bounds: { match: MATCH, fold: LONGEST_FOLD },
    ...options,
    log,
    clock,
    leases: new Leases({ journal, clock, log }),
    metrics,
    openings,
    tables,
    pool,
  };
  const workshop = new Workshop(rulesets, { reader: options.reader });
  const waker = new Waker(journal, settings.leases);
  exposeJoining(waker);
  const health: Health = {
    storage: () => journal.check(),
    cluster: checkCluster,
    space: () => space.look(),
    get draining() {
      return !isReady();
    },
    durability: journal.durability,
  };
  const gate: GateSettings = { ...GATE, ...options };
  // What pages of other sites may read is for the gate to say.
  Object.assign(matchMaker.controller, { DEFAULT_CORS_HEADERS: {}, getCorsHeaders: () => ({}) });
  const http = createServer(HTTP_TIMEOUTS);
  const server = defineServer({
    ...clusterOf(options.cluster ?? {}, log),
    rooms: { match: defineRoom(matchRoom(settings)).on('create', (room) => room.created()) },
    routes: createRouter(
      {},
      {
        onRequest: (request) => refuseLargeBodies(request) ?? refuseWhileDraining(request),
        onError: ignoreBrokenBodies,
      },
    ),
    transport: new BoundedTransport(
      // One message of each connection at a time: a client that sends many at once does not make the others wait.
      { server: http, maxPayload: MAX_MESSAGE, allowSynchronousEvents: false },
      { ...CONNECTION_LIMITS, ...options },
      log,
    ),
    express: (app) => {
      app.disable('x-powered-by');
      app.set('trust proxy', gate.proxies);
      app.use(requestLog(log), healthRoutes(health), metricsRoute(metrics, metricsToken));
      app.use(tablesRoute(lines));
      app.use(
        apiRoutes({
          ...{ rulesets, levelsOf: settings.levelsOf, journal, openings, waker, workshop, tables, log, metrics },
          finishedFor: options.finishedFor ?? null,
        }),
        pageRoutes(client, waker),
      );
    },
    logger: colyseusLog(log),
    greet: false,
    gracefullyShutdown: false,
  });
  // Colyseus writes a port that is taken into its log and waits for ever.
  const broken = once(http, 'error').then(([error]: unknown[]) => Promise.reject(error));
  await Promise.race([server.listen(port, host), broken]);
  installGate(http, gate, log);
  await tables.start();
  const bound = (http.address() as AddressInfo).port;
  return {
    url: `http://localhost:${bound}`,
    port: bound,
    stop: async () => {
      lines.close();
      await server.gracefullyShutdown(false);
      await pool.close();
      tables.stop();
      settings.leases.stop();
      http.closeAllConnections();
      await workshop.close();
    },
  };
};
