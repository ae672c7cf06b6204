import type { CreateMatch, GatheringSeat } from '@ironhex/shared/protocol';
import { joined, must, newSecret, open, REQUEST, type RoomClient, until } from './kit.ts';

/** Ada, the host, and Bo sit at a table that waits until both are ready. */
export const sittingAt = async (url: string, request: Partial<CreateMatch> = {}) => {
  const match = await open(url, { waits: true, ...request });
  const people: { readonly client: RoomClient; readonly secret: string }[] = [];
  for (const [index, name] of ['Ada', 'Bo'].entries()) {
    const client = await joined(url, match.id, { secret: match.seats[index]!.secret });
    const secret = newSecret();
    must(await client.ask('sit', { name, salt: `the salt of ${name}`, secret }));
    people.push({ client, secret });
  }
  const [ada, bo] = people as [(typeof people)[0], (typeof people)[0]];
  await until(() => nameOn(bo.client, 'orange') === 'Bo', 'both sit');
  return { id: match.id, seats: match.seats, ada, bo };
};

/** Who sits on a seat, as somebody sees it. */
export const nameOn = ({ state }: RoomClient, seat: string) => state.seats.get(seat)!.name;
/** Whether a seat's player is ready, as somebody sees it. */
export const readyOn = ({ state }: RoomClient, seat: string) =>
  (JSON.parse(state.seats.get(seat)!.gathering) as GatheringSeat).ready;
/** Says to be ready for the settings as this client knows them. */
export const ready = (client: RoomClient, is = true) =>
  client.ask('ready', { ready: is, revision: client.gathering!.revision });
/** All events that a client was sent. */
export const told = async (client: RoomClient) => (await client.events()).map(({ seen }) => seen);

/** Asks for other settings, with a host's secret. */
export const change = (url: string, id: string, secret: string, request: object): Promise<Response> =>
  fetch(`${url}/api/matches/${id}/settings`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    body: JSON.stringify({ ...REQUEST, ...request }),
  });

/** The settings as the host with this secret gets them. */
export const settingsFor = (url: string, id: string, secret: string): Promise<Response> =>
  fetch(`${url}/api/matches/${id}/settings`, { headers: { authorization: `Bearer ${secret}` } });
