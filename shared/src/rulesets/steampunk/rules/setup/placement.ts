import { lookAt } from '../../../../cost.ts';
import type { Direction, HexLabel } from '../../../../hex/index.ts';
import type { Refusal } from '../../../../match/index.ts';
import type { Layer } from '../../ground/passage.ts';
import { terrainAt } from '../../ground/survey.ts';
import { refusal } from '../../model/refusal.ts';
import { remembered } from '../../model/remembered.ts';
import type { Table } from '../../model/table.ts';
import { layerOf, type Unit, type UnitId } from '../../model/units.ts';
import { builtOf, type Speed } from '../../roster/index.ts';
import { enemiesAt, fits, mayStand } from '../movement/stacking.ts';
import { areaOf } from './area.ts';
import { startSpeeds } from './new-unit.ts';
import { isScouted, SEEN_STEP, UNSEEN_STEP } from './six-steps.ts';

/** What it depends on where units can stand. */
const GROUND = ['board', 'units', 'markers', 'arsenal', 'seats'] as const satisfies readonly (keyof Table)[];
type Ground = Pick<Table, (typeof GROUND)[number]>;

/** How a unit is set up. */
export interface Placement {
  readonly unit: UnitId;
  readonly at: HexLabel;
  readonly facing: Direction;
  readonly speed: Speed;
}

/** What being set up makes of a unit. */
export const standing = ({ at, facing, speed }: Placement): Partial<Unit> => ({ status: 'field', at, facing, speed });

/** The table with units set up. */
export const withPlaced = <T extends Table>(table: T, placements: readonly Placement[]): T => {
  if (placements.length === 0) return table;
  const units = { ...table.units };
  for (const each of placements) units[each.unit] = { ...units[each.unit]!, ...standing(each) };
  return { ...table, units };
};

/** Where the unit may be set up, by column and then by row, SET-3. */
export const areaFor = (
  { board, seats }: Pick<Table, 'board' | 'seats'>,
  { seat, bought }: Unit,
): readonly HexLabel[] => areaOf(board, seats.find(({ id }) => id === seat)!.edge, builtOf(bought));

/** A unit in the figures of a refusal. */
const named = ({ id, bought }: Unit) => ({ name: builtOf(bought).name, unit: id });

/** Why a unit cannot stand there at the start, whatever the step: SET-3. */
const standsNot = (table: Ground, unit: Unit, at: HexLabel, layer: Layer): Refusal | undefined => {
  lookAt(1);
  if (!areaFor(table, unit).includes(at)) return refusal('outside-area', 'SET-3', { ...named(unit), hex: at });
  if (!mayStand(table, unit, at, layer))
    return refusal('impossible', 'SET-3', { ...named(unit), hex: at, terrain: terrainAt(table.board, at)! });
  if (enemiesAt(table, unit, at, layer).length > 0) return refusal('enemy-there', 'STK-2', { hex: at });
  if (!unit.hidden && !fits(table, unit, at, layer))
    return refusal('overcrowded', 'STK-1', { ...named(unit), hex: at });
  return undefined;
};

/** Is there a legal hex in which no enemy scout would see the unit, SET-4? */
const hasUnseen = remembered(GROUND, (table, unit: Unit): boolean => {
  const layers = new Set(startSpeeds(builtOf(unit.bought)).map((speed) => layerOf({ speed })));
  return [...layers].some((layer) =>
    areaFor(table, unit).some((at) => !standsNot(table, unit, at, layer) && !isScouted(table, unit, at, layer)),
  );
});

/** Why a unit cannot be set up like this in a step, SET-3, SET-4; `step` 0: in a blind set-up. Undefined if it can. */
export const placementRefusal = (
  table: Table,
  unit: Unit,
  { at, speed }: Pick<Placement, 'at' | 'speed'>,
  step: number,
): Refusal | undefined => {
  const speeds = startSpeeds(builtOf(unit.bought));
  if (!speeds.includes(speed)) return refusal('no-such-speed', 'SET-3', { ...named(unit), speeds, speed });
  const layer = layerOf({ speed });
  const wrong = standsNot(table, unit, at, layer);
  if (wrong) return wrong;
  if (step === SEEN_STEP && !isScouted(table, unit, at, layer)) return refusal('not-scouted', 'SET-4', { hex: at });
  if (step === UNSEEN_STEP && isScouted(table, unit, at, layer) && hasUnseen(table, unit))
    return refusal('scouted', 'SET-4', { ...named(unit), hex: at });
  return undefined;
};
