import type { SeenEvent } from '@ironhex/shared/protocol';
import type { Absence } from '../net/listener.ts';
import type { LogEntry } from '../text/entry.ts';

/** A line of the log; `n` is the number of its event. */
export interface Line extends LogEntry {
  readonly n: number;
}

/** Lines kept in the log: older ones are dropped. */
const KEPT = 5000;

/** The log with the line of one more event. */
export const withEntry = (lines: readonly Line[], { n }: SeenEvent, entry: LogEntry): readonly Line[] => [
  ...lines.slice(1 - KEPT),
  { ...entry, n },
];

/** Whether a line is about what was missed. */
export const wasMissed = ({ n }: Line, { after, upTo }: Absence): boolean => n > after && n <= upTo;

/** The lines about what was missed. */
export const missedIn = (lines: readonly Line[], absence: Absence): readonly Line[] =>
  lines.filter((line) => wasMissed(line, absence));
