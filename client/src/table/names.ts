import { computed, type ReadonlySignal } from '@preact/signals';
import { type Named, type Reader, readAlike, readerOf } from '../text/named.ts';
import type { PublicFacts } from './facts.ts';

/** What sentences may name before anything is known of the game. */
const NOTHING_YET: Named = { board: { width: 0, height: 0 }, units: [] };

/** So many readers are kept: who goes through a match comes back to the same names, and making a reader takes long. */
const KEPT = 8;

/** The last readers, the newest first. */
const known: { readonly named: Named; readonly read: Reader }[] = [];

/** Players of a match and of its series. */
const playersIn = ({ seats, series }: PublicFacts): readonly string[] =>
  [...seats, ...(series?.players ?? [])].map(({ name }) => name);

/** Splits sentences at what a game has named in a view, and at the players of its match. For the same names it is the same. */
export const readerFor = (named: Named, facts: PublicFacts | undefined): Reader => {
  const { board, units, others = [] } = named;
  const all = { board, units, others: [...others, ...(facts ? playersIn(facts) : [])] };
  const before = known.findIndex((one) => readAlike(one.named, all));
  const [reader = { named: all, read: readerOf(all) }] = before < 0 ? [] : known.splice(before, 1);
  known.unshift(reader);
  known.splice(KEPT);
  return reader.read;
};

/** Splits the sentences of a match at the names in them. It stays the same function while the names are the same. */
export const readsNames = (
  named: ReadonlySignal<Named | undefined>,
  facts: ReadonlySignal<PublicFacts | undefined>,
): ReadonlySignal<Reader> => computed(() => readerFor(named.value ?? NOTHING_YET, facts.value));
