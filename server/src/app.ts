import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Encoder } from '@colyseus/schema';
import type { Rulesets } from '@ironhex/shared/match';
import { createRouter, defineRoom, defineServer, matchMaker } from 'colyseus';
import type { Logger } from 'pino';
import { BoundedTransport } from './guard/bounded-transport.ts';
import { guardDoor, PATIENCE } from './guard/door.ts';
import { GATE, type GateSettings } from './guard/gate.ts';
import { ROOM_LIMITS } from './guard/room-limits.ts';
import { apiRoutes } from './http/api.ts';
import { ignoreBrokenBodies, refuseLargeBodies } from './http/guard.ts';
import { pageRoutes } from './http/pages.ts';
import { colyseusLog, makeLog } from './log.ts';
import { matchRoom, type RoomSettings } from './rooms/match-room.ts';

/** What a server can be told; everything has a default but the rulesets. */
export interface AppOptions extends Partial<Omit<RoomSettings, 'rulesets'>>, Partial<GateSettings> {
  readonly rulesets: Rulesets;
  /** Where the built client lies. */
  readonly client?: string;
}

/** A running server. */
export interface App {
  readonly url: string;
  readonly port: number;
  /** Closes all matches and connections. */
  stop(): Promise<void>;
}

const HOUR = 3600;

/** The largest message a client may send, in bytes. What is longer closes the connection. */
const MAX_MESSAGE = 64 * 1024;

/** Room for whole views of the largest board that can be made from a seed, in bytes per match; it grows by itself. */
Encoder.BUFFER_SIZE = 128 * 1024;

/** Wires the server together and starts it: websocket, matchmaking, API and the built client on one port. */
export const startApp = async (port: number, host: string | undefined, options: AppOptions): Promise<App> => {
  const log: Logger = options.log ?? makeLog('info');
  const { rulesets, client = join(import.meta.dirname, '../../client/dist') } = options;
  const settings: RoomSettings = {
    messagesPerSecond: 1000,
    ...ROOM_LIMITS,
    reconnect: 60,
    keep: { open: 24 * HOUR, over: HOUR },
    ...options,
    log,
  };
  const gate: GateSettings = { ...GATE, ...options };
  // Matches are opened by the API only: what a client may ask Colyseus for is to join one.
  matchMaker.controller.exposedMethods = ['joinById', 'reconnect'];
  // What pages of other sites may read is for the gate to say.
  Object.assign(matchMaker.controller, { DEFAULT_CORS_HEADERS: {}, getCorsHeaders: () => ({}) });
  const http = createServer(PATIENCE);
  const server = defineServer({
    rooms: { match: defineRoom(matchRoom(settings)) },
    routes: createRouter({}, { onRequest: refuseLargeBodies, onError: ignoreBrokenBodies }),
    transport: new BoundedTransport({ server: http, maxPayload: MAX_MESSAGE }, settings.messagesPerSecond, log),
    express: (app) => {
      app.disable('x-powered-by');
      app.set('trust proxy', gate.proxies);
      app.use(apiRoutes(rulesets, log), pageRoutes(client));
    },
    logger: colyseusLog(log),
    greet: false,
    gracefullyShutdown: false,
  });
  // Colyseus writes a port that is taken into its log and waits for ever.
  const broken = once(http, 'error').then(([error]: unknown[]) => Promise.reject(error));
  await Promise.race([server.listen(port, host), broken]);
  guardDoor(http, gate, log);
  const bound = (http.address() as AddressInfo).port;
  return {
    url: `http://localhost:${bound}`,
    port: bound,
    stop: async () => {
      await server.gracefullyShutdown(false);
      http.closeAllConnections();
    },
  };
};
