import type { Direction } from '@ironhex/shared/hex';
import { facingAlong, planCost, type Risk, risksOf, riskText, type Table, unitOf } from '@ironhex/shared/warfare3025';
import type { PathMark, PathPicture } from '../../../map/layers/paths.ts';
import { type Draft, moveOf, planOf } from '../plan/draft.ts';
import { count, ticks } from '../words/words.ts';
import { sideOf } from './counters.ts';

const marksOf = (
  path: readonly string[],
  jump: { readonly after: number; readonly hexes: number } | undefined,
  risks: readonly Risk[],
): PathMark[] =>
  path.map((at, i) => {
    const flown = jump && i >= jump.after && i < jump.after + jump.hexes;
    const kind = !flown ? 'step' : i === jump.after + jump.hexes - 1 ? 'land' : 'jump';
    const risk = risks.find(({ after }) => after === i + 1);
    return { at, kind, risk: risk && riskText(risk) };
  });

/** The way that a draft goes. */
export const draftPath = (table: Table, draft: Draft): PathPicture | undefined => {
  if (draft.unit === null || draft.path.length === 0) return undefined;
  const unit = unitOf(table, draft.unit);
  const move = moveOf(table, draft)!;
  return {
    unit: unit.id,
    side: sideOf(unit.side),
    from: unit.status === 'field' ? unit.at : null,
    marks: marksOf(draft.path, draft.jump, risksOf(table, unit.id, move)),
    facing: move.facing as Direction,
    cost: `${count(draft.path.length, 'hex')} · ${ticks(planCost(table, unit.id, planOf(table, draft)))}`,
  };
};

/** The way of the action that is under way, with the places where the viewer's unit could interrupt it. */
export const declaredPath = (table: Table, trigger?: number, triggers?: readonly number[]): PathPicture | undefined => {
  const { action } = table;
  if (!action?.move || action.move.path.length === 0) return undefined;
  const { move } = action;
  const unit = unitOf(table, action.unit);
  return {
    unit: action.unit,
    side: sideOf(unit.side),
    from: action.from,
    marks: marksOf(move.path, move.jump, []),
    facing: action.turnFailed ? facingAlong(table, unit, move.path) : (move.facing as Direction),
    trigger,
    triggers,
  };
};
