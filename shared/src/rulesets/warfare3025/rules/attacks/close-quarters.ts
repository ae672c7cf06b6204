import { indexDistance, indexOfLabel } from '../../../../hex/index.ts';
import type { Plan } from '../../ask/intents.ts';
import type { Weapon } from '../../cards/card.ts';
import type { Options } from '../../model/options.ts';
import type { CloseShot } from '../../model/situation.ts';
import type { Table, Unit } from '../../model/table.ts';
import { findUnit, weaponOf } from '../../model/units.ts';
import { APPROPRIATE } from '../skill.ts';

/** Whether attacks can come to be in close quarters, W-13b. */
export const hasCloseQuarters = ({ closeQuarters }: Pick<Options, 'closeQuarters'>): boolean => closeQuarters === 'on';

/** The tier that an attack in close quarters needs against a fast target, W-13b.4. */
const AGAINST_FAST = 3;

/** Up to how many hexes an attack on a target is in close quarters, W-13b.1; 0: it never is. */
const closeWithin = ({ minEngagement = 0 }: Weapon, { token }: Pick<Unit, 'token'>): number => {
  if (token === 'stationary') return 0;
  return token === 'fast' ? minEngagement : Math.floor(minEngagement / 2);
};

/** What an attack at this distance (hexes) needs if it is in close quarters, W-13b.1 and W-13b.4; undefined if it is not. */
export const closeShot = (
  { options }: Pick<Table, 'options'>,
  weapon: Weapon,
  target: Pick<Unit, 'token'>,
  distance: number,
): CloseShot | undefined =>
  hasCloseQuarters(options) && distance <= closeWithin(weapon, target)
    ? { engagement: weapon.minEngagement!, needed: target.token === 'fast' ? AGAINST_FAST : APPROPRIATE }
    : undefined;

/** Whether the attack of a plan is in close quarters by what is known when it is ordered, W-13b.2. */
export const isOrderedClose = (table: Table, unit: Unit, { move, attack }: Plan): boolean => {
  if (!hasCloseQuarters(table.options)) return false;
  const weapon = attack && weaponOf(table, unit.id, attack.weapon);
  const target = attack && findUnit(table, attack.target);
  if (!weapon || !target || target.at === null) return false;
  const from = indexOfLabel(table.board, (attack.after > 0 ? move?.path[attack.after - 1] : unit.at) ?? '');
  const to = indexOfLabel(table.board, target.at);
  return from >= 0 && to >= 0 && closeShot(table, weapon, target, indexDistance(table.board, from, to)) !== undefined;
};
