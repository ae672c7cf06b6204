import { useEffect, useRef, useState } from 'preact/hooks';
import { type Episode, isDetail, numberOf } from '../../table/log/episodes.ts';

/** How many lines are drawn at once: more than a tall screen shows. */
const AT_ONCE = 40;
/** Milliseconds without a change before more of them are drawn. */
const PAUSE = 150;

/** The index of the first of those last entries that have so many lines together, before an index; details are folded. */
const startBefore = (entries: readonly Episode[], end: number): number => {
  let [start, lines] = [end, 0];
  while (start > 0 && lines < AT_ONCE) {
    start -= 1;
    lines += 1 + entries[start]!.lines.slice(1).filter((line) => !isDetail(line)).length;
  }
  return start;
};

/**
 * Of the entries of a log the newest ones at once; older ones follow as soon as there is time. So what it takes to show
 * another moment of a long match does not grow with its log.
 */
export const useNewestFirst = (entries: readonly Episode[]): readonly Episode[] => {
  const [, redraw] = useState(0);
  /** The numbers of the oldest entry that is drawn and of the newest. */
  const drawn = useRef({ oldest: Number.POSITIVE_INFINITY, newest: -1 });
  const { oldest, newest } = drawn.current;
  const latest = startBefore(entries, entries.length);
  const known = entries.findIndex((entry) => numberOf(entry) >= oldest);
  // After a jump far ahead, what was drawn before lies as far back as everything between.
  const hasJumped = known < 0 || latest > entries.findLastIndex((entry) => numberOf(entry) <= newest);
  const start = hasJumped ? latest : Math.min(known, latest);
  const drawFrom = (first: number) => {
    const [from, last] = [entries[first], entries.at(-1)];
    drawn.current = { oldest: from ? numberOf(from) : Number.POSITIVE_INFINITY, newest: last ? numberOf(last) : -1 };
  };
  drawFrom(start);
  useEffect(() => {
    if (start === 0) return undefined;
    const timer = setTimeout(() => {
      drawFrom(startBefore(entries, start));
      redraw((times) => times + 1);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [entries, start]);
  return start === 0 ? entries : entries.slice(start);
};
