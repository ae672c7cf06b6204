import type { HexLabel } from '@ironhex/shared/hex';

/** One roll, opened: every number in it with its reason and its rule. */
export interface RollText {
  readonly title: string;
  readonly rows: readonly RollRow[];
  /** In one line, e.g. `Attack roll: 17 of 17 and 4, good`. */
  readonly summary: string;
}

/** One line of an opened roll. */
export interface RollRow {
  readonly label: string;
  readonly value: string;
  readonly rule?: string;
}

/** How loud an entry is. */
export type Tone = 'plain' | 'important' | 'quiet';

/** What the log says about one event. */
export interface LogEntry {
  readonly text: string;
  /** The dice behind it, to be opened. */
  readonly rolls: readonly RollText[];
  readonly tone: Tone;
  /** Units it is about: the map marks them while the pointer is on this entry. */
  readonly units: readonly string[];
  /** Hexes it is about. */
  readonly at: readonly HexLabel[];
}

/** An entry; what is not given is plain or empty. */
export const entry = (text: string, more: Partial<Omit<LogEntry, 'text'>> = {}): LogEntry => ({
  text,
  rolls: [],
  tone: 'plain',
  units: [],
  at: [],
  ...more,
});
