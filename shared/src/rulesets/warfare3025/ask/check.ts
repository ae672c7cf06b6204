import type { Decision, Refusal, SeatId } from '../../../match/index.ts';
import { refusal } from '../model/refusal.ts';
import { isLeaving, type Table, type Unit } from '../model/table.ts';
import { findUnit, isAlive, unitOf } from '../model/units.ts';
import { tableOf, type View } from '../model/view.ts';
import { checkParts, pickable } from '../rules/attacks/results.ts';
import { unitsLeft } from '../rules/turns/ending.ts';
import { checkInterrupt } from '../rules/turns/interrupts.ts';
import { checkPlan } from '../rules/turns/plans.ts';
import { checkReaction } from '../rules/turns/reactions.ts';
import type { Intent, IntentOf } from './intents.ts';

/** Which intents answer which decision. */
const ANSWERS: Readonly<Record<string, readonly Intent['kind'][]>> = {
  activate: ['act', 'wait', 'stabilise', 'hide'],
  interrupt: ['interrupt', 'pass'],
  defend: ['defend'],
  pick: ['pick'],
  react: ['react'],
  evade: ['evade'],
};

const checkUnit = (table: Table, seat: SeatId, id: string): Refusal | undefined => {
  const unit: Unit | undefined = findUnit(table, id);
  if (!unit) return refusal('no-unit', 'W-3.1', { unit: id });
  if (unit.seat !== seat) return refusal('not-yours', 'W-3.1');
  if (!isAlive(unit)) return refusal('destroyed', 'W-2.2');
  if (table.moment.kind === 'activate' && !table.moment.units.includes(id)) return refusal('not-its-turn', 'W-3.1');
  return undefined;
};

const checkAct = (table: Table, seat: SeatId, intent: IntentOf<'act'>): Refusal | undefined => {
  const notIt = checkUnit(table, seat, intent.unit);
  if (notIt) return notIt;
  const checked = checkPlan(table, findUnit(table, intent.unit)!, intent);
  return checked.ok ? checkParts(table, intent.attack?.target, intent.parts) : checked.error;
};

/** An action that is nothing but itself, W-13c.8 and W-13d.8. */
const checkAlone = (table: Table, seat: SeatId, { unit: id, kind }: IntentOf<'stabilise' | 'hide'>) => {
  const notIt = checkUnit(table, seat, id);
  if (notIt) return notIt;
  const checked = checkPlan(table, findUnit(table, id)!, { [kind]: true });
  return checked.ok ? undefined : checked.error;
};

const checkDefend = (table: Table, intent: IntentOf<'defend'>): Refusal | undefined =>
  intent.roll === 'armour' || table.assault?.situation.mayPilot || table.incoming?.mayPilot
    ? undefined
    : refusal('no-choice', 'W-9.3');

const checkPick = (table: Table, { component, parts }: IntentOf<'pick'>): Refusal | undefined =>
  table.assault && pickable(table, table.assault).includes(component)
    ? checkParts(table, table.assault.situation.target, parts)
    : refusal('no-component', 'W-10.3', { component });

/** A unit that has dodged may go wherever it could go in its own turn, W-13b.8. */
const checkEvade = (table: Table, { move }: IntentOf<'evade'>): Refusal | undefined => {
  if (table.moment.kind !== 'evade' || !move) return undefined;
  const checked = checkPlan(table, unitOf(table, table.moment.unit), { move });
  return checked.ok ? undefined : checked.error;
};

const checkConcede = (table: Table, seat: SeatId): Refusal | undefined =>
  isLeaving(table, seat) || unitsLeft(table, seat).length === 0 ? refusal('nothing-left', 'W-15') : undefined;

/** Why an intent is not allowed now, judged by what its seat knows; undefined if it is allowed. */
export const check = (view: View, seat: SeatId, intent: Intent, decision?: Decision): Refusal | undefined => {
  const table = tableOf(view);
  if (table.outcome) return refusal('over', 'W-15');
  if (!table.seats.some(({ id }) => id === seat)) return refusal('no-seat', 'W-3');
  if (intent.kind === 'concede') return checkConcede(table, seat);
  if (!decision) return refusal('not-asked', 'W-3.1');
  if (!ANSWERS[decision.kind]!.includes(intent.kind)) return refusal('wrong-answer', 'W-16', { asked: decision.kind });
  switch (intent.kind) {
    case 'act':
      return checkAct(table, seat, intent);
    case 'wait':
      return checkUnit(table, seat, intent.unit);
    case 'stabilise':
    case 'hide':
      return checkAlone(table, seat, intent);
    case 'interrupt':
      return checkInterrupt(table, seat, intent) ?? checkParts(table, intent.attack?.target, intent.parts);
    case 'defend':
      return checkDefend(table, intent);
    case 'pick':
      return checkPick(table, intent);
    case 'react':
      return checkReaction(table, intent);
    case 'evade':
      return checkEvade(table, intent);
    case 'pass':
      return undefined;
  }
};
