import type { Table } from './table.ts';

const pick = <K extends keyof Table>(table: Pick<Table, K>, parts: readonly K[]): Pick<Table, K> =>
  Object.fromEntries(parts.map((part) => [part, table[part]])) as Pick<Table, K>;

/** What was worked out about one thing, and from what. */
interface Memory<K extends keyof Table, T> {
  readonly table: Pick<Table, K>;
  readonly more: readonly (string | number)[];
  readonly answer: T;
}

/**
 * The same function of a table and of something on it, which answers at once as long as everything is as it was when it
 * was asked last. It reads only the named parts of the table: these are never changed, only replaced.
 */
export const remembered = <K extends keyof Table, A extends object, M extends readonly (string | number)[], T>(
  parts: readonly K[],
  work: (table: Pick<Table, K>, about: A, ...more: M) => T,
): typeof work => {
  const memories = new WeakMap<A, Memory<K, T>>();
  return (table, about, ...more) => {
    const known = memories.get(about);
    if (
      known &&
      parts.every((part) => table[part] === known.table[part]) &&
      more.every((value, index) => value === known.more[index])
    )
      return known.answer;
    const answer = work(table, about, ...more);
    // A state is written anew in place, so its parts are kept, not the state.
    memories.set(about, { table: pick(table, parts), more, answer });
    return answer;
  };
};
