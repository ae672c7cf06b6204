import { type Needed, needed } from '../../model/needed.ts';
import type { Reason } from '../../model/reason.ts';
import type { GroupAttack } from '../../model/steps/attacks.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { blockDefense } from '../../roster/index.ts';
import { effectReason } from '../effect-reason.ts';
import { effectsOn, figuresOf } from '../figures.ts';
import { isShooting } from './to-hit.ts';
import { weaponOf } from './weapon-of.ts';

const COVER: Reason = { rule: 'G-5.9', why: 'cover', add: 1 };

/** Does the cover of a group's target count, G-5.9 and G-5.10: not in melee, nor against weapons that ignore it? */
export const coverCounts = (table: Table, { weapon, how, cover }: Pick<GroupAttack, 'weapon' | 'how' | 'cover'>) => {
  const { rules } = weaponOf(table, weapon);
  if (cover === 'none' || !isShooting(how) || rules.blast || rules['lock-on']) return false;
  return cover === 'terrain' || !rules.indirect;
};

/**
 * What a block die of a unit must show against a hit with this AP, G-11.5. `named`: the model that Sniper names, which
 * blocks for itself.
 */
export const toBlock = (table: Table, target: Unit, ap: number, cover: boolean, named?: number): Needed => {
  const built = figuresOf(table, target);
  const defense = named === undefined ? blockDefense(built, target.wounds) : built.track[named]!.defense;
  return needed(defense, [
    ...(cover ? [COVER] : []),
    ...(ap > 0 ? [{ rule: 'G-15', why: 'ap', add: -ap }] : []),
    ...effectsOn(table, target, 'defense').map(({ source, what }) => effectReason(table, source, what.amount)),
  ]);
};
