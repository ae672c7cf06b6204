import type { Board } from '../../../../board/index.ts';
import { lookAt } from '../../../../cost.ts';
import type { Direction, HexLabel } from '../../../../hex/index.ts';
import type { Refusal, SeatId } from '../../../../match/index.ts';
import type { Layer } from '../../ground/passage.ts';
import { distanceOf, hexesOf } from '../../ground/places.ts';
import { sees, spotOf } from '../../ground/sight.ts';
import { terrainAt } from '../../ground/survey.ts';
import { type Edge, zoneOf, zoneRows } from '../../ground/zones.ts';
import { fieldUnits, unitsInOrder } from '../../model/in-order.ts';
import { refusal } from '../../model/refusal.ts';
import { remembered } from '../../model/remembered.ts';
import type { SeatTold, Table } from '../../model/table.ts';
import { layerOf, type Unit, type UnitId } from '../../model/units.ts';
import { type Built, builtOf, CURRENCIES, FIGURES, type Speed } from '../../roster/index.ts';
import { enemiesAt, fits, mayStand } from '../movement/stacking.ts';
import { startSpeeds } from './new-unit.ts';

const areas = new WeakMap<Board, Map<string, readonly HexLabel[]>>();

/** How far beyond its own three rows a unit may be set up, SET-3. */
const forwardOf = ({ abilities }: Built): number =>
  Math.max(0, ...abilities.map((ability) => (ability.key === 'forward_position' ? ability.n : 0)));

/** The hexes in which a unit of the side at this edge may be set up, by column and then by row, SET-3. */
export const areaOf = (board: Board, edge: Edge, built: Built): readonly HexLabel[] => {
  const forward = forwardOf(built);
  const key = `${edge} ${forward}`;
  const known = areas.get(board) ?? new Map<string, readonly HexLabel[]>();
  areas.set(board, known);
  const area = known.get(key) ?? withinOf(board, edge, forward);
  known.set(key, area);
  return area;
};

const withinOf = (board: Board, edge: Edge, forward: number): readonly HexLabel[] => {
  const zone = zoneOf(board, edge);
  if (forward === 0) return zone;
  return hexesOf(board).filter((hex) => zone.some((own) => distanceOf(own, hex) <= forward));
};

/** The hexes of the own three rows in the order of P4: the rear row first, each from its middle. */
export const fromTheRear = (board: Board, edge: Edge): readonly HexLabel[] =>
  [...zoneRows(board, edge)].reverse().flatMap((row) => {
    const middle = (row.length - 1) / 2;
    return row
      .map((hex, column) => ({ hex, off: Math.abs(column - middle) }))
      .sort((one, other) => one.off - other.off)
      .map(({ hex }) => hex);
  });

/** What a unit is for set-up: the first that fits, SET-4. */
type SetupKind = 'hidden' | 'huge' | 'scout' | 'other';

/** One of the six steps of set-up, SET-4. */
interface SixthOfSetup {
  readonly kind: SetupKind;
  /** Units may also be left for a later step. */
  readonly optional: boolean;
}

const SIX: readonly SixthOfSetup[] = [
  { kind: 'huge', optional: false },
  { kind: 'scout', optional: true },
  { kind: 'other', optional: true },
  { kind: 'other', optional: false },
  { kind: 'scout', optional: false },
  { kind: 'hidden', optional: false },
];

/** A step of set-up by its number, 1 to 6. */
export const setupStep = (step: number): SixthOfSetup => SIX[step - 1]!;

/** Steps in which sight from enemy scouts matters, SET-4: in the first a unit must be seen, in the second it must not. */
const SEEN_STEP = 3;
const UNSEEN_STEP = 4;

const isScout = ({ bought }: Unit): boolean => builtOf(bought).types.includes('Scout');

/** Hidden comes before Huge, and Huge before scout, SET-4. */
export const setupKind = (unit: Unit): SetupKind => {
  if (unit.hidden) return 'hidden';
  if (builtOf(unit.bought).size === 'Huge') return 'huge';
  return isScout(unit) ? 'scout' : 'other';
};

/** The units of a seat that are still to be set up, DET-2. */
export const waitingOf = (table: Pick<Table, 'units'>, seat: SeatId): readonly Unit[] =>
  unitsInOrder(table).filter((unit) => unit.seat === seat && unit.status === 'waiting');

/** The units that a seat may, or must, place in a step. */
export const candidatesIn = (table: Pick<Table, 'units'>, seat: SeatId, step: number): readonly Unit[] =>
  waitingOf(table, seat).filter((unit) => setupKind(unit) === setupStep(step).kind);

/** The scouts of the other side that all see on the board. */
const scoutsAgainst = (table: Pick<Table, 'units'>, side: number): readonly Unit[] =>
  fieldUnits(table).filter((unit) => unit.side !== side && !unit.hidden && isScout(unit));

/** Would an enemy scout on the board see a unit there, SET-4? */
const isScouted = (
  table: Pick<Table, 'board' | 'units' | 'markers'>,
  { side }: Unit,
  at: HexLabel,
  layer: Layer,
): boolean => {
  const { board } = table;
  return scoutsAgainst(table, side).some((scout) =>
    sees(table, spotOf(board, scout.at!, layerOf(scout)), spotOf(board, at, layer)),
  );
};

const hasScouts = ({ race }: SeatTold): boolean => FIGURES[race!].models.some(({ types }) => types.includes('Scout'));

/**
 * May a seat have something to place in a step, as far as all know? Only then it is asked in an optional one, also if it
 * has nothing: that it is not asked would tell.
 */
export const mayHave = (table: Table, seat: SeatTold, step: number): boolean => {
  switch (step) {
    case 1:
      return seat.announced!.length > 0;
    case 2:
    case 5:
      return hasScouts(seat);
    case SEEN_STEP:
      return scoutsAgainst(table, seat.side).length > 0;
    case UNSEEN_STEP:
      return true;
    default:
      return CURRENCIES.some((currency) => seat.hiddenCost![currency] > 0);
  }
};

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

/** Why a unit cannot stand there at the start, in any step of set-up: SET-3. */
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
