import type { Attack, Move } from '../../ask/intents.ts';
import type { Table, Unit } from '../../model/table.ts';
import { weaponOf } from '../../model/units.ts';
import { attackOptions } from '../../plan/planning.ts';
import { fireWorth } from '../fire.ts';

/** An attack with what it is worth, less what its ticks are worth, in points of the score. */
export interface Aimed {
  readonly attack: Attack;
  readonly cost: number;
  readonly gain: number;
}

/** From where a unit attacks, and what time is worth to it. */
interface Aiming {
  readonly move?: Move | undefined;
  /** How many hexes of the move are entered by then. */
  readonly after: number;
  /** The ticks that the move takes anyway. */
  readonly ticks: number;
  /** What a tick is worth, in points of the score. */
  readonly tick: number;
}

/** The attacks that a unit can make at a point of its move, the best first. */
export const aimedFrom = (table: Table, unit: Unit, { move, after, ticks, tick }: Aiming): readonly Aimed[] =>
  attackOptions(table, unit.id, { move, after })
    .flatMap(({ weapon, target, situation, maxExtras }): Aimed[] => {
      if (!situation) return [];
      const takes = weaponOf(table, unit.id, weapon)!.ticks;
      return [0, ...(maxExtras > 0 ? [1, maxExtras] : [])].map((extras) => {
        const cost = Math.max(ticks, takes + extras);
        return {
          attack: { weapon, target, extras, after },
          cost,
          gain: fireWorth(table, situation, extras) - tick * cost,
        };
      });
    })
    .toSorted((one, other) => other.gain - one.gain);
