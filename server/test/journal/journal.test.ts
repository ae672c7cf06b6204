import { describe, expect, test } from 'vitest';
import { openJournal } from '../../src/journal/open.ts';
import { heldAt, numbered, opened, PLACES, pass, taken, usePlace } from './kit.ts';

describe.each(PLACES)('a journal in %s', (name) => {
  const place = usePlace(name);

  test('a match comes back as it was kept, in order, after everything was closed', async () => {
    const home = await place.fresh();
    const first = await openJournal({ ...home.where, durability: 'power', server: 'one' });
    await first.open({ id: 'm', blueprint: { board: 'é\u0000"' }, openedBy: 'x' });
    const { lease, entries, blueprint, lastSeen } = await taken(first, 'm');
    expect({ entries, blueprint, lastSeen }).toEqual({
      entries: [],
      blueprint: { board: 'é\u0000"' },
      lastSeen: undefined,
    });
    expect(await first.append(lease, 1, numbered(1, 2))).toBe(true);
    expect(await first.append(lease, 3, [{ number: 3, text: '\ud800 \u0000 😀' }])).toBe(true);
    await first.close();

    const second = await openJournal({ ...home.where, durability: 'process', server: 'two' });
    const again = await taken(second, 'm');
    await second.close();
    expect(again.entries).toEqual([...numbered(1, 2), { number: 3, text: '\ud800 \u0000 😀' }]);
    expect(again.blueprint).toEqual({ board: 'é\u0000"' });
    expect(again.lease).toEqual({ match: 'm', epoch: 2 });
  });

  test('an unknown match is unknown, and a known one known', async () => {
    const journal = await (await place.fresh()).journal('one');
    expect(await journal.take('m')).toEqual({ kind: 'unknown' });
    expect(await journal.epoch('m')).toBeUndefined();
    expect(await journal.kept(['m'])).toEqual([]);
    const { lease } = await opened(journal, 'm');
    expect(await journal.epoch('m')).toBe(1);
    expect(await journal.kept(['other', 'm'])).toEqual([{ id: 'm', epoch: 1, over: false }]);
    await journal.append(lease, 1, numbered(1, 1), { record: '{}', closed: false });
    expect(await journal.kept(['m', 'm'])).toEqual([{ id: 'm', epoch: 1, over: true }]);
    expect(await journal.kept([])).toEqual([]);
  });

  test('a match that takes up more than is asked for is not taken, and none of it is read', async () => {
    const journal = await (await place.fresh()).journal('one');
    const { lease } = await opened(journal, 'm');
    const entries = [...numbered(1, 4), { text: 'é😀'.repeat(100) }];
    await journal.append(lease, 1, entries);
    const bytes = entries.reduce((sum, entry) => sum + Buffer.byteLength(JSON.stringify(entry)), 0);
    const take = (most: { entries: number; bytes: number }) => journal.take('m', { most });
    expect(await take({ entries: 4, bytes })).toMatchObject({ kind: 'too-large', extent: { entries: 5 } });
    expect(await take({ entries: 2, bytes })).toMatchObject({ kind: 'too-large', extent: { entries: 3 } });
    expect(await take({ entries: 5, bytes: bytes - 1 })).toEqual({ kind: 'too-large', extent: { entries: 5, bytes } });
    // Our lease is as good as before, so nobody took it.
    expect(await journal.append(lease, 6, numbered(6, 6))).toBe(true);
    expect(await take({ entries: 6, bytes: 2 * bytes })).toMatchObject({ kind: 'taken', lease: { epoch: 2 } });
    await opened(journal, 'empty');
    expect(await journal.take('empty', { most: { entries: 0, bytes: 0 } })).toMatchObject({ kind: 'taken' });
  });

  test('entries are read page by page without taking the match, and none beyond the last', async () => {
    const journal = await (await place.fresh()).journal('one');
    const { lease } = await opened(journal, 'm');
    await journal.append(lease, 1, numbered(1, 600));
    const read: object[] = [];
    for (let pages = 0; pages === 0 || read.length < 600; pages++)
      read.push(...(await journal.entries('m', read.length)));
    expect(read).toEqual(numbered(1, 600));
    expect(await journal.entries('m', 598)).toEqual(numbered(599, 600));
    expect(await journal.entries('m', 600)).toEqual([]);
    expect(await journal.append(lease, 601, numbered(601, 601))).toBe(true);
  });

  test('a long match is written on while another server reads it, and is whole all the same', async () => {
    const home = await place.fresh();
    const one = await home.journal('one');
    const { lease } = await opened(one, 'long');
    await one.append(lease, 1, numbered(1, 6000));
    const short = await opened(one, 'short');
    const kept: boolean[] = [];
    // The first page is read and the last is not: a server that writes now must not have to wait for the rest.
    const writing = heldAt(500, async () => {
      for (let n = 6001; n <= 6020; n++) kept.push(await one.append(lease, n, numbered(n, n)));
      kept.push(await one.append(short.lease, 1, numbered(1, 1)));
    });
    const two = await home.journal('two', {}, writing);
    const taking = await two.take('long', { force: true });
    expect(kept).toEqual(Array(21).fill(true));
    expect(taking).toMatchObject({ kind: 'taken', lease: { epoch: 2 }, entries: numbered(1, 6020) });
    expect(await one.append(lease, 6021, numbered(6021, 6021))).toBe(false);
  });

  test('opening the same match again is fine, opening another one under its id is a bug', async () => {
    const journal = await (await place.fresh()).journal('one');
    await journal.open({ id: 'm', blueprint: { a: 1 }, openedBy: 'x' });
    await journal.open({ id: 'm', blueprint: { a: 1 }, openedBy: 'x' });
    await expect(journal.open({ id: 'm', blueprint: { a: 2 }, openedBy: 'x' })).rejects.toMatchObject({
      code: 'misuse',
    });
    expect((await taken(journal, 'm')).blueprint).toEqual({ a: 1 });
  });

  test('appends of many matches share few flushes, and each match keeps its order', async () => {
    const flushes: number[] = [];
    const flushed = (milliseconds: number, entries: number) => {
      expect(milliseconds).toBeGreaterThan(0);
      flushes.push(entries);
    };
    const journal = await (await place.fresh()).journal('one', { flushed });
    const leases = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => (await opened(journal, `m${index}`)).lease),
    );
    const kept = await Promise.all(
      leases.flatMap((lease) => [journal.append(lease, 1, numbered(1, 1)), journal.append(lease, 2, numbered(2, 3))]),
    );
    expect(kept).toEqual(Array(100).fill(true));
    expect(flushes.reduce((sum, entries) => sum + entries, 0)).toBe(150);
    expect(flushes.length).toBeLessThanOrEqual(2);
    for (const { match } of leases) expect((await taken(journal, match)).entries).toEqual(numbered(1, 3));
  });

  test('what comes while a flush is under way goes with the next one', async () => {
    const flushes: number[] = [];
    const journal = await (await place.fresh()).journal('one', { flushed: (_, entries) => flushes.push(entries) });
    const { lease } = await opened(journal, 'm');
    const calls: Promise<boolean>[] = [];
    for (let n = 1; n <= 200; n++) {
      calls.push(journal.append(lease, n, numbered(n, n)));
      if (n % 10 === 0) await new Promise(setImmediate);
    }
    expect(new Set(await Promise.all(calls))).toEqual(new Set([true]));
    // Never more than one for each turn in which something came.
    expect(flushes.length).toBeLessThanOrEqual(20);
    expect((await taken(journal, 'm')).entries).toEqual(numbered(1, 200));
  });

  test('a long match goes into one append', async () => {
    const journal = await (await place.fresh()).journal('one');
    const { lease } = await opened(journal, 'm');
    expect(await journal.append(lease, 1, numbered(1, 7003))).toBe(true);
    expect((await taken(journal, 'm')).entries).toEqual(numbered(1, 7003));
  });

  test('the same append again is confirmed again and kept once, also with more behind it', async () => {
    const journal = await (await place.fresh()).journal('one');
    const { lease } = await opened(journal, 'm');
    const twice = await Promise.all([
      journal.append(lease, 1, numbered(1, 2)),
      journal.append(lease, 1, numbered(1, 2)),
    ]);
    expect(twice).toEqual([true, true]);
    expect(await journal.append(lease, 2, numbered(2, 4))).toBe(true);
    expect(await journal.append(lease, 1, numbered(1, 1))).toBe(true);
    expect((await taken(journal, 'm')).entries).toEqual(numbered(1, 4));
  });

  test('a gap, or another entry under a number that is kept, is a bug of that call and of no other', async () => {
    const journal = await (await place.fresh()).journal('one');
    const [a, b, c] = await Promise.all(['a', 'b', 'c'].map(async (id) => (await opened(journal, id)).lease));
    await journal.append(b!, 1, numbered(1, 2));
    const [gap, other, fine] = await Promise.allSettled([
      journal.append(a!, 2, numbered(2, 2)),
      journal.append(b!, 2, [{ number: 'another' }]),
      journal.append(c!, 1, numbered(1, 1)),
    ]);
    expect(gap).toMatchObject({ reason: { code: 'misuse', message: 'Match a: entry 2 cannot follow entry 0.' } });
    expect(other).toMatchObject({ reason: { code: 'misuse', message: 'Match b: another entry 2 is kept already.' } });
    expect(fine).toMatchObject({ value: true });
    expect((await taken(journal, 'a')).entries).toEqual([]);
    expect((await taken(journal, 'b')).entries).toEqual(numbered(1, 2));
  });

  test('whoever gives a match back says when it was last run', async () => {
    const home = await place.fresh();
    const [one, two] = [await home.journal('one'), await home.journal('two')];
    const { lease } = await opened(one, 'm');
    expect(await two.take('m')).toEqual({ kind: 'held', by: 'one' });
    const last = one.append(lease, 1, numbered(1, 1));
    await one.release(lease, 12_345);
    expect(await last).toBe(true);
    expect(await one.append(lease, 2, numbered(2, 2))).toBe(false);
    expect(await taken(two, 'm')).toMatchObject({ lastSeen: 12_345, entries: numbered(1, 1), lease: { epoch: 2 } });
  });

  test('of a server that gave nothing back, the last heartbeat tells when it ran a match', async () => {
    const home = await place.fresh();
    const before = Date.now();
    const one = await home.journal('one', { beat: 20 });
    await one.append((await opened(one, 'm')).lease, 1, numbered(1, 1));
    await pass(50);
    const { db } = await home.storage();
    const heartbeats = () => db.selectFrom('servers').select('said_at').executeTakeFirstOrThrow();
    await expect.poll(async () => (await heartbeats()).said_at).toBeGreaterThan(before + 50);
    const two = await home.journal('two', { lease: -120_000 });
    const { lastSeen } = await taken(two, 'm');
    expect(lastSeen).toBeGreaterThan(before + 50);
    expect(lastSeen).toBeLessThanOrEqual(Date.now());
  });

  test('a server that took a match and wrote nothing did not run it: its clock does not count', async () => {
    const home = await place.fresh();
    const [one, two, three] = [
      await home.journal('one'),
      await home.journal('two', { lease: -120_000, now: () => 99_000_000 }),
      await home.journal('three', { lease: -120_000 }),
    ];
    const { lease } = await opened(one, 'm');
    await one.append(lease, 1, numbered(1, 1));
    await one.release(lease, 12_345);
    expect((await taken(two, 'm')).lastSeen).toBe(12_345);
    expect((await taken(three, 'm')).lastSeen).toBe(12_345);
    expect((await taken(two, 'm')).lastSeen).toBe(12_345);
    await two.close();
    expect((await taken(three, 'm')).lastSeen).toBe(12_345);
  });

  test('a match that was given back by an old lease stays with its new owner', async () => {
    const home = await place.fresh();
    const [one, two] = [await home.journal('one'), await home.journal('two', { lease: -120_000 })];
    const { lease } = await opened(one, 'm');
    const now = await taken(two, 'm');
    await one.release(lease, 1);
    expect(await one.take('m')).toEqual({ kind: 'held', by: 'two' });
    expect(await two.append(now.lease, 1, numbered(1, 1))).toBe(true);
  });

  test('the record of a match is kept with its last entries', async () => {
    const journal = await (await place.fresh()).journal('one');
    const { lease } = await opened(journal, 'm');
    expect(await journal.record('m')).toBeUndefined();
    for (let times = 0; times < 2; times++) {
      expect(await journal.append(lease, 1, numbered(1, 1), { record: '{"as":"written"}', closed: true })).toBe(true);
    }
    expect(await journal.record('m')).toEqual({ record: '{"as":"written"}', closed: true });
    expect((await taken(journal, 'm')).entries).toEqual(numbered(1, 1));
  });

  test('a record stays as it was written, and may be opened to everybody with a later entry', async () => {
    const journal = await (await place.fresh()).journal('one');
    const { lease } = await opened(journal, 'm');
    expect(await journal.append(lease, 1, numbered(1, 1), { record: 'R', closed: true })).toBe(true);
    expect(await journal.append(lease, 2, numbered(2, 2), { record: 'other', closed: false })).toBe(true);
    expect(await journal.record('m')).toEqual({ record: 'R', closed: false });
  });

  test('a record that comes under an old lease is not kept', async () => {
    const journal = await (await place.fresh()).journal('one');
    const { lease } = await opened(journal, 'm');
    await taken(journal, 'm');
    expect(await journal.append(lease, 1, numbered(1, 1), { record: 'R', closed: false })).toBe(false);
    expect(await journal.record('m')).toBeUndefined();
  });

  test('closing keeps what was asked for, gives every match back, and then nothing is taken any more', async () => {
    const home = await place.fresh();
    const one = await home.journal('one');
    await one.check();
    const { lease } = await opened(one, 'm');
    const [kept] = await Promise.all([one.append(lease, 1, numbered(1, 3)), one.close(), one.close()]);
    expect(kept).toBe(true);
    await expect(one.append(lease, 4, numbered(4, 4))).rejects.toMatchObject({ code: 'closed' });
    const two = await home.journal('two');
    expect((await taken(two, 'm')).entries).toEqual(numbered(1, 3));
    const { db } = await home.storage();
    expect(await db.selectFrom('servers').select('id').execute()).toEqual([{ id: 'two' }]);
  });

  test('servers that are long gone are forgotten, unless their word on a match is still needed', async () => {
    const home = await place.fresh();
    const { db } = await home.storage();
    await db
      .insertInto('servers')
      .values(
        ['gone', 'needed', 'recent'].map((id) => ({ id, alive_at: id === 'recent' ? Date.now() : 1, said_at: 7 })),
      )
      .execute();
    const needed = await home.journal('needed');
    await needed.append((await opened(needed, 'm')).lease, 1, numbered(1, 1));
    await db.updateTable('servers').set({ alive_at: 1, said_at: 7 }).where('id', '=', 'needed').execute();
    const journal = await home.journal('one');
    const ids = await db.selectFrom('servers').select('id').orderBy('id').execute();
    expect(ids.map(({ id }) => id)).toEqual(['needed', 'one', 'recent']);
    expect((await taken(journal, 'm')).lastSeen).toBe(7);
  });
});
