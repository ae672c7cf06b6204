import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Encoder } from '@colyseus/schema';
import type { Rulesets } from '@ironhex/shared/match';
import { createRouter, defineRoom, defineServer } from 'colyseus';
import type { Logger } from 'pino';
import { apiRoutes } from './http/api.ts';
import { refuseLargeBodies } from './http/guard.ts';
import { type Health, healthRoutes } from './http/health.ts';
import { pageRoutes, security } from './http/pages.ts';
import { requestLog } from './http/request-log.ts';
import type { Journal } from './journal/journal.ts';
import { colyseusLog, makeLog } from './log.ts';
import { type Metrics, makeMetrics } from './metrics/metrics.ts';
import { metricsRoute } from './metrics/route.ts';
import { letJoin } from './rooms/joining.ts';
import { matchRoom, type RoomSettings } from './rooms/match-room.ts';
import { Waker } from './rooms/waker.ts';
import { SteadyTransport } from './transport.ts';

/** What a server can be told; everything has a default but the rulesets and the journal. */
export interface AppOptions extends Partial<Omit<RoomSettings, 'rulesets' | 'journal'>> {
  readonly rulesets: Rulesets;
  /** Where the matches are kept. Whoever opened it closes it, after the app. */
  readonly journal: Journal;
  /** More matches from one address in a minute are refused; 60 by default. */
  readonly matchesPerMinute?: number;
  /** How many proxies stand before the server: their word about who asks is taken. None by default. */
  readonly proxies?: number;
  /** Where the server notes its figures; by default they begin with it. */
  readonly metrics?: Metrics;
  /** Who has this token may read the figures; without one, only the private network. */
  readonly metricsToken?: string | undefined;
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

/** Room for whole views of the largest board that can be made from a seed, in bytes per match; it grows by itself. */
Encoder.BUFFER_SIZE = 128 * 1024;

/** Wires the server together and starts it: websocket, matchmaking, API and the built client on one port. */
export const startApp = async (port: number, host: string | undefined, options: AppOptions): Promise<App> => {
  const log: Logger = options.log ?? makeLog('info');
  const {
    rulesets,
    journal,
    matchesPerMinute = 60,
    proxies = 0,
    metrics = makeMetrics(),
    metricsToken,
    client = join(import.meta.dirname, '../../client/dist'),
  } = options;
  const settings: RoomSettings = {
    messagesPerSecond: 1000,
    reconnect: 60,
    keep: { playing: DAY, idle: 5 * MINUTE },
    ...options,
    log,
  };
  let stopping = false;
  const health: Health = {
    storage: () => journal.check(),
    durability: journal.durability,
    get draining() {
      return stopping;
    },
  };
  const waker = new Waker(journal);
  letJoin(waker);
  const http = createServer();
  const server = defineServer({
    rooms: { match: defineRoom(matchRoom(settings)) },
    routes: createRouter({}, { onRequest: refuseLargeBodies }),
    transport: new SteadyTransport({ server: http, maxPayload: MAX_MESSAGE }),
    express: (app) => {
      app.disable('x-powered-by');
      app.set('trust proxy', proxies);
      app.use(security, requestLog(log), healthRoutes(health), metricsRoute(metrics, metricsToken));
      app.use(apiRoutes({ rulesets, journal, waker, log, metrics, matchesPerMinute }), pageRoutes(client));
    },
    logger: colyseusLog(log),
    greet: false,
    gracefullyShutdown: false,
  });
  // Colyseus writes a port that is taken into its log and waits for ever.
  const broken = once(http, 'error').then(([error]: unknown[]) => Promise.reject(error));
  await Promise.race([server.listen(port, host), broken]);
  const bound = (http.address() as AddressInfo).port;
  return {
    url: `http://localhost:${bound}`,
    port: bound,
    stop: async () => {
      stopping = true;
      await server.gracefullyShutdown(false);
      http.closeAllConnections();
    },
  };
};
