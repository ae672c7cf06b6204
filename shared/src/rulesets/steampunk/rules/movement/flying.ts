import type { HexLabel } from '../../../../hex/index.ts';
import { type Said, saying } from '../../../../match/index.ts';
import { layerOf, type Unit } from '../../model/units.ts';
import type { Speed } from '../../roster/index.ts';
import type { STEP_FAULTS } from '../../words/step-faults.ts';
import { enemiesAt, fits, mayStand, type Stand } from './stacking.ts';

/** Says why a step cannot be carried out. */
export const because = saying<typeof STEP_FAULTS>();

/**
 * Why a unit cannot take another speed in a hex, FLY-1: it would land where it cannot stand, where enemies are or where is
 * no room for it, or take off where is no room in the air. undefined: it can, as it always can within a layer.
 */
export const layerFault = (table: Stand, unit: Unit, speed: Speed, at: HexLabel = unit.at!): Said | undefined => {
  const layer = layerOf({ speed });
  if (layer === layerOf(unit)) return undefined;
  if (!fits(table, unit, at, layer)) return because(layer === 'air' ? 'no-room-above' : 'no-room-below');
  if (layer === 'air') return undefined;
  if (!mayStand(table, unit, at, layer)) return because('no-standing');
  return enemiesAt(table, unit, at, layer).length > 0 ? because('enemies-below') : undefined;
};
