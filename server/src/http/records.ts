import { fail, ok, type Result } from '@ironhex/shared/protocol';
import type { Request } from 'express';
import type { Journal } from '../journal/journal.ts';
import type { Waker } from '../rooms/lifecycle/wake.ts';
import { callRoom } from './call-room.ts';

export const NO_MATCH =
  'There is no such match. Perhaps the address is mistyped, or nobody played the match for long and it was removed.';
const PLAYERS_ONLY =
  'Nobody was allowed to watch this match: only its players can watch it again, with the link to their seat.';
const UNDER_WAY = 'The match is not over yet: its dice are still a secret.';

/** The secret of a seat or of a host, as it comes with a request. */
const BEARER = /^Bearer ([\w-]{32})$/;

/** The secret that a request brings; undefined without one. */
export const secretIn = (request: Request): string | undefined => BEARER.exec(request.get('authorization') ?? '')?.[1];

/** Why a record is not given out: a status, what is wrong in the request, and a sentence. */
interface NotGiven {
  readonly status: 403 | 404 | 409;
  readonly at: string;
  readonly message: string;
}

/** Where records come from. */
interface RecordParts {
  readonly journal: Pick<Journal, 'record' | 'epoch'>;
  readonly waker: Waker;
}

/**
 * The record of a match that is over, as text, for somebody who asks with this secret: where nobody was allowed to watch, only
 * the secret of a seat or of the host opens it.
 */
export const recordFor = async (
  { journal, waker }: RecordParts,
  id: string,
  secret: string | undefined,
): Promise<Result<string, NotGiven>> => {
  const knows = async (): Promise<boolean> => {
    const room = secret && (await waker.wake(id));
    return room ? await callRoom<boolean>(room, 'knows', secret) : false;
  };
  const kept = await journal.record(id);
  if (kept?.closed && !(await knows())) return fail({ status: 403, at: 'authorization', message: PLAYERS_ONLY });
  if (kept) return ok(kept.record);
  const isThere = (await journal.epoch(id)) !== undefined;
  return fail(isThere ? { status: 409, at: 'id', message: UNDER_WAY } : { status: 404, at: 'id', message: NO_MATCH });
};
