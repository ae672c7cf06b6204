import type { DatabaseSync } from 'node:sqlite';
import { BroadcastChannel } from 'node:worker_threads';

/** All threads of this process that run SQLite listen to this channel. */
const CHANNEL = 'ironhex: the main thread is stuck';

/**
 * Ends the transactions that the main thread has begun in SQLite. To be called when it is stuck: it will never end them,
 * and until then nobody else could write. The end of the process would do the same.
 */
export const giveUpTransactions = (): void => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
};

/** Lets a thread that runs SQLite hear {@link giveUpTransactions}. */
export const hearGiveUp = (database: DatabaseSync): void => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = () => {
    if (database.isTransaction) database.exec('rollback');
  };
  channel.unref();
};
