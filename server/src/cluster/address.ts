/** Names and numbers of hosts, with or without a port. */
const HOST = /^[\w.:[\]-]+$/;

/** Where whoever asked found us: behind proxies what the first of them was called. */
export const hostOf = (headers: Headers): string | undefined => {
  const [forwarded] = headers.get('x-forwarded-host')?.split(',') ?? [];
  const host = (forwarded || headers.get('host'))?.trim();
  return host && HOST.test(host) ? host : undefined;
};

/** Where a client that may join finds its match, as Colyseus tells it. */
interface Reservation {
  readonly publicAddress?: string;
}

/**
 * Lets clients reach the server that has their match by its name: Colyseus tells them the public address of that
 * server, which for us is a name only, and we put the host before it by which they found us. So nobody has to
 * configure hosts; a proxy sends `/<name>/…` to the server of that name.
 */
export const reachable = <R extends Reservation>(reservation: R, headers: Headers | undefined): R => {
  const { publicAddress: name, ...rest } = reservation;
  const host = headers && hostOf(headers);
  return (name && host ? { ...rest, publicAddress: `${host}/${name}` } : rest) as R;
};
