import type { Direction } from '../../../../hex/index.ts';
import type { Refusal } from '../../../../match/index.ts';
import { fail, ok, type Result } from '../../../../result.ts';
import type { Attack, Move, Plan } from '../../ask/intents.ts';
import { hasDetection } from '../../model/detection.ts';
import { refusal } from '../../model/refusal.ts';
import type { Situation } from '../../model/situation.ts';
import type { Table, Unit } from '../../model/table.ts';
import { cardOf, findUnit, isAlive, weaponOf } from '../../model/units.ts';
import { checkAimTicks, isAimed, ticksOfFiring } from '../attacks/aimed-fire.ts';
import { aim, type Positions } from '../attacks/aiming.ts';
import { isOrderedClose } from '../attacks/close-quarters.ts';
import { checkHide } from '../detection/hiding.ts';
import { costOfCare } from '../movement/care.ts';
import { goesByMode } from '../movement/footing.ts';
import { type Route, routeOf } from '../movement/route.ts';

/** What a legal plan comes to if nothing interferes. */
interface Checked {
  readonly cost: number;
  readonly fast: boolean;
  readonly situation: Situation | undefined;
}

/** The ticks of stabilising, W-13c.8. */
const STABILISING = 2;

/**
 * The ticks of a plan: a move all of C and what care adds, an attack its weapon's or those of aiming and one per
 * extra, both the larger, W-4.1, W-13a.2, W-13b.3 and W-13c.9. `close`: whether its attack is in close quarters when it is
 * ordered.
 */
export const costOf = (
  table: Table,
  unit: Unit,
  plan: Plan,
  close: boolean = isOrderedClose(table, unit, plan),
): number => {
  if (plan.stabilise) return STABILISING;
  if (plan.hide) return cardOf(table, unit.id).pilot.skill[0];
  const moving = plan.move ? cardOf(table, unit.id).movement.ticks + costOfCare(plan.move) : 0;
  const weapon = plan.attack && weaponOf(table, unit.id, plan.attack.weapon);
  const firing = plan.attack && weapon ? ticksOfFiring(table, weapon, plan.attack, close) + plan.attack.extras : 0;
  return Math.max(moving, firing);
};

/** What a waiting unit's ticks become: past the next unit in line, whose skim then leaves the pilot's P, W-3.5. */
export const ticksOfWaiting = (table: Table, unit: Unit): number => {
  // Nobody learns from it when the others act, W-13d.17.
  if (hasDetection(table.options)) return cardOf(table, unit.id).pilot.skill[0];
  const others = table.units.filter((other) => isAlive(other) && other.id !== unit.id);
  return Math.min(...others.map((other) => other.ticks)) + cardOf(table, unit.id).pilot.skill[0];
};

/** Whether a movement makes its unit fast, W-4.3; never one with care, W-13c.9. */
export const isFast = (table: Table, unit: Unit, move: Pick<Move, 'path' | 'careful'> | undefined): boolean =>
  move !== undefined && !move.careful && move.path.length > cardOf(table, unit.id).movement.steady;

/** Where a unit stands, and its facing, once it has entered `after` hexes of its path. */
export const standAt = (unit: Unit, move: Move | undefined, route: Route | undefined, after: number) => {
  if (!move || !route) return { at: unit.at, facing: unit.facing };
  if (after === route.steps.length) return { at: move.path.at(-1) ?? unit.at, facing: move.facing as Direction };
  return after === 0
    ? { at: unit.at, facing: unit.facing }
    : { at: move.path[after - 1]!, facing: route.steps[after - 1]!.heading };
};

/** Why an attack cannot be made at its point of the path, W-4.2 and W-7.5. */
export const checkPoint = (table: Table, attack: Attack, route: Route | undefined): Refusal | undefined => {
  const length = route?.steps.length ?? 0;
  const { after } = attack;
  if (after > length) return refusal('bad-point/off', 'W-4.2');
  // An aimed attack is made at any hex that is entered, W-13.3.
  if (table.options.attackPoint === 'ends' && !isAimed(table.options) && after !== 0 && after !== length)
    return refusal('bad-point/ends', 'W-4.2');
  if (after > 0 && route?.steps[after - 1]?.flown) return refusal('bad-point/jump', 'W-7.5');
  return undefined;
};

