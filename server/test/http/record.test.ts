import { afterEach, describe, expect, test, vi } from 'vitest';
import { JournalDamaged } from '../../src/journal/errors.ts';
import { codeOf, faultsOf, joined, must, open, play, RoomClient, until, useApp } from '../kit.ts';

const app = useApp();
afterEach(() => vi.restoreAllMocks());

test('the record goes into the journal once, with the end, and not again with what comes after it', async () => {
  const appended = vi.spyOn(app.journal, 'append');
  const records = () =>
    appended.mock.calls.filter(([{ match }, , , ending]) => match === at.match.id && ending !== undefined);
  const at = await play(app.url);
  expect(records()).toHaveLength(0);
  must(await at.blue.intend({ kind: 'concede' }));
  expect(records()).toHaveLength(1);
  must(await at.blue.ask('rematch', { wanted: true }));
  must(await at.blue.ask('rematch', { wanted: false }));
  expect(records()).toHaveLength(1);

  await app.restart();
  const back = await RoomClient.join(app.url, at.match.id, { secret: at.match.seats[0]!.secret });
  await until(() => back.state.status === 'over', 'the match is there again');
  must(await back.ask('rematch', { wanted: true }));
  expect(records()).toHaveLength(1);
});

test('a record that is damaged is refused with a sentence', async () => {
  const at = await play(app.url);
  must(await at.blue.intend({ kind: 'concede' }));
  const { id } = at.match;
  expect((await fetch(`${app.url}/api/matches/${id}/record`)).status).toBe(200);
  vi.spyOn(app.journal, 'record').mockRejectedValue(new JournalDamaged(id, undefined, 'its checksum is wrong'));
  const refused = await fetch(`${app.url}/api/matches/${id}/record`);
  expect(refused.status).toBe(500);
  expect(await faultsOf(refused)).toEqual([{ at: 'id', message: expect.stringContaining('damaged') }]);
});

describe('the record of a match that nobody was allowed to watch', () => {
  const statusOf = async (id: string) => (await fetch(`${app.url}/api/matches/${id}/record`)).status;

  test('is for its players, until both sides open it to everybody', async () => {
    const match = await open(app.url, { spectators: false });
    const { id } = match;
    const sit = async (seat: number) => {
      const client = await joined(app.url, id, { secret: match.seats[seat]!.secret });
      must(await client.ask('sit', { name: `Player ${seat}`, salt: 'a grain of salt' }));
      return client;
    };
    const at = { match, blue: await sit(0), orange: await sit(1) };
    expect(codeOf(await at.blue.ask('unseal', {}))).toBe('not-over');
    must(await at.blue.intend({ kind: 'concede' }));
    expect(await statusOf(id)).toBe(403);
    must(await at.blue.ask('unseal', {}));
    must(await at.blue.ask('unseal', {}));
    const unsealed = (client: RoomClient, seat: string) => client.own?.seats.get(seat)?.unsealed;
    await until(() => unsealed(at.orange, 'blue'), 'the other side is told');
    expect(unsealed(at.orange, 'orange')).toBe(false);
    expect(await statusOf(id)).toBe(403);

    // Another server, to which the match is what its entries make of it.
    await app.restart();
    expect(await statusOf(id)).toBe(403);
    const orange = await RoomClient.join(app.url, id, { secret: at.match.seats[1]!.secret });
    await until(() => orange.state.status === 'over', 'the match is there again');
    must(await orange.ask('unseal', {}));
    expect(await statusOf(id)).toBe(200);
    await app.restart();
    expect(await statusOf(id)).toBe(200);
  });

  test('is open from the beginning where people could watch: there is nothing to open', async () => {
    const appended = vi.spyOn(app.journal, 'append');
    const at = await play(app.url);
    must(await at.blue.intend({ kind: 'concede' }));
    const before = appended.mock.calls.length;
    must(await at.blue.ask('unseal', {}));
    expect(appended.mock.calls.length).toBe(before);
    expect(await statusOf(at.match.id)).toBe(200);
  });
});
