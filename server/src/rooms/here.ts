/**
 * The matches that this process has open, from before it takes them until after it has given them back. Colyseus would
 * put a second room with the same id in the place of the first, and the journal gives a match to its owner again: two
 * servers may ask us for the same match at once.
 */
const here = new Set<string>();

/** Claims a match for a room; false if another room in this process has it. */
export const claim = (id: string): boolean => {
  if (here.has(id)) return false;
  here.add(id);
  return true;
};

/** The room that claimed it is gone. */
export const unclaim = (id: string): void => {
  here.delete(id);
};
