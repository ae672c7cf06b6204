import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import type { Taken } from '../../src/journal/journal.ts';
import { openJournal } from '../../src/journal/open.ts';
import { backUp } from '../../src/journal/operator/backup.ts';
import { useFolders } from './kit.ts';

describe('a backup', () => {
  const folder = useFolders();

  test('made while the server goes on is a journal that can be opened in another place', async () => {
    const [here, there] = [folder(), folder()];
    const journal = await openJournal({ folder: here, durability: 'process', server: 'here' });
    await journal.open({ id: 'match', blueprint: { name: 'Friday' }, openedBy: '' });
    const { lease } = (await journal.take('match')) as Taken;
    for (let n = 1; n <= 5; n++) await journal.append(lease, n, [{ n }]);
    await backUp(here, join(there, 'ironhex.db'));
    await journal.append(lease, 6, [{ n: 6 }]);
    await journal.close();

    const restored = await openJournal({ folder: there, durability: 'process', server: 'there', lease: 0 });
    const entries = [1, 2, 3, 4, 5].map((n) => ({ n }));
    expect(await restored.take('match')).toMatchObject({ kind: 'taken', blueprint: { name: 'Friday' }, entries });
    await restored.close();
  });

  test('is not written over another one', async () => {
    const at = folder();
    new DatabaseSync(join(at, 'ironhex.db')).close();
    writeFileSync(join(at, 'copy.db'), 'older');
    await expect(backUp(at, join(at, 'copy.db'))).rejects.toThrow('is there already');
  });

  test('of nothing says where it looked', async () => {
    const at = folder();
    await expect(backUp(at, join(at, 'copy.db'))).rejects.toThrow('DATA_DIR');
  });

  test('is for its owner only, and one file: nothing lies beside it', async () => {
    const [here, there] = [folder(), folder()];
    const journal = await openJournal({ folder: here, durability: 'process', server: 'here' });
    const copy = join(there, 'copy.db');
    await backUp(here, copy);
    await journal.close();
    expect(readdirSync(there)).toEqual(['copy.db']);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    const read = new DatabaseSync(copy, { readOnly: true });
    expect(read.prepare('select count(*) as matches from matches').get()).toEqual({ matches: 0 });
    read.close();
    expect(readdirSync(there)).toEqual(['copy.db']);
  });

  test('that fails leaves nothing behind', async () => {
    const [here, there] = [folder(), folder()];
    writeFileSync(join(here, 'ironhex.db'), 'this is no database'.repeat(1000));
    await expect(backUp(here, join(there, 'copy.db'))).rejects.toThrow('not a database');
    expect(readdirSync(there)).toEqual([]);
  });

  test('removes what one that was killed left long ago, and leaves alone one that is under way', async () => {
    const [here, there] = [folder(), folder()];
    const yesterday = new Date(Date.now() - 24 * 3600 * 1000);
    for (const name of ['left', 'busy', 'slow']) {
      const part = join(there, `.ironhex-backup-${name}`);
      mkdirSync(part);
      writeFileSync(join(part, 'copy.db'), 'half');
      if (name === 'left') utimesSync(join(part, 'copy.db'), yesterday, yesterday);
      if (name !== 'busy') utimesSync(part, yesterday, yesterday);
    }
    const journal = await openJournal({ folder: here, durability: 'process', server: 'here' });
    await backUp(here, join(there, 'copy.db'));
    await journal.close();
    expect(readdirSync(there).sort()).toEqual(['.ironhex-backup-busy', '.ironhex-backup-slow', 'copy.db']);
  });
});
