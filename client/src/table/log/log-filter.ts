import { signal } from '@preact/signals';
import { keep, kept } from '../storage/keep.ts';
import type { Episode, Line } from './episodes.ts';

/** What the log shows: everything, what matters, only rolls, or the lines about one unit, by its id. */
export type LogFilter = 'all' | 'matters' | 'rolls' | `unit:${string}`;

const NAME = 'ironhex.log.filter';
const FILTER = /^(all|matters|rolls|unit:.+)$/;

const read = (): LogFilter => {
  const value = kept(NAME) ?? '';
  return FILTER.test(value) ? (value as LogFilter) : 'all';
};

/** What this browser shows of logs. */
export const logFilter = signal<LogFilter>(read());

/** Shows something else, and keeps that in this browser. */
export const showInLog = (filter: LogFilter): void => {
  logFilter.value = filter;
  keep(NAME, filter);
};

const passes = (filter: LogFilter, line: Line): boolean => {
  if (filter === 'matters') return line.tone === 'important';
  return filter === 'rolls' ? line.rolls.length > 0 : true;
};

/** The unit that a filter names; undefined for the other filters. */
export const unitIn = (filter: LogFilter): string | undefined =>
  filter.startsWith('unit:') ? filter.slice('unit:'.length) : undefined;

/** What a filter leaves of an episode: its first line stands whenever one of the others does; undefined if none does. */
export const filtered = (filter: LogFilter, episode: Episode): Episode | undefined => {
  if (filter === 'all') return episode;
  const unit = unitIn(filter);
  if (unit !== undefined) return episode.lines.some(({ units }) => units.includes(unit)) ? episode : undefined;
  const [head, ...rest] = episode.lines;
  const left = rest.filter((line) => passes(filter, line));
  if (left.length === 0 && !passes(filter, head!)) return undefined;
  return { ...episode, lines: [head!, ...left] };
};
