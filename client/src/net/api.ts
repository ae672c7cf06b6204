import type {
  ChangeSettings,
  CreatedMatch,
  FoundMatch,
  HostSettings,
  OtherSought,
  Seek,
  SitAtListed,
} from '@ironhex/shared/protocol';
// Not from the protocol: the first page asks the server, and does not load what reads requests.
import { type Fault, fail, ok, type Result } from '@ironhex/shared/result';

const OFFLINE: Fault = { at: '', message: 'The server does not answer. Check your connection and try again.' };

const ask = async <T>(
  path: string,
  init?: RequestInit,
  read: (response: Response) => Promise<T> = (response) => response.json() as Promise<T>,
): Promise<Result<T, readonly Fault[]>> => {
  try {
    const response = await fetch(path, init);
    if (response.ok) return ok(await read(response));
    const { faults = [OFFLINE] } = (await response.json()) as { readonly faults?: readonly Fault[] };
    return fail(faults);
  } catch {
    return fail([OFFLINE]);
  }
};

/** Shows the server that we hold a seat, or are the host. */
const bearing = (secret: string) => ({ authorization: `Bearer ${secret}` });

/** The record of a match that is over, as text. The `secret` of a seat is needed where nobody was allowed to watch. */
export const fetchRecord = (id: string, secret: string | undefined): Promise<Result<string, readonly Fault[]>> =>
  ask(`/api/matches/${id}/record`, secret === undefined ? {} : { headers: bearing(secret) }, (response) =>
    response.text(),
  );

const post = <T>(path: string, body: object, secret?: string): Promise<Result<T, readonly Fault[]>> =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(secret !== undefined && bearing(secret)) },
    body: JSON.stringify(body),
  });

/**
 * Creates a match; the faults say what the server does not accept, and where it stands in the request. The `secret` of a seat is
 * needed to begin at a moment of a match that nobody was allowed to watch.
 */
export const createMatch = (match: ChangeSettings, secret?: string): Promise<Result<CreatedMatch, readonly Fault[]>> =>
  post('/api/matches', match, secret);

/** Looks for an opponent; the match is created if no table fits and nobody waits who would play another one as well. */
export const seekMatch = (
  match: ChangeSettings,
  seek: Seek,
): Promise<Result<CreatedMatch | OtherSought, readonly Fault[]>> => post('/api/seeks', { ...match, seek });

/** As the host, who has this secret: the settings of a match that has not begun. */
export const readSettings = (id: string, secret: string): Promise<Result<HostSettings, readonly Fault[]>> =>
  ask(`/api/matches/${id}/settings`, { headers: bearing(secret) });

/** As the host, who has this secret: other settings for a match that has not begun. Gives the seats that are new. */
export const changeSettings = (
  id: string,
  secret: string,
  match: ChangeSettings,
): Promise<Result<Pick<CreatedMatch, 'seats'>, readonly Fault[]>> =>
  ask(`/api/matches/${id}/settings`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    body: JSON.stringify(match),
  });

/** Sits down at a table that its host has listed; gives the seat. The same again gets the same answer. */
export const sitAtListed = (
  id: string,
  sitting: SitAtListed,
): Promise<Result<{ readonly seat: string }, readonly Fault[]>> => post(`/api/matches/${id}/seats`, sitting);

/** How matches stand, and for how many days the server keeps those that are over; null: for good. */
interface Found {
  readonly matches: readonly FoundMatch[];
  readonly finishedFor: number | null;
}

/** How these matches stand, without opening any of them. */
export const findMatches = (ids: readonly string[]): Promise<Result<Found, readonly Fault[]>> =>
  ask(`/api/matches?ids=${ids.join(',')}`);
