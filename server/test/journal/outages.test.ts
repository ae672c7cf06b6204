import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { type Line, layLine } from '../../../e2e/drivers/line.ts';
import { LONGEST_WAIT, until } from '../../../e2e/drivers/until.ts';
import { openPostgres } from '../../src/journal/database/postgres.ts';
import type { Journal, Lease } from '../../src/journal/journal.ts';
import { type OpenJournal, openJournal } from '../../src/journal/open.ts';
import { appendUntilKilled } from './child.ts';
import { makeDatabase, numbered, opened, PLACES, pass, somebodySleeps, taken, useFolders, usePlace } from './kit.ts';
import { type Cluster, hasPostgres, startCluster } from './postgres-cluster.ts';

describe('SQLite when something is wrong with its folder', () => {
  const folder = useFolders();
  const place = usePlace('SQLite');

  test('on a full disk appends reject with the reason, and the same ones are kept when there is space again', async () => {
    const home = await place.fresh();
    const journal = await home.journal('one');
    const [a, b] = await Promise.all(['a', 'b'].map(async (id) => (await opened(journal, id)).lease));
    await journal.append(a!, 1, numbered(1, 2));
    const { db } = await home.storage();
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await sql`pragma max_page_count = ${sql.lit(rows[0]!.page_count)}`.execute(db);
    const appendBoth = () =>
      Promise.allSettled([journal.append(a!, 3, numbered(3, 900)), journal.append(b!, 1, numbered(1, 900))]);
    for (let times = 0; times < 3; times++) {
      expect(await appendBoth()).toMatchObject(Array(2).fill({ reason: { message: 'database or disk is full' } }));
    }
    await sql`pragma max_page_count = 1000000`.execute(db);
    expect(await appendBoth()).toMatchObject(Array(2).fill({ value: true }));
    expect((await taken(journal, 'a')).entries).toEqual(numbered(1, 900));
    expect((await taken(journal, 'b')).entries).toEqual(numbered(1, 900));
  });

  test('a folder is for one server, until that ends, also without a word', async () => {
    const where = { folder: folder(), durability: 'process' } as const;
    await appendUntilKilled({ ...where, server: 'child' }, 1, async (lines) => {
      while (lines() === 0) await pass(5);
      await expect(openJournal({ ...where, server: 'one' })).rejects.toMatchObject({
        code: 'folder-taken',
        message: expect.stringMatching(/^Another server uses the data folder .*\. Stop it first/),
      });
    });
    const journal = await openJournal({ ...where, server: 'one' });
    await expect(openJournal({ ...where, server: 'two' })).rejects.toMatchObject({ code: 'folder-taken' });
    expect((await taken(journal, 'm0')).entries.length).toBeGreaterThan(0);
    await journal.close();
    await (await openJournal({ ...where, server: 'two' })).close();
  });

  test('a folder that cannot be made is refused in a sentence', async () => {
    const file = join(folder(), 'file');
    writeFileSync(file, '');
    await expect(
      openJournal({ folder: join(file, 'data'), durability: 'process', server: 'one' }),
    ).rejects.toMatchObject({
      code: 'folder-unusable',
      message: expect.stringMatching(/^The data folder .* cannot be used: /),
    });
  });
});

