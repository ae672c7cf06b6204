import type { HexLabel } from '../../../../hex/index.ts';
import { layerOf, type Unit } from '../../model/units.ts';
import type { Speed } from '../../roster/index.ts';
import { enemiesAt, fits, mayStand, type Stand } from './stacking.ts';

/**
 * Why a unit cannot take another speed in a hex, FLY-1: it would land where it cannot stand, where enemies are or where is
 * no room for it, or take off where is no room in the air. undefined: it can, as it always can within a layer.
 */
export const layerFault = (table: Stand, unit: Unit, speed: Speed, at: HexLabel = unit.at!): string | undefined => {
  const layer = layerOf({ speed });
  if (layer === layerOf(unit)) return undefined;
  if (!fits(table, unit, at, layer))
    return `there is no room for it ${layer === 'air' ? 'in the air' : 'on the ground'}`;
  if (layer === 'air') return undefined;
  if (!mayStand(table, unit, at, layer)) return 'it cannot stand on that ground';
  return enemiesAt(table, unit, at, layer).length > 0 ? 'enemies are on the ground there' : undefined;
};
