// Everything that this project promises, checked side by side: `npm test`. Prints what each stage says when it ends.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../server/test/journal/postgres-cluster.ts';
import { missingPostgres } from '../server/test/journal/shared-cluster.ts';
import { type Command, runCommand } from './command.ts';
import { missingDocker } from './docker.ts';
import { failuresIn } from './failures.ts';
import { type Ended, runStages, type Stage } from './stages.ts';

const required = Boolean(process.env.CI);
const withoutPostgres = missingPostgres();
const withoutDocker = missingDocker();
/** Short, for the list of stages; the whole sentence is printed at the end. */
const noEngine = withoutDocker && 'no Docker engine';
const missing = [withoutPostgres, withoutDocker].filter((why) => why !== undefined);
if (required && missing.length > 0) {
  for (const why of missing) console.error(`*** ${why}\n    Where CI is set, they are required.`);
  process.exit(1);
}

/** The folders of what runs in a browser. */
const BROWSER = ['scenes', 'journeys', 'rulesets'] as const;

/**
 * What takes seconds and stops most mistakes, then the longest chain: the browser and the containers. What mostly waits for
 * servers runs beside the browser, what only works the processor beside the containers, which mostly wait.
 *
 * Containers come and go with networks of their own, those of an image's build too, and at each of them a browser drops what
 * it is loading: the image is built before a browser begins, and the containers run when all of them have ended. The build
 * takes what it can get of the processor: what tells apart by time waits for it as well.
 */
const STAGES: readonly Stage[] = [
  { name: 'types', command: 'pnpm --silent run types', first: true },
  { name: 'lint', command: 'pnpm --silent run lint' },
  { name: 'page', command: 'pnpm --silent run build && pnpm --silent run build:test', first: true },
  { name: 'image', command: 'node scripts/image.ts', first: true, missing: noEngine },
  // One story after the other, in three parts that take about as long.
  ...BROWSER.map(
    (name): Stage => ({
      name,
      command: `vitest run --project browser ${name}/`,
      after: ['types', 'lint', 'page'],
      behind: ['image'],
      first: true,
    }),
  ),
  {
    name: 'containers',
    command: 'vitest run --project stack',
    after: ['image'],
    behind: BROWSER,
    first: true,
    missing: noEngine,
  },
  // They wait for timers of servers and for databases, and tell apart by time what may come when: they must not be starved.
  { name: 'wire', command: 'vitest run --project wire', after: ['types', 'lint'], behind: ['image'], first: true },
  { name: 'rooms', command: 'vitest run --project server', after: ['types', 'lint'], behind: ['image'], first: true },
  { name: 'load', command: 'vitest run --project e2e', after: ['types', 'lint', 'page'], behind: BROWSER, first: true },
  { name: 'unit', command: 'vitest run --project client --project scripts', after: ['types', 'lint'], behind: BROWSER },
  {
    name: 'rules',
    command: 'vitest run --project shared --maxWorkers=100%',
    after: ['types', 'lint'],
    behind: BROWSER,
  },
  { name: 'audit', command: 'node scripts/audit.ts' },
];

const cluster = withoutPostgres || process.env.TEST_DATABASE_URL ? undefined : await startCluster();
const env = {
  ...process.env,
  // Empty without PostgreSQL; the end of the output says so.
  TEST_DATABASE_URL: cluster?.url ?? process.env.TEST_DATABASE_URL ?? '',
  // Hundreds of processes load the same modules: Node keeps what it has compiled of them.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(import.meta.dirname, '../node_modules/.cache/node'),
  // Stages write into a pipe, which ends at this terminal: let them use colours.
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
};

/** What failed stages said of it, to be read at the end: their whole output is far above. */
const failures: string[] = [];

const running = new Set<Command>();
let stopped = false;
const stop = (): void => {
  stopped = true;
  for (const command of running) command.end();
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);

const run = async ({ name, command: line, first = false }: Stage): Promise<boolean> => {
  if (stopped) return false;
  const command = runCommand(line, env, !first);
  running.add(command);
  const { code, output } = await command.done;
  running.delete(command);
  process.stdout.write(`\n━━━ ${name}: ${line}\n${output}`);
  if (code !== 0) failures.push(...failuresIn(output).map((failure) => `${name}: ${failure}`));
  return code === 0;
};

const MARKS = { passed: '✓', failed: '✗', 'left out': '–' } as const;

const told = (ended: Ended): string =>
  ended.kind === 'left out' ? `left out: ${ended.why}` : `${ended.kind} in ${Math.round(ended.seconds)} s`;

const begun = performance.now();
const ended = await runStages(STAGES, {
  // Two more than there are cores: stages often wait for timers and for each other. With more, a process waits for seconds, and
  // the database ends the transactions that it has begun.
  slots: availableParallelism() + 2,
  run,
  now: () => performance.now() / 1000,
  begins: ({ name }) => console.log(`▸ ${name}`),
  ends: ({ name }, end) => console.log(`▪ ${name} ${told(end)}`),
});
await cluster?.remove();

console.log('\n━━━ all');
for (const [name, end] of ended) console.log(`${MARKS[end.kind]} ${name.padEnd(12)}${told(end)}`);
if (failures.length > 0) console.log(`\n━━━ what failed\n${failures.join('\n')}`);
for (const why of missing) console.log(`\n*** ${why}`);
const failed = [...ended].filter(([, end]) => end.kind === 'failed').map(([name]) => name);
const minutes = Math.round((performance.now() - begun) / 6000) / 10;
if (stopped) console.error(`\nStopped after ${minutes} minutes.`);
else if (failed.length > 0) console.error(`\nFAILED after ${minutes} minutes: ${failed.join(', ')}`);
else console.log(`\nPassed in ${minutes} minutes.`);
process.exit(stopped || failed.length > 0 ? 1 : 0);
