import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startServer } from '../../../e2e/drivers/server.ts';
import { openToOthers } from '../../src/journal/database/data-folder.ts';
import { useFolders } from './kit.ts';

const folder = useFolders();
const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

/** Windows knows no such permissions. */
const NONE = process.platform === 'win32';

test.skipIf(NONE)('what a server makes is for its owner only, however permissive its surroundings are', async () => {
  const data = join(folder(), 'deeper', 'data');
  const before = process.umask(0o022);
  const server = await startServer({ DATA_DIR: data }).finally(() => process.umask(before));
  try {
    const files = readdirSync(data);
    expect(files).toEqual(expect.arrayContaining(['ironhex.db', 'ironhex.db-wal', 'lock.db']));
    expect(modeOf(data)).toBe('700');
    for (const file of files) expect([file, modeOf(join(data, file))]).toEqual([file, '600']);
    expect(server.said.join('\n')).not.toContain('chmod');
  } finally {
    await server.stop();
  }
});

test.skipIf(NONE)('a server on a folder that others can read says so at its start, and how to close it', async () => {
  const data = folder();
  await (await startServer({ DATA_DIR: data })).stop();
  chmodSync(data, 0o755);
  chmodSync(join(data, 'ironhex.db'), 0o644);
  const server = await startServer({ DATA_DIR: data });
  await server.stop();
  expect(server.said.join('\n')).toContain(`chmod go= ${data} ${join(data, 'ironhex.db')}`);
});

test.skipIf(NONE)('the command against it can be pasted, whatever the folder is called', () => {
  const data = join(folder(), "Ada's games");
  mkdirSync(data, { mode: 0o700 });
  expect(openToOthers(data)).toBeUndefined();
  chmodSync(data, 0o750);
  expect(openToOthers(data)).toContain(`chmod go= '${data.replace("'", "'\\''")}'`);
});
