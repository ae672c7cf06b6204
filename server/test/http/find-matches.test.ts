import { type FoundMatch, MOST_ASKED } from '@ironhex/shared/protocol';
import { matchMaker } from 'colyseus';
import { expect, test } from 'vitest';
import { faultsOf, gather, must, open, play, RoomClient, turnOf, until, useApp } from '../kit.ts';

/** Seconds: matches that nobody is at soon go to sleep. */
const app = useApp({ keep: { playing: 0.3, idle: 0.3 }, finishedFor: 90 });

const ask = (ids: string): Promise<Response> => fetch(`${app.url}/api/matches${ids}`);
const find = async (...ids: readonly string[]): Promise<readonly FoundMatch[]> => {
  const response = await ask(`?ids=${ids.join(',')}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { matches: readonly FoundMatch[] }).matches;
};
const rooms = async (): Promise<number> => (await matchMaker.query({ name: 'match' })).length;

test('a match that is played tells who sits and whose turn it is, as spectators know it', async () => {
  const at = await play(app.url);
  const [found] = await find(at.match.id);
  expect(found).toEqual({
    id: at.match.id,
    state: 'awake',
    standing: { status: 'playing', players: { blue: 'Ada', orange: 'Bo' }, newcomers: [], awaits: [turnOf(at).seat] },
  });
});

test('with them the server says for how many days it keeps matches that are over', async () => {
  const { id } = await open(app.url);
  expect(await (await ask(`?ids=${id}`)).json()).toMatchObject({ finishedFor: 90 });
});

test('a match that nobody may watch tells which seats are taken, and neither by whom nor whose turn it is', async () => {
  const match = await open(app.url, { spectators: false });
  const [blue, orange] = await Promise.all(
    match.seats.map(({ secret }) => RoomClient.join(app.url, match.id, { secret })),
  );
  must(await blue!.ask('sit', { name: 'Ada', salt: 'any salt' }));
  const [before] = await find(match.id);
  expect(before).toMatchObject({ state: 'awake', standing: { status: 'gathering', players: { blue: '' } } });
  must(await orange!.ask('sit', { name: 'Bo', salt: 'any salt' }));
  await until(() => blue!.own!.eventCount > 0, 'the match begins');
  const [after] = await find(match.id);
  expect(after).toMatchObject({ standing: { status: 'playing', players: { blue: '', orange: '' }, awaits: [] } });
  await Promise.all([blue!.leave(), orange!.leave()]);
});

test('a match that sleeps is not woken, one that is over is over, and one that is not there is gone', async () => {
  const { id: asleep } = await open(app.url);
  const over = await gather(app.url);
  must(await over.blue.ask('sit', { name: 'Ada', salt: 'any salt' }));
  must(await over.orange.ask('sit', { name: 'Bo', salt: 'any salt' }));
  must(await over.blue.intend({ kind: 'concede' }));
  await until(async () => (await find(over.match.id))[0]!.state === 'over', 'the end is stored');
  const before = await rooms();
  const gone = ['22222222222222', 'constructor', '%00'];
  expect(await find(asleep, ...gone, over.match.id, asleep)).toEqual([
    { id: asleep, state: 'asleep' },
    ...gone.map((id) => ({ id: decodeURIComponent(id), state: 'gone' })),
    { id: over.match.id, state: 'over' },
  ]);
  expect(await rooms()).toBeLessThanOrEqual(before);
});

test.each([
  ['nothing', ''],
  ['several lists', '?ids=a&ids=b'],
  ['too many', `?ids=${Array.from({ length: MOST_ASKED + 1 }, (_, i) => `m${i}`).join(',')}`],
])('who asks for %s is told what to ask', async (_what, query) => {
  const response = await ask(query);
  expect(response.status).toBe(400);
  expect(await faultsOf(response)).toEqual([
    { at: 'ids', message: `Ask for 1 to ${MOST_ASKED} matches, with commas between their ids.` },
  ]);
});
