/** What this browser keeps under a name. Private windows may keep nothing: then it is as if there were nothing. */
export const kept = (key: string): string | undefined => {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Keeps something in this browser, where that is possible. */
export const keep = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The browser saves nothing, as in some private windows. The page works without it.
  }
};

/** Deletes the value under a name. */
export const forget = (key: string): void => {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is kept here anyway.
  }
};

/** A list that this browser has kept under a name, without what does not belong into it; empty if there is none. */
export const keptList = <T>(name: string, belongs: (entry: unknown) => entry is T): readonly T[] => {
  try {
    const list: unknown = JSON.parse(kept(name) ?? '[]');
    return Array.isArray(list) ? list.filter(belongs) : [];
  } catch {
    return [];
  }
};
