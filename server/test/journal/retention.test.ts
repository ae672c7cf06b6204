import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openSqlite } from '../../src/journal/database/sqlite.ts';
import type { Storage } from '../../src/journal/database/storage.ts';
import type { Journal } from '../../src/journal/journal.ts';
import { openJournal } from '../../src/journal/open.ts';
import { markDue, type Retention } from '../../src/journal/retention/retention.ts';
import { purgeSome, type Removed, sweep } from '../../src/journal/retention/sweeper.ts';
import { hasBegun } from '../../src/rooms/match/history/entries.ts';
import { type Home, numbered, opened, PLACES, pass, taken, useFolders, usePlace } from './kit.ts';

const DAY = 24 * 3600 * 1000;
const KEEP: Retention = { empty: 3 * DAY, abandoned: 60 * DAY, hasBegun };
const KEEPER = { server: 'keeper', lease: 4000 };

const sat = (seat: string) => ({ kind: 'sat', at: 1, seat, name: 'Ada', salt: 'salt' });

/** Opens a match with two seats, to which this happened, and gives it back. */
const left = async (journal: Journal, id: string, entries: readonly object[] = [], record?: string): Promise<void> => {
  await journal.open({ id, blueprint: { seats: [{ id: 'blue' }, { id: 'orange' }] }, openedBy: 'somebody' });
  const { lease } = await taken(journal, id);
  if (entries.length > 0)
    await journal.append(lease, 1, entries, record === undefined ? undefined : { record, closed: false });
  await journal.release(lease, 1);
};

const BEGUN = [sat('blue'), sat('orange')];

/** Makes a match so many days older. */
const age = async ({ db }: Storage, id: string, days: number): Promise<void> => {
  const by = days * DAY;
  await sql`update matches set touched_at = touched_at - ${sql.lit(by)}, ended_at = ended_at - ${sql.lit(by)}
    where id = ${id}`.execute(db);
};

/** Sweeps until nothing is left to do; gives what was removed. The storage is one that several servers use. */
const sweepAll = async (home: Home, retention = KEEP, server = 'keeper'): Promise<Removed> => {
  const total = { finished: 0, empty: 0, abandoned: 0 };
  const removed = (count: Removed) => {
    for (const kind of ['finished', 'empty', 'abandoned'] as const) total[kind] += count[kind];
  };
  const storage = { ...(await home.storage()), alone: false };
  await sweep({ storage, retention, server, lease: KEEPER.lease, removed, failed: () => {} }, () => false);
  return total;
};

/** The ids that stand in a table. */
const idsIn = async ({ db }: Storage, table: 'matches' | 'entries' | 'records'): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`select distinct ${sql.ref(table === 'matches' ? 'id' : 'match_id')} as id
    from ${sql.table(table)} order by id`.execute(db);
  return rows.map(({ id }) => id);
};

