import type { Dice } from '../../../../dice/index.ts';
import type { HexLabel } from '../../../../hex/index.ts';
import type { Event } from '../../model/events.ts';
import type { Demand } from '../../model/ground.ts';
import type { Action, Role, Table } from '../../model/table.ts';
import { cardOf, unitOf } from '../../model/units.ts';
import { BRUISE, mishap } from '../attacks/damage.ts';
import type { Route } from '../movement/route.ts';
import { steeringOf } from '../movement/steering.ts';
import { roll } from '../roll.ts';
import { APPROPRIATE, type Tier } from '../skill.ts';

/** A unit loses its footing and rolls at once: it falls, or goes on as far as it may without being fast, W-13c.6. */
function* unsteady(table: Table, role: Role, action: Action, at: HexLabel, dice: Dice): Generator<Event> {
  const { unit } = action;
  const { pilot, movement } = cardOf(table, unit);
  if (!unitOf(table, unit).unstable) yield { kind: 'unsteadied', unit };
  const rolled = roll(dice, {
    purpose: 'piloting',
    unit,
    on: 'piloting',
    skill: pilot.skill,
    ...steeringOf(unitOf(table, unit)),
    keep: 'only',
    advantages: [],
    rule: 'W-13c.6',
  });
  const success = rolled.tier >= APPROPRIATE;
  yield { kind: 'piloted', role, unit, at, needs: ['W-13c.6'], roll: rolled, success };
  if (!success) {
    yield { kind: 'halted', role, unit, reason: 'fall', rule: 'W-13c.6' };
    yield* mishap(table, unit, BRUISE, 'W-13c.6', dice);
  } else if (action.done >= movement.steady) yield { kind: 'halted', role, unit, reason: 'unstable', rule: 'W-13c.6' };
}

/** What ground does to a unit whose piloting roll does not meet its demand, W-13c.4 to W-13c.6. */
export function* unmetGround(
  table: Table,
  role: Role,
  action: Action,
  at: HexLabel,
  { threat, tier: demanded }: Demand,
  tier: Tier,
  dice: Dice,
): Generator<Event> {
  const { unit } = action;
  if (threat === 'stuck') yield { kind: 'halted', role, unit, reason: 'stuck', rule: 'W-13c.4' };
  if (threat === 'minor') yield* mishap(table, unit, BRUISE * (demanded - tier), 'W-13c.5', dice);
  if (threat === 'unstable') yield* unsteady(table, role, action, at, dice);
}

/**
 * How many hexes of a path a unit may enter: all of it, but one that has become unstable on its way no more than would
 * make it fast, W-13c.6; it does not begin a jump that it would not end by then.
 */
export const limitOf = (table: Table, { steps }: Route, { unit }: Action): number => {
  const { steady } = cardOf(table, unit).movement;
  if (!unitOf(table, unit).unstable || steps.length <= steady) return steps.length;
  let limit = steady;
  while (steps[limit - 1]?.flown) limit -= 1;
  return limit;
};
