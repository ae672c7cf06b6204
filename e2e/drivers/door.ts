import type { CreatedMatch, CreateFromPosition, CreateMatch } from '@ironhex/shared/protocol';

/** Sends a body to the address where matches are made, or to that where opponents are looked for. */
export const postMatch = (url: string, body: string, path = '/api/matches'): Promise<Response> =>
  fetch(`${url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });

/** Opens a match through the door that hosts use; throws what the server says if it does not take the request. */
export const openMatch = async (url: string, request: CreateMatch | CreateFromPosition): Promise<CreatedMatch> => {
  const response = await postMatch(url, JSON.stringify(request));
  if (response.status !== 201) throw new Error(await response.text());
  return (await response.json()) as CreatedMatch;
};
