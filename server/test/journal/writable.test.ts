import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Storage } from '../../src/journal/database/storage.ts';
import { startJournal } from '../../src/journal/database-journal.ts';
import type { Journal } from '../../src/journal/journal.ts';
import { openJournal } from '../../src/journal/open.ts';
import { type Home, numbered, opened, PLACES, useFolders, usePlace } from './kit.ts';

const OPTIONS = {
  durability: 'process',
  now: () => Date.now(),
  trouble: () => {},
  flushed: () => {},
  failed: () => {},
} as const;

/** Ways to make a storage full: small writes still fit. */
const FILL: Record<string, (db: Storage['db']) => Promise<() => Promise<unknown>>> = {
  SQLite: async (db) => {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await sql`pragma max_page_count = ${sql.lit(rows[0]!.page_count)}`.execute(db);
    return () => sql`pragma max_page_count = 1000000`.execute(db);
  },
  PostgreSQL: async (db) => {
    await sql`create function full_disk() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device'; end $$`.execute(db);
    for (const table of ['entries', 'matches'])
      await sql`create trigger full_disk before insert on ${sql.table(table)} execute function full_disk()`.execute(db);
    return () => sql`drop function full_disk() cascade`.execute(db);
  },
};

const well = (journal: Journal) => journal.check().then(() => 'well', String);

describe.each(PLACES)('a journal in %s', (name) => {
  const place = usePlace(name);

  const filled = async (home: Home) => {
    const journal = await home.journal('one');
    const { lease } = await opened(journal, 'm');
    expect(await well(journal)).toBe('well');
    const empty = await FILL[name]!((await home.storage()).db);
    await expect(journal.append(lease, 1, numbered(1, 900))).rejects.toThrow(/full|No space/);
    return { journal, lease, empty };
  };

  test('on a full disk is not well, though its heartbeat still fits; it is when a move is kept again', async () => {
    const { journal, lease, empty } = await filled(await place.fresh());
    expect(await well(journal)).toMatch(/full|No space/);
    await empty();
    expect(await journal.append(lease, 1, numbered(1, 900))).toBe(true);
    expect(await well(journal)).toBe('well');
  });

  test('that nobody writes any more finds out by itself whether there is space again', async () => {
    const home = await place.fresh();
    const { journal, empty } = await filled(home);
    for (const left of ['no space', 'space']) {
      if (left === 'space') await empty();
      const expected = left === 'space' ? /^well$/ : /full|No space/;
      await expect.poll(() => well(journal), { timeout: 15_000 }).toMatch(expected);
    }
    const { db } = await home.storage();
    expect(await db.selectFrom('matches').select('id').execute(), 'nothing is left of the trial').toEqual([
      { id: 'm' },
    ]);
  });

  test('cannot take a match on a full disk, and is not well then', async () => {
    const home = await place.fresh();
    const journal = await home.journal('one');
    await FILL[name]!((await home.storage()).db);
    const blueprint = { text: 'x'.repeat(100_000) };
    await expect(journal.open({ id: 'm', blueprint, openedBy: '' })).rejects.toThrow(/full|No space/);
    expect(await well(journal)).toMatch(/full|No space/);
  });

  test('knows how much room there is, and is not well where too little is left to write', async () => {
    const home = await place.fresh();
    const storage = await home.storage();
    let free = 999;
    const space = async () => ({ free, total: 1e9 });
    const journal = await startJournal(
      { ...storage, space, needed: 1000, close: async () => {} },
      { ...OPTIONS, server: 'one', beat: 1000, lease: 1000 },
    );
    expect(await well(journal)).toContain('disk with the matches is full');
    free = 1000;
    expect(await well(journal)).toBe('well');
    expect(await journal.space()).toEqual({ free: 1000, total: 1e9 });
    await journal.close();
  });
});

describe('the room for matches', () => {
  const folder = useFolders();

  test('is that of the disk with SQLite', async () => {
    const journal = await openJournal({ folder: folder(), durability: 'process', server: 'one' });
    const { free, total } = (await journal.space())!;
    await journal.close();
    expect(free).toBeGreaterThan(0);
    expect(total).toBeGreaterThanOrEqual(free);
  });
});

describe.each(PLACES.filter((name) => name === 'PostgreSQL'))('the room for matches in %s', (name) => {
  const place = usePlace(name);
  const LIMIT = 1024 ** 3;

  test('is what the operator gives to the database, and unknown without a word', async () => {
    const { where } = await place.fresh();
    const spaceWith = async (limit?: number) => {
      const journal = await openJournal({ ...where, limit, durability: 'process', server: 'one' });
      const space = await journal.space();
      await journal.check();
      await journal.close();
      return space;
    };
    expect(await spaceWith()).toBeUndefined();
    const { free, total } = (await spaceWith(LIMIT))!;
    expect(total).toBe(LIMIT);
    expect(free).toBeGreaterThan(LIMIT / 2);
    expect(free).toBeLessThan(LIMIT);
    expect(await spaceWith(1000)).toEqual({ free: 0, total: 1000 });
  });
});
