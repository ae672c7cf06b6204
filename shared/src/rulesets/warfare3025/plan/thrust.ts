import type { Move } from '../ask/intents.ts';
import type { Table, UnitId } from '../model/table.ts';
import { cardOf, unitOf } from '../model/units.ts';
import { excessOf, jumpsByThrust, routeOf } from '../rules/movement/route.ts';

/** What a movement with a jump spends thrust on, W-13e; all but `drop` in points of thrust. */
export interface ThrustPlan {
  /** The card's thrust. */
  readonly of: number;
  /** For the levels risen, which pay for as many down again. */
  readonly rise: number;
  /** For hexes beyond the unit's movement. */
  readonly hexes: number;
  /** For further levels down. */
  readonly down: number;
  /** Levels that nothing is left for: an unpaid drop, W-7.4. */
  readonly drop: number;
}

/** What a planned jump spends its thrust on; undefined without a legal jump, and where jumps are simple. */
export const thrustOf = (table: Table, id: UnitId, move: Move | undefined): ThrustPlan | undefined => {
  if (!move?.jump || !jumpsByThrust(table)) return undefined;
  const unit = unitOf(table, id);
  const route = routeOf(table, unit, move);
  if (!route.ok) return undefined;
  const rise = 2 * move.jump.rise;
  const hexes = excessOf(table, unit, move);
  const spent = route.value.steps.reduce((sum, { thrust }) => sum + thrust, 0);
  const drop = route.value.steps.reduce((sum, step) => sum + step.drop, 0);
  return { of: cardOf(table, id).movement.jump, rise, hexes, down: spent - rise - hexes, drop };
};
