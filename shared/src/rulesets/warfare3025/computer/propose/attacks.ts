import type { Attack, Move } from '../../ask/intents.ts';
import type { Situation } from '../../model/situation.ts';
import type { Table, Unit } from '../../model/table.ts';
import { weaponOf } from '../../model/units.ts';
import { attackOptions } from '../../plan/planning.ts';
import { ticksOfFiring } from '../../rules/attacks/aimed-fire.ts';
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

/** Those of some attacks, by rising aim, that need less than all before them. */
const easier = (shots: readonly Situation[]): readonly Situation[] =>
  shots.filter((shot, i) => shots.slice(0, i).every((other) => shot.aimed!.needed < other.aimed!.needed));

/** The attacks that a unit can make at a point of its move, the best first. */
export const aimedFrom = (table: Table, unit: Unit, { move, after, ticks, tick }: Aiming): readonly Aimed[] =>
  attackOptions(table, unit.id, { move, after })
    .flatMap(({ weapon, target, situation, maxExtras, aims }): Aimed[] =>
      // Longer aim is worth its ticks only where it makes the shot easier, W-13a.4.
      easier(aims ?? (situation ? [situation] : [])).flatMap((shot) =>
        [0, ...(maxExtras > 0 ? [1, maxExtras] : [])].map((extras) => {
          const aim = shot.aimed?.aim ?? 0;
          const attack = { weapon, target, extras, after, ...(aim > 0 && { aim }) };
          const firing = ticksOfFiring(table, weaponOf(table, unit.id, weapon)!, attack, shot.close !== undefined);
          const cost = Math.max(ticks, firing + extras);
          return { attack, cost, gain: fireWorth(table, shot, extras) - tick * cost };
        }),
      ),
    )
    .toSorted((one, other) => other.gain - one.gain);
