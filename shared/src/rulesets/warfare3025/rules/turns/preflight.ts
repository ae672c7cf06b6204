import type { Dice } from '../../../../dice/index.ts';
import type { Event } from '../../model/events.ts';
import type { Table, Unit } from '../../model/table.ts';
import { cardOf } from '../../model/units.ts';
import { roll } from '../roll.ts';
import type { Skill, Tier } from '../skill.ts';

/** Of two pilots, negative if `a` is the better: by the thresholds for A, then G, E and P, W-13f.1. */
const bySkill = (a: Skill, b: Skill): number => a[1] - b[1] || a[2] - b[2] || a[3] - b[3] || a[0] - b[0];

/** The best pilot of a side; of equal ones the first by id, W-13f.1. */
const bestPilot = (table: Table, side: number): Unit => {
  const skillOf = ({ id }: Unit) => cardOf(table, id).pilot.skill;
  return table.units
    .filter((unit) => unit.side === side)
    .reduce((best, unit) => (bySkill(skillOf(unit), skillOf(best)) < 0 ? unit : best));
};

function* rollTactics(table: Table, unit: Unit, dice: Dice): Generator<Event, Tier> {
  const rolled = roll(dice, {
    purpose: 'tactics',
    unit: unit.id,
    on: 'piloting',
    skill: cardOf(table, unit.id).pilot.skill,
    damage: 0,
    keep: 'only',
    advantages: [],
    rule: 'W-13f.1',
  });
  yield { kind: 'tacticsRolled', unit: unit.id, roll: rolled };
  return rolled.tier;
}

/**
 * The best pilots of both sides roll until their tiers differ. Each side then places its last tier in ticks on every
 * enemy unit, W-13f.1.
 */
export function* preflight(table: Table, dice: Dice): Generator<Event> {
  const [first, second] = [bestPilot(table, 0), bestPilot(table, 1)];
  for (;;) {
    const tiers = [yield* rollTactics(table, first, dice), yield* rollTactics(table, second, dice)] as const;
    if (tiers[0] === tiers[1]) continue;
    if (tiers[0] > 0) yield { kind: 'ticksPlaced', unit: first.id, ticks: tiers[0] };
    if (tiers[1] > 0) yield { kind: 'ticksPlaced', unit: second.id, ticks: tiers[1] };
    return;
  }
}
