import type { Shot } from '../../ask/intents.ts';
import type { ArmourResult } from '../../model/facts/damage.ts';
import type { Part } from '../../model/steps/gunnery.ts';
import type { Table } from '../../model/table.ts';
import type { Unit, UnitId } from '../../model/units.ts';
import type { Hit } from '../../rules/damage/hit.ts';
import { salvoOf } from '../../rules/gunnery/open-fire.ts';
import type { Use } from '../../rules/gunnery/weapons.ts';
import { attacking, hitBy } from './attacking.ts';
import { type Suffering, start, sufferedIn, sumOf } from './courses.ts';
import { type Need, needOf, type Rolled, strikesAt, together } from './needs.ts';
import { oneHit, type Struck } from './one-hit.ts';

/** What one hit of the first attack does, as the target stands now. Chances add up to 1. */
interface HitOdds {
  /** null: the weapon has no regular damage. */
  readonly armour: Readonly<Record<ArmourResult, number>> | null;
  /** The row of the Regular table by where it begins; null: none of them. */
  readonly rows: readonly { readonly from: number | null; readonly chance: number }[];
}

/** Exact chances, 0 to 1, of what is fired at one unit. */
export interface Odds extends Suffering {
  readonly target: UnitId;
  /** What the dice of its attacks need, and why. */
  readonly needs: readonly Need[];
  /** That anything hits. */
  readonly hit: number;
  readonly ofHit: HitOdds;
}

const oddsOfHit = (table: Table, hit: Hit, target: Unit): HitOdds => {
  const all = oneHit(table, hit, target);
  const of = (result: ArmourResult): number => sumOf(all, ({ armour }: Struck) => armour === result);
  return {
    armour: hit.damage.regular ? { penetrated: of('penetrated'), partly: of('partly'), blocked: of('blocked') } : null,
    rows: [...new Set(all.map(({ row }) => row))]
      .sort((one, other) => (one ?? -Infinity) - (other ?? -Infinity))
      .map((from) => ({ from, chance: sumOf(all, ({ row }) => row === from) })),
  };
};

const oddsAt = (table: Table, attacks: readonly [Rolled, ...Rolled[]], target: Unit, part: Part): Odds => {
  const courses = attacks.reduce(attacking(table, target, part), start(target));
  return {
    target: target.id,
    needs: together(attacks.map((attack) => needOf(table, attack, target, part))),
    hit: sumOf(courses, ({ hit }) => hit),
    ofHit: oddsOfHit(table, hitBy(table, attacks[0], target, part), target),
    ...sufferedIn(courses, target),
  };
};

/** What a unit fires in a part, P16, P26; it must be allowed. */
export interface Fire {
  readonly use: Use;
  readonly shots: readonly Shot[];
}

/**
 * The exact chances of what a unit fires, for each unit that it is fired at, as things stand now: all dice are counted, and
 * ways that come to the same are counted together. What other units do in the phase is not known, nor what the owner of
 * the target wants done with its endurance, or who is to die first. Harpoons and acid that splashes are not told.
 */
export const oddsOf = (table: Table, unit: Unit, { use, shots }: Fire, part: Part): readonly Odds[] => {
  const { attacks } = salvoOf(table, { unit, use, part }, shots);
  return Object.values(table.units).flatMap((target) => {
    const [first, ...others] = attacks.filter((attack) => strikesAt(table, attack, target.id)) as Rolled[];
    return first ? [oddsAt(table, [first, ...others], target, part)] : [];
  });
};
