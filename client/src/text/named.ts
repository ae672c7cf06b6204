import { type Grid, type HexLabel, indexOfLabel } from '@ironhex/shared/hex';

/** A unit as sentences name it. */
interface NamedUnit {
  readonly id: string;
  /** No two units of a match have the same. */
  readonly name: string;
  readonly side: number | null;
  /** Where it stands, or stood last; null off the map. */
  readonly at: HexLabel | null;
}

/** What the sentences of a match may name, as its viewer knows it. */
export interface Named {
  readonly board: Grid;
  readonly units: readonly NamedUnit[];
  /** What else people have named: themselves, weapons of own cards. */
  readonly others?: readonly string[];
}

/** A piece of a sentence: plain words, or something that is named. */
export type Part =
  | string
  | { readonly kind: 'hex'; readonly at: HexLabel }
  | { readonly kind: 'unit'; readonly id: string; readonly name: string }
  | { readonly kind: 'other'; readonly name: string };

/** Splits a sentence into the things that it names and the words between. Joined again, the parts are the sentence. */
export type Reader = (sentence: string) => readonly Part[];

const HEX = '\\d{4}';

/** Only words of their own count: `Griffin 1` is not in `Griffin 12`, and `0305` not in `10305`. */
const alone = (pattern: string): string => `(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`;

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/**
 * Makes a reader of sentences about a match. Sentences are plain strings from the rules on the server, the engine or
 * the page. The reader finds what they name by notation: the printed label of a hex (H-1.3), the unique name of a unit,
 * and the other names.
 */
export const readerOf = ({ board, units, others = [] }: Named): Reader => {
  const byName = new Map(units.map(({ id, name }) => [name, id]));
  const rest = new Set(others.filter((name) => name !== '' && !byName.has(name)));
  // The longest first: a name can begin like another one.
  const names = [...byName.keys(), ...rest].toSorted((a, b) => b.length - a.length).map(literally);
  const found = new RegExp([...names, HEX].map(alone).join('|'), 'gu');
  const partOf = (text: string): Part => {
    const id = byName.get(text);
    if (id !== undefined) return { kind: 'unit', id, name: text };
    if (rest.has(text)) return { kind: 'other', name: text };
    return indexOfLabel(board, text) >= 0 ? { kind: 'hex', at: text } : text;
  };
  return (sentence) => {
    const parts: Part[] = [];
    let from = 0;
    for (const { 0: text, index } of sentence.matchAll(found)) {
      if (index > from) parts.push(sentence.slice(from, index));
      parts.push(partOf(text));
      from = index + text.length;
    }
    if (from < sentence.length) parts.push(sentence.slice(from));
    return parts;
  };
};

const sameList = <E>(a: readonly E[], b: readonly E[], isSame: (one: E, other: E) => boolean): boolean =>
  a.length === b.length && a.every((each, i) => isSame(each, b[i]!));

/** Whether sentences about both are read alike: same board, same names. Where units stand makes no difference. */
export const readAlike = (a: Named, b: Named): boolean =>
  a.board.width === b.board.width &&
  a.board.height === b.board.height &&
  sameList(a.units, b.units, (one, other) => one.id === other.id && one.name === other.name) &&
  sameList(a.others ?? [], b.others ?? [], (one, other) => one === other);
