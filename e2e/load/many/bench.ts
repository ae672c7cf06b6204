// Many matches on one server process: what the server holds, and how long players wait; and what the list of open tables
// costs; and how long players wait while many look on, and while computers play. Prints one JSON object. --tables measures
// only that list, --watched only those who look on, --computers only people beside computers.
// --quick is a small run of a few seconds, which only shows that this works.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clocksAt } from '@ironhex/shared/protocol';
import { FAST, startProgram, startServer } from '../../drivers/server.ts';
import { EXAMPLE, SHIPPED } from '../../rulesets/index.ts';
import { openFilesLimit } from '../process.ts';

// Colyseus tells where it looked for settings as soon as it is loaded. The standard output is for the figures.
console.info = console.error;
const { FULL, measure, QUICK } = await import('./measure.ts');
const { COMPUTERS_FULL, COMPUTERS_QUICK, measureComputers } = await import('./computers.ts');
const { measureTables, TABLES_FULL, TABLES_QUICK } = await import('./tables.ts');
const { measureWatched, WATCHED_FULL, WATCHED_QUICK } = await import('./watched.ts');

const quick = process.argv.includes('--quick');
const plan = quick ? QUICK : FULL;

/** Of this process, which holds both ends' connections: matches and bare rooms, four each, and some to spare. */
const files = Math.max(...plan.sizes) * 8 + 500;
if (openFilesLimit() < files) {
  console.error(`Every connection needs an open file. Allow ${files} of them: ulimit -n ${files}`);
  process.exit(1);
}

/** Everything, unless a part is asked for. */
const parts = ['--tables', '--watched', '--computers', '--matches'].filter((part) => process.argv.includes(part));
const wants = (part: string): boolean => parts.length === 0 || parts.includes(part);

const tablesOf = async () => {
  // One of our own: a server that is stopped takes the others with it.
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'ironhex-'));
  const measured = await measureTables(
    () => startServer({ ...FAST, LOG_LEVEL: 'silent', DATA_DIR }),
    { ...EXAMPLE.requests.duel, clocks: clocksAt(EXAMPLE.ruleset, 'days') },
    quick ? TABLES_QUICK : TABLES_FULL,
  );
  rmSync(DATA_DIR, { recursive: true });
  return measured;
};

const watchedOf = async () => {
  const server = await startServer({ ...FAST, LOG_LEVEL: 'silent' });
  const rows = [];
  for (const pilot of SHIPPED) {
    const measured = await measureWatched(pilot, server, quick ? WATCHED_QUICK : WATCHED_FULL);
    rows.push({ ruleset: pilot.ruleset.id, measured });
  }
  await server.stop();
  return rows;
};

const computersOf = async () => {
  const server = await startServer({ ...FAST, LOG_LEVEL: 'silent' });
  const rows = [];
  for (const pilot of SHIPPED) {
    const measured = await measureComputers(pilot, server, quick ? COMPUTERS_QUICK : COMPUTERS_FULL);
    rows.push({ ruleset: pilot.ruleset.id, measured });
  }
  await server.stop();
  return rows;
};

const matchesOf = async () => {
  const results = [];
  for (const [pilot, size] of SHIPPED.flatMap((each) => plan.sizes.map((size) => [each, size] as const))) {
    const server = await startServer({ ...FAST, LOG_LEVEL: 'silent' });
    const bare = await startProgram(join(import.meta.dirname, '../echo-server.ts'));
    try {
      results.push({ ruleset: pilot.ruleset.id, ...(await measure(pilot, size, plan, server, bare)) });
    } finally {
      await Promise.all([server.stop(), bare.kill()]);
    }
  }
  return results;
};

const openTables = wants('--tables') ? await tablesOf() : undefined;
const watched = wants('--watched') ? await watchedOf() : undefined;
const computers = wants('--computers') ? await computersOf() : undefined;
const results = wants('--matches') ? await matchesOf() : undefined;
console.log(JSON.stringify({ everyMilliseconds: plan.every, results, openTables, watched, computers }, undefined, 2));
process.exit(0);
