import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { addressOf, networkOf } from './address.ts';
import { Crowd } from './crowd.ts';
import { type GateSettings, makeGate } from './gate.ts';
import { later } from './lanes.ts';

/** Milliseconds that a client may take to send the head of a request, and all of it. */
export const HTTP_TIMEOUTS: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
};

type Listener = (...given: unknown[]) => void;

/** Takes what listens to an event away, and gives it as one function. */
const takeListeners = (http: Server, event: string): Listener => {
  const listeners = http.listeners(event) as Listener[];
  http.removeAllListeners(event);
  return (...given) => {
    for (const listener of listeners) listener.apply(http, given);
  };
};

/**
 * Puts the gate before everything that listens to a server by now. Colyseus answers some requests before express hears
 * of them, so nothing that is put into express stands before all.
 */
export const guardDoor = (http: Server, settings: GateSettings, log: Logger): void => {
  const gate = makeGate(settings);
  const [requested, upgraded] = [takeListeners(http, 'request'), takeListeners(http, 'upgrade')];
  const failed = (error: unknown) => log.error({ err: error }, 'the gate failed');

  http.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const judge = (): Promise<void> => gate.request(request, response, () => requested(request, response));
    // Hundreds that come at once do not make players wait.
    later.add(request, () => {
      judge().catch((error) => {
        failed(error);
        response.destroy();
      });
    });
  });
  http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const judge = (): Promise<void> => gate.upgrade(request, socket, () => upgraded(request, socket, head));
    later.add(socket, () => {
      judge().catch((error) => {
        failed(error);
        socket.destroy();
      });
    });
  });
  // Behind a proxy all connections come from the proxy, and how many it holds is its own business.
  if (settings.proxies > 0) return;
  // Pages need a few connections beside the one to their match.
  const connections = new Crowd(2 * settings.connectionsPerAddress);
  http.on('connection', (socket) => {
    const address = addressOf({ headers: {}, socket }, 0);
    if (!connections.admit(networkOf(address), socket)) socket.destroy();
  });
};
