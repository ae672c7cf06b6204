import { RULESETS } from '@ironhex/shared/rulesets';
import { startApp } from './app.ts';
import { makeLog } from './log.ts';

const { PORT = '2567', HOST, LOG_LEVEL = 'info', MESSAGES_PER_SECOND = '1000' } = process.env;

const log = makeLog(LOG_LEVEL);
const app = await startApp(Number(PORT), HOST, {
  rulesets: RULESETS,
  log,
  messagesPerSecond: Number(MESSAGES_PER_SECOND),
});
console.log(`Ironhex is ready: ${app.url}`);

let stopping = false;

/** Closes everything cleanly; whoever asks twice does not want to wait. */
const stop = async (signal: string): Promise<void> => {
  if (stopping) process.exit(1);
  stopping = true;
  log.info({ signal }, 'stopping');
  await app.stop();
  process.exit(0);
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
