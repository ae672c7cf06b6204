/** A host name or IP address, with or without a port. */
const HOST = /^[\w.:[\]-]+$/;

/** The host that a client asked for: behind proxies, the one that the first proxy was asked for. */
export const hostOf = (headers: Headers): string | undefined => {
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
export const reachable = <R extends Reservation>(reservation: R, headers: Headers | undefined): R => {
  const { publicAddress: name, ...rest } = reservation;
  const host = headers && hostOf(headers);
  return (name && host ? { ...rest, publicAddress: `${host}/${name}` } : rest) as R;
};
