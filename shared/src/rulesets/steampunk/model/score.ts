import type { UnitId } from './units.ts';

/** What a side gets points for, VIC-3. */
export type Scored = 'destroyed' | 'crippled' | 'kept';

/** Points for one unit. */
export interface ScoreRow {
  readonly unit: UnitId;
  readonly scored: Scored;
  readonly points: number;
}

/** What one side has, VIC-3. */
export interface SideScore {
  readonly side: number;
  readonly rows: readonly ScoreRow[];
  /** For having more than the other side. */
  readonly bonus: number;
  /** Match points. */
  readonly points: number;
  /** Tournament points: the root of the match points, with two decimals, VIC-5. */
  readonly tournament: number;
}
