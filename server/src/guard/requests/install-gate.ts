import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { addressOf, networkOf } from '../addresses.ts';
import { later } from '../fair-queue.ts';
import { ConnectionCounter } from '../limiters.ts';
import { type GateSettings, makeGate } from './gate.ts';

/** Milliseconds that a client may take to send the head of a request, and all of it. */
export const HTTP_TIMEOUTS: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
};

type Listener = (...given: unknown[]) => void;

/** Removes all listeners of an event, and gives them as one function. */
const takeListeners = (http: Server, event: string): Listener => {
  const listeners = http.listeners(event) as Listener[];
  http.removeAllListeners(event);
  return (...given) => {
    for (const listener of listeners) listener.apply(http, given);
  };
};

/**
 * Puts the gate before all present listeners of a server. A middleware of express would come too late: Colyseus answers
 * some requests before express gets them.
 */
export const installGate = (http: Server, settings: GateSettings, log: Logger): void => {
  const gate = makeGate(settings);
  const [requested, upgraded] = [takeListeners(http, 'request'), takeListeners(http, 'upgrade')];
  const failed = (error: unknown) => log.error({ err: error }, 'the gate failed');

  http.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const judge = (): Promise<void> => gate.request(request, response, () => requested(request, response));
    // In slices: hundreds of requests at once must not make players wait.
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
  // Behind a proxy all connections come from the proxy, which may hold any number.
  if (settings.proxies > 0) return;
  // Twice as many as websockets: pages also load files and ask the API.
  const connections = new ConnectionCounter(2 * settings.connectionsPerAddress);
  http.on('connection', (socket) => {
    const address = addressOf({ headers: {}, socket }, 0);
    if (!connections.admit(networkOf(address), socket)) socket.destroy();
  });
};
