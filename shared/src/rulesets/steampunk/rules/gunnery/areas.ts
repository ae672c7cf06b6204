import { lookAt } from '../../../../cost.ts';
import { type Direction, type HexLabel, turn } from '../../../../hex/index.ts';
import type { Shot } from '../../ask/intents.ts';
import { leavingSides } from '../../ground/arcs.ts';
import type { Layer } from '../../ground/passage.ts';
import { distanceOf, hexesOf, neighbourOf } from '../../ground/places.ts';
import { terrainAt } from '../../ground/survey.ts';
import { isCover } from '../../ground/terrain.ts';
import type { AreaWhy } from '../../model/facts/gunnery.ts';
import { fieldUnits } from '../../model/in-order.ts';
import { type Reason, total } from '../../model/reason.ts';
import type { Battlefield, Table } from '../../model/table.ts';
import { layerOf, livingOf, type Unit } from '../../model/units.ts';
import type { Mode, Weapon } from '../../roster/index.ts';
import { figuresOf } from '../damage/figures.ts';
import { unitsAt } from '../movement/stacking.ts';
import { bandAt, rangeOf, unitSees } from './reach.ts';

/** A hex that is attacked, and what a die must show there, GUN-8. */
export interface Struck {
  readonly at: HexLabel;
  readonly layer: Layer;
  readonly n: number;
}

type Sweep = Extract<Mode, { mode: 'sweep' }>;
type Cone = Extract<Mode, { mode: 'cone' }>;
type Area = Extract<Mode, { mode: 'area' }>;

/** The last number holds for all larger counts of models. */
const byModels = ({ n }: Area, unit: Unit): number => n[Math.min(livingOf(unit.harm), n.length) - 1]!;

const ownUnitsAt = (table: Pick<Table, 'units'>, { side }: Unit, at: HexLabel): boolean =>
  fieldUnits(table).some((unit) => unit.at === at && unit.side === side && !unit.hidden);

/** Every hex in sight that lies in this direction as far as the weapon reaches, corners included, by column and row. */
const sweptBy = (
  table: Battlefield,
  unit: Unit,
  weapon: Weapon,
  mode: Sweep,
  direction: Direction,
  layer: Layer,
  among: readonly HexLabel[],
): readonly Struck[] => {
  const n = { point_blank: mode.pointBlank, normal: mode.normal, long: mode.long };
  const range = rangeOf(weapon, unit);
  lookAt(among.length);
  return among.flatMap((at) => {
    if (at === unit.at) return [];
    const band = bandAt(range, distanceOf(unit.at!, at));
    if (band === null || !leavingSides(unit.at!, at).includes(direction)) return [];
    if (mode.friendlySafe && ownUnitsAt(table, unit, at)) return [];
    return unitSees(table, unit, at, layer) ? [{ at, layer, n: n[band] }] : [];
  });
};

/** The hex in front, and the three behind it, as far as they are seen. */
const inCone = (table: Battlefield, unit: Unit, { pointBlank, longCentre, longEdge }: Cone): readonly Struck[] => {
  const { facing } = unit;
  const front = neighbourOf(table.board, unit.at!, facing);
  if (front === undefined) return [];
  const behind = ([side, n]: readonly [Direction, number]) => {
    const at = neighbourOf(table.board, front, side);
    return at === undefined ? [] : [{ at, n }];
  };
  const far = (
    [
      [facing, longCentre],
      [turn(facing, 1), longEdge],
      [turn(facing, -1), longEdge],
    ] as const
  ).flatMap(behind);
  return [{ at: front, n: pointBlank }, ...far]
    .filter(({ at }) => unitSees(table, unit, at, 'ground'))
    .map((struck) => ({ ...struck, layer: 'ground' as const }))
    .sort((one, other) => (one.at < other.at ? -1 : 1));
};

/**
 * The hexes that a shot with an area, a sweep or a cone attacks, in the order of DET-2, GUN-7, GUN-8. `among`: of a sweep
 * only these hexes are looked at.
 */
export const struckBy = (
  table: Battlefield,
  unit: Unit,
  weapon: Weapon,
  { hex, direction, layer = 'ground' }: Pick<Shot, 'hex' | 'direction' | 'layer'>,
  among = hexesOf(table.board),
): readonly Struck[] => {
  const { attack } = weapon;
  switch (attack.mode) {
    case 'area':
      return [{ at: hex!, layer: 'ground', n: byModels(attack, unit) }];
    case 'sweep':
      return sweptBy(table, unit, weapon, attack, direction as Direction, layer, among);
    case 'cone':
      return inCone(table, unit, attack);
    default:
      return [];
  }
};

/** The units whose models an area attack strikes in a hex: those of the enemy, or of both sides. Hidden ones are spared. */
export const victimsAt = (
  table: Pick<Table, 'units'>,
  { side }: Unit,
  { at, layer }: Pick<Struck, 'at' | 'layer'>,
  friends: boolean,
): readonly Unit[] => unitsAt(table, at, layer).filter((unit) => friends || unit.side !== side);

/** Evasion of who takes cover in cover terrain, TER-5. */
const EVASION = 2;

/** How much harder area attacks find the models of a unit, AB-EV. */
const evasionOf = (table: Pick<Table, 'arsenal' | 'board'>, unit: Unit): number => {
  const takesCover = figuresOf(table, unit).abilities.some(
    (ability) => ability.key === 'take_cover' && ability.speeds.includes(unit.speed),
  );
  const terrain = layerOf(unit) === 'ground' ? terrainAt(table.board, unit.at!) : undefined;
  return takesCover && terrain !== undefined && isCover(terrain) ? EVASION : 0;
};

/** What each die of an area attack must show against a unit, and why, GUN-7: 1 at least. */
export const areaNeeds = (
  table: Pick<Table, 'arsenal' | 'board'>,
  target: Unit,
  { n, more }: { readonly n: number; readonly more: number },
): { readonly needed: number; readonly reasons: readonly Reason<AreaWhy>[] } => {
  const all: readonly Reason<AreaWhy>[] = [
    { why: 'area', add: n },
    { why: 'more_models', add: -more },
    { why: 'evasion', add: evasionOf(table, target) },
  ];
  const reasons = all.filter(({ add }) => add !== 0);
  return { needed: Math.max(1, total(reasons)), reasons };
};
