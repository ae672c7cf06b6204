import type { Dice } from '../../../dice/index.ts';
import { labelOfIndex } from '../../../hex/index.ts';
import type { Event } from '../model/events.ts';
import type { Action, Role, Table } from '../model/table.ts';
import { cardOf, unitOf } from '../model/units.ts';
import { checkDestroyed, damage, mishap } from './damage.ts';
import { roll } from './roll.ts';
import { type Need, TOO_MANY } from './route.ts';
import { APPROPRIATE } from './skill.ts';

/** The damage of a failed roll, W-5.2, W-6.2, W-6.3, and per level of a fall, W-7.4. */
export const BRUISE = 2;

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

/** Rolls piloting for all `needs` that arise in one hex, and yields the consequences, W-6.2 and W-6.3. */
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
  const steering = roll(dice, {
    purpose: 'piloting',
    unit,
    on: 'piloting',
    skill: cardOf(table, unit).pilot.skill,
    damage: unitOf(table, unit).damage.movement ?? 0,
    keep: needs.length > 1 ? 'lower' : 'only',
    advantages: [],
    rule: needs.length > 1 ? 'W-6.2' : rules[0]!,
  });
  const success = steering.tier >= APPROPRIATE;
  yield { kind: 'piloted', role, unit, at, needs: rules, roll: steering, success };
  if (success) return;
  const poor = steering.tier === 1;
  const presses = poor && action.move?.onPoor === 'press';
  const fall = needs.find((need) => need.rule === 'W-7.4');
  const terrain = rules.includes('W-6.3');
  if (fall || (terrain && !presses))
    yield { kind: 'halted', role, unit, reason: fall ? 'fall' : 'difficultTerrain', rule: fall ? 'W-7.4' : 'W-6.3' };
  if (terrain && (!poor || presses)) yield* saveByArmour(table, unit, dice);
  if (fall) yield* mishap(table, unit, BRUISE * fall.levels, 'W-7.4', dice);
  if (rules.includes('W-5.2') && !poor) yield* mishap(table, unit, BRUISE, 'W-5.2', dice);
}
