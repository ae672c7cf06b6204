import { afterEach, expect, test, vi } from 'vitest';
import { JournalDamaged } from '../../src/journal/errors.ts';
import { faultsOf, must, play, RoomClient, until, useApp } from '../kit.ts';

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
