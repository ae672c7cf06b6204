import { listQuarantined, openQuarantined, readQuarantined } from '../leases/quarantine.ts';
import { type DatabaseLocation, openDatabase } from '../open.ts';

const USAGE = `Use one of:
  npx pnpm run quarantine               lists the matches that are closed since a server was stuck in them
  npx pnpm run quarantine open <id>     opens a match again
  npx pnpm run quarantine show <id>     writes what is kept of it as JSON; it has the secret of its dice`;

/**
 * Does what an operator asks for, beside a server that may be running; gives what to write. Rejects with a sentence if
 * that is not possible.
 */
export const runQuarantine = async (where: DatabaseLocation, asked: readonly string[]): Promise<string> => {
  const [verb, id, ...rest] = asked;
  const known = verb === undefined || ((verb === 'open' || verb === 'show') && id !== undefined && rest.length === 0);
  if (!known) throw new Error(USAGE);
  const database = openDatabase(where);
  try {
    if (id === undefined) {
      const all = await listQuarantined(database);
      const lines = all.map(({ id, since, server }) => `${id}  since ${new Date(since).toISOString()}  by ${server}`);
      return lines.join('\n') || 'No match is quarantined.';
    }
    const none = `No match ${id} is quarantined.`;
    if (verb === 'open') {
      if (await openQuarantined(database, id)) return `Match ${id} is open again.`;
      throw new Error(none);
    }
    const kept = await readQuarantined(database, id);
    if (!kept) throw new Error(none);
    return JSON.stringify(kept, undefined, 2);
  } finally {
    await database.db.destroy();
  }
};

if (import.meta.main) {
  process.umask(0o077);
  const { DATABASE_URL, DATA_DIR } = process.env;
  const where = DATABASE_URL ? { url: DATABASE_URL } : { folder: DATA_DIR || 'data' };
  const asked = process.argv.slice(2).filter((argument) => argument !== '--');
  await runQuarantine(where, asked).then(console.log, (error: Error) => {
    // A database that nobody listens for has a code only.
    console.error(error.message || (error as NodeJS.ErrnoException).code);
    process.exitCode = 1;
  });
}
