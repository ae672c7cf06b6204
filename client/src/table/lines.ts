import type { SeenEvent } from '@ironhex/shared/protocol';
import { joined, type LogEntry } from '../text/entry.ts';
import type { Absence } from './source.ts';

/** A line of the log; `n` is the number of its event. */
export interface Line extends LogEntry {
  readonly n: number;
}

/** Lines kept in the log: older ones are dropped. */
const KEPT = 5000;

/** The log with the line of one more event: a line of its own, or more in that of the row that it goes on with. */
export const withEntry = (lines: readonly Line[], { n }: Pick<SeenEvent, 'n'>, entry: LogEntry): readonly Line[] => {
  const last = lines.at(-1);
  const both = last && joined(last, entry);
  return both ? [...lines.slice(0, -1), { ...both, n: last.n }] : [...lines.slice(1 - KEPT), { ...entry, n }];
};

/** Whether a line is about what was missed. */
export const wasMissed = ({ n }: Line, { after, upTo }: Absence): boolean => n > after && n <= upTo;

/** The lines about what was missed. */
export const missedIn = (lines: readonly Line[], absence: Absence): readonly Line[] =>
  lines.filter((line) => wasMissed(line, absence));
