/**
 * Keeps what was worked out for as long as the object lives that it was worked out from. Views follow each other quickly,
 * and share what has not changed.
 */
export const memo = <K extends object, V>() => {
  const known = new WeakMap<K, Map<string, V>>();
  return (from: K, key: string, work: () => V): V => {
    const all = known.get(from) ?? new Map<string, V>();
    known.set(from, all);
    const found = all.has(key) ? all.get(key)! : work();
    all.set(key, found);
    return found;
  };
};
