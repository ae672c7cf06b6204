import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The permission bits of the group and of all others. */
const OTHERS = 0o077;

/** A path in quotes, if a shell needs them. */
const quoted = (path: string): string => (/^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`);

/**
 * Checks whether other users of this machine may read or write a data folder or the database files in it. Gives a
 * sentence with the command that forbids it; undefined if only the owner may, and always on Windows, which has other
 * permissions.
 */
export const openToOthers = (folder: string): string | undefined => {
  if (process.platform === 'win32') return undefined;
  const files = readdirSync(folder).filter((name) => /\.db(-wal|-shm|-journal)?$/.test(name));
  const open = [folder, ...files.map((name) => join(folder, name))].filter(
    (path) => ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & OTHERS) !== 0,
  );
  if (open.length === 0) return undefined;
  const paths = open.map(quoted).join(' ');
  return `Other users of this machine may read or change what is kept of the matches. Close it: chmod go= ${paths}`;
};
