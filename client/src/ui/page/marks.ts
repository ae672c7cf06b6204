import { useEffect } from 'preact/hooks';
import type { ClientMatch } from '../../table/match.ts';

/** What the mark of a question says besides when it came on the screen. Times are epoch milliseconds of the match's clock. */
interface AskedMark {
  /** The ruleset's word for the question, and the class of its clock. */
  readonly kind: string;
  readonly clock: string;
  /** The time of the match when the mark was made. */
  readonly time: number;
  /** When the question's own time is up; 0 without clocks. */
  readonly bankFrom: number;
}

/**
 * Marks in the browser's own timeline (User Timing) when the page begins to show what has happened, when all of it has been
 * shown, and when a question comes on the screen: `ironhex:showing`, `ironhex:shown` and `ironhex:asked` with an
 * {@link AskedMark}. Tools that measure how long players wait read them there, and so do tests.
 */
export const useMarks = (match: ClientMatch): void => {
  const settled = match.settled.value;
  const id = match.asked.value?.decision.id;
  const told = match.own.value?.awaited.find((each) => each.seat === match.seat.value && each.id === id);
  useEffect(() => {
    performance.mark(settled ? 'ironhex:shown' : 'ironhex:showing');
  }, [settled]);
  useEffect(() => {
    if (!told) return;
    const { kind, clock, bankFrom } = told;
    const detail: AskedMark = { kind, clock, bankFrom, time: match.exactTime() };
    performance.mark('ironhex:asked', { detail });
  }, [told?.id]);
};
