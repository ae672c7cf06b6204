import { describe, expect, test } from 'vitest';
import {
  codeOf,
  type Gathering,
  gather,
  joined,
  must,
  newSecret,
  play,
  quietConsole,
  RoomClient,
  sentenceOf,
  turnOf,
  until,
  useApp,
} from '../../kit.ts';

/** Without clocks a player has a day to object; with clocks, here, just as long as a test can wait. */
const DAY = 86_400;
const app = useApp({ freeAfter: { sitting: 0.3, days: DAY } });
const SITTING = { clocks: { seconds: { plan: 600, react: 600 } } } as const;

quietConsole();

const join = ({ match }: Gathering, secret?: string): Promise<RoomClient> =>
  joined(app.url, match.id, secret === undefined ? {} : { secret });

const seatOf = (client: RoomClient, seat = 'orange') => client.state.seats.get(seat)!;

/** The host asks to free the guest's seat; gives the secret of the invitation. */
const ask = async ({ blue }: Gathering): Promise<string> => {
  const secret = newSecret();
  must(await blue.ask('reissue', { seat: 'orange', secret }));
  return secret;
};

const entriesOf = ({ match }: Gathering): readonly { readonly kind: string }[] =>
  (JSON.parse(app.journal.textOf(match.id)) as { entries: { kind: string }[] }).entries;

describe('a host who wants the guest’s seat', () => {
  test('does not get it while the guest plays: the invitation opens nothing, and the guest plays on', async () => {
    const at = await play(app.url);
    const secret = await ask(at);
    await expect(RoomClient.join(app.url, at.match.id, { secret })).rejects.toThrow(/holds no seat/);
    const { decision, answer } = turnOf(at);
    must(await answer(decision.default));
    must(await at.orange.ask('policy', { policy: { match: { answer: 'pass' } } }));
    expect([at.orange.closed, seatOf(at.blue).name]).toEqual([undefined, 'Bo']);
  });

  test('asks again and again, with ever new links: that is one request, and stored once', async () => {
    const at = await play(app.url);
    const secret = await ask(at);
    for (let n = 0; n < 30; n++)
      expect(codeOf(await at.blue.ask('reissue', { seat: 'orange', secret: newSecret() }))).toBe('asked-already');
    expect(codeOf(await at.blue.ask('reissue', { seat: 'orange', secret })), 'the same again').toBe('done');
    expect(codeOf(await at.blue.ask('reissue', { seat: 'blue', secret })), 'as the own link').toBe('secret-used');
    expect(entriesOf(at).filter(({ kind }) => kind === 'freeing')).toHaveLength(1);
    expect(app.journal.textOf(at.match.id)).not.toContain(secret);
  });

  test.each([
    ['the guest has objected', ({ orange }: Gathering) => orange.ask('stay', {})],
    ['the request was withdrawn', ({ blue }: Gathering) => blue.ask('withdraw', { seat: 'orange' })],
  ])('asks again when %s: not for as long as the guest had to object', async (_, end) => {
    const at = await play(app.url);
    const secret = await ask(at);
    must(await end(at));
    for (const again of [secret, newSecret()]) {
      const answer = await at.blue.ask('reissue', { seat: 'orange', secret: again });
      expect(codeOf(answer)).toBe('asked-lately');
      expect(sentenceOf(answer)).toContain('again in 24 hours');
    }
    expect(seatOf(at.spectator)).toMatchObject({ name: 'Bo', freeAt: 0 });
  });

  test('plays on under the guest’s name: everybody sees that somebody new sits there, for the rest of the match', async () => {
    const at = await play(app.url, SITTING);
    const invitation = await ask(at);
    await until(() => at.orange.closed === 4101, 'the guest, who is not there, is out');
    const host = await join(at, invitation);
    expect(seatOf(at.blue)).toMatchObject({ name: '', replaces: '' });
    const secret = newSecret();
    must(await host.ask('sit', { name: 'Bo', salt: at.salts[1], secret }));
    for (const client of [at.blue, at.spectator, await join(at)])
      await until(() => seatOf(client).replaces === 'Bo', 'it is marked');
    expect(seatOf(at.blue, 'blue').replaces).toBe('');
    must(await host.ask('say', { text: 'it is me' }));
    await until(() => at.spectator.said.length > 0, 'the newcomer is heard');
    expect(at.spectator.said[0]).toMatchObject({ from: 'Bo (new player)', seat: 'orange' });

    await app.restart();
    const late = await join(at);
    expect(seatOf(late)).toMatchObject({ name: 'Bo', replaces: 'Bo' });
    const told = (await late.events()).map(({ seen }) => seen);
    expect(told).toContainEqual({ kind: 'seat-taken', seat: 'orange', name: 'Bo', was: 'Bo' });
    const { seats } = (await (await fetch(`${app.url}/api/matches/${at.match.id}`)).json()) as { seats: object[] };
    expect(seats).toMatchObject([{ newcomer: false }, { name: 'Bo', newcomer: true }]);
    const found = await (await fetch(`${app.url}/api/matches?ids=${at.match.id}`)).json();
    expect(found).toMatchObject({ matches: [{ standing: { players: { orange: 'Bo' }, newcomers: ['orange'] } }] });
  });

  test('cannot ask about a seat of a match that is over, or that nobody has: those are free at once', async () => {
    const at = await play(app.url, SITTING);
    await ask(at);
    await until(() => !seatOf(at.blue).taken, 'it is free');
    const other = await ask(at);
    expect((await join(at, other)).viewers).toEqual(['orange']);
    expect(
      entriesOf(at)
        .map(({ kind }) => kind)
        .slice(-3),
    ).toEqual(['freeing', 'relocked', 'relocked']);

    const over = await play(app.url);
    const before = await ask(over);
    must(await over.orange.intend({ kind: 'concede' }));
    await until(() => seatOf(over.blue).freeAt === 0, 'the request is gone');
    must(await over.orange.ask('stay', {}));
    must(await over.blue.ask('withdraw', { seat: 'orange' }));
    await expect(join(over, before)).rejects.toThrow(/holds no seat/);
    await ask(over);
    await until(() => over.orange.closed === 4101, 'it is free');
  });
});

