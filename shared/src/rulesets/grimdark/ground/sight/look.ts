import { axialAt, distance, type Grid, indexOfAxial } from '../../../../hex/index.ts';
import type { Lie } from '../field.ts';
import { NO_TOP } from '../survey.ts';
import { FIELDS, lineTable } from './line-table.ts';

/** What a line of sight between two hexes is, G-5.5 to G-5.7. */
export type Verdict = 'clear' | 'screened' | 'blocked';

/** Who looks at whom: what is the same for every line between them. */
export interface Looking {
  readonly grid: Grid;
  readonly lie: Lie;
  /** Places in `bodies` of those who obstruct nothing here because they look or are looked at; -1 for nobody. */
  readonly viewer: number;
  readonly target: number;
  /** The hexes of both where a line can pass them: those of titanic units, G-5.3. */
  readonly own: readonly number[];
}

/** One end of a line: a hex, and the level of the eye or of the top of what is looked at, G-5.4. */
export interface End {
  readonly hex: number;
  readonly height: number;
}

/** A hex that matters to a line, so far `away` from its start: it obstructs, or it screens the target behind it, G-5.7. */
export type Note = (hex: number, how: 'crossed' | 'border' | 'low', away: number) => void;

/** The top of a hex as far as it counts for a line between these two pieces, G-5.4. */
export const topOf = ({ lie, viewer, target }: Looking, hex: number, from: number, to: number): number => {
  const { survey, occupant, heights } = lie;
  const piece = survey.piece[hex]!;
  const through = piece !== survey.piece[from] && piece !== survey.piece[to];
  const top = through ? survey.topThrough[hex]! : survey.top[hex]!;
  const body = occupant[hex]!;
  if (body < 0 || body === viewer || body === target) return top;
  return Math.max(top, survey.level[hex]! + heights[body]!);
};

/**
 * What the line from a viewer's hex to a target's hex is, G-5.2 to G-5.7. `note` hears of every hex that matters; without
 * it the first that blocks will do.
 */
export const look = (looking: Looking, from: End, to: End, note?: Note): Verdict => {
  const { grid, lie, own } = looking;
  const { screen } = lie.survey;
  const start = axialAt(grid, from.hex);
  const end = axialAt(grid, to.hex);
  const east = end.q > start.q || (end.q === start.q && end.r > start.r);
  const first = east ? start : end;
  const last = east ? end : start;
  const table = lineTable(last.q - first.q, last.r - first.r);
  const n = distance(start, end);
  let blocked = false;
  let screened = false;
  let half = false;
  for (let i = 0; i < table.length; i += FIELDS) {
    const pair = table[i + 3] === 1;
    // Of a pair, two entries that follow each other and lie equally far from the start.
    const second = pair && i > 0 && table[i - 1] === 1 && table[i - 2] === table[i + 2];
    if (pair && !second) half = false;
    const hex = indexOfAxial(grid, first.q + table[i]!, first.r + table[i + 1]!);
    if (hex < 0 || own.includes(hex)) continue;
    const away = east ? table[i + 2]! : n - table[i + 2]!;
    const height = from.height * (n - away) + to.height * away;
    const top = topOf(looking, hex, from.hex, to.hex);
    if (top !== NO_TOP && top * n >= height) {
      note?.(hex, pair ? 'border' : 'crossed', away);
      if (!pair || half) {
        if (note === undefined) return 'blocked';
        blocked = true;
      }
      half = true;
      screened = true;
    }
    if (away === n - 1 && lie.cover[hex] === 1 && screen[hex] !== NO_TOP && screen[hex]! * n >= height) {
      note?.(hex, 'low', away);
      screened = true;
    }
  }
  return blocked ? 'blocked' : screened ? 'screened' : 'clear';
};
