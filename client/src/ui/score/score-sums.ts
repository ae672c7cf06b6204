import type { Outcome } from '@ironhex/shared/match';
import type { Score, ScoreRow, SideScore } from '../../rulesets/score.ts';

/** The score of a side: the sum of its rows. */
export const sideScore = (side: number, rows: readonly ScoreRow[]): SideScore => ({
  side,
  points: rows.reduce((sum, { points }) => sum + points, 0),
  rows,
});

/** Does it say where the points of an outcome came from? A match that is given up may end with other points. */
export const accountsFor = ({ sides }: Score, { score }: Pick<Outcome, 'score'>): boolean =>
  sides.length === score.length && sides.every(({ side, points }) => points === score[side]);
