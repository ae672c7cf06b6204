import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openSqlite } from '../../src/journal/database/sqlite.ts';
import { startJournal } from '../../src/journal/database-journal.ts';
import { purgeSome } from '../../src/journal/retention/sweeper.ts';
import { numbered, opened, taken, useFolders } from './kit.ts';

const folder = useFolders();
const sizeOf = (at: string, name: string): number => statSync(join(at, name)).size;

/** A journal at a folder, with its storage, which must hear of nothing being gone. */
const start = async (at: string) => {
  const heard: unknown[] = [];
  const storage = await openSqlite(at, 'process');
  const journal = await startJournal(storage, {
    durability: 'process',
    server: 'one',
    beat: 5,
    lease: 60_000,
    now: Date.now,
    trouble: (_, error) => heard.push(error),
    flushed: () => {},
    failed: () => heard.push('failed'),
    gone: (error) => heard.push(error),
  });
  return { storage, journal, heard };
};

type Started = Awaited<ReturnType<typeof start>>;

/** Beats once more, and ends: nothing was heard of harm. */
const endInPeace = async ({ journal, heard }: Started): Promise<void> => {
  await journal.check();
  expect(heard).toEqual([]);
  await journal.close();
};

/** Brings the log into the database, as SQLite does by itself from time to time. */
const checkpoint = ({ storage }: Started) => sql`pragma wal_checkpoint(passive)`.execute(storage.db);

/** Stores entries one by one, and calls `between` after each. */
const append = async ({ journal }: Started, count: number, between = async (_: number) => {}) => {
  const { lease } = await opened(journal, 'm');
  for (let n = 1; n <= count; n++) {
    expect(await journal.append(lease, n, [{ n, text: 'x'.repeat(4000) }])).toBe(true);
    await between(n);
  }
};

describe('what SQLite, a backup and the server itself do to the files is no harm', () => {
  test('the log is brought into the database again and again, and begins anew', async () => {
    const at = folder();
    const server = await start(at);
    await append(server, 900);
    const { size, log } = { size: sizeOf(at, 'ironhex.db'), log: sizeOf(at, 'ironhex.db-wal') };
    // More was written than the log is long, so it began anew.
    expect(size).toBeGreaterThan(900 * 4000 * 0.8);
    expect(log).toBeLessThan(5_000_000);
    await endInPeace(server);
  });

  test('backups are made in another process while matches are stored', async () => {
    const [at, there] = [folder(), folder()];
    const server = await start(at);
    const program = fileURLToPath(new URL('../../src/journal/operator/backup.ts', import.meta.url));
    const backups = (async () => {
      for (let n = 0; n < 3; n++)
        await promisify(execFile)(process.execPath, [program, join(there, `${n}.db`)], {
          env: { ...process.env, DATA_DIR: at },
        });
    })();
    let done = false;
    void backups.finally(() => {
      done = true;
    });
    const { lease } = await opened(server.journal, 'm');
    for (let n = 1; !done || n < 300; n++) expect(await server.journal.append(lease, n, numbered(n, n))).toBe(true);
    await backups;
    expect([0, 1, 2].map((n) => existsSync(join(there, `${n}.db`)))).toEqual([true, true, true]);
    await endInPeace(server);
  });

  test('somebody has the log emptied into the database with a tool of SQLite', async () => {
    const at = folder();
    const server = await start(at);
    const tool = new DatabaseSync(join(at, 'ironhex.db'), { timeout: 5000 });
    let emptied = 0;
    await append(server, 60, async (n) => {
      if (n % 20 > 0) return;
      expect(tool.prepare('pragma wal_checkpoint(truncate)').get()).toMatchObject({ busy: 0 });
      if (sizeOf(at, 'ironhex.db-wal') === 0) emptied++;
    });
    tool.close();
    expect(emptied).toBeGreaterThan(0);
    await endInPeace(server);
  });

  test('removed matches make the database smaller', async () => {
    const at = folder();
    const server = await start(at);
    await append(server, 600);
    await checkpoint(server);
    const before = sizeOf(at, 'ironhex.db');
    await server.storage.db.updateTable('matches').set({ removed_at: 1 }).execute();
    while (await purgeSome(server.storage)) await server.storage.reclaim();
    for (let n = 0; n < 10; n++) await server.storage.reclaim();
    await checkpoint(server);
    expect(sizeOf(at, 'ironhex.db')).toBeLessThan(before / 2);
    await endInPeace(server);
  });

  test('a database of an old version is written anew, and is played on', async () => {
    const at = folder();
    const first = await start(at);
    await append(first, 600);
    await first.journal.close();
    const old = new DatabaseSync(join(at, 'ironhex.db'));
    old.exec(
      'pragma journal_mode = delete; pragma auto_vacuum = none; vacuum; delete from entries where n > 5; pragma journal_mode = wal',
    );
    old.close();
    const before = sizeOf(at, 'ironhex.db');
    const server = await start(at);
    const { lease } = await taken(server.journal, 'm');
    for (let n = 6; n < 30; n++) expect(await server.journal.append(lease, n, numbered(n, n))).toBe(true);
    await checkpoint(server);
    expect(sizeOf(at, 'ironhex.db')).toBeLessThan(before / 2);
    await endInPeace(server);
  });
});
