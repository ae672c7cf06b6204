import { RULESETS } from '@ironhex/shared/rulesets';
import { readEnvironment } from './environment.ts';
import { logInsteadOfConsole, makeLog } from './log.ts';

const environment = readEnvironment(process.env);
const { PORT, HOST, LOG_LEVEL, MATCHES_PER_MINUTE, PROXIES, MESSAGES_PER_SECOND } = environment;

// Only now, since Colyseus looks at the environment as soon as it is loaded.
const { startApp } = await import('./app.ts');

const log = makeLog(LOG_LEVEL);
const app = await startApp(PORT, HOST, {
  rulesets: RULESETS,
  log,
  matchesPerMinute: MATCHES_PER_MINUTE,
  proxies: PROXIES,
  messagesPerSecond: MESSAGES_PER_SECOND,
  commandsPerSecond: environment.COMMANDS_PER_SECOND,
  joinsPerMinute: environment.JOINS_PER_MINUTE,
  readsPerMinute: environment.READS_PER_MINUTE,
  connectionsPerAddress: environment.CONNECTIONS_PER_ADDRESS,
  spectators: environment.SPECTATORS,
  origins: environment.ORIGINS,
}).catch((error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(`Port ${PORT} is taken by another program. Choose another one: PORT=${PORT + 1} npm start`);
  process.exit(1);
});
logInsteadOfConsole(log);
console.log(`Ironhex is ready: ${app.url}   (Ctrl-C stops it)`);

let stopping = false;

/** Closes everything cleanly; whoever asks twice does not want to wait. */
const stop = async (signal: string): Promise<void> => {
  if (stopping) process.exit(1);
  stopping = true;
  log.info({ signal }, 'stopping');
  await app.stop();
  process.exit(0);
};
// A bug; the match it is in may hang, the others need not end for it.
process.on('unhandledRejection', (error) => log.error({ err: error }, 'something was left undone'));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
