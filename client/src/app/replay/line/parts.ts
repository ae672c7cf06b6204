/** A part of a match as its game divides it, such as a step of a turn. */
export interface Part {
  /** The event with which it begins. */
  readonly n: number;
  /** Its name below those of the larger parts that it lies in: `Turn 3`, `Assaults 1`. */
  readonly words: readonly string[];
  /** The largest part that begins with it: 0 for a turn, 1 for a step of the same turn. */
  readonly level: number;
}

/** Notes where parts begin, while somebody goes through a match. */
export class Parted {
  readonly parts: Part[] = [];
  #last: readonly string[] = [];

  /**
   * Where the match stands after an event, and whether the event begins a part that lies in no other. Back in the larger part
   * alone, between two smaller ones, none begins.
   */
  add(n: number, words: readonly string[]): boolean {
    const level = words.findIndex((word, index) => word !== this.#last[index]);
    this.#last = words;
    if (level >= 0) this.parts.push({ n, words, level });
    return level === 0;
  }
}

/** The part that an event lies in; undefined before the first one. */
export const partAt = (parts: readonly Part[], event: number): Part | undefined =>
  parts.findLast(({ n }) => n <= event);

/** A part in words, the largest first. */
export const partText = (part: Part | undefined): string => part?.words.join(' · ') ?? '';

/**
 * The part above each of some moments, in words: the smallest one that has several of them, as the only action of a part says
 * already what it is.
 */
export const headingsOf = (parts: readonly Part[], moments: readonly { readonly n: number }[]): readonly string[] => {
  const all = moments.map(({ n }) => partAt(parts, n));
  const counts = Map.groupBy(all, (part) => part);
  return all.map((part) => (counts.get(part)!.length > 1 ? partText(part) : (part?.words[0] ?? '')));
};

/** A part that is marked on a line through the match. */
interface PartMark extends Pick<Part, 'n' | 'level'> {
  /** Pixels from the beginning of the line. */
  readonly x: number;
  /** What stands at the mark; undefined where there is no room, and at smaller parts. */
  readonly label: string | undefined;
}

/** Pixels between two marks at least, those that a letter takes, and those between two labels. */
const [APART, LETTER, GAP] = [7, 7, 10];

/** Marks for the parts that have room on a line so many pixels long: larger parts come first, labels where they fit. */
export const marksOn = (parts: readonly Part[], last: number, length: number): readonly PartMark[] => {
  const placed: { readonly part: Part; readonly x: number }[] = [];
  const smallest = Math.max(0, ...parts.map(({ level }) => level));
  for (let level = 0; level <= smallest; level++)
    for (const part of parts) {
      const x = (length * part.n) / Math.max(1, last);
      if (part.level === level && placed.every((other) => Math.abs(other.x - x) >= APART)) placed.push({ part, x });
    }
  let free = 0;
  return placed
    .toSorted((one, other) => one.x - other.x)
    .map(({ part: { n, level, words }, x }) => {
      const [name = ''] = words;
      const end = x + name.length * LETTER;
      const fits = level === 0 && x >= free && end <= length;
      if (fits) free = end + GAP;
      return { n, level, x, label: fits ? name : undefined };
    });
};