describe.each(PLACES)('what is kept in %s', (name) => {
  const place = usePlace(name);

  test('are matches that somebody may go on with, and those that are over; the others go after their days', async () => {
    const home = await place.fresh();
    const journal = await home.journal('one');
    const storage = await home.storage();
    const matches: readonly [id: string, days: number, entries: readonly object[], record?: string][] = [
      ['empty-new', 2, []],
      ['empty-old', 4, []],
      ['gathering', 4, [sat('blue'), { kind: 'policy', seat: 'blue' }, sat('blue')]],
      ['playing', 59, [...BEGUN, ...numbered(1, 5)]],
      ['left', 61, [...BEGUN, ...numbered(1, 500)]],
      ['long', 4, numbered(1, 300)],
      ['over', 5000, BEGUN, 'R'],
    ];
    for (const [id, days, entries, record] of matches) {
      await left(journal, id, entries, record);
      await age(storage, id, days);
    }
    expect(await sweepAll(home)).toEqual({ finished: 0, empty: 2, abandoned: 1 });
    expect(await idsIn(storage, 'matches')).toEqual(['empty-new', 'long', 'over', 'playing']);
    expect(await idsIn(storage, 'entries')).toEqual(['long', 'over', 'playing']);
    for (const id of ['empty-old', 'gathering', 'left']) {
      expect(await journal.epoch(id)).toBeUndefined();
      expect(await journal.take(id)).toEqual({ kind: 'unknown' });
    }
    expect((await journal.record('over'))?.record).toBe('R');
    expect(await sweepAll(home), 'there is nothing left to do').toEqual({ finished: 0, empty: 0, abandoned: 0 });
  });

  test('are matches that are over for as long as the operator says, and their records', async () => {
    const home = await place.fresh();
    const journal = await home.journal('one');
    const storage = await home.storage();
    for (const id of ['old', 'new']) await left(journal, id, BEGUN, 'R');
    await age(storage, 'old', 31);
    await age(storage, 'new', 29);
    expect(await sweepAll(home, { ...KEEP, finished: 30 * DAY })).toMatchObject({ finished: 1 });
    for (const table of ['matches', 'entries', 'records'] as const)
      expect(await idsIn(storage, table)).toEqual(['new']);
    expect(await journal.record('old')).toBeUndefined();
  });

  test('is whatever a server has that is alive, this one or another, however long it has it', async () => {
    const home = await place.fresh();
    const [one, two] = [await home.journal('one'), await home.journal('two')];
    const storage = await home.storage();
    await opened(one, 'a');
    await opened(two, 'b');
    for (const id of ['a', 'b']) await age(storage, id, 99);
    expect(await sweepAll(home, KEEP, 'two')).toMatchObject({ empty: 0 });
    // Even if nobody hears of it: whoever removes has not given it back.
    await storage.db.updateTable('servers').set({ alive_at: 1 }).where('id', '=', 'two').execute();
    expect(await sweepAll(home, KEEP, 'two')).toMatchObject({ empty: 0 });
    expect(await idsIn(storage, 'matches')).toEqual(['a', 'b']);
  });

  test('of a server that died, its matches count from then on', async () => {
    const home = await place.fresh();
    const journal = await home.journal('one', { beat: 3_600_000 });
    const storage = await home.storage();
    await left(journal, 'm');
    await taken(journal, 'm');
    await age(storage, 'm', 99);
    const died = (days: number) =>
      sql`update servers set alive_at = ${storage.now} - ${sql.lit(days * DAY)} where id = 'one'`.execute(storage.db);
    await died(2);
    expect(await sweepAll(home)).toMatchObject({ empty: 0 });
    await age(storage, 'm', 99);
    await died(5);
    expect(await sweepAll(home), 'what died later than it was known to live').toMatchObject({ empty: 0 });
    expect(await sweepAll(home)).toMatchObject({ empty: 1 });
  });

  test('a match that is taken while it is about to be removed is either kept or gone, for everybody', async () => {
    const home = await place.fresh();
    const [one, two] = [await home.journal('one'), await home.journal('two')];
    const storage = await home.storage();
    const ids = Array.from({ length: 30 }, (_, index) => `m${index}`);
    for (const id of ids) await left(one, id);
    await sql`update matches set touched_at = touched_at - ${sql.lit(9 * DAY)}`.execute(storage.db);
    const [, ...takings] = await Promise.all([
      Promise.all([sweepAll(home), sweepAll(home, KEEP, 'other')]),
      ...ids.map(async (id, index) => {
        await pass(index);
        return two.take(id);
      }),
    ]);
    const kept = takings.flatMap((taking) => (taking.kind === 'taken' ? [taking.lease] : []));
    expect((await idsIn(storage, 'matches')).toSorted()).toEqual(kept.map(({ match }) => match).toSorted());
    for (const lease of kept) expect(await two.append(lease, 1, numbered(1, 1))).toBe(true);
    for (const taking of takings) if (taking.kind !== 'taken') expect(taking.kind).toBe('unknown');
  });

  test('a match that a server of an older version opened beside us counts from its opening', async () => {
    const home = await place.fresh();
    const { db } = await home.storage();
    await sql`insert into matches (id, blueprint, opened_at, opened_by, epoch)
      values ('m', '{"seats":[{"id":"blue"}]}', ${Date.now() - 9 * DAY}, '', 0)`.execute(db);
    expect(await sweepAll(home)).toMatchObject({ empty: 0 });
    await home.journal('one');
    expect(await sweepAll(home)).toMatchObject({ empty: 1 });
  });

  test('several servers that remove at once remove each match once', async () => {
    const home = await place.fresh();
    const journal = await home.journal('one');
    for (let n = 0; n < 25; n++) await left(journal, `m${n}`, [sat('blue')]);
    const storage = await home.storage();
    await sql`update matches set touched_at = touched_at - ${sql.lit(9 * DAY)}`.execute(storage.db);
    const removed = await Promise.all(['a', 'b', 'c'].map((server) => sweepAll(home, KEEP, server)));
    expect(removed.reduce((sum, { empty }) => sum + empty, 0)).toBe(25);
    await sweepAll(home);
    expect(await idsIn(storage, 'matches')).toEqual([]);
  });

  test('who had a match that was removed writes no more, also while it is deleted bit by bit', async () => {
    const home = await place.fresh();
    const journal = await home.journal('one');
    const storage = { ...(await home.storage()), alone: false };
    await journal.open({ id: 'm', blueprint: { seats: [] }, openedBy: 'somebody' });
    const { lease } = await taken(journal, 'm');
    await journal.append(lease, 1, [...BEGUN, ...numbered(3, 450)], { record: 'R', closed: false });
    await journal.release(lease, 1);
    await age(storage, 'm', 99);
    expect(await markDue(storage, KEEPER, { ...KEEP, finished: DAY })).toMatchObject({ finished: 1 });
    expect(await purgeSome(storage)).toBe(true);
    const { count } = await storage.db
      .selectFrom('entries')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(250);
    expect(await journal.epoch('m')).toBeUndefined();
    expect(await journal.record('m')).toBeUndefined();
    expect(await journal.take('m')).toEqual({ kind: 'unknown' });
    expect(await journal.append(lease, 451, numbered(451, 451))).toBe(false);
    // Somebody goes on where a server was killed.
    await sweepAll(home, KEEP, 'other');
    for (const table of ['matches', 'entries', 'records'] as const) expect(await idsIn(storage, table)).toEqual([]);
  });

  test('what is damaged is not taken for empty', async () => {
    const home = await place.fresh();
    const journal = await home.journal('one');
    const storage = await home.storage();
    await left(journal, 'm', [sat('blue')]);
    await sql`update entries set entry = '{'`.execute(storage.db);
    await age(storage, 'm', 9);
    expect(await sweepAll(home)).toEqual({ finished: 0, empty: 0, abandoned: 0 });
    await age(storage, 'm', 99);
    expect(await sweepAll(home)).toEqual({ finished: 0, empty: 0, abandoned: 1 });
  });

  describe('from time to time', () => {
    afterEach(() => vi.useRealTimers());

    test('a server looks by itself, and says what it removed', async () => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      const home = await place.fresh();
      const counts: Removed[] = [];
      const journal = await home.journal('one', { retention: KEEP, removed: (count) => counts.push(count) });
      await left(journal, 'm');
      await age(await home.storage(), 'm', 9);
      vi.advanceTimersByTime(10_000);
      while ((await journal.epoch('m')) !== undefined) await pass(5);
      await journal.close();
      expect(counts).toEqual([{ finished: 0, empty: 1, abandoned: 0 }]);
    });
  });
});

