import { Protocol } from 'colyseus';
import { call } from '../drivers/wire.ts';
import { RawConnection, wrap } from './raw-connection.ts';

/** A match, with the secret of a seat if there is one. */
export interface Target {
  readonly url: string;
  readonly id: string;
  readonly secret?: string | undefined;
  /** The local address to connect from, such as `127.0.0.2`; left out, the usual one. */
  readonly from?: string | undefined;
}

/** Asks to join. Gives the path of the websocket, or the status of the refusal. */
export const reserve = async ({ url, id, secret, from }: Target): Promise<string | number> => {
  const { status, text } = await call(url, `/matchmake/joinById/${id}`, {
    method: 'POST',
    from,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(secret === undefined ? {} : { secret }),
  });
  if (status !== 200) return status;
  const { processId, roomId, sessionId } = JSON.parse(text) as Readonly<Record<string, string>>;
  return `/${processId}/${roomId}?sessionId=${sessionId}`;
};

/** Asks for a match, or at another path, with the JSON of the request. Gives the answer; undefined if the connection is cut before it. */
export const askForMatch = ({ url, from }: Pick<Target, 'url' | 'from'>, body: string, path = '/api/matches') =>
  call(url, path, { method: 'POST', headers: { 'content-type': 'application/json' }, body, from }).catch(
    () => undefined,
  );

/** Opens a connection to a match; undefined if it is refused. Without `joins` it never confirms its join. */
export const takeSeat = async (target: Target, joins = true): Promise<RawConnection | undefined> => {
  const address = await reserve(target);
  if (typeof address === 'number') return undefined;
  const connection = await RawConnection.dial(target.url, address, target.from);
  if (joins) connection.write(wrap(Buffer.from([Protocol.JOIN_ROOM])));
  return connection.open ? connection : undefined;
};
