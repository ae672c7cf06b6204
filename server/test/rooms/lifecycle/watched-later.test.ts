import { CLOSED } from '@ironhex/shared/protocol';
import { expect, test } from 'vitest';
import { toldAfter } from '../../../../shared/test/rulesets/index.ts';
import {
  begin,
  codeOf,
  faultsOf,
  gather,
  joined,
  must,
  post,
  quietConsole,
  REQUEST,
  RoomClient,
  until,
  useApp,
} from '../../kit.ts';
import { change, ready, readyOn, settingsFor, sittingAt } from '../../lobby-kit.ts';

const LEAST = { minutes: 10, turns: 1 };
const app = useApp({ rulesets: toldAfter(LEAST) });

quietConsole();

test('whoever watches in the lobby is sent on when the match begins, and is told all sides some time later', async () => {
  const at = await gather(app.url, { spectators: LEAST });
  const watching = await joined(app.url, at.match.id);
  expect([watching.welcomes[0]!.viewer, watching.welcomes[0]!.spectators]).toEqual(['public', LEAST]);
  await begin({ ...at, everybody: [at.blue, at.orange] });
  await until(() => watching.closed === CLOSED.moved, 'the spectator is sent on');
  expect(watching.state.status).toBe('gathering');
  expect(watching.seen).toEqual([]);
  const later = await joined(app.url, at.match.id);
  expect(later.viewers).toEqual(['omniscient']);
  expect(later.state.status).toBe('gathering');
  const live = RoomClient.join(app.url, at.match.id, { viewer: 'public' });
  await expect(live).rejects.toThrow('Who watches this match sees all sides, some time later, and nothing at once.');
  expect(at.blue.welcomes[0]!.spectators).toEqual(LEAST);
  // Nor does the list of matches tell whose turn it is.
  const listed = await fetch(`${app.url}/api/matches?ids=${at.match.id}`);
  expect(await listed.json()).toMatchObject({ matches: [{ standing: { status: 'playing', awaits: [] } }] });
});

test('once the match has begun nothing shortens the delay that players have agreed to', async () => {
  const at = await gather(app.url, { spectators: { minutes: 20, turns: 1 } });
  await begin({ ...at, everybody: [at.blue, at.orange] });
  const watching = await joined(app.url, at.match.id);
  const { secret } = at.match.seats[0]!;
  for (const spectators of [true, LEAST]) {
    const refused = await change(app.url, at.match.id, secret, { spectators });
    expect([refused.status, (await faultsOf(refused))[0]!.message]).toEqual([409, expect.stringMatching(/begun/)]);
  }
  expect([watching.closed, watching.welcomes.length]).toEqual([undefined, 1]);
  await expect(RoomClient.join(app.url, at.match.id, { viewer: 'public' })).rejects.toThrow(/some time later/);
});

test('a delay below the least of the game is refused at its place', async () => {
  const refused = await post(app.url, JSON.stringify({ ...REQUEST, spectators: { minutes: 9, turns: 1 } }));
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ faults: [{ at: 'spectators.minutes' }] });
});

test('another setting in the lobby takes the marks away, and who followed the old delay joins anew', async () => {
  const { id, ada, bo } = await sittingAt(app.url, { spectators: { minutes: 20, turns: 1 } });
  const follows = await RoomClient.join(app.url, id, { viewer: 'omniscient' });
  await until(() => follows.own, 'the state is there');
  const agreed = bo.client.gathering!.revision;
  must(await ready(bo.client));
  await until(() => readyOn(bo.client, 'orange'), 'Bo agrees to it');
  expect((await change(app.url, id, ada.secret, { spectators: LEAST })).status).toBe(200);
  await until(() => follows.closed === CLOSED.moved, 'the feed has ended');
  await until(() => !readyOn(bo.client, 'orange'), 'Bo is asked again');
  expect(codeOf(await bo.client.ask('ready', { ready: true, revision: agreed }))).toBe('settings-changed');
  expect(await (await settingsFor(app.url, id, ada.secret)).json()).toMatchObject({ spectators: LEAST });
  expect((await change(app.url, id, ada.secret, { spectators: true })).status).toBe(200);
  const all = RoomClient.join(app.url, id, { viewer: 'omniscient' });
  await expect(all).rejects.toThrow('Nobody may see what the players of this match keep secret.');
});