describe('the file of SQLite', () => {
  const place = usePlace('SQLite');
  const folder = useFolders();

  const pages = async ({ db }: Storage): Promise<number> => {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    return rows[0]!.page_count;
  };

  test('becomes smaller by what was removed', async () => {
    const home = await place.fresh();
    const journal = await home.journal('one');
    const storage = await home.storage();
    const before = await pages(storage);
    await left(journal, 'm', [...BEGUN, ...numbered(1, 20_000)]);
    await age(storage, 'm', 99);
    expect(await pages(storage)).toBeGreaterThan(2 * before);
    await sweepAll(home);
    expect(await pages(storage)).toBeLessThan(before + 20);
  });

  test('that an old version made is written anew once, and can become smaller then', async () => {
    const at = folder();
    const file = join(at, 'ironhex.db');
    await (await openSqlite(at, 'process')).close();
    const old = new DatabaseSync(file);
    old.exec('pragma journal_mode = delete; pragma auto_vacuum = none; vacuum');
    expect(old.prepare('pragma auto_vacuum').get()).toEqual({ auto_vacuum: 0 });
    old.exec(`insert into matches (id, blueprint, opened_at, opened_by, epoch) values ('m', '{}', 1, '', 3)`);
    old.close();
    const journal = await openJournal({ folder: at, durability: 'process', server: 'one' });
    expect(await taken(journal, 'm')).toMatchObject({ lease: { epoch: 4 } });
    await journal.close();
    const now = new DatabaseSync(file);
    expect(now.prepare('pragma auto_vacuum').get()).toEqual({ auto_vacuum: 2 });
    now.close();
  });
});

test('a match has begun when somebody sat at each seat', () => {
  const blueprint = { seats: [{ id: 'blue' }, { id: 'orange' }] };
  expect(hasBegun(blueprint, [])).toBe(false);
  expect(hasBegun(blueprint, [sat('blue'), sat('blue')])).toBe(false);
  expect(hasBegun(blueprint, [sat('blue'), { kind: 'policy', seat: 'orange' }, sat('orange')])).toBe(true);
});
