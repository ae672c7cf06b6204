import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { causedBy } from '../../log.ts';
import { addressOf, markGroup, networkOf } from '../addresses.ts';
import { later } from '../fair-queue.ts';
import { ConcurrencyLimit, ConnectionCounter, type Limit, limitTo } from '../limiters.ts';
import { ADDRESS_LIMITS, type AddressLimits, SPREAD } from '../limits.ts';
import { isForeign, isWelcome, type Origins, secure } from './headers.ts';

/** Settings of the gate. */
export type GateSettings = Origins & AddressLimits;

/** A server without proxies, for its own page only. */
export const GATE: GateSettings = { ...ADDRESS_LIMITS, proxies: 0, origins: [] };

/** A kind of request with its limits. */
interface Limited {
  readonly limit: Limit;
  /** What was done too often, as a sentence begins. */
  readonly what: string;
  /** Spreads out requests that come at once. */
  readonly concurrency?: ConcurrencyLimit;
}

/** Why a request is turned away. */
interface Refused {
  readonly status: number;
  readonly message: string;
  /** Milliseconds until the client may try again. */
  readonly wait?: number;
}

const UNREADABLE: Refused = { status: 400, message: 'This request cannot be read.' };
const NOTHING_HERE: Refused = { status: 404, message: 'There is nothing at this address.' };
const NO_JSON: Refused = { status: 415, message: 'Send this as JSON.' };
const FOREIGN: Refused = { status: 403, message: 'Pages of other sites may not use this table.' };
const CROWDED: Refused = {
  status: 429,
  message: 'There are many connections from your address already. Close some, then try again.',
  wait: 10_000,
};

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
/** `/<process>/<room>?sessionId=…`, perhaps behind a path that a proxy goes by. */
const ROOM = /^\/(?:[\w.-]+\/)*[\w-]+\/[\w-]+\?(?:.*&)?sessionId=/;
const JOINING = /^\/matchmake\/joinById\/[\w-]+$/;
/** Does a client come back with Colyseus' own token? That is not possible here: clients always join again. */
const comesBack = (url: string): boolean => new URL(url, 'http://any').searchParams.has('reconnectionToken');
/** Paths of Colyseus, of which only joining is open. */
const LIBRARY = /^\/(?:matchmake(?:\/|$)|__)/i;

/**
 * One form for our API and the matchmaking: `faults` is what our API says, `error` and `code` what the matchmaking
 * says.
 */
const turnAway = (response: ServerResponse, { status, message, wait }: Refused): void => {
  if (wait !== undefined) response.setHeader('Retry-After', Math.ceil(wait / 1000));
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ code: status, error: message, faults: [{ at: 'request', message }] }));
};

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0]!;

/** Is this a request on which express or Colyseus would fail? Also drops a header that only one of them accepts. */
const unreadable = ({ headers, url = '' }: IncomingMessage): boolean => {
  const proto = headers['x-forwarded-proto'];
  if (proto !== undefined && !/^https?$/.test(String(proto))) delete headers['x-forwarded-proto'];
  return !url.startsWith('/') || !HOST.test(headers.host ?? '') || !URL.canParse(`http://${headers.host}`);
};

/** Lets pages of welcome sites read the answer. Colyseus must not set these headers itself. */
const shareWith = (origin: string, response: ServerResponse): void => {
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT');
  response.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type');
  response.setHeader('Vary', 'Origin');
};

/** Judges every request and connection before any other code reads it. */
interface Gate {
  request(request: IncomingMessage, response: ServerResponse, pass: () => void): Promise<void>;
  upgrade(request: IncomingMessage, socket: Duplex, pass: () => void): Promise<void>;
}

