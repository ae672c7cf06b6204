import { existsSync, readFileSync } from 'node:fs';

/** Milliseconds of a clock tick in which Linux counts processor time, on every machine that Node runs on. */
const TICK = 10;

/** Where user and system time stand in the file, counted from behind the name in brackets, which may have spaces. */
const [USER, SYSTEM] = [11, 12];

/** Where Linux counts what one thread has used; the main thread has the number of its process. */
const STAT = `/proc/self/task/${process.pid}/stat`;
const isCounted = existsSync(STAT);

const ofMainThread = (): number => {
  const stat = readFileSync(STAT, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return TICK * (Number(fields[USER]) + Number(fields[SYSTEM]));
};

/**
 * Milliseconds of processor time that the main thread has used so far; any thread may ask. Other systems than Linux tell
 * a thread only what the whole process has used, which is more by what its other threads do: by the databases, the boards
 * and the collection of garbage. So there a main thread that waits in the kernel might be taken for one that loops.
 */
export const usedByMainThread = (): number => {
  if (isCounted) return ofMainThread();
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
