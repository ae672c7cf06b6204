import type { Refusal } from '../../../../match/index.ts';
import type { ComponentId, Weapon } from '../../cards/card.ts';
import type { HitResult } from '../../model/events.ts';
import { refusal } from '../../model/refusal.ts';
import type { Assault, Table, UnitId } from '../../model/table.ts';
import { cardOf, componentsOf, isDestroyed, unitOf } from '../../model/units.ts';
import { APPROPRIATE, type Tier } from '../skill.ts';

/** What an attack does: `damage` to the part that `result` names. */
interface Verdict {
  readonly result: Exclude<HitResult, 'avoided'>;
  readonly damage: number;
}

/** Armour damage of an even result, W-10.1. */
const SCRATCH = 1;

/**
 * Compares the tiers of attack and defence, W-10. With `spread` there is half damage and none to armour, W-9.6. `needed`:
 * the tier below which it misses, W-9.2 and W-13a.7.
 */
export const verdict = (
  attack: Tier,
  defence: Tier,
  weapon: Weapon,
  spread: boolean,
  needed: Tier = APPROPRIATE,
): Verdict => {
  if (attack < needed) return { result: 'missed', damage: 0 };
  if (attack < defence) return { result: 'nothing', damage: 0 };
  if (attack === defence) return spread ? { result: 'nothing', damage: 0 } : { result: 'armour', damage: SCRATCH };
  const damage = spread ? Math.floor(weapon.damage / 2) : weapon.damage;
  return { result: attack === defence + 1 ? 'structure' : 'component', damage };
};

/** Why these components cannot be named for great hits on a target, W-10.3; undefined if they can, or none are. */
export const checkParts = (
  table: Table,
  target: UnitId | undefined,
  parts: readonly ComponentId[] | undefined,
): Refusal | undefined => {
  if (!parts) return undefined;
  if (target === undefined) return refusal('no-attack', 'W-10.3');
  const components = componentsOf(cardOf(table, target));
  const strange = parts.find((part) => !components.includes(part));
  return strange === undefined ? undefined : refusal('no-component', 'W-10.3', { component: strange });
};

/** The components that the attacker may pick: all that are not destroyed, W-10.3. */
export const pickable = (table: Table, assault: Assault): ComponentId[] => {
  const target = unitOf(table, assault.situation.target);
  return componentsOf(cardOf(table, target.id)).filter((component) => !isDestroyed(target, component));
};
