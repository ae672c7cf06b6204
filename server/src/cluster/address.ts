import type { matchMaker } from 'colyseus';

/** What Colyseus tells a client that may join: where, and by which session. */
type Reservation = Awaited<ReturnType<typeof matchMaker.joinById>>;

/** Names and numbers of hosts, with or without a port. */
const HOST = /^[\w.:[\]-]+$/;

/** Where whoever asked found us: behind proxies what the first of them was called. */
const hostOf = (headers: Headers): string | undefined => {
  const [forwarded] = headers.get('x-forwarded-host')?.split(',') ?? [];
  const host = (forwarded || headers.get('host'))?.trim();
  return host && HOST.test(host) ? host : undefined;
};

/**
 * Lets clients reach the server that has their match by its name: Colyseus tells them the public address of that
 * server, which for us is a name only, and we put the host before it by which they found us. So nobody has to
 * configure hosts; a proxy sends `/<name>/…` to the server of that name. A server without a name tells no address.
 */
export const withHost = (reservation: Reservation, headers: Headers | undefined): Reservation => {
  const { publicAddress: name, ...rest } = reservation;
  const host = headers && hostOf(headers);
  return name && host ? { ...rest, publicAddress: `${host}/${name}` } : rest;
};
