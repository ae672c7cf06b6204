import { setTimeout as pass } from 'node:timers/promises';

/** Milliseconds from one tick of Colyseus' own clock to the one after the next. */
const TICKS = 600;

/**
 * Waits until everybody has all that a server tells of what happened so far: Colyseus' clock has ticked, for what waits
 * for that, and then the server has answered twice. Before its answers it has sent all of it, and between the two
 * whoever lives in this process has read it, however busy the machine is.
 */
export const settled = async (url: string): Promise<void> => {
  await pass(TICKS);
  for (let times = 0; times < 2; times++) await (await fetch(`${url}/health`)).text();
};