/** Why an attack cannot have so many extras, W-9.6. */
export const checkExtras = (table: Table, unit: Unit, attack: Attack): Refusal | undefined => {
  const weapon = weaponOf(table, unit.id, attack.weapon);
  const most = weapon?.traits.rapidFire ?? 0;
  return weapon && attack.extras > most
    ? refusal('too-many/extras', 'W-9.6', { weapon: weapon.name, most })
    : undefined;
};

/** The enemy that an attack names, W-9. */
const targetOf = (table: Table, attack: Attack): Result<Unit, Refusal> => {
  const target = findUnit(table, attack.target);
  if (target) return ok(target);
  // Whether there is such a unit at all is not told, W-13d.11.
  return hasDetection(table.options)
    ? fail(refusal('no-target/unseen', 'W-13d.11'))
    : fail(refusal('no-target/unknown', 'W-9.1', { unit: attack.target }));
};

/** Checks the attack of a plan from the hex of its path at which it is made, W-4.2 and W-9.1. */
export const checkAttack = (
  table: Table,
  unit: Unit,
  attack: Attack,
  move: Move | undefined,
  route: Route | undefined,
): Result<Situation, Refusal> => {
  const weapon = weaponOf(table, unit.id, attack.weapon);
  const wrong =
    checkPoint(table, attack, route) ??
    checkExtras(table, unit, attack) ??
    checkAimTicks(table, unit, weapon, attack, move !== undefined);
  if (wrong) return fail(wrong);
  const target = targetOf(table, attack);
  if (!target.ok) return target;
  const { at, facing } = standAt(unit, move, route, attack.after);
  if (at === null || unit.status === 'reserve') return fail(refusal('off-map/yet', 'W-3.7'));
  if (target.value.at === null || target.value.status !== 'field') return fail(refusal('no-target/unnamed', 'W-3.7'));
  const positions: Positions = { from: at, facing, to: target.value.at, targetFacing: target.value.facing };
  const manner = { moving: move !== undefined, aim: attack.aim ?? 0 };
  const aimed = aim(table, unit, target.value, attack.weapon, positions, manner);
  return aimed.ok && aimed.value.close && manner.aim > 0 ? fail(refusal('too-many/aim-close', 'W-13b.3')) : aimed;
};

/** Why a unit cannot stabilise, W-13c.8. */
const checkStabilise = ({ options }: Table, { unstable, status }: Unit): Refusal | undefined => {
  if (!goesByMode(options)) return refusal('option-off/stabilise', 'W-13c');
  if (!unstable) return refusal('steady', 'W-13c.8');
  return status === 'field' ? undefined : refusal('off-map/yet', 'W-13c.8');
};

/** Checks a whole action before anything happens, W-4.4. */
export const checkPlan = (table: Table, unit: Unit, plan: Plan): Result<Checked, Refusal> => {
  const { move, attack } = plan;
  if (plan.stabilise) {
    const wrong = checkStabilise(table, unit);
    return wrong ? fail(wrong) : ok({ cost: costOf(table, unit, plan), fast: false, situation: undefined });
  }
  if (plan.hide) {
    const wrong = checkHide(table, unit);
    return wrong ? fail(wrong) : ok({ cost: costOf(table, unit, plan), fast: false, situation: undefined });
  }
  if (!move && !attack) return fail(refusal('empty', 'W-4'));
  const route = move && routeOf(table, unit, move);
  if (route && !route.ok) return route;
  const aimed = attack && checkAttack(table, unit, attack, move, route?.value);
  if (aimed && !aimed.ok) return aimed;
  return ok({ cost: costOf(table, unit, plan), fast: isFast(table, unit, move), situation: aimed?.value });
};
