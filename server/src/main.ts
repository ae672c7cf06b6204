import { hostname } from 'node:os';
import { levelsOf } from '@ironhex/shared/computers';
import { RULESETS } from '@ironhex/shared/rulesets';
import { nanoid } from 'nanoid';
import { ProcessClock } from './clock.ts';
import { readEnvironment } from './environment.ts';
import { openToOthers } from './journal/database/data-folder.ts';
import { openJournal } from './journal/open.ts';
import { logInsteadOfConsole, makeLog } from './log.ts';
import { makeMetrics } from './metrics/metrics.ts';
import { hasBegun } from './rooms/match/history/entries.ts';
import { startWatchdog } from './watchdog/watchdog.ts';

// What is kept of the matches is for the owner of this process only: it holds their dice.
process.umask(0o077);

// Colyseus loads a package (@pm2/io) that sends the program which has started this one figures every second, and ends the
// process at once when that program has closed the channel: in the middle of a clean stop. The channel is for stopping only.
delete process.send;

const settings = readEnvironment(process.env);
const { PORT } = settings;

const MB = 1024 * 1024;
const DAY = 24 * 3600 * 1000;
const bytes = (megabytes: number | undefined): number | undefined => megabytes && megabytes * MB;

const log = makeLog(settings.LOG_LEVEL);
const metrics = makeMetrics();
const clock = new ProcessClock();

/** Ends the process with a sentence for the operator. */
const giveUp = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

const server = nanoid();
const where = settings.DATABASE_URL ? { url: settings.DATABASE_URL } : { folder: settings.DATA_DIR };
const alone = settings.REDIS_URL === undefined;
const journal = await openJournal({
  ...where,
  limit: bytes(settings.DATABASE_LIMIT_MB),
  durability: settings.DURABILITY,
  server,
  now: () => clock.now(),
  alone,
  trouble: (what, error) => log.error({ err: error }, what),
  gone: (error) => {
    log.fatal({ err: error }, 'the storage is gone');
    process.stderr.write(`${error.message}\n`);
    // SQLite would write into the database as the process ends, which may be another one by now, or lack a part.
    process.kill(process.pid, 'SIGKILL');
  },
  flushed: (milliseconds, entries) => metrics.flushed(milliseconds / 1000, entries),
  failed: () => metrics.flushFailed(),
  retention: {
    finished: settings.KEEP_FINISHED_DAYS && settings.KEEP_FINISHED_DAYS * DAY,
    empty: settings.KEEP_EMPTY_DAYS * DAY,
    abandoned: settings.KEEP_ABANDONED_DAYS * DAY,
    hasBegun,
  },
  removed: (count) => {
    log.info(count, 'matches removed');
    metrics.removed(count);
  },
}).catch((error: Error) => giveUp(error.message));
const open = settings.DATABASE_URL ? undefined : openToOthers(settings.DATA_DIR);
if (open !== undefined) log.warn(open);

const watchdog = startWatchdog(
  { where, alone, server, name: settings.SERVER_NAME ?? hostname(), logLevel: settings.LOG_LEVEL },
  (error) => log.error({ err: error }, 'the watchdog has broken down: nobody sees any more if the event loop is stuck'),
);

// Not before the environment is read, since Colyseus looks at it as soon as it is loaded. It also tells the console
// which files with settings it did not find: we have none.
const { info } = console;
console.info = () => {};
const { startApp } = await import('./app.ts');
console.info = info;

await watchdog.ready;
const app = await startApp(PORT, settings.HOST, {
  rulesets: RULESETS,
  journal,
  clock,
  log,
  finishedFor: settings.KEEP_FINISHED_DAYS,
  matchesPerMinute: settings.MATCHES_PER_MINUTE,
  proxies: settings.PROXIES,
  cluster: { redisUrl: settings.REDIS_URL, name: settings.SERVER_NAME },
  metrics,
  metricsToken: settings.METRICS_TOKEN,
  commandsPerSecond: settings.COMMANDS_PER_SECOND,
  framesPerSecond: settings.FRAMES_PER_SECOND,
  bytesPerSecond: settings.KILOBYTES_PER_SECOND * 1024,
  workPerSecond: settings.WORK_PER_SECOND,
  unreadSeconds: settings.UNREAD_SECONDS,
  joinsPerMinute: settings.JOINS_PER_MINUTE,
  readsPerMinute: settings.READS_PER_MINUTE,
  healthPerMinute: settings.HEALTH_PER_MINUTE,
  connectionsPerAddress: settings.CONNECTIONS_PER_ADDRESS,
  spectators: settings.SPECTATORS,
  tablesPerAddress: settings.TABLES_PER_ADDRESS,
  linesPerAddress: settings.LISTS_PER_ADDRESS,
  lines: settings.LISTS,
  hostAway: settings.HOST_AWAY,
  levelsOf,
  threads: settings.COMPUTER_THREADS,
  origins: settings.ORIGINS,
  quota: { matches: settings.MATCHES_PER_DAY, bytes: settings.MB_PER_DAY * MB },
  reserve: bytes(settings.RESERVE_MB),
  reader: settings.TRUST_POSITIONS ? 'referee' : 'table',
}).catch((error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  return giveUp(`Port ${PORT} is taken by another program. Choose another one: PORT=${PORT + 1} npm start`);
});
watchdog.watch();
logInsteadOfConsole(log);
console.log(`Ironhex is ready: ${app.url}   (Ctrl-C stops it)`);

let stopping = false;

/** Closes everything cleanly, once. */
const stop = async (why: NodeJS.Signals | 'disconnect'): Promise<void> => {
  if (stopping) return;
  stopping = true;
  log.info({ signal: why }, 'stopping');
  await app.stop();
  await journal.close();
  process.exit(0);
};

let signalled = false;

/** A second signal ends the process at once. */
const hear = (signal: NodeJS.Signals): void => {
  if (signalled) process.exit(1);
  signalled = true;
  void stop(signal);
};
// A bug: one match may hang, the others keep running.
process.on('unhandledRejection', (error) => log.error({ err: error }, 'something was left undone'));
process.on('SIGINT', hear);
process.on('SIGTERM', hear);
// The supervisor has ended, or wants the server to stop. In a terminal the same signal reaches both.
process.on('disconnect', () => void stop('disconnect'));
if (process.connected === false) void stop('disconnect');