describe.each(PLACES.filter((name) => name === 'PostgreSQL'))('%s that cannot be reached', (name) => {
  const place = usePlace(name);
  let line: Line | undefined;
  afterEach(() => line?.close());

  /** A journal with a match, over a line that can be cut. Keeps what it complained of. */
  const overLine = async () => {
    const { where } = await place.fresh();
    const url = new URL((where as { url: string }).url);
    line = await layLine(url.href);
    url.port = new URL(line.url).port;
    const troubles: string[] = [];
    const options: OpenJournal = {
      url: url.href,
      durability: 'process',
      server: 'one',
      beat: 100,
      trouble: (what) => troubles.push(what),
    };
    const journal = await openJournal(options);
    const { lease } = await opened(journal, 'm');
    return { journal, lease, line, troubles, options };
  };

  /** The same append until it is kept. */
  const insist = async (journal: Journal, lease: Lease, first: number, last: number): Promise<boolean> => {
    const end = performance.now() + LONGEST_WAIT;
    for (;;) {
      try {
        return await journal.append(lease, first, numbered(first, last));
      } catch (error) {
        if (performance.now() > end) throw error;
        await pass(50);
      }
    }
  };

  test('while the line is cut everything rejects, and goes on when it is mended', async () => {
    const { journal, lease, line, troubles } = await overLine();
    expect(await journal.append(lease, 1, numbered(1, 1))).toBe(true);
    line.cut();
    await expect(journal.append(lease, 2, numbered(2, 3))).rejects.toThrow();
    await expect(journal.check()).rejects.toThrow();
    await expect(journal.take('m')).rejects.toThrow();
    await expect.poll(() => troubles).toContain('the heartbeat failed');
    line.mend();
    expect(await insist(journal, lease, 2, 3)).toBe(true);
    await expect.poll(() => journal.check().then(() => 'well', String)).toBe('well');
    expect((await taken(journal, 'm')).entries).toEqual(numbered(1, 3));
    await journal.close();
  });

  test('a confirmation that is lost keeps nobody waiting for ever, and what it confirmed is not kept twice', async () => {
    const { journal, lease, line, options } = await overLine();
    const { db, close } = await openPostgres(options.url!, 'process', () => {});
    await sql`create function wait() returns trigger language plpgsql as $$
      begin perform pg_sleep(1); return null; end $$`.execute(db);
    await sql`create constraint trigger slow after insert on entries deferrable initially deferred
      for each row execute function wait()`.execute(db);
    const append = journal.append(lease, 1, numbered(1, 1)).catch((error) => error);
    await somebodySleeps(db);
    line.hush();
    expect(await append).toMatchObject({ message: 'Query read timeout' });
    await expect(journal.check()).rejects.toThrow('timeout');
    line.mend();
    expect(await db.selectFrom('entries').select('n').execute()).toEqual([{ n: 1 }]);
    expect(await insist(journal, lease, 1, 2)).toBe(true);
    await expect.poll(() => journal.check().then(() => 'well', String)).toBe('well');
    expect((await taken(journal, 'm')).entries).toEqual(numbered(1, 2));
    await journal.close();
    await close();
  });

  test('at the start it is told in a sentence, without the password', async () => {
    const { journal, line, options } = await overLine();
    const url = options.url!.replace('ironhex@', 'ironhex:hidden@');
    line.hush();
    const silent = await openJournal({ ...options, url, server: 'two' }).catch((error) => error);
    line.cut();
    const refused = await openJournal({ ...options, url, server: 'two' }).catch((error) => error);
    for (const error of [silent, refused]) {
      expect(error).toMatchObject({ code: 'unreachable' });
      expect(error.message).toMatch(/^The database at 127\.0\.0\.1:\d+\/ironhex_test_\w+ cannot be used: .+\.$/);
      expect(error.message).not.toContain('hidden');
    }
    await expect(openJournal({ ...options, url: 'no address' })).rejects.toMatchObject({ code: 'unreachable' });
    await journal.close();
  });

  test('connections that the database ends, used or not, cost nothing but another try', async () => {
    const home = await place.fresh();
    const { url } = home.where as { url: string };
    const options = { url, durability: 'process', beat: 20 } as const;
    const journal = await openJournal({ ...options, server: 'one' });
    const { lease } = await opened(journal, 'm');
    const { db } = await home.storage();
    let ended = false;
    let kept = 0;
    const ending = (async () => {
      let pause = 15;
      while (!ended) {
        const before = kept;
        await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
        await pass(pause);
        // Where nothing was kept meanwhile, the machine takes longer to connect: it is given longer, until something is.
        pause = kept === before ? 2 * pause : 15;
      }
    })();
    for (let n = 1; n <= 80; n++) {
      expect(await insist(journal, lease, n, n)).toBe(true);
      kept = n;
    }
    ended = true;
    await ending;
    await expect.poll(() => journal.check().then(() => 'well', String)).toBe('well');
    expect((await taken(journal, 'm')).entries).toEqual(numbered(1, 80));
    await journal.close();
  });

  describe.each(hasPostgres() ? (['fast', 'immediate'] as const) : [])('that is stopped (%s)', (how) => {
    let cluster: Cluster | undefined;
    afterEach(() => cluster?.remove());

    test('and started again has everything that was confirmed, once', async () => {
      cluster = await startCluster();
      const url = await makeDatabase(cluster.url);
      const journal = await openJournal({ url, durability: 'power', server: 'one' });
      const leases = await Promise.all(['a', 'b', 'c'].map(async (id) => (await opened(journal, id)).lease));
      let kept = 0;
      let rejected = 0;
      const play = async (lease: Lease) => {
        for (let n = 1; n <= 400; n++) {
          const append = journal.append(lease, n, numbered(n, n)).catch(() => {
            rejected++;
            return insist(journal, lease, n, n);
          });
          expect(await append).toBe(true);
          kept++;
        }
      };
      const games = Promise.all(leases.map(play));
      for (const least of [100, 500]) {
        await until(() => kept > least, 'it is written to');
        const before = rejected;
        await cluster.stop(how);
        await until(() => rejected > before, 'an append is rejected');
        await cluster.start();
      }
      await games;
      for (const { match } of leases) expect((await taken(journal, match)).entries).toEqual(numbered(1, 400));
      await journal.close();
    });
  });
});
