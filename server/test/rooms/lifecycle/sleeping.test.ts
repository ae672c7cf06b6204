import { matchMaker } from 'colyseus';
import { describe, expect, test } from 'vitest';
import { begin, gather, must, open, outcomeOf, play, RoomClient, until, useApp } from '../../kit.ts';

/** Seconds: matches that nobody is at soon go to sleep. */
const app = useApp({ keep: { playing: 1.5, idle: 0.3 } });

const awake = (id: string): boolean => {
  const { epoch } = JSON.parse(app.journal.textOf(id)) as { readonly epoch: number };
  return matchMaker.getLocalRoomById(`${id}-${epoch}`) !== undefined;
};

const untilAsleep = (id: string) => until(() => !awake(id), 'the match goes to sleep');

/** Everybody goes; how many milliseconds later the match sleeps. */
const leftAlone = async (id: string, ...guests: readonly RoomClient[]): Promise<number> => {
  // From before anybody goes: the server may know of it before the guest knows that it does.
  const begun = performance.now();
  await Promise.all(guests.map((guest) => guest.leave()));
  await untilAsleep(id);
  return performance.now() - begun;
};

describe.concurrent('a match', () => {
  test('sleeps until somebody comes, and again when nobody stays', async () => {
    const { id, seats } = await open(app.url);
    expect(awake(id)).toBe(false);
    // It is awake so briefly that somebody must look all the time.
    const woken = until(() => awake(id), 'the match wakes');
    expect((await fetch(`${app.url}/api/matches/${id}`)).status).toBe(200);
    await woken;
    await untilAsleep(id);
    const blue = await RoomClient.join(app.url, id, { secret: seats[0]!.secret });
    expect(awake(id)).toBe(true);
    await blue.leave();
  });

  test('stays awake while one spectator watches, and for a while after everybody has left', async () => {
    const at = await gather(app.url);
    await at.blue.leave();
    await at.orange.leave();
    // Another one that is left alone falls asleep meanwhile.
    const other = await gather(app.url);
    await leftAlone(other.match.id, ...other.everybody);
    expect(awake(at.match.id)).toBe(true);
    expect(await leftAlone(at.match.id, at.spectator)).toBeGreaterThan(290);
  });

  test('is found as it was by whoever comes back, however long it slept', async () => {
    const at = await play(app.url);
    const { view } = at.blue;
    for (const client of at.everybody) await client.leave();
    await untilAsleep(at.match.id);
    const back = await RoomClient.join(app.url, at.match.id, { secret: at.match.seats[0]!.secret });
    await until(() => back.own, 'blue is back');
    expect(back.view).toEqual(view);
    expect(back.state.seats.get('orange')).toMatchObject({ name: 'Bo', connected: false });
    await back.leave();
  });

  test('stays awake longer while its clock runs, so that nobody stops it by leaving', async () => {
    const at = await play(app.url, { clocks: { seconds: { react: 60, plan: 60 }, bank: 0, opening: 0 } });
    expect(await leftAlone(at.match.id, ...at.everybody)).toBeGreaterThan(1490);
  });

  test('that is over sleeps too, and its record stays', async () => {
    const at = await gather(app.url);
    await begin(at);
    must(await at.blue.intend({ kind: 'concede' }));
    for (const client of at.everybody) await client.leave();
    await untilAsleep(at.match.id);
    expect((await fetch(`${app.url}/api/matches/${at.match.id}/record`)).status).toBe(200);
    expect(awake(at.match.id)).toBe(false);
    const back = await RoomClient.join(app.url, at.match.id);
    await until(() => back.own, 'a spectator has got the state');
    expect(outcomeOf(back)).toMatchObject({ winner: 1 });
    await back.leave();
  });
});
