import type { HexLabel } from '../../../../hex/index.ts';
import type { AreaWhy, ToHitWhy } from '../../model/facts/gunnery.ts';
import type { Reason } from '../../model/reason.ts';
import type { AreaAttack, Attack, Part, ShotAttack } from '../../model/steps/gunnery.ts';
import type { Table } from '../../model/table.ts';
import { harmOf, livingOf, type Unit, type UnitId } from '../../model/units.ts';
import type { Firing, SeenBattlefield } from '../../rules/gunnery/legal.ts';
import { victimsAt } from '../../rules/gunnery/reach.ts';
import { areaNeeds, bestModel, chanceOf, enoughFor, toHit } from '../../rules/gunnery/to-hit.ts';
import { weaponBy } from '../../rules/gunnery/weapons.ts';

/** The chance of one shot of a gun to hit a unit, 0 to 1, from its best model: GUN-6. It must be in reach. */
export const chanceAt = (table: SeenBattlefield, { unit, gun, use, part }: Firing, target: Unit): number => {
  const { weapon, models } = gun;
  const { needed } = bestModel(table, { by: unit, weapon, target, part }, models);
  return chanceOf(needed, enoughFor(weapon, use === 'focus' || use === 'amp' ? use : 'normal'));
};

/** An attack whose dice can harm somebody. */
export type Rolled = ShotAttack | AreaAttack;

/** Is this unit attacked by it? */
export const strikesAt = (table: Table, attack: Attack, target: UnitId): attack is Rolled => {
  if (attack.kind === 'shot') return attack.target === target;
  if (attack.kind !== 'area') return false;
  return victimsAt(table, table.units[attack.by]!, attack, attack.friends).some(({ id }) => id === target);
};

interface Die {
  readonly weapon: string;
  readonly needed: number;
  /** The chance of one die, with its extra dice. */
  readonly chance: number;
}

/** What a die of an attack needs, and why. */
export type Need =
  | (Die & {
      readonly kind: 'shot';
      /** The models that shoot, by index, one for each shot. */
      readonly models: readonly number[];
      readonly reasons: readonly Reason<ToHitWhy>[];
    })
  | (Die & {
      readonly kind: 'area';
      readonly at: HexLabel;
      /** How many dice are rolled as the target stands now. */
      readonly dice: number;
      readonly reasons: readonly Reason<AreaWhy>[];
    });

/** What an attack needs against a unit, GUN-6, GUN-7. */
export const needOf = (table: Table, attack: Rolled, target: Unit, part: Part): Need => {
  const by = table.units[attack.by]!;
  const weapon = weaponBy(table, by, attack.weapon);
  if (attack.kind === 'area') {
    const { needed, reasons } = areaNeeds(table, target, attack);
    const dice = livingOf(harmOf(target));
    return { kind: 'area', weapon: weapon.id, at: attack.at, needed, reasons, chance: chanceOf(needed), dice };
  }
  const { model, use } = attack;
  const { needed, reasons } = toHit(table, { by, model, weapon, target, part });
  const chance = chanceOf(needed, enoughFor(weapon, use));
  return { kind: 'shot', weapon: weapon.id, models: [model], needed, reasons, chance };
};

/** Shots that need the same number for the same reasons are one. */
export const together = (needs: readonly Need[]): readonly Need[] =>
  [...Map.groupBy(needs, (need) => JSON.stringify({ ...need, models: [] })).values()].flatMap((same) => {
    const [first] = same as [Need];
    if (first.kind === 'area') return same;
    return [{ ...first, models: same.flatMap((need) => (need.kind === 'shot' ? need.models : [])) }];
  });
