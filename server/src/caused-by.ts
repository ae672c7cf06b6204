import { AsyncLocalStorage } from 'node:async_hooks';

const causes = new AsyncLocalStorage<string>();

/**
 * Does work that a client asked for. `network` is the key of the client's address: it stands in no log, but tells the
 * log how often the same client has led to the same line.
 */
export const causedBy = <T>(network: string, work: () => T): T => causes.run(network, work);

/** The network of the client for which something is done now; undefined if it is done for none. */
export const causer = (): string | undefined => causes.getStore();
