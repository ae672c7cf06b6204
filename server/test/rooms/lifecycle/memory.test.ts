import v8 from 'node:v8';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Entry } from '../../../src/rooms/match/history/entries.ts';
import { must, play, RoomClient, until, useApp } from '../../kit.ts';
import { bareTable } from '../../table-kit.ts';

const app = useApp();

/** Puts a long match into the journal: somebody has changed a wish again and again, before that was bounded. */
const putLong = async (id: string): Promise<void> => {
  const { blueprint, entries } = bareTable();
  const wishes = Array.from(
    { length: 6000 },
    (_, n): Entry => ({ kind: 'rematch', at: 1, seat: 'blue', wanted: n % 2 > 0 }),
  );
  await app.journal.open({ id, blueprint: { ...blueprint, id }, openedBy: 'a test' });
  const taken = await app.journal.take(id);
  if (taken.kind !== 'taken') throw new Error(taken.kind);
  await app.journal.append(taken.lease, 1, [...entries, ...wishes]);
  await app.journal.release(taken.lease, Date.now());
};

test('without memory for it a long match is not opened, usual ones are; later it is', async () => {
  const id = 'memmmmmmmmmmmm';
  await putLong(id);
  const real = v8.getHeapStatistics();
  const heap = vi.spyOn(v8, 'getHeapStatistics');
  onTestFinished(() => heap.mockRestore());
  heap.mockReturnValue({ ...real, used_heap_size: 748 * 1024 ** 2, heap_size_limit: 1000 * 1024 ** 2 });
  await expect(RoomClient.join(app.url, id)).rejects.toThrow(/cannot be opened at the moment/);
  expect((await fetch(`${app.url}/api/matches/${id}`)).status).toBe(503);
  must(await (await play(app.url)).blue.ask('say', { text: 'we play on' }));
  heap.mockReturnValue({ ...real, used_heap_size: 100 * 1024 ** 2, heap_size_limit: 1000 * 1024 ** 2 });
  const client = await RoomClient.join(app.url, id);
  await until(() => client.own, 'it is open');
});
