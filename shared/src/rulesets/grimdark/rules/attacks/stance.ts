import type { Needed } from '../../model/needed.ts';
import type { GroupAttack } from '../../model/steps/attacks.ts';
import type { Table } from '../../model/table.ts';
import type { Weapon } from '../../roster/index.ts';
import { unitOf } from '../figures.ts';
import { hasRule } from './model-rules.ts';
import { thrusts, toHit } from './to-hit.ts';

/** What holds for all hit dice of one carrier. */
export interface Stance extends Needed {
  /** The AP of its hits: the weapon's, and 1 more by Thrust, G-11.3. */
  readonly ap: number;
  /** The rule that adds a hit for each natural 6, G-11.3. */
  readonly extra: 'furious' | 'relentless' | undefined;
}

/** Furious counts in the melee of its own charge, Relentless when shooting after a Hold, G-11.3. */
const extraOf = (table: Table, { by, how }: GroupAttack, model: number): Stance['extra'] => {
  const rule = how === 'charge' ? 'furious' : how === 'hold' ? 'relentless' : undefined;
  return rule && hasRule(table, unitOf(table, by), model, rule) ? rule : undefined;
};

/**
 * How one carrier of a group attacks. `ap` is the weapon's, which the alien cannon has anew each time; `model` and `named`
 * as for `toHit`.
 */
export const stanceOf = (
  table: Table,
  attack: GroupAttack,
  weapon: Weapon,
  ap: number,
  model: number,
  named?: number,
): Stance => ({
  ...toHit(table, attack, model, named),
  ap: ap + (thrusts(table, unitOf(table, attack.by), model, attack.how, weapon) ? 1 : 0),
  extra: extraOf(table, attack, model),
});
