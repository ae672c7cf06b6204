import type { CreatedMatch } from '@ironhex/shared/protocol';
import { matchMaker } from 'colyseus';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../../../e2e/drivers/wire.ts';
import { must, newSecret, open, RoomClient, until, useApp } from '../../kit.ts';

const app = useApp();

/** Names that stand nowhere else in what is told of a match. */
const NAMES = ['Wilhelmina', 'Bartholomew'] as const;

/** Asks for a place as the SDK does. */
const join = (id: string, options: object) =>
  call(app.url, `/matchmake/joinById/${id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(options),
  });

const namesIn = (text: string): readonly string[] => NAMES.filter((name) => text.includes(name));

/** With this a client says that it has got the reservation's room, and is sent the state. */
const JOINED = Uint8Array.of(10);

/** What comes over the line of a reservation until it is closed, or until both names have come. */
const overheard = (reservation: string): Promise<string> => {
  const { processId, roomId, sessionId } = JSON.parse(reservation) as Readonly<Record<string, string>>;
  const line = new WebSocket(`${app.url.replace('http', 'ws')}/${processId}/${roomId}?sessionId=${sessionId}`);
  line.binaryType = 'arraybuffer';
  let heard = '';
  return new Promise((resolve) => {
    line.onmessage = ({ data }) => {
      heard += Buffer.from(data as ArrayBuffer).toString('latin1');
      line.send(JOINED);
      if (namesIn(heard).length === NAMES.length) line.close();
    };
    line.onclose = ({ code, reason }) => resolve(`${heard} ${code} ${reason}`);
  });
};

/** Everything that somebody can ask about a match who knows its id and holds no seat in it, and what came back. */
const OUTSIDERS: readonly (readonly [what: string, ask: (id: string) => Promise<string>])[] = [
  ['what its address tells', async (id) => (await call(app.url, `/api/matches/${id}`)).text],
  ['how it stands', async (id) => (await call(app.url, `/api/matches?ids=${id}`)).text],
  ['its record', async (id) => (await call(app.url, `/api/matches/${id}/record`)).text],
  ['its page', async (id) => (await call(app.url, `/m/${id}`)).text],
  ['the list of rooms', async () => JSON.stringify(await matchMaker.query({}))],
  ['a place to watch', async (id) => (await join(id, {})).text],
  ['a line to watch', async (id) => overheard((await join(id, {})).text)],
  ['a line with a wrong secret', async (id) => overheard((await join(id, { secret: 'wrong' })).text)],
];

/** Opens a match at which two players sit, and ends it if asked to. */
const played = async (spectators: boolean, over: boolean): Promise<CreatedMatch> => {
  const match = await open(app.url, { spectators });
  const clients = await Promise.all(match.seats.map(({ secret }) => RoomClient.join(app.url, match.id, { secret })));
  for (const [index, client] of clients.entries())
    must(await client.ask('sit', { name: NAMES[index], salt: 'any salt' }));
  await until(() => clients.every(({ own }) => own && own.eventCount > 0), 'the match begins');
  if (over) must(await clients[0]!.intend({ kind: 'concede' }));
  await until(() => clients[1]!.state.status === (over ? 'over' : 'playing'), 'everybody knows');
  return match;
};

describe.each([
  ['is played', false],
  ['is over', true],
])('a match that nobody may watch, and that %s', (_, over) => {
  let id: string;
  beforeAll(async () => {
    ({ id } = await played(false, over));
  });

  test.each(OUTSIDERS)('tells outsiders no names: %s', async (_what, ask) => {
    const told = await ask(id);
    expect(told).not.toBe('');
    expect(namesIn(told)).toEqual([]);
  });
});

test('a match that anybody may watch tells them', async () => {
  const { id } = await played(true, false);
  const told = await Promise.all(OUTSIDERS.map(async ([what, ask]) => [what, namesIn(await ask(id)).length > 0]));
  expect(Object.fromEntries(told)).toMatchObject({
    'what its address tells': true,
    'how it stands': true,
    'a line to watch': true,
  });
  const over = await played(true, true);
  expect(namesIn((await call(app.url, `/api/matches/${over.id}/record`)).text)).toEqual(NAMES);
});

test('its address tells which seats are taken all the same', async () => {
  const { id } = await played(false, false);
  const { text } = await call(app.url, `/api/matches/${id}`);
  expect(JSON.parse(text)).toMatchObject({
    status: 'playing',
    seats: [
      { id: 'blue', name: '', taken: true },
      { id: 'orange', name: '', taken: true },
    ],
  });
});

test('its record is for those who hold a seat of it, after a restart too', async () => {
  const match = await played(false, true);
  const ask = async (secret?: string) => {
    const headers = secret === undefined ? undefined : { authorization: `Bearer ${secret}` };
    return await call(app.url, `/api/matches/${match.id}/record`, headers && { headers });
  };
  await app.restart();
  for (const secret of [undefined, 'wrong', newSecret()]) {
    const { status, text } = await ask(secret);
    expect(status).toBe(403);
    expect(text).toContain('only its players can watch it again');
  }
  for (const { secret } of match.seats) expect(await ask(secret)).toMatchObject({ status: 200 });
});
