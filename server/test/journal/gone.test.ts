import { copyFileSync, renameSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { JournalError } from '../../src/journal/errors.ts';
import { openJournal } from '../../src/journal/open.ts';
import { halve, numbered, opened, PLACES, taken, useFolders, usePlace } from './kit.ts';

const folder = useFolders();

/** What a server heard about its storage being gone. */
const listening = () => {
  const { promise, resolve } = Promise.withResolvers<JournalError>();
  return { gone: resolve, heard: promise };
};

/** How the sentence about a file goes on. */
const MOVED = 'was deleted or replaced while the server was running';
const CUT = 'was cut short while the server was running';

const replaceByCopy = (file: string): void => {
  copyFileSync(file, `${file}.copy`);
  renameSync(`${file}.copy`, file);
};

/** Windows does not let anybody delete what is open. */
describe.skipIf(process.platform === 'win32')('a data folder whose files are harmed under a running server', () => {
  test.each<[what: string, where: string, said: string, harm: (file: string) => void]>([
    ['the database is deleted', 'ironhex.db', MOVED, (file) => rmSync(file)],
    ['the database is moved away', 'ironhex.db', MOVED, (file) => renameSync(file, `${file}.old`)],
    ['the database is replaced by a copy', 'ironhex.db', MOVED, replaceByCopy],
    ['the database is cut in half', 'ironhex.db', CUT, halve],
    ['the database is emptied', 'ironhex.db', CUT, (file) => truncateSync(file)],
    ['its log is deleted', 'ironhex.db-wal', MOVED, (file) => rmSync(file)],
    ['its log is replaced by a copy', 'ironhex.db-wal', MOVED, replaceByCopy],
    ['its log is cut in half', 'ironhex.db-wal', CUT, halve],
    ['its log loses its last byte', 'ironhex.db-wal', CUT, (file) => truncateSync(file, statSync(file).size - 1)],
    ['its log is emptied', 'ironhex.db-wal', CUT, (file) => truncateSync(file)],
    ['the index of its log is deleted', 'ironhex.db-shm', MOVED, (file) => rmSync(file)],
    ['the lock is deleted', 'lock.db', MOVED, (file) => rmSync(file)],
    ['the lock is replaced', 'lock.db', MOVED, replaceByCopy],
  ])('%s: it is noticed at the next heartbeat, and nothing is confirmed any more', async (_, where, said, harm) => {
    const at = folder();
    const { gone, heard } = listening();
    const journal = await openJournal({ folder: at, durability: 'process', server: 'one', beat: 20, gone });
    const { lease } = await opened(journal, 'm');
    expect(await journal.append(lease, 1, numbered(1, 2))).toBe(true);
    await journal.check();
    harm(join(at, where));
    await expect(journal.append(lease, 3, numbered(3, 3))).rejects.toMatchObject({ code: 'gone' });
    await expect(journal.open({ id: 'n', blueprint: {}, openedBy: 'x' })).rejects.toMatchObject({ code: 'gone' });
    await expect(journal.check()).rejects.toMatchObject({ code: 'gone' });
    expect((await heard).message).toContain(`${join(at, where)} ${said}`);
    expect((await heard).message).toContain('start the server again');
    await journal.close();
  });

  test('the folder is deleted', async () => {
    const at = folder();
    const { gone, heard } = listening();
    const journal = await openJournal({ folder: at, durability: 'process', server: 'one', beat: 20, gone });
    rmSync(at, { recursive: true });
    expect(await heard).toMatchObject({ code: 'gone' });
    await journal.close();
  });

  test('a copy that is made of it, and a second start, take nothing away', async () => {
    const at = folder();
    let heard = 0;
    const start = (server: string) =>
      openJournal({ folder: at, durability: 'process', server, beat: 20, gone: () => heard++ });
    const journal = await start('one');
    const { lease } = await opened(journal, 'm');
    await expect(start('two')).rejects.toMatchObject({ code: 'folder-taken' });
    copyFileSync(join(at, 'ironhex.db'), join(at, 'copy.db'));
    expect(await journal.append(lease, 1, numbered(1, 1))).toBe(true);
    await journal.check();
    await journal.close();
    const again = await start('three');
    expect((await taken(again, 'm')).entries).toEqual(numbered(1, 1));
    await again.check();
    await again.close();
    expect(heard).toBe(0);
  });
});

describe.each(PLACES)('a database that is restored under a running server, in %s', (name) => {
  const place = usePlace(name);

  test('is noticed at the next heartbeat, by what the server said last', async () => {
    const home = await place.fresh();
    const { gone, heard } = listening();
    const journal = await home.journal('one', { beat: 20, gone });
    const { db } = await home.storage();
    const before = await db.selectFrom('servers').selectAll().where('id', '=', 'one').executeTakeFirstOrThrow();
    await expect
      .poll(async () => {
        const { said_at } = await db.selectFrom('servers').select('said_at').executeTakeFirstOrThrow();
        return said_at;
      })
      .toBeGreaterThan(before.said_at);
    await journal.check();
    await db.updateTable('servers').set(before).where('id', '=', 'one').execute();
    expect(await heard).toMatchObject({
      code: 'gone',
      message: expect.stringContaining('restored, replaced or emptied'),
    });
    await expect(journal.check()).rejects.toMatchObject({ code: 'gone' });
  });

  test('is noticed if it does not know the server at all', async () => {
    const home = await place.fresh();
    const { gone, heard } = listening();
    await home.journal('one', { beat: 20, gone });
    await (await home.storage()).db.deleteFrom('servers').execute();
    expect(await heard).toMatchObject({ code: 'gone' });
  });
});
