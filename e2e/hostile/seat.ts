import { Protocol } from 'colyseus';
import { call } from '../drivers/wire.ts';
import { RawLine, wrap } from './raw-line.ts';

/** Where a match is, and what opens a seat of it. */
export interface Target {
  readonly url: string;
  readonly id: string;
  readonly secret?: string | undefined;
  /** The address of this machine to come from, such as `127.0.0.2`; the usual one if it is left out. */
  readonly from?: string | undefined;
}

/** Asks to join; the address of the line, or the status of the refusal. */
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

/** Opens a line in a match; undefined if it is refused. Without `joins` it never says that it is there. */
export const takeSeat = async (target: Target, joins = true): Promise<RawLine | undefined> => {
  const address = await reserve(target);
  if (typeof address === 'number') return undefined;
  const line = await RawLine.dial(target.url, address, target.from);
  if (joins) line.write(wrap(Buffer.from([Protocol.JOIN_ROOM])));
  return line.open ? line : undefined;
};
