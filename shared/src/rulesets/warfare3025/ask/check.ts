import { type Decision, type Refusal, refusal, type SeatId } from '../../../match/index.ts';
import type { Table, Unit } from '../model/table.ts';
import { findUnit } from '../model/units.ts';
import { tableOf, type View } from '../model/view.ts';
import { checkInterrupt } from '../rules/interrupts.ts';
import { checkPlan } from '../rules/plans.ts';
import { checkParts, pickable } from '../rules/results.ts';
import type { Intent, IntentOf } from './intents.ts';

/** Which intents answer which decision. */
const ANSWERS: Readonly<Record<string, readonly Intent['kind'][]>> = {
  activate: ['act', 'wait'],
  interrupt: ['interrupt', 'pass'],
  defend: ['defend'],
  pick: ['pick'],
};

/** What each decision waits for, in words. */
const WAITS_FOR: Readonly<Record<string, string>> = {
  activate: 'for your unit to act or wait',
  interrupt: 'for you to interrupt or pass',
  defend: 'for you to choose armour or piloting',
  pick: 'for you to pick a component',
};

const checkUnit = (table: Table, seat: SeatId, id: string): Refusal | undefined => {
  const unit: Unit | undefined = findUnit(table, id);
  if (!unit) return refusal('no-unit', 'W-3.1', `There is no unit ${id}.`);
  if (unit.seat !== seat) return refusal('not-yours', 'W-3.1', 'That unit is not yours.');
  if (unit.status === 'destroyed') return refusal('destroyed', 'W-2.2', 'That unit is destroyed.');
  if (table.moment.kind === 'activate' && !table.moment.units.includes(id))
    return refusal('not-its-turn', 'W-3.1', 'That unit is not next: the one with the fewest ticks acts.');
  return undefined;
};

const checkAct = (table: Table, seat: SeatId, intent: IntentOf<'act'>): Refusal | undefined => {
  const notIt = checkUnit(table, seat, intent.unit);
  if (notIt) return notIt;
  const checked = checkPlan(table, findUnit(table, intent.unit)!, intent);
  return checked.ok ? checkParts(table, intent.attack?.target, intent.parts) : checked.error;
};

const checkDefend = (table: Table, intent: IntentOf<'defend'>): Refusal | undefined =>
  intent.roll === 'armour' || table.assault?.situation.mayPilot
    ? undefined
    : refusal('no-choice', 'W-9.3', 'You can only roll armour: the unit is neither fast nor in cover.');

const checkPick = (table: Table, { component, parts }: IntentOf<'pick'>): Refusal | undefined =>
  table.assault && pickable(table, table.assault).includes(component)
    ? checkParts(table, table.assault.situation.target, parts)
    : refusal('no-component', 'W-10.3', `The target has no component ${component} that could be hit.`);

/** Why an intent is not allowed now, judged by what its seat knows; undefined if it is allowed. */
export const check = (view: View, seat: SeatId, intent: Intent, decision?: Decision): Refusal | undefined => {
  const table = tableOf(view);
  if (table.outcome) return refusal('over', 'W-15', 'The match is over.');
  if (!table.seats.some(({ id }) => id === seat)) return refusal('no-seat', 'W-3', 'You do not play in this match.');
  if (intent.kind === 'concede') return undefined;
  if (!decision) return refusal('not-asked', 'W-3.1', 'It is not your turn: nothing is asked of you now.');
  if (!ANSWERS[decision.kind]!.includes(intent.kind))
    return refusal('wrong-answer', 'W-16', `The match waits ${WAITS_FOR[decision.kind]}.`);
  switch (intent.kind) {
    case 'act':
      return checkAct(table, seat, intent);
    case 'wait':
      return checkUnit(table, seat, intent.unit);
    case 'interrupt':
      return checkInterrupt(table, seat, intent) ?? checkParts(table, intent.attack?.target, intent.parts);
    case 'defend':
      return checkDefend(table, intent);
    case 'pick':
      return checkPick(table, intent);
    case 'pass':
      return undefined;
  }
};
