import type { HexLabel } from '@ironhex/shared/hex';

/** One die as it fell. */
export interface Die {
  readonly face: number;
  /** Its value; damage and the like can make that less than its face. */
  readonly value: number;
  /** The result was read from it. */
  readonly counts: boolean;
  /** 20 if nothing is said. */
  readonly sides?: number | undefined;
}

/** One roll, opened: every number in it with its reason and its rule. Or, without dice, a list behind a line. */
export interface RollText {
  readonly title: string;
  readonly rows: readonly RollRow[];
  /** The dice, in the order in which they were rolled. */
  readonly dice: readonly Die[];
  /** What they came to, e.g. `good`. */
  readonly came: string;
  /** Whether that was enough; undefined where nothing was needed. */
  readonly enough?: boolean | undefined;
  /** In one line, e.g. `Attack roll: 17 of 17 and 4, good`. */
  readonly summary: string;
}

/** One line of an opened roll. */
export interface RollRow {
  readonly label: string;
  readonly value: string;
  readonly rule?: string;
}

/** How loud a line is: quiet ones are details, which the log folds away. */
type Tone = 'plain' | 'important' | 'quiet';

/**
 * Where a line stands in the story. The first line of an action begins an entry of its own, `action`; what happens between
 * the actions, such as time that passes, gathers in entries of its own, `between`. All else belongs to the entry before it.
 */
type Opens = 'action' | 'between';

/** What the log says about one event: a line. */
export interface LogEntry {
  readonly text: string;
  /** The dice behind it, to be opened. */
  readonly rolls: readonly RollText[];
  readonly tone: Tone;
  readonly opens?: Opens | undefined;
  /** The acting unit: the line shows its picture and the colour of its side. */
  readonly by?: string | undefined;
  /** Units it is about. */
  readonly units: readonly string[];
  /** Hexes it is about. */
  readonly at: readonly HexLabel[];
  /** Lines that follow each other in the same row are one: of each only its item is said. */
  readonly row?: LogRow | undefined;
}

/** What several units did one after the other, for the same reason. */
interface LogRow {
  /** What is said once before all, e.g. `Rolls for the tie: `. */
  readonly lead: string;
  readonly items: readonly string[];
  /** What is said once after all. */
  readonly end: string;
}

/** Makes a line; left-out fields are plain or empty. */
export const entry = (text: string, more: Partial<Omit<LogEntry, 'text'>> = {}): LogEntry => ({
  text,
  rolls: [],
  tone: 'plain',
  units: [],
  at: [],
  ...more,
});

/** A line of a row: it becomes one with those of the same row before it. */
export const rowEntry = (row: LogRow, more: Partial<Omit<LogEntry, 'text' | 'row'>> = {}): LogEntry =>
  entry(`${row.lead}${row.items.join(', ')}${row.end}`, { ...more, row });

/** Two entries as one, if they stand in the same row. */
export const joined = (one: LogEntry, other: LogEntry): LogEntry | undefined => {
  if (!one.row || one.row.lead !== other.row?.lead) return undefined;
  const { text: _, row, ...more } = one;
  return rowEntry(
    { ...row, items: [...row.items, ...other.row.items] },
    {
      ...more,
      rolls: [...one.rolls, ...other.rolls],
      units: [...new Set([...one.units, ...other.units])],
      at: [...new Set([...one.at, ...other.at])],
    },
  );
};

const D6 = 6;

/** A number with its sign, such as `+2` or `−1`. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** Dice as the log shows them; those that do not count are outlines. */
export const diceOf = (faces: readonly number[], counts: (face: number) => boolean = () => true, sides = D6): Die[] =>
  faces.map((face) => ({ face, value: face, counts: counts(face), sides }));

/** A roll with its line for screen readers. */
export const rollOf = (roll: Omit<RollText, 'summary'>): RollText => ({
  ...roll,
  summary: `${roll.title}: ${[...roll.dice.map(({ face }) => face), roll.came].join(', ')}`,
});

/** Faces of dice in words: `3, 5`, or `none`. */
export const facesText = (faces: readonly number[]): string => (faces.length > 0 ? faces.join(', ') : 'none');
