import { describe, expect, test } from 'vitest';
import type { Lease } from '../../src/journal/journal.ts';
import { type Addition, appendWhole } from '../../src/journal/writing/append.ts';
import { numbered, opened, PLACES, taken, usePlace } from './kit.ts';

/** A call to keep entries from `first` to `last`, with the text that `numbered` gives them. */
const call = (lease: Lease, first: number, last: number): Addition => ({
  lease,
  first,
  entries: numbered(first, last).map((entry) => JSON.stringify(entry)),
  ending: undefined,
});

/** The matches a and b with two entries each, and c, which another server has by now. */
interface Leases {
  readonly a: Lease;
  readonly b: Lease;
  readonly c: Lease;
}

/** Second calls of a batch with which it cannot be kept in one statement. */
const SPOILERS: readonly (readonly [string, (leases: Leases) => Addition])[] = [
  ['whose lease is over', ({ c }) => call(c, 1, 1)],
  ['whose epoch never was', ({ b }) => call({ ...b, epoch: b.epoch + 1 }, 3, 3)],
  ['for an unknown match', () => call({ match: 'nowhere', epoch: 1 }, 1, 1)],
  ['that leaves a gap', ({ b }) => call(b, 4, 4)],
  ['that leaves a gap behind the call before', ({ a }) => call(a, 6, 6)],
  ['that was kept before', ({ b }) => call(b, 1, 2)],
  ['that was kept before in part', ({ b }) => call(b, 2, 3)],
  ['that repeats the call before', ({ a }) => call(a, 3, 4)],
  ['under two epochs of a match', ({ a }) => call({ ...a, epoch: a.epoch - 1 }, 5, 5)],
  ['that ends its match', ({ b }) => ({ ...call(b, 3, 3), ending: { record: 'R', closed: false } })],
  ['that only asks for the lease', ({ b }) => call(b, 3, 2)],
];

describe.each(PLACES)('a batch in one statement, in %s', (name) => {
  const place = usePlace(name);

  const start = async () => {
    const home = await place.fresh();
    const [one, two] = [await home.journal('one'), await home.journal('two', { lease: -120_000 })];
    const [a, b, c] = await Promise.all(['a', 'b', 'c'].map(async (id) => (await opened(one, id)).lease));
    for (const lease of [a!, b!]) await one.append(lease, 1, numbered(1, 2));
    await taken(two, 'c');
    return { one, storage: await home.storage(), leases: { a: a!, b: b!, c: c! } };
  };

  test('is kept if every call goes on where its match, or the call before, ended', async () => {
    const { one, storage, leases } = await start();
    const { a, b } = leases;
    expect(await appendWhole(storage, 'one', [call(b, 3, 12), call(a, 3, 3), call(b, 13, 13), call(a, 4, 9)])).toBe(
      true,
    );
    expect(await appendWhole(storage, 'one', [call(a, 10, 10)])).toBe(true);
    expect((await taken(one, 'a')).entries).toEqual(numbered(1, 10));
    expect((await taken(one, 'b')).entries).toEqual(numbered(1, 13));
  });

  test.each(SPOILERS)('is not kept at all with a call %s', async (_, spoiler) => {
    const { one, storage, leases } = await start();
    const batch = [call(leases.a, 3, 4), spoiler(leases)];
    expect(await appendWhole(storage, 'one', batch)).toBe(false);
    expect(await appendWhole(storage, 'one', batch.toReversed())).toBe(false);
    const rows = await storage.db.selectFrom('entries').select('n').execute();
    expect(rows.length).toBe(4);
    expect((await taken(one, 'a')).entries).toEqual(numbered(1, 2));
  });

  test('is not kept for a server that only knows the lease', async () => {
    const { storage, leases } = await start();
    expect(await appendWhole(storage, 'two', [call(leases.a, 3, 3)])).toBe(false);
  });
});
