import type { GroupAttack } from '../../model/chapters/attacks.ts';
import type { Table } from '../../model/table.ts';
import type { UnitId } from '../../model/units.ts';
import { afterWounds, type UnitOdds, unitOdds } from './after.ts';
import { asTheyAre, type Fate, type Fates, goOn } from './fates.ts';
import { groupOdds } from './group.ts';
import { mixed, type Series } from './series.ts';

/** The odds of one group of a plan. */
interface ShotOdds {
  readonly attack: GroupAttack;
  /** Hits to be blocked, after extra hits and Blast. */
  readonly hits: Series;
}

/** The odds of a unit's shooting. They are exact, but leave out events 42 and 45, which wait for a die. */
export interface ShootingOdds {
  /** In the order of their resolution. */
  readonly groups: readonly ShotOdds[];
  /** By target. */
  readonly targets: Readonly<Record<UnitId, UnitOdds>>;
}

/** The odds of groups as they would be declared, in the order of their resolution, G-10.5. */
export const shootingOdds = (table: Table, attacks: readonly GroupAttack[]): ShootingOdds => {
  const fates = new Map<UnitId, Fates>();
  const groups = attacks.map((attack): ShotOdds => {
    const hits: (readonly [number, Series])[] = [];
    const before = fates.get(attack.target) ?? asTheyAre(table, attack.target);
    const after = goOn(before, (fate): readonly Fate[] => {
      const odds = groupOdds(table, attack, fate);
      hits.push([fate.chance, odds.hits]);
      return odds.fates;
    });
    fates.set(attack.target, after);
    return { attack, hits: mixed(hits) };
  });
  const targets = [...fates].map(([id, all]) => [id, unitOdds(table, all, id, afterWounds(table))] as const);
  return { groups, targets: Object.fromEntries(targets) };
};
