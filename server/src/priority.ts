import { constants, getPriority, setPriority } from 'node:os';

/** How much lower the priority of a thread is that gives way. */
const LOWER = 10;

/** Lets matches go first: lowers the priority of the thread that calls it, where the system knows one for each thread. */
export const giveWay = (): void => {
  // On Linux this sets the priority of the thread that calls it, elsewhere that of the whole process.
  if (process.platform === 'linux') setPriority(Math.min(getPriority() + LOWER, constants.priority.PRIORITY_LOW));
};
