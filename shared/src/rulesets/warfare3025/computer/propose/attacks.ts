import type { Attack, Move } from '../../ask/intents.ts';
import type { Table, Unit } from '../../model/table.ts';
import { weaponOf } from '../../model/units.ts';
import { attackOptions } from '../../plan/planning.ts';
import { fireWorth } from '../fire.ts';
import { TICK } from '../ground.ts';

/** An attack with what it is worth, less what its ticks are worth, in points of the score. */
export interface Aimed {
  readonly attack: Attack;
  readonly cost: number;
  readonly gain: number;
}

/** The attacks that a unit can make at a point of its move, the best first. `ticks`: those that its move takes anyway. */
export const aimedFrom = (
  table: Table,
  unit: Unit,
  { move, after, ticks }: { readonly move?: Move | undefined; readonly after: number; readonly ticks: number },
): readonly Aimed[] =>
  attackOptions(table, unit.id, { move, after })
    .flatMap(({ weapon, target, situation, maxExtras }): Aimed[] => {
      if (!situation) return [];
      const takes = weaponOf(table, unit.id, weapon)!.ticks;
      return [0, ...(maxExtras > 0 ? [1, maxExtras] : [])].map((extras) => {
        const cost = Math.max(ticks, takes + extras);
        const gain = fireWorth(table, situation, extras) - TICK * cost;
        return { attack: { weapon, target, extras, after }, cost, gain };
      });
    })
    .toSorted((one, other) => other.gain - one.gain);
