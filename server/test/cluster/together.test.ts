import { matchMaker } from 'colyseus';
import { expect, test } from 'vitest';
import { open, RoomClient, until, useApp } from '../kit.ts';

const app = useApp();

test('a match that two servers ask a process for at once is opened there once', async () => {
  const { id } = await open(app.url);
  const asked = await Promise.allSettled([1, 2].map(() => matchMaker.createRoom('match', { id })));
  expect(asked.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(asked.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 503 } });
  const spectator = await RoomClient.join(app.url, id);
  await until(() => spectator.state.status === 'gathering', 'the match is there');
  expect(matchMaker.stats.local.roomCount).toBe(1);
  await spectator.leave();
});

test('a room that is gone leaves the match to the next one', async () => {
  const { id } = await open(app.url);
  for (let time = 0; time < 3; time++) {
    const { roomId } = await matchMaker.createRoom('match', { id });
    await matchMaker.getLocalRoomById(roomId).disconnect();
  }
  const spectator = await RoomClient.join(app.url, id);
  await spectator.leave();
  expect(spectator.room.roomId).toBe(`${id}-4`);
});
