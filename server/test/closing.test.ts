import { Client } from 'colyseus.js';
import { describe, expect, test } from 'vitest';
import { begin, gather, must, open, play, RoomClient, until, useApp } from './kit.ts';

/** Seconds: rooms that nobody is in close soon, sooner when their match is over; a lost line may come back briefly. */
const app = useApp({ keep: { open: 1.5, over: 0.1 }, reconnect: 0.2 });

const exists = async (id: string): Promise<boolean> => (await fetch(`${app.url}/api/matches/${id}`)).status === 200;

/** Milliseconds until a room is closed. */
const closing = async (id: string): Promise<number> => {
  const start = Date.now();
  while (await exists(id)) if (Date.now() - start > 5000) throw new Error('the room never closes');
  return Date.now() - start;
};

describe.concurrent('a room', () => {
  test('a match that nobody comes to closes after a while', async () => {
    const { id } = await open(app.url);
    expect(await exists(id)).toBe(true);
    expect(await closing(id)).toBeGreaterThan(1000);
    await expect(RoomClient.join(app.url, id)).rejects.toThrow(/not found/);
  });

  test('a match stays open while one spectator watches, and for a while after everybody has left', async () => {
    const at = await gather(app.url);
    await at.blue.leave();
    await at.orange.leave();
    const left = Date.now();
    await until(() => Date.now() - left > 1800, 'it would have closed if nobody were here');
    expect(await exists(at.match.id)).toBe(true);
    await at.spectator.leave();
    expect(await closing(at.match.id)).toBeGreaterThan(1000);
  });

  test('whoever comes back in time finds the match as it was, and the time begins anew', async () => {
    const at = await play(app.url);
    const { view } = at.blue;
    for (const client of at.everybody) await client.leave();
    const back = await RoomClient.join(app.url, at.match.id, { secret: at.match.seats[0]!.secret });
    await until(() => back.own, 'blue is back');
    expect(back.view).toEqual(view);
    await back.leave();
    expect(await closing(at.match.id)).toBeGreaterThan(1000);
  });

  test('a match that is over closes sooner', async () => {
    const at = await gather(app.url);
    await begin(at);
    must(await at.blue.intend({ kind: 'concede' }));
    for (const client of at.everybody) await client.leave();
    expect(await closing(at.match.id)).toBeLessThan(1000);
  });

  test('a line that does not come back in time is given up', async () => {
    const at = await play(app.url);
    at.orange.room.reconnection.enabled = false;
    const token = at.orange.room.reconnectionToken;
    await at.orange.room.leave(false);
    await until(() => !at.blue.state.seats.get('orange')!.connected, 'orange is missed');
    const left = Date.now();
    await until(() => Date.now() - left > 400, 'the time to come back is over');
    await expect(new Client(app.url).reconnect(token)).rejects.toThrow(/expired|invalid/i);
    // Its seat is not lost by that: the secret opens it as ever.
    const anew = await RoomClient.join(app.url, at.match.id, { secret: at.match.seats[1]!.secret });
    await until(() => at.blue.state.seats.get('orange')!.connected, 'orange is back');
    expect(anew.closed).toBeUndefined();
  });
});
