// Benefits of chambers when a seat activates a unit, G-18.4, by the control of the last end phase.

import type { Refusal, SeatId } from '../../../../match/index.ts';
import type { IntentOf } from '../../ask/intents.ts';
import type { Question, SeatAnswer } from '../../model/asks.ts';
import type { Chamber } from '../../model/scenario.ts';
import type { Step } from '../../model/steps.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { refusal } from '../../refusal.ts';
import { type Answers, answerOf } from '../chapter.ts';
import { CHOICE, choiceOf } from '../choice.ts';
import { activatable, otherSeat } from '../rounds/turns.ts';

/** The units that a seat can activate now: all, or the one that Knowledge made it name. */
export const activatableNow = (table: Table, seat: SeatId): readonly Unit[] => {
  const units = activatable(table, seat);
  const named = table.scenario.kind === 'resonance' ? table.scenario.named[seat] : undefined;
  const unit = units.find(({ id }) => id === named);
  return unit ? [unit] : units;
};

const controls = ({ scenario }: Table, seat: SeatId, chamber: Chamber): boolean =>
  scenario.kind === 'resonance' && scenario.chambers.some((each) => each.chamber === chamber && each.owner === seat);

/** Can the seat use Logic with this activation? */
const hasLogic = (table: Table, seat: SeatId): boolean =>
  table.scenario.kind === 'resonance' && controls(table, seat, 'logic') && !table.scenario.usedLogic.includes(seat);

/** Can the seat use Knowledge, and has the other seat a unit to name? */
const hasKnowledge = (table: Table, seat: SeatId): boolean =>
  table.scenario.kind === 'resonance' &&
  controls(table, seat, 'knowledge') &&
  !table.scenario.usedKnowledge.includes(seat) &&
  activatable(table, otherSeat(table, seat)).length > 0;

/** The benefits that a seat can take with an activation: each combination but none. */
export const benefitsFor = (table: Table, seat: SeatId): readonly Partial<IntentOf<'activate'>>[] => {
  const logic = hasLogic(table, seat) ? [{ logic: true }] : [];
  const ask = hasKnowledge(table, seat) ? [{ ask: true }] : [];
  return [...logic, ...ask, ...(logic.length + ask.length === 2 ? [{ logic: true, ask: true }] : [])];
};

/** Why a unit cannot be activated while another was named, or a benefit not be taken, G-18.4. */
export const checkBenefits = (table: Table, { unit, logic, ask }: IntentOf<'activate'>): Refusal | undefined => {
  const { seat } = table.units[unit]!;
  const [named] = activatableNow(table, seat);
  if (activatableNow(table, seat).every(({ id }) => id !== unit))
    return refusal('E_BAD_CHOICE/next', 'G-18.4', { unit: named!.id });
  if (logic && !hasLogic(table, seat)) return refusal('E_BAD_CHOICE/no-logic', 'G-18.4');
  if (ask && !hasKnowledge(table, seat)) return refusal('E_BAD_CHOICE/no-knowledge', 'G-18.4');
  return undefined;
};

/** P19 to the other seat when Knowledge is used, before it learns which unit is activated. */
export const benefitQuestions = (table: Table, seat: SeatId, answer: SeatAnswer | undefined): readonly Question[] => {
  if (answer?.final?.kind !== 'activate' || !answer.final.ask) return [];
  const other = otherSeat(table, seat);
  const units = activatable(table, other).map(({ id }) => id);
  return [choiceOf(other, 'next-unit', units)];
};

/** The steps of the benefits that were taken. */
export const takenBenefits = (
  table: Table,
  { unit, logic = false, ask = false }: IntentOf<'activate'>,
  answers: Answers,
): readonly Step[] => {
  if (!logic && !ask) return [];
  const seat = otherSeat(table, table.units[unit]!.seat);
  const named = ask ? { seat, unit: answerOf(answers, CHOICE, 'eventChoice').option } : null;
  return [{ do: 'benefits', unit, logic, named }];
};
