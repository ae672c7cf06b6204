import v8 from 'node:v8';

/** Entries from which on a match is long: it takes more memory than hundreds of usual ones. */
const LONG = 5000;
/** Bytes of memory that a match takes for each entry while it is awake. Measured: 65 MB for 27,500 entries. */
const PER_ENTRY = 2.5 * 1024;
/** The share of the heap that long matches leave free for everything else. */
const FREE = 0.25;

/** Is there memory for one more match with so many entries? For one that is not long there always is. */
export const memoryFor = (entries: number): boolean => {
  if (entries < LONG) return true;
  const { used_heap_size, heap_size_limit } = v8.getHeapStatistics();
  return used_heap_size + entries * PER_ENTRY < (1 - FREE) * heap_size_limit;
};
