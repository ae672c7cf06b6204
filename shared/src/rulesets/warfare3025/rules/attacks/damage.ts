import type { Dice } from '../../../../dice/index.ts';
import { type ComponentId, TRACK } from '../../cards/card.ts';
import type { Event } from '../../model/events.ts';
import type { Table, UnitId } from '../../model/table.ts';
import { added, cardOf, isAlive, unitOf } from '../../model/units.ts';
import { goneUnseen } from '../detection/knowledge.ts';
import { roll } from '../roll.ts';
import { APPROPRIATE } from '../skill.ts';

/** The damage of a failed piloting roll, W-5.2, W-6.2, W-6.3 and W-13c; per level of a fall, W-7.4, and tier, W-13c.5. */
export const BRUISE = 2;

/** Marks damage, W-12.2. A full track or a destroyed unit takes none. */
export function* damage(
  table: Table,
  unit: UnitId,
  component: ComponentId,
  amount: number,
  rule: string,
): Generator<Event> {
  const target = unitOf(table, unit);
  const before = target.damage[component] ?? 0;
  const total = added(before, amount);
  if (!isAlive(target) || total === before) return;
  yield { kind: 'damaged', unit, component, amount: total - before, total, rule };
}

/** Destroys a unit whose structure track is full, W-2.2. */
export function* checkDestroyed(table: Table, unit: UnitId, by?: UnitId): Generator<Event> {
  const target = unitOf(table, unit);
  if (!isAlive(target) || (target.damage.structure ?? 0) < TRACK) return;
  yield { kind: 'destroyed', unit, ...(by === undefined ? {} : { by }) };
  yield* goneUnseen(table, unit);
}

/**
 * Structure damage that the unit may resist: it rolls with the damage included, and appropriate discards it, W-12.3.
 */
export function* resistible(table: Table, unit: UnitId, incoming: number, rule: string, dice: Dice): Generator<Event> {
  const target = unitOf(table, unit);
  if (!isAlive(target)) return;
  const resisting = roll(dice, {
    purpose: 'resist',
    unit,
    on: 'structure',
    skill: cardOf(table, unit).structure.skill,
    damage: added(target.damage.structure ?? 0, incoming),
    keep: 'only',
    advantages: [],
    rule: 'W-12.3',
  });
  const success = resisting.tier >= APPROPRIATE;
  yield { kind: 'resisted', unit, roll: resisting, incoming, success };
  if (!success) yield* damage(table, unit, 'structure', incoming, rule);
}

/** Structure damage from moving: a fall, a failed turn, too much at once. The unit may resist it, or be destroyed. */
export function* mishap(table: Table, unit: UnitId, incoming: number, rule: string, dice: Dice): Generator<Event> {
  yield* resistible(table, unit, incoming, rule, dice);
  yield* checkDestroyed(table, unit);
}
