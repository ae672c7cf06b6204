import { useEffect, useRef, useState } from 'preact/hooks';
import { type Episode, numberOf } from '../../table/log/episodes.ts';

/** How many entries are drawn at once: more than a tall screen shows. */
const AT_ONCE = 40;
/** Milliseconds without a change before more of them are drawn. */
const PAUSE = 150;

/**
 * Of the entries of a log the newest ones at once; older ones follow as soon as there is time. So what it takes to show
 * another moment of a long match does not grow with its log.
 */
export const useNewestFirst = (entries: readonly Episode[]): readonly Episode[] => {
  const [, redraw] = useState(0);
  /** The number of the oldest entry that is drawn, and of the newest. */
  const drawn = useRef({ oldest: Number.POSITIVE_INFINITY, newest: -1 });
  const { oldest, newest } = drawn.current;
  const fresh = entries.length - 1 - entries.findLastIndex((entry) => numberOf(entry) <= newest);
  const known = entries.findIndex((entry) => numberOf(entry) >= oldest);
  const latest = Math.max(0, entries.length - AT_ONCE);
  const start = fresh > AT_ONCE || known < 0 ? latest : Math.min(known, latest);
  const drawFrom = (first: number) => {
    const [from, last] = [entries[first], entries.at(-1)];
    drawn.current = { oldest: from ? numberOf(from) : Number.POSITIVE_INFINITY, newest: last ? numberOf(last) : -1 };
  };
  drawFrom(start);
  useEffect(() => {
    if (start === 0) return undefined;
    const timer = setTimeout(() => {
      drawFrom(Math.max(0, start - AT_ONCE));
      redraw((times) => times + 1);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [entries, start]);
  return start === 0 ? entries : entries.slice(start);
};
