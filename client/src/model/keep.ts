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
    // Nothing is lost but comfort.
  }
};
