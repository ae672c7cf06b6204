import type { Question } from '../../model/asks.ts';
import type { MoveStep } from '../../model/orders.ts';
import type { Picks, Third } from '../../model/steps/movement.ts';
import type { Unit, UnitId } from '../../model/units.ts';
import { type Ordered, ordersOf } from '../orders/carried.ts';
import { keys } from './keys.ts';
import { isMove, turnsIn } from './tokens.ts';

/**
 * The facings that the order of a unit names for a step in which it does these tokens, by the keys of the questions that
 * they answer. None where it does something else than was written for the step: a default, or the rest of a lost assault.
 */
const facingsFor = (table: Ordered, unit: Unit, movement: Third, tokens: MoveStep): Picks => {
  const { now, instead } = ordersOf(table, unit);
  if (!now?.facings || instead || unit.remainder) return {};
  const step = now.movement[movement - 1]!;
  // Braking may stand behind what was written.
  if (!step.every((token, index) => tokens[index] === token)) return {};
  const before = turnsIn(now.movement.slice(0, movement - 1).flat());
  const move = step.findIndex(isMove);
  const picks: Record<string, string> = {};
  step.forEach((token, index) => {
    const facing = token === '360' ? now.facings![before + turnsIn(step.slice(0, index))] : null;
    const key = move >= 0 && index > move ? keys.late(unit) : keys.turn(unit);
    if (facing != null) picks[key] ??= String(facing);
  });
  return picks;
};

/**
 * What orders have answered already of these questions, by key: a facing that was written for a `360`, where it is still one
 * of the options. Such a question is not put, P6; everything else is as if it had been answered so.
 */
export const writtenAnswers = (
  table: Ordered,
  movement: Third,
  tokensOf: (unit: UnitId) => MoveStep,
  questions: readonly Question[],
): Picks =>
  Object.fromEntries(
    questions.flatMap(({ key, unit: id, options }) => {
      const unit = id === null ? undefined : table.units[id];
      const facing = unit && facingsFor(table, unit, movement, tokensOf(unit.id))[key];
      return facing !== undefined && options.includes(facing) ? [[key, facing]] : [];
    }),
  );

/** The questions that have to be put: those that orders have not answered. */
export const unwritten = (questions: readonly Question[], written: Picks): readonly Question[] =>
  questions.filter(({ key }) => written[key] === undefined);
