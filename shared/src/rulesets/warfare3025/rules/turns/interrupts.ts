import { indexOfLabel } from '../../../../hex/index.ts';
import type { Refusal } from '../../../../match/index.ts';
import type { IntentOf, Move } from '../../ask/intents.ts';
import { hasDetection } from '../../model/detection.ts';
import { refusal } from '../../model/refusal.ts';
import type { Action, Eligible, Interruption, Table, Unit, UnitId } from '../../model/table.ts';
import { findUnit, isDestroyed, placeOf, unitOf } from '../../model/units.ts';
import { usableWeapons } from '../attacks/aiming.ts';
import { hasCloseQuarters } from '../attacks/close-quarters.ts';
import { knowledgeOf } from '../detection/knowledge.ts';
import { routeOf } from '../movement/route.ts';
import { terrainOf } from '../movement/terrain.ts';
import { sees } from '../sight.ts';
import { checkPlan, costOf, standAt } from './plans.ts';

/** A hex that the actor enters on its declared path, and how many hexes it has entered then (0 at the start). */
interface TriggerHex {
  readonly after: number;
  readonly hex: number;
}

/** The declared way of an actor: others cannot be in it, or the actor does not know of them, W-13d.6. */
const wayOf = (table: Table, actor: Unit, move: Move) =>
  routeOf(hasDetection(table.options) ? { ...table, units: [actor], contacts: [] } : table, actor, move);

const triggerHexes = (table: Table, actor: Unit, action: Pick<Action, 'move'>): TriggerHex[] => {
  const start = placeOf(table, actor);
  const hexes = start >= 0 ? [{ after: 0, hex: start }] : [];
  const route = action.move && wayOf(table, actor, action.move);
  if (route?.ok)
    for (const [i, step] of route.value.steps.entries()) if (!step.flown) hexes.push({ after: i + 1, hex: step.hex });
  return hexes;
};

/** Whether a unit can move or fire. One that can do neither is not asked to interrupt. */
const canAct = (table: Table, unit: Unit): boolean =>
  !isDestroyed(unit, 'movement') || usableWeapons(table, unit).length > 0;

/**
 * Which enemies may interrupt the actor's declared action, and at which hexes of its path, W-11.1: units on the map that
 * have fewer ticks than the action costs and see the actor at one of these hexes.
 */
export const eligibleFor = (table: Table, actorId: UnitId, action: Pick<Action, 'move' | 'cost'>): Eligible[] => {
  const actor = unitOf(table, actorId);
  if (knowledgeOf(table, actorId) !== 'visible') return [];
  const terrain = terrainOf(table.board);
  let hexes: TriggerHex[] | undefined;
  return table.units.flatMap((unit) => {
    const place = placeOf(table, unit);
    if (unit.side === actor.side || place < 0 || unit.ticks >= action.cost || !canAct(table, unit)) return [];
    hexes ??= triggerHexes(table, actor, action);
    const triggers = hexes.filter(({ hex }) => sees(terrain, place, hex)).map(({ after }) => after);
    return triggers.length > 0 ? [{ unit: unit.id, seat: unit.seat, triggers }] : [];
  });
};

/** The table with the actor moved along its path to the trigger: an interrupt at that trigger is judged by it. */
export const atTrigger = <T extends Table>(table: T, trigger: number): T => {
  const { action } = table;
  const actor = action && findUnit(table, action.unit);
  const route = actor && action.move && wayOf(table, actor, action.move);
  if (!actor || !action.move || !route?.ok || trigger === 0) return table;
  const { at, facing } = standAt(actor, action.move, route.value, trigger);
  const moved: Unit = { ...actor, status: 'field', at, facing };
  return { ...table, units: table.units.map((unit) => (unit.id === actor.id ? moved : unit)) };
};

/** `first` if the interrupt ends before the actor's action, else `simultaneous`, W-11.4. */
export const timingOf = (unit: Unit, cost: number, actorCost: number): Interruption['timing'] =>
  unit.ticks + cost < actorCost ? 'first' : 'simultaneous';

/** Why an interrupt cannot be made, W-11.1 to W-11.3; undefined if it can. */
export const checkInterrupt = (table: Table, seat: string, intent: IntentOf<'interrupt'>): Refusal | undefined => {
  if (table.moment.kind !== 'interrupt') return refusal('not-asked/interrupt', 'W-11.9');
  const { unit: id, trigger } = intent;
  const unit = findUnit(table, id);
  if (!unit) return refusal('no-unit', 'W-11.3', { unit: id });
  if (unit.seat !== seat) return refusal('not-yours', 'W-11.3');
  const eligible = table.moment.eligible.find((candidate) => candidate.unit === id);
  if (!eligible) return refusal('not-eligible', 'W-11.1');
  if (!eligible.triggers.includes(trigger)) return refusal('not-seen', 'W-11.3');
  const checked = checkPlan(atTrigger(table, trigger), unit, intent);
  return checked.ok ? undefined : checked.error;
};

/** The declared interrupt of a claim, W-11.4. */
export const interruptionOf = (table: Table, intent: IntentOf<'interrupt'>) => {
  const unit = unitOf(table, intent.unit);
  // Where the actor is then decides only whether the attack is in close quarters, W-13b.2.
  const there = hasCloseQuarters(table.options) ? atTrigger(table, intent.trigger) : table;
  const cost = costOf(there, unit, intent);
  return { cost, trigger: intent.trigger, timing: timingOf(unit, cost, table.action!.cost) };
};

/** Whether a unit sees the actor where it stands now, W-11.5. */
export const seesActor = (table: Table, unit: Unit, actor: Unit): boolean => {
  const place = placeOf(table, unit);
  const at = actor.at === null || actor.status !== 'field' ? -1 : indexOfLabel(table.board, actor.at);
  return place >= 0 && at >= 0 && sees(terrainOf(table.board), place, at);
};
