import { isSeatEvent, type SeenEvent } from '@ironhex/shared/protocol';
import type { Seen, View } from '@ironhex/shared/warfare3025';
import type { Absence } from '../net/hearing.ts';
import { type Context, type Entry, sentence } from '../rulesets/warfare3025/words/sentences.ts';
import { seatSentence } from '../text/seat-events.ts';

/** A line of the log; `n` is the number of its event. */
export interface Line extends Entry {
  readonly n: number;
}

/** Lines kept in the log: older ones are dropped. */
const KEPT = 1500;

/** The log with one more event in it. */
export const withEvent = (
  lines: readonly Line[],
  { n, seen }: SeenEvent,
  view: View,
  context: Omit<Context, 'view'>,
): readonly Line[] => {
  const entry = isSeatEvent(seen) ? seatSentence(seen) : sentence(seen as Seen, { ...context, view });
  return entry ? [...lines.slice(1 - KEPT), { ...entry, n }] : lines;
};

/** The lines about what was missed. */
export const missedIn = (lines: readonly Line[], { after, upTo }: Absence): readonly Line[] =>
  lines.filter(({ n }) => n > after && n <= upTo);
