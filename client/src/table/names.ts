import { computed, type ReadonlySignal } from '@preact/signals';
import { type Named, type Reader, readAlike, readerOf } from '../text/named.ts';
import type { PublicFacts } from './facts.ts';

/** What sentences may name before anything is known of the game. */
const NOTHING_YET: Named = { board: { width: 0, height: 0 }, units: [] };

/** Players of a match and of its series. */
const playersIn = ({ seats, series }: PublicFacts): readonly string[] =>
  [...seats, ...(series?.players ?? [])].map(({ name }) => name);

/** Splits the sentences of a match at the names in them. It stays the same function while the names are the same. */
export const readsNames = (
  named: ReadonlySignal<Named | undefined>,
  facts: ReadonlySignal<PublicFacts | undefined>,
): ReadonlySignal<Reader> => {
  let last: { readonly named: Named; readonly read: Reader } | undefined;
  return computed(() => {
    const { board, units, others = [] } = named.value ?? NOTHING_YET;
    const players = facts.value ? playersIn(facts.value) : [];
    const all = { board, units, others: [...others, ...players] };
    if (!last || !readAlike(last.named, all)) last = { named: all, read: readerOf(all) };
    return last.read;
  });
};
