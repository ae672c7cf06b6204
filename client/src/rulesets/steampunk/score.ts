import { fieldUnits, isShaken, type SteampunkTypes, scoresOf, type View } from '@ironhex/shared/steampunk';
import { sideScore } from '../../ui/score/score-sums.ts';
import type { Score, ScoreOf, SideScore } from '../score.ts';
import { unitName } from './words/names.ts';
import { POINTS, SCORED } from './words/ui.ts';

/** The points of VIC-3, by unit. Before the end nobody has the bonus yet, and who is shaken now counts as crippled. */
const points = (view: View): Score => {
  const told = view.scores;
  const shaken = fieldUnits(view)
    .filter(isShaken)
    .map(({ id }) => id);
  return {
    sides: (told ?? scoresOf(view, shaken)).map(({ side, rows, bonus }): SideScore => {
      const known = rows
        .filter(({ unit }) => Object.hasOwn(view.units, unit))
        .map(({ unit, scored, points: worth }) => ({ name: unitName(view, unit), why: SCORED[scored], points: worth }));
      return sideScore(side, told && bonus > 0 ? [...known, { name: POINTS.bonus, why: '', points: bonus }] : known);
    }),
    rule: POINTS.rule(told ? 0 : view.options.winnerBonus),
  };
};

/** In a friendly match nothing but units on the board counts, VIC-1. */
const unitsLeft = (view: View): Score => ({
  sides: view.seats.map(({ side }) =>
    sideScore(
      side,
      fieldUnits(view)
        .filter((unit) => unit.side === side)
        .map(({ id }) => ({ name: unitName(view, id), why: POINTS.onBoard, points: 1 })),
    ),
  ),
  rule: POINTS.friendly,
});

/** Where a match stands, from the first orders on. Units that the viewer does not know of count for nothing. */
export const steampunkScore: ScoreOf<SteampunkTypes> = (view) => {
  if (!['orders', 'turn', 'end-phase', 'over'].includes(view.stage)) return undefined;
  return view.options.victory.kind === 'timed' ? points(view) : unitsLeft(view);
};
