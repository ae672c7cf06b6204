import { lookAt } from '../../../../cost.ts';
import type { HexLabel } from '../../../../hex/index.ts';
import { type Said, saying } from '../../../../match/index.ts';
import { canStand, groundTypes, isFootTroops, type Layer, type Mover } from '../../ground/passage.ts';
import { fieldUnits } from '../../model/in-order.ts';
import type { Table } from '../../model/table.ts';
import { layerOf, type Unit, type UnitId } from '../../model/units.ts';
import { abilityOf, type Built, builtOf, type Speed } from '../../roster/index.ts';
import type { STEP_FAULTS } from '../../words/index.ts';

/** The part of a table that has the places of units. */
type Places = Pick<Table, 'units'>;
/** The part of a table that decides which units can stand where. */
export type Stand = Pick<Table, 'units' | 'board' | 'arsenal'>;

/** The most units of a side in a hex and layer, STK-1. */
const MOST = 2;

const movers = new WeakMap<Built, Readonly<Record<Layer, Mover>>>();

const moverIn = ({ models, size, abilities }: Built, layer: Layer): Mover => {
  const types = models.flatMap((model) => model.types);
  return {
    types: groundTypes(types),
    size,
    layer,
    entersBuildings:
      !abilityOf(abilities, 'no_buildings') &&
      (abilityOf(abilities, 'destroy_buildings') !== undefined || models.every((model) => isFootTroops(model.types))),
  };
};

/** How a unit gets over the ground, TER-4: in this layer, or in the one where it is now. */
export const moverOf = ({ arsenal }: Pick<Table, 'arsenal'>, unit: Unit, layer: Layer = layerOf(unit)): Mover => {
  const built = builtOf(unit.bought, arsenal);
  const known = movers.get(built) ?? { ground: moverIn(built, 'ground'), air: moverIn(built, 'air') };
  movers.set(built, known);
  return known[layer];
};

/** Can the unit stand in a hex at all: it is on the board, and the terrain is not impossible for it, TER-3? */
export const mayStand = (
  table: Pick<Table, 'board' | 'arsenal'>,
  unit: Unit,
  at: HexLabel,
  layer: Layer = layerOf(unit),
): boolean => canStand(table.board, at, moverOf(table, unit, layer));

/** The units in a hex and layer, in the order of DET-2; tokens of hidden units do not count, STK-1. */
export const unitsAt = (table: Places, at: HexLabel, layer: Layer): readonly Unit[] => {
  lookAt(1);
  return fieldUnits(table).filter((unit) => unit.at === at && !unit.hidden && layerOf(unit) === layer);
};

/** The units of the other side in a hex and layer, those that hide left out. */
export const enemiesAt = (table: Places, { side }: Pick<Unit, 'side'>, at: HexLabel, layer: Layer): readonly Unit[] =>
  unitsAt(table, at, layer).filter((unit) => unit.side !== side);

/** Can units of one side stand together in a hex and layer, STK-1: two at most, one of them Large, or a Huge one alone? */
export const stackFits = ({ arsenal }: Pick<Table, 'arsenal'>, units: readonly Unit[]): boolean => {
  const sizes = units.map(({ bought }) => builtOf(bought, arsenal).size);
  const count = (size: Built['size']): number => sizes.filter((each) => each === size).length;
  return sizes.length <= (count('Huge') > 0 ? 1 : MOST) && count('Large') <= 1;
};

/**
 * Is there room for the unit among its own side in a hex and layer, STK-1? It is counted once, also if it stands there.
 * `without`: units that are on their way out and do not count.
 */
export const fits = (
  table: Places & Pick<Table, 'arsenal'>,
  unit: Unit,
  at: HexLabel,
  layer: Layer = layerOf(unit),
  { without = [] }: { readonly without?: readonly UnitId[] } = {},
): boolean => {
  const others = unitsAt(table, at, layer).filter(
    ({ id, side }) => side === unit.side && id !== unit.id && !without.includes(id),
  );
  return stackFits(table, [...others, unit]);
};

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