/** Builds the gate of one server. Limits are counted in its memory. */
export const makeGate = (settings: GateSettings): Gate => {
  const [matches, joins, reads, health, upgrades] = [
    limitTo(settings.matchesPerMinute, 60),
    limitTo(settings.joinsPerMinute, 60),
    limitTo(settings.readsPerMinute, 60),
    limitTo(settings.healthPerMinute, 60),
    limitTo(settings.joinsPerMinute, 60),
  ];
  const connections = new ConnectionCounter(settings.connectionsPerAddress);
  const rest = (perMinute: number, spread: number): number => Math.min(SPREAD.longestRest, spread / perMinute);
  const opening = new ConcurrencyLimit(
    SPREAD.atOnce.matches,
    SPREAD.longest,
    rest(settings.matchesPerMinute, SPREAD.rest.matches),
  );
  const joining = new ConcurrencyLimit(
    SPREAD.atOnce.joins,
    SPREAD.longest,
    rest(settings.joinsPerMinute, SPREAD.rest.joins),
  );

  const limitFor = ({ method }: IncomingMessage, path: string): Limited | undefined => {
    const reading = method === 'GET' || method === 'HEAD';
    if (reading && /^\/api\//i.test(path)) return { limit: reads, what: 'You have asked for a lot' };
    if (reading && /^\/health(?:\/|$)/i.test(path))
      return { limit: health, what: 'You have asked very often how the server is' };
    if (method === 'PUT' && /^\/api\/matches\/[^/]*\/settings\/?$/i.test(path))
      return { limit: matches, concurrency: opening, what: 'You have changed settings very often' };
    if (method !== 'POST') return undefined;
    if (JOINING.test(path) || /^\/api\/matches\/[^/]*\/seats\/?$/i.test(path))
      return { limit: joins, concurrency: joining, what: 'You have joined matches very often' };
    if (/^\/api\/matches\/?$/i.test(path))
      return { limit: matches, concurrency: opening, what: 'You have made many matches' };
    // A search may make a match too.
    if (/^\/api\/seeks\/?$/i.test(path))
      return { limit: matches, concurrency: opening, what: 'You have looked for an opponent very often' };
    return undefined;
  };

  const misplaced = (request: IncomingMessage, path: string): Refused | undefined => {
    if (!LIBRARY.test(path)) return undefined;
    if (request.method !== 'POST' || !JOINING.test(path)) return NOTHING_HERE;
    return /^application\/json\b/i.test(request.headers['content-type'] ?? '') ? undefined : NO_JSON;
  };

  const tooOften = async ({ limit, what }: Limited, network: string): Promise<Refused | undefined> => {
    const wait = await limit.wait(network);
    if (wait === 0) return undefined;
    return { status: 429, message: `${what} in a short time. Wait a minute, then try again.`, wait };
  };

  const changes = ({ method }: IncomingMessage): boolean => method !== 'GET' && method !== 'HEAD';

  return {
    async request(request, response, pass) {
      const path = pathOf(request);
      secure(request, response);
      if (unreadable(request)) return turnAway(response, UNREADABLE);
      if (changes(request) && isForeign(request.headers, settings)) return turnAway(response, FOREIGN);
      if (isWelcome(request.headers, settings)) shareWith(request.headers.origin!, response);
      if (request.method === 'OPTIONS') return void response.writeHead(204).end();
      const network = networkOf(addressOf(request, settings.proxies));
      const limited = limitFor(request, path);
      const refused = misplaced(request, path) ?? (limited && (await tooOften(limited, network)));
      if (refused) return turnAway(response, refused);
      const enter = (): void => causedBy(network, pass);
      if (!limited?.concurrency) return enter();
      const leave = await limited.concurrency.enter(network);
      response.once('close', leave);
      if (response.closed) leave();
      else enter();
    },

    async upgrade(request, socket, pass) {
      const network = networkOf(addressOf(request, settings.proxies));
      const judge = async (): Promise<Refused | undefined> => {
        if (unreadable(request)) return UNREADABLE;
        if (isForeign(request.headers, settings)) return FOREIGN;
        if (!ROOM.test(request.url!) || comesBack(request.url!)) return NOTHING_HERE;
        const group = connections.admit(network, socket);
        if (!group) return CROWDED;
        markGroup(socket, group);
        const wait = await upgrades.wait(network);
        return wait > 0 ? { ...CROWDED, message: 'You have connected very often. Wait a minute.', wait } : undefined;
      };
      const refused = await judge();
      if (!refused) return later.add(socket, () => causedBy(network, pass));
      const response = new ServerResponse(request);
      response.assignSocket(socket as never);
      response.on('finish', () => socket.end());
      secure(request, response);
      response.setHeader('Connection', 'close');
      turnAway(response, refused);
    },
  };
};
