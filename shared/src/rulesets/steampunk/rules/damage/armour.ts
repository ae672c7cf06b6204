import type { Angle } from '../../ground/arcs.ts';
import type { ArmourResult } from '../../model/facts/damage.ts';
import type { Reason } from '../../model/reason.ts';
import type { Table } from '../../model/table.ts';
import { harmOf, type Unit } from '../../model/units.ts';
import { figuresOf } from './figures.ts';
import type { RangeBand } from './hit.ts';

/**
 * The armour of a unit at an angle, DMG-3: with its equipment, less what acid has taken, at least 0; 0 if it has none.
 * `assault`: without what does not count in assaults.
 */
export const armourOf = (
  table: Pick<Table, 'arsenal'>,
  unit: Unit,
  angle: Angle,
  { assault = false }: { readonly assault?: boolean } = {},
): number => {
  const { armor, assaultArmor } = figuresOf(table, unit);
  const armour = (assault ? assaultArmor : armor)?.[angle] ?? 0;
  return Math.max(0, armour - harmOf(unit).armourLost);
};

/** What the armour piercing of a hit is made of, DMG-2. */
export const piercing = (ap: number, range: RangeBand): readonly Reason<'printed' | 'point_blank' | 'long'>[] => [
  { why: 'printed', add: ap },
  ...(range === 'point_blank' ? [{ why: 'point_blank', add: 1 } as const] : []),
  ...(range === 'long' && ap > 0 ? [{ why: 'long', add: Math.floor(ap / 2) - ap } as const] : []),
];

/** How many armour dice are rolled, and what each must show to stop something, DMG-3. */
export const armourDice = (armour: number, ap: number): { readonly count: number; readonly needs: number } => {
  if (ap >= 0) return { count: Math.max(0, armour - ap), needs: 5 };
  return { count: armour, needs: Math.max(2, 5 + ap) };
};

/** What so many successes come to, DMG-3. */
export const armourResult = (successes: number): ArmourResult =>
  successes === 0 ? 'penetrated' : successes === 1 ? 'partly' : 'blocked';
