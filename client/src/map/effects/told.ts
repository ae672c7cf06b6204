import type { HexLabel } from '@ironhex/shared/hex';
import type { DestroyedCue, WordCue } from './notes.ts';
import type { NoteTone } from './plate.ts';
import type { VerdictCue, VerdictRow } from './verdict.ts';

// Cues that games make of what happens. What happens off the board is not shown.

/** A word beside a hex. */
export const wordAt = (at: HexLabel | null | undefined, text: string, tone: NoteTone): readonly WordCue[] =>
  at == null ? [] : [{ kind: 'word', at, text, tone }];

/** A name beside a hex, such as that of a spell. */
export const nameAt = (at: HexLabel | null | undefined, name: string, tone: NoteTone): readonly WordCue[] =>
  wordAt(at, name, tone).map((cue) => ({ ...cue, named: true }));

/** Dice that fit beside a hex; of more only what they came to is shown. */
const MOST_DICE = 8;

/** Dice that land beside a hex, with what was needed and what they came to. */
export const verdictAt = (
  at: HexLabel | null | undefined,
  row: VerdictRow,
  text: string,
  tone: NoteTone,
): readonly (VerdictCue | WordCue)[] => {
  if (at == null) return [];
  if (row.dice.length === 0 || row.dice.length > MOST_DICE) return wordAt(at, `${row.label}: ${text}`, tone);
  return [{ kind: 'verdict', at, rows: [row], text, tone }];
};

/** A unit bursts where it stood. */
export const burstAt = (at: HexLabel | null | undefined, unit: string): readonly DestroyedCue[] =>
  at == null ? [] : [{ kind: 'destroyed', unit, at }];

/** The middle of a board, where what is about all of it is said. */
export const middleOfBoard = ({ width, height }: { readonly width: number; readonly height: number }): HexLabel =>
  [Math.ceil(width / 2), Math.ceil(height / 2)].map((n) => `${n}`.padStart(2, '0')).join('');
