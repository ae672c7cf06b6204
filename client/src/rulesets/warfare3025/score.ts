import { type ScoreRow, scoreRows, tableOf, type View, type WarfareTypes } from '@ironhex/shared/warfare3025';
import { sideScore } from '../../ui/score/score-sums.ts';
import type { ScoreOf } from '../score.ts';
import { WARFARE } from './words/ui.ts';
import { unitName } from './words/units.ts';

const { score } = WARFARE;

const why = ({ structure, lost }: ScoreRow): string => (lost ? score.lost(structure) : score.structure(structure));

/** Structure damage to enemies and 20 for each that is lost, W-15, and the ticks that are left, W-3.3. */
export const warfareScore: ScoreOf<WarfareTypes> = (view: View) => {
  const table = tableOf(view);
  return {
    sides: scoreRows(table).map((rows, side) =>
      sideScore(
        side,
        rows.map((row) => ({ name: unitName(table, row.unit), why: why(row), points: row.points })),
      ),
    ),
    rule: score.rule,
    left: score.left(Math.max(0, table.options.limit - table.elapsed)),
  };
};