describe('a guest who is asked', () => {
  test('reads it on all devices, also on one that comes later, and until when; so does everybody else', async () => {
    const at = await play(app.url);
    const before = Date.now();
    await ask(at);
    const phone = await join(at, at.match.seats[1]!.secret);
    for (const client of [...at.everybody, phone]) {
      await until(() => seatOf(client).freeAt > 0, 'it is shown');
      expect(Math.abs(seatOf(client).freeAt - before - DAY * 1000)).toBeLessThan(60_000);
      expect(seatOf(client, 'blue').freeAt).toBe(0);
      const asked = { kind: 'seat-asked', seat: 'orange', by: 'blue', byName: 'Ada', name: 'Bo', seconds: DAY };
      expect((await client.events()).at(-1)?.seen).toEqual(asked);
    }
  });

  test('objects from any of them: the request is over for all, and that is once only', async () => {
    const at = await play(app.url);
    await ask(at);
    const phone = await join(at, at.match.seats[1]!.secret);
    must(await phone.ask('stay', {}));
    for (const client of [...at.everybody, phone]) await until(() => seatOf(client).freeAt === 0, 'it is over');
    const stored = app.journal.textOf(at.match.id);
    must(await at.orange.ask('stay', {}));
    must(await at.blue.ask('withdraw', { seat: 'orange' }));
    expect(app.journal.textOf(at.match.id)).toBe(stored);
    const kept = { kind: 'seat-kept', seat: 'orange', name: 'Bo', by: 'orange', byName: 'Bo' };
    expect((await at.spectator.events()).at(-1)?.seen).toEqual(kept);
  });

  test('objects in time after a restart of the server, too', async () => {
    const at = await play(app.url);
    await ask(at);
    await until(() => seatOf(at.spectator).freeAt > 0, 'the spectator is told');
    const left = seatOf(at.spectator).freeAt - at.spectator.welcomes[0]!.now;
    await app.restart();
    const back = await join(at, at.match.seats[1]!.secret);
    expect(Math.abs(seatOf(back).freeAt - back.welcomes[0]!.now - left)).toBeLessThan(60_000);
    must(await back.ask('stay', {}));
    await until(() => seatOf(back).freeAt === 0, 'it is over');
  });

  test('needs not object after having done something: the own devices show so at once, the others at the end', async () => {
    const at = await play(app.url, SITTING);
    await ask(at);
    must(await at.orange.ask('policy', { policy: { match: { answer: 'pass' } } }));
    expect(at.orange.own!.stays).toBe(true);
    await until(() => seatOf(at.spectator).freeAt === 0, 'the time is up');
    expect(seatOf(at.spectator)).toMatchObject({ name: 'Bo', taken: true });
    const kept = { kind: 'seat-kept', seat: 'orange', name: 'Bo', by: null, byName: '' };
    expect((await at.spectator.events()).at(-1)?.seen).toEqual(kept);
    expect(at.orange.own!.stays).toBe(false);
    expect(at.orange.closed).toBeUndefined();
  });
});

test('only the host asks and withdraws, for a seat that there is, and only before the time is up', async () => {
  const at = await play(app.url, SITTING);
  const withdraw = (client: RoomClient, seat: string) => client.ask('withdraw', { seat }).then(codeOf);
  expect(await withdraw(at.orange, 'blue')).toBe('not-host');
  expect(await withdraw(at.blue, 'violet')).toBe('no-seat');
  expect(await withdraw(at.spectator, 'orange')).toBe('spectator');
  expect(codeOf(await at.spectator.ask('stay', {}))).toBe('spectator');
  expect(await withdraw(at.blue, 'orange')).toBe('done');
  await ask(at);
  await until(() => !seatOf(at.blue).taken, 'it is free');
  expect(await withdraw(at.blue, 'orange')).toBe('free-already');
});

test('before the match begins freeing a seat works at once', async () => {
  const at = await gather(app.url);
  must(await at.orange.ask('sit', { name: 'Bo', salt: at.salts[1] }));
  await ask(at);
  await until(() => at.orange.closed === 4101, 'orange is out');
  expect(seatOf(at.blue)).toMatchObject({ taken: false, freeAt: 0 });
});
