import type { SeenEvent } from '@ironhex/shared/protocol';
import { joined, type LogEntry } from '../../text/entry.ts';
import type { Absence } from '../source.ts';

/** A line of the log; `n` is the number of its event. */
export interface Line extends LogEntry {
  readonly n: number;
}

/** Lines kept in the log: older episodes are dropped. */
const KEPT = 5000;

/** Lines that the log folds away. */
export const isDetail = ({ tone }: Line): boolean => tone === 'quiet';

/** Whether a line is one that the player missed. */
export const wasMissed = ({ n }: Line, { after, upTo }: Absence): boolean => n > after && n <= upTo;

/** The lines that the player missed. */
export const missedIn = (lines: readonly Line[], absence: Absence): readonly Line[] =>
  lines.filter((line) => wasMissed(line, absence));

/**
 * Lines of the log that belong together: an action from its declaration to its end, or the lines between two actions.
 */
export interface Episode {
  readonly kind: 'action' | 'between';
  /** The first one is the heading. There is always one. */
  readonly lines: readonly Line[];
}

/** The number by which an episode is known: that of its first event. */
export const numberOf = ({ lines }: Episode): number => lines[0]!.n;

/** Does the line begin an episode, after this one? */
const begins = ({ opens }: Line, last: Episode | undefined): boolean =>
  last === undefined || opens === 'action' || (opens === 'between' && last.kind === 'action');

/**
 * The episodes with one more line, or with more in the newest one; an episode that has not grown stays the same object.
 */
export const withLine = (episodes: readonly Episode[], line: Line): readonly Episode[] => {
  const last = episodes.at(-1);
  if (last?.lines.at(-1)?.n === line.n) return episodes.with(-1, { ...last, lines: last.lines.with(-1, line) });
  if (last === undefined || begins(line, last)) return [...episodes, { kind: line.opens ?? 'action', lines: [line] }];
  return episodes.with(-1, { ...last, lines: [...last.lines, line] });
};

/** The log with the line of one more event: as a line of its own, or joined to the row that it continues. */
export const withEntry = (
  episodes: readonly Episode[],
  { n }: Pick<SeenEvent, 'n'>,
  entry: LogEntry,
): readonly Episode[] => {
  const last = episodes.at(-1)?.lines.at(-1);
  const both = last && joined(last, entry);
  return withLine(episodes, both ? { ...both, n: last.n } : { ...entry, n });
};

/** The episodes with the lines before an event only; one that loses none stays the same object. */
export const upTo = (episodes: readonly Episode[], n: number): readonly Episode[] => {
  const kept = episodes.slice(0, episodes.findLastIndex((episode) => numberOf(episode) < n) + 1);
  const last = kept.at(-1);
  const lines = last?.lines.filter((line) => line.n < n) ?? [];
  return !last || lines.length === last.lines.length ? kept : [...kept.slice(0, -1), { ...last, lines }];
};

/** The newest episodes, with no more lines together than the log keeps; at least one. */
export const newestOf = (episodes: readonly Episode[], kept = KEPT): readonly Episode[] => {
  let room = kept;
  const last = episodes.findLastIndex(({ lines }) => {
    room -= lines.length;
    return room < 0;
  });
  return last < 0 ? episodes : episodes.slice(Math.min(last + 1, episodes.length - 1));
};
