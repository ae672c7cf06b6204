// Parts of a state or a view: each is replaced as a whole, and none is changed in place.

/**
 * Freezes all fields, which are only ever replaced: copies of a state share them, and results computed from them stay
 * cached.
 */
export const settle = <T extends object>(state: T): T => {
  for (const field in state) Object.freeze(state[field]);
  return state;
};

/** Entries by key, some with new values in some of their fields. An entry that is new has all of its fields. */
export const patched = <T extends object>(
  entries: Readonly<Record<string, T>>,
  changes: Readonly<Record<string, Partial<T>>>,
): Readonly<Record<string, T>> => {
  const all = { ...entries };
  for (const key in changes) all[key] = { ...all[key]!, ...changes[key] };
  return all;
};

/** Whether this is a default value, which files leave out: 0, false, null or empty. */
const isNothing = (value: unknown): boolean =>
  value === 0 ||
  value === false ||
  value === null ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** The fields of a position that differ from their defaults; reading it fills in the others. */
export const something = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !isNothing(value)));
