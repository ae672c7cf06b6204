import { vi } from 'vitest';

/** What the browser keeps is from now on a map, which is given back: empty, until `vi.unstubAllGlobals`. */
export const stubStorage = (): Map<string, string> => {
  const store = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  });
  return store;
};
