import { matchMaker } from 'colyseus';
import { afterEach, describe, expect, test } from 'vitest';
import { type Gathering, must, open, play, RoomClient, troubledClock, turnOf, until, useApp } from '../../kit.ts';

const time = troubledClock();
const app = useApp({ clock: time.clock });

let speak = () => {};
afterEach(() => {
  speak();
  app.journal.away = false;
});

/** From now on the journal does not say which leases are over, until it is let. */
const hush = (): void => {
  const { promise, resolve } = Promise.withResolvers<void>();
  app.journal.silent = promise;
  speak = () => {
    app.journal.silent = undefined;
    resolve();
  };
};

const summary = async (id: string) => {
  const response = await fetch(`${app.url}/api/matches/${id}`);
  return { status: response.status, body: await response.json() };
};

const stay = ({ everybody }: Gathering): void => {
  for (const { room } of everybody) room.reconnection.enabled = false;
};

const listed = async (id: string): Promise<string[]> =>
  (await matchMaker.query({ name: 'match' })).map(({ roomId }) => roomId).filter((room) => room.startsWith(`${id}-`));

describe('a match that another server has taken', () => {
  test('closes here at the next heartbeat, though nobody does anything, and whoever comes back sees what is stored', async () => {
    const at = await play(app.url);
    stay(at);
    app.journal.steal(at.match.id);
    await until(() => at.everybody.every(({ closed }) => closed === 4100), 'everybody is sent there');
    const back = await RoomClient.join(app.url, at.match.id);
    expect(back.room.roomId).toBe(`${at.match.id}-3`);
    await expect.poll(() => listed(at.match.id)).toEqual([`${at.match.id}-3`]);
  });

  test('closes at once when somebody asks for it: nobody is let into the old room', async () => {
    const at = await play(app.url);
    stay(at);
    hush();
    app.journal.steal(at.match.id);
    const joined = await Promise.allSettled(Array.from({ length: 35 }, () => RoomClient.join(app.url, at.match.id)));
    const rooms = new Set(joined.flatMap((one) => (one.status === 'fulfilled' ? one.value.room.roomId : [])));
    expect([...rooms].filter((room) => room !== `${at.match.id}-3`)).toEqual([]);
    await until(() => at.everybody.every(({ closed }) => closed === 4100), 'everybody is sent there');
    expect((await summary(at.match.id)).status).toBe(200);
    expect(await listed(at.match.id)).toEqual([`${at.match.id}-3`]);
  });

  test('is not found under the id of a room', async () => {
    const { id } = await open(app.url);
    await RoomClient.join(app.url, id);
    await expect(RoomClient.join(app.url, `${id}-1`)).rejects.toMatchObject({ code: 404 });
  });
});

describe('a server that stood still', () => {
  test('tells nobody anything and admits nobody before it knows that its matches are its own', async () => {
    const at = await play(app.url);
    stay(at);
    const { asked, decision } = turnOf(at);
    const before = at.spectator.seen.length;
    const late = await fetch(`${app.url}/matchmake/joinById/${at.match.id}`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    const { processId, roomId, sessionId } = (await late.json()) as Record<string, string>;
    hush();
    time.stand(15_000);
    const answers: string[] = [];
    const line = new WebSocket(`${app.url.replace('http', 'ws')}/${processId}/${roomId}?sessionId=${sessionId}`);
    line.onmessage = () => void answers.push('let in');
    const { promise: refused, resolve } = Promise.withResolvers<number>();
    line.onclose = ({ code }) => resolve(code);
    for (const asking of [at.blue.ask('say', { text: 'hello' }), at.blue.events(), asked.intend(decision.default)])
      void asking.then(() => answers.push('answered')).catch(() => {});
    await at.orange.leave();
    expect(await refused).toBeGreaterThanOrEqual(4000);
    expect(answers.filter((answer) => answer === 'answered')).toEqual([]);
    expect(at.spectator.state.seats.get('orange')!.connected).toBe(true);
    expect(at.spectator.seen.length).toBe(before);
    expect(at.spectator.said).toEqual([]);
  });

  test('goes on where it was if they are: what waited is done in order', async () => {
    const at = await play(app.url);
    hush();
    time.stand(15_000);
    const { asked, decision } = turnOf(at);
    const answers: number[] = [];
    const asking = [
      at.blue.ask('say', { text: 'one' }).then(() => answers.push(1)),
      at.blue.ask('say', { text: 'two' }).then(() => answers.push(2)),
      asked.intend(decision.default, decision.id).then((answer) => must(answer)),
    ];
    speak();
    await Promise.all(asking);
    expect(answers).toEqual([1, 2]);
    await until(() => at.spectator.said.length === 2, 'both are heard');
    expect(at.spectator.said.map(({ text }) => text)).toEqual(['one', 'two']);
    expect(at.everybody.map(({ closed }) => closed)).toEqual([undefined, undefined, undefined]);
  });

  test('sends everybody away without another word if somebody else has the match', async () => {
    const at = await play(app.url);
    stay(at);
    hush();
    app.journal.steal(at.match.id);
    time.stand(15_000);
    const frames = at.spectator.frames.length;
    void at.blue.ask('say', { text: 'hello' }).catch(() => {});
    await at.orange.leave();
    speak();
    await until(() => at.spectator.closed === 4100 && at.blue.closed === 4100, 'everybody is sent away');
    expect(at.spectator.frames.length).toBe(frames);
  });
});

test('while the database is out of reach, those who are at a match can reload the page', async () => {
  const at = await play(app.url);
  app.journal.away = true;
  const back = await RoomClient.join(app.url, at.match.id, { secret: at.match.seats[0]!.secret });
  expect(back.room.roomId).toBe(at.blue.room.roomId);
  expect((await summary(at.match.id)).body).toMatchObject({ status: 'playing' });
  expect((await summary('22222222222222')).status).toBe(503);
});
