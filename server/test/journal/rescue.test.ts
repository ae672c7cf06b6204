import { copyFileSync, readdirSync, renameSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { JournalError } from '../../src/journal/errors.ts';
import { openJournal } from '../../src/journal/open.ts';
import { halve, numbered, opened, taken, useFolders } from './kit.ts';

const folder = useFolders();

const savedIn = (at: string): readonly string[] => readdirSync(at).filter((name) => name.startsWith('ironhex-rescued'));

/** Plays a match at a folder, harms a file there, and plays on until it is noticed. */
const playAndHarm = async (at: string, where: string, harm: (file: string) => void): Promise<JournalError> => {
  // What an earlier server stored is in the database, the rest is in its log.
  const before = await openJournal({ folder: at, durability: 'process', server: 'before' });
  const { lease: first } = await opened(before, 'm');
  await before.append(first, 1, numbered(1, 200));
  await before.close();
  const journal = await openJournal({ folder: at, durability: 'process', server: 'one' });
  const { lease } = await taken(journal, 'm');
  for (let n = 201; n <= 300; n++) expect(await journal.append(lease, n, numbered(n, n))).toBe(true);
  harm(join(at, where));
  const error = await journal.append(lease, 301, numbered(301, 301)).then(
    () => expect.unreachable(),
    (error: JournalError) => error,
  );
  await journal.close();
  return error;
};

/** Windows does not let anybody delete what is open. */
describe.skipIf(process.platform === 'win32')('what was confirmed before files were harmed', () => {
  test.each<[what: string, where: string, harm: (file: string) => void]>([
    ['the log was cut in half', 'ironhex.db-wal', halve],
    ['the log was deleted', 'ironhex.db-wal', (file) => rmSync(file)],
    [
      'the database was replaced',
      'ironhex.db',
      (file) => copyFileSync(file, `${file}-2`) ?? renameSync(`${file}-2`, file),
    ],
  ])('is in a new file, to the last entry, after %s', async (_, where, harm) => {
    const at = folder();
    const { message } = await playAndHarm(at, where, harm);
    const [saved] = savedIn(at);
    expect(message).toContain(`All that was confirmed is in ${join(at, saved!)}`);
    expect(statSync(join(at, saved!)).mode & 0o777).toBe(0o600);
    const there = folder();
    renameSync(join(at, saved!), join(there, 'ironhex.db'));
    const restored = await openJournal({ folder: there, durability: 'process', server: 'there', alone: true });
    expect((await taken(restored, 'm')).entries).toEqual(numbered(1, 300));
    await restored.close();
  });

  test.each([
    ['was cut in half', halve],
    ['was emptied', (file: string) => truncateSync(file)],
  ])('cannot be saved where the database itself %s, which is said', async (_, harm) => {
    const at = folder();
    const { message } = await playAndHarm(at, 'ironhex.db', harm);
    expect(message).toMatch(/ironhex\.db was cut short .* could not be saved .* restore a backup/);
    expect(savedIn(at)).toEqual([]);
    expect(readdirSync(at).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});
