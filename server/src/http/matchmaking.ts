import { matchMaker, ServerError } from 'colyseus';
import { isReady } from '../cluster/placement.ts';
import { busy, NOT_NOW } from '../refusals.ts';
import type { Waker } from '../rooms/lifecycle/wake.ts';

/** Refuses to let clients join while this server stops, so that the proxy asks another one. */
export const refuseWhileDraining = (request: Request): Response | undefined => {
  if (request.method !== 'POST' || isReady()) return undefined;
  const error = 'This server is about to stop. The match is found on another one in a moment.';
  return Response.json({ code: NOT_NOW, error }, { status: NOT_NOW });
};

/** What asks to join a match is a few dozen bytes long. */
const LIMIT = 4096;

/** Refuses requests to the matchmaking whose body is too large, or of unknown length, before they are read. */
export const refuseLargeBodies = (request: Request): Response | undefined => {
  if (request.method !== 'POST') return undefined;
  const length = request.headers.get('content-length');
  if (length === null) return Response.json({ error: 'Send the length of the request along.' }, { status: 411 });
  if (Number(length) <= LIMIT) return undefined;
  return Response.json({ error: 'This request is too large.' }, { status: 413 });
};

/** When a request breaks off there is no client left to answer; the library would log it as a fault. */
export const ignoreBrokenBodies = (error: unknown): Response | undefined => {
  const { code } = error as { code?: unknown };
  return code === 'ECONNRESET' ? Response.json({ error: 'This request broke off.' }, { status: 400 }) : undefined;
};

/** A host name or IP address, with or without a port. */
const HOST = /^[\w.:[\]-]+$/;

/** The host that a client asked for: behind proxies, the one that the first proxy was asked for. */
const hostOf = (headers: Headers): string | undefined => {
  const [forwarded] = headers.get('x-forwarded-host')?.split(',') ?? [];
  const host = (forwarded || headers.get('host'))?.trim();
  return host && HOST.test(host) ? host : undefined;
};

/** Colyseus' answer to a client that may join, as far as it says where the match is. */
interface Reservation {
  readonly publicAddress?: string;
}

/**
 * Puts the host that the client asked for before the name of the server that has its match: Colyseus gives that
 * server's public address, which here is a name only. A proxy sends `/<name>/…` to the server of that name, so no
 * operator has to configure hosts.
 */
const reachable = <R extends Reservation>(reservation: R, headers: Headers | undefined): R => {
  const { publicAddress: name, ...rest } = reservation;
  const host = headers && hostOf(headers);
  return (name && host ? { ...rest, publicAddress: `${host}/${name}` } : rest) as R;
};

/**
 * The code of what is thrown here becomes the HTTP status, and Colyseus' own for this, 522, means a lost line there.
 */
const NOT_FOUND = 404;

const { controller } = matchMaker;
const invoke = controller.invokeMethod.bind(controller);

/**
 * What a client may ask Colyseus for: to join a match, which wakes it. Colyseus has no public way to put something
 * before its matchmaking, so a method of its controller is replaced. Clients join by the id of the match, and get a
 * seat in its room; matches are opened by the API only, and who lost the line joins again. A match that runs, but
 * cannot be reached, has lost its server just now: it is somewhere else soon.
 */
export const exposeJoining = (waker: Waker): void => {
  controller.exposedMethods = ['joinById'];
  controller.invokeMethod = async (method, id, options, auth) => {
    const room = await waker.wake(id);
    if (room === undefined) throw new ServerError(NOT_FOUND, `The match "${id}" is not found.`);
    const reservation = await invoke(method, room, options, auth).catch(() => {
      throw busy();
    });
    return reachable(reservation, auth?.headers);
  };
};
