import { describe, expect, test } from 'vitest';
import type { Journal } from '../../src/journal/journal.ts';
import { forgetUsage, HOUR } from '../../src/journal/writing/usage.ts';
import { numbered, opened, PLACES, taken, usePlace } from './kit.ts';

const thisHour = () => Math.floor(Date.now() / HOUR);
const bytesOf = (...values: readonly unknown[]) =>
  values.reduce((sum: number, value) => sum + Buffer.byteLength(JSON.stringify(value)), 0);

/** The sum of what was used: a test may run over the end of an hour. */
const total = async (journal: Journal, openedBy: string) => {
  const use = await journal.usage(openedBy, thisHour() - 2);
  return {
    matches: use.reduce((sum, hour) => sum + hour.matches, 0),
    bytes: use.reduce((sum, hour) => sum + hour.bytes, 0),
  };
};

describe.each(PLACES)('what matches use, in %s', (name) => {
  const place = usePlace(name);

  test('is counted for who opened them: their beginnings, entries and records, once', async () => {
    const home = await place.fresh();
    const [one, two] = [await home.journal('one'), await home.journal('two')];
    const { lease } = await opened(one, 'a');
    await two.open({ id: 'b', blueprint: { of: 'b' }, openedBy: 'somebody' });
    await two.open({ id: 'b', blueprint: { of: 'b' }, openedBy: 'somebody' });
    await two.open({ id: 'c', blueprint: { of: 'é' }, openedBy: 'other' });
    const begun = bytesOf({ of: 'a' }, { of: 'b' });
    expect(await total(two, 'somebody')).toEqual({ matches: 2, bytes: begun });
    expect(await total(two, 'other')).toEqual({ matches: 1, bytes: bytesOf({ of: 'é' }) });
    expect(await total(two, 'nobody')).toEqual({ matches: 0, bytes: 0 });

    const entries = [...numbered(1, 3), { text: 'é' }];
    await one.append(lease, 1, entries.slice(0, 2));
    await one.append(lease, 3, entries.slice(2), { record: '"ü"', closed: false });
    const stored = begun + bytesOf(...entries, 'ü');
    expect(await total(one, 'somebody'), 'the server that stored them knows at once').toEqual({
      matches: 2,
      bytes: stored,
    });
    expect(await total(two, 'somebody'), 'and so do the others').toEqual({ matches: 2, bytes: stored });
    expect(await one.usage('somebody', thisHour() + 1)).toEqual([]);
  });

  test('is counted of several matches and servers at once, and not where nothing was kept', async () => {
    const home = await place.fresh();
    const [one, two] = [await home.journal('one'), await home.journal('two')];
    const leases = await Promise.all(['a', 'b'].map(async (id) => (await opened(one, id)).lease));
    const { lease } = await opened(two, 'c');
    await one.release(leases[1]!, 1);
    await taken(two, 'b');
    expect(await one.append(leases[1]!, 1, numbered(1, 1))).toBe(false);
    await Promise.all([one.append(leases[0]!, 1, numbered(1, 9)), two.append(lease, 1, numbered(1, 5))]);
    await Promise.all([total(one, 'somebody'), total(two, 'somebody')]);
    const bytes = bytesOf({ of: 'a' }, { of: 'b' }, { of: 'c' }, ...numbered(1, 9), ...numbered(1, 5));
    expect(await total(one, 'somebody')).toEqual({ matches: 3, bytes });
  });

  test('outlives the server that counted it, and is forgotten when no day counts it any more', async () => {
    const home = await place.fresh();
    const one = await home.journal('one');
    const { lease } = await opened(one, 'a');
    await one.append(lease, 1, numbered(1, 4));
    await one.close();
    const { db } = await home.storage();
    await db
      .insertInto('usage')
      .values({ opened_by: 'long-ago', hour: thisHour() - 100, matches: 1, bytes: 1 })
      .execute();
    const two = await home.journal('two');
    await forgetUsage(db, Date.now());
    expect(await total(two, 'somebody')).toEqual({ matches: 1, bytes: bytesOf({ of: 'a' }, ...numbered(1, 4)) });
    expect(await two.usage('long-ago', 0)).toEqual([]);
  });
});
