import { type Episode, isDetail, numberOf } from './episodes.ts';

/** How many lines are drawn at once: about as many as a screen of a thousand pixels shows. */
const AT_ONCE = 16;

/** Lines of an entry that are to be seen while its details are folded. */
const linesOf = ({ lines: [, ...rest] }: Episode): number => 1 + rest.filter((line) => !isDetail(line)).length;

/** The index from which on the entries before `end` have so many lines together. */
const startBefore = (entries: readonly Episode[], end: number): number => {
  let [start, lines] = [end, 0];
  for (; start > 0 && lines < AT_ONCE; start -= 1) lines += linesOf(entries[start - 1]!);
  return start;
};

/**
 * Which entries of a log are drawn: the newest at once, older ones step by step. So what it takes to show another moment of
 * a long match does not grow with its log.
 */
export class NewestFirst {
  /** The numbers of the oldest entry that is drawn, and of the newest. */
  #oldest = Number.POSITIVE_INFINITY;
  #newest = -1;

  /** The index of the first entry to be drawn. What is drawn already stays, unless so much is new that it lies far back. */
  startIn(entries: readonly Episode[]): number {
    const latest = startBefore(entries, entries.length);
    const known = entries.findIndex((entry) => numberOf(entry) >= this.#oldest);
    const isFarOn = latest > entries.findLastIndex((entry) => numberOf(entry) <= this.#newest);
    return this.#draw(entries, known < 0 || isFarOn ? latest : Math.min(known, latest));
  }

  /** Lets older ones be drawn as well. */
  drawMore(entries: readonly Episode[]): void {
    this.#draw(entries, startBefore(entries, this.startIn(entries)));
  }

  #draw(entries: readonly Episode[], start: number): number {
    const [oldest, newest] = [entries[start], entries.at(-1)];
    this.#oldest = oldest ? numberOf(oldest) : Number.POSITIVE_INFINITY;
    this.#newest = newest ? numberOf(newest) : -1;
    return start;
  }
}
