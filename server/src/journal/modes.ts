import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The permission bits of everybody but the owner. */
const OTHERS = 0o077;

/** A path as it can be pasted behind a command. */
const quoted = (path: string): string => (/^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`);

/**
 * Looks whether other users of this machine may use a data folder or the files of the database in it. Gives a sentence
 * that names them and the command that closes them, or undefined if everything is the owner's alone. Windows has no such
 * permissions: there the answer is always undefined.
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
