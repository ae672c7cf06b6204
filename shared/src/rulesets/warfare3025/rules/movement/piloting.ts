import type { Dice } from '../../../../dice/index.ts';
import { labelOfIndex } from '../../../../hex/index.ts';
import type { Event } from '../../model/events.ts';
import type { Action, Role, Table } from '../../model/table.ts';
import { cardOf, isAlive, unitOf } from '../../model/units.ts';
import { BRUISE, checkDestroyed, damage, mishap } from '../attacks/damage.ts';
import { unmetGround } from '../detection/unmet-ground.ts';
import { roll } from '../roll.ts';
import { APPROPRIATE, type Tier } from '../skill.ts';
import { type Need, TOO_MANY } from './route.ts';
import { steeringOf } from './steering.ts';

/**
 * The armour roll in difficult terrain: below appropriate the structure takes damage that cannot be resisted, W-6.3 and
 * W-6.4.
 */
function* saveByArmour(table: Table, unit: string, dice: Dice): Generator<Event> {
  const saving = roll(dice, {
    purpose: 'armourSave',
    unit,
    on: 'armour',
    skill: cardOf(table, unit).armour.skill,
    damage: unitOf(table, unit).damage.armour ?? 0,
    keep: 'only',
    advantages: [],
    rule: 'W-6.3',
  });
  const success = saving.tier >= APPROPRIATE;
  yield { kind: 'armourSaved', unit, roll: saving, success };
  if (success) return;
  yield* damage(table, unit, 'structure', BRUISE, 'W-6.4');
  yield* checkDestroyed(table, unit);
}

/** Rolls piloting for all `needs` that arise in one hex, and yields the consequences, W-6.2, W-6.3 and W-13c.10. */
export function* pilot(
  table: Table,
  role: Role,
  action: Action,
  hex: number,
  needs: readonly Need[],
  dice: Dice,
): Generator<Event> {
  const { unit } = action;
  const at = labelOfIndex(table.board, hex);
  const rules = needs.map((need) => need.rule);
  if (needs.length >= TOO_MANY) {
    yield { kind: 'overwhelmed', role, unit, at, needs: rules };
    yield { kind: 'halted', role, unit, reason: 'tooMuch', rule: 'W-6.2' };
    yield* mishap(table, unit, BRUISE, 'W-6.2', dice);
    return;
  }
  const needed = Math.max(...needs.map(({ tier }) => tier)) as Tier;
  const steering = roll(dice, {
    purpose: 'piloting',
    unit,
    on: 'piloting',
    skill: cardOf(table, unit).pilot.skill,
    ...steeringOf(unitOf(table, unit)),
    keep: needs.length > 1 ? 'lower' : 'only',
    ...(needed === APPROPRIATE ? {} : { needed }),
    advantages: [],
    rule: needs.length > 1 ? 'W-6.2' : rules[0]!,
  });
  const unmet = needs.filter(({ tier }) => steering.tier < tier);
  const success = unmet.length === 0;
  const demand = needs.find((need) => need.demand)?.demand;
  yield { kind: 'piloted', role, unit, at, needs: rules, ...(demand && { demand }), roll: steering, success };
  const [{ demand: ground } = {}] = unmet;
  if (ground) yield* unmetGround(table, role, action, at, ground, steering.tier, dice);
  if (success || !isAlive(unitOf(table, unit))) return;
  const poor = steering.tier === 1;
  const presses = poor && action.move?.onPoor === 'press';
  const fall = unmet.find((need) => need.rule === 'W-7.4');
  const terrain = unmet.some((need) => need.rule === 'W-6.3');
  if (!action.halted && (fall || (terrain && !presses)))
    yield { kind: 'halted', role, unit, reason: fall ? 'fall' : 'difficultTerrain', rule: fall ? 'W-7.4' : 'W-6.3' };
  if (terrain && (!poor || presses)) yield* saveByArmour(table, unit, dice);
  if (fall) yield* mishap(table, unit, BRUISE * fall.levels, 'W-7.4', dice);
  if (rules.includes('W-5.2') && steering.tier === 0) yield* mishap(table, unit, BRUISE, 'W-5.2', dice);
}
