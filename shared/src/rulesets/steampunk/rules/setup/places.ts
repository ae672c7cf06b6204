import type { Direction, HexLabel } from '../../../../hex/index.ts';
import type { SeatId } from '../../../../match/index.ts';
import { terrainAt } from '../../ground/survey.ts';
import { isCover } from '../../ground/terrain.ts';
import { type Edge, zoneRows } from '../../ground/zones.ts';
import type { SeatAnswer } from '../../model/asks.ts';
import { fieldUnits } from '../../model/in-order.ts';
import type { StepOf } from '../../model/steps.ts';
import type { Table } from '../../model/table.ts';
import type { Unit, UnitId } from '../../model/units.ts';
import { builtOf, CURRENCIES, MOST_UNITS } from '../../roster/index.ts';
import { startSpeeds, towardsEnemy } from './new-unit.ts';
import {
  areaFor,
  candidatesIn,
  fromTheRear,
  type Placement,
  placementRefusal,
  setupStep,
  waitingOf,
  withPlaced,
} from './placement.ts';

/** What a player has answered about these units; a unit that is left for later is none of them. */
export const givenIn = ({ parts }: Pick<SeatAnswer, 'parts'>, units: readonly Unit[]): readonly Placement[] =>
  units.flatMap(({ id, bought }) => {
    const part = parts[id];
    if (part?.kind !== 'place' || part.at === null) return [];
    const speed = part.speed ?? startSpeeds(builtOf(bought))[0]!;
    return [{ unit: id, at: part.at, facing: part.facing as Direction, speed }];
  });

/** The answers that hold together: those that became illegal since they were given are left out. */
const holding = (table: Table, given: readonly Placement[], step: number): readonly Placement[] =>
  given.reduce((kept, each) => {
    const others = kept.filter((other) => other !== each);
    return placementRefusal(withPlaced(table, others), table.units[each.unit]!, each, step) ? others : kept;
  }, given);

/** The default set-up. */
type Default = (table: Table, unit: Unit, step: number) => Placement | undefined;

/** Units as they are set up. */
export interface Filled {
  readonly placements: readonly Placement[];
  /** Units for which there is no legal hex. */
  readonly left: readonly UnitId[];
}

/**
 * Sets up at most so many of these units: as their owner has answered, and the rest by default, in the order in which they
 * are given; without a default only what was answered.
 */
const filled = (
  table: Table,
  units: readonly Unit[],
  answer: Pick<SeatAnswer, 'parts'>,
  { step, most, byDefault }: { readonly step: number; readonly most: number; readonly byDefault?: Default | undefined },
): Filled => {
  let placements = holding(table, givenIn(answer, units), step).slice(0, most);
  const left: UnitId[] = [];
  for (const unit of byDefault ? units : []) {
    if (placements.length >= most) break;
    if (placements.some((each) => each.unit === unit.id)) continue;
    const placement = byDefault!(withPlaced(table, placements), unit, step);
    if (placement) placements = [...placements, placement];
    else left.push(unit.id);
  }
  return { placements, left };
};

const edgeOf = ({ seats }: Pick<Table, 'seats'>, { seat }: Unit): Edge => seats.find(({ id }) => id === seat)!.edge;

const ownIn = (table: Table, { side }: Unit): readonly Unit[] => fieldUnits(table).filter((own) => own.side === side);

/** The first of these hexes that is legal, at the slowest speed that is; undefined: none is. */
const firstLegal = (table: Table, unit: Unit, hexes: readonly HexLabel[], step: number): Placement | undefined => {
  const facing = towardsEnemy(edgeOf(table, unit));
  for (const speed of startSpeeds(builtOf(unit.bought)))
    for (const at of hexes)
      if (!placementRefusal(table, unit, { at, speed }, step)) return { unit: unit.id, at, facing, speed };
  return undefined;
};

/**
 * The default place of a unit, P4: the first free legal hex from the middle of the rear row, then one that it shares;
 * only then one beyond its own three rows.
 */
const fromRear = (table: Table, unit: Unit, step: number): Placement | undefined => {
  const zone = fromTheRear(table.board, edgeOf(table, unit));
  const taken = new Set(ownIn(table, unit).map(({ at }) => at));
  const hexes = [...zone, ...areaFor(table, unit).filter((hex) => !zone.includes(hex))];
  return firstLegal(
    table,
    unit,
    [...hexes.filter((hex) => !taken.has(hex)), ...hexes.filter((hex) => taken.has(hex))],
    step,
  );
};

/** Units that reach no further fight at close quarters: they stand in front. */
const CLOSE = 1;

const rowFor = ({ bought }: Unit): number => {
  const { weapons, shared } = builtOf(bought);
  const ranges = [...weapons, ...(shared ? [shared] : [])].map(({ range }) => range);
  return Math.max(0, ...ranges) <= CLOSE ? 0 : 1;
};

/** The first in which two lists of numbers differ. */
const compare = (one: readonly number[], other: readonly number[]): number => {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : one[at]! - other[at]!;
};

/**
 * Where a unit stands in the formation that a blind set-up begins with: alone in its hex and its column as long as it can
 * be, in the front row if it fights at close quarters and behind it if it shoots, in cover, and near the middle.
 */
const inFormation = (table: Table, unit: Unit): Placement | undefined => {
  const { board } = table;
  const own = ownIn(table, unit).map(({ at }) => at!);
  const wanted = rowFor(unit);
  const ranked = zoneRows(board, edgeOf(table, unit)).flatMap((row, depth) =>
    row.map((hex, column) => ({
      hex,
      rank: [
        own.filter((at) => at === hex).length,
        own.filter((at) => at.slice(0, 2) === hex.slice(0, 2)).length,
        Math.abs(depth - wanted),
        isCover(terrainAt(board, hex)!) ? 0 : 1,
        Math.abs(column - (row.length - 1) / 2),
      ],
    })),
  );
  const hexes = ranked.sort((one, other) => compare(one.rank, other.rank)).map(({ hex }) => hex);
  return firstLegal(table, unit, hexes, 0) ?? fromRear(table, unit, 0);
};

/** The units that cost most first: they have the best places of a formation. */
const dearestFirst = (units: readonly Unit[]): readonly Unit[] => {
  const worth = ({ bought }: Unit): number => {
    const { cost } = builtOf(bought);
    return CURRENCIES.reduce((sum, currency) => sum + cost[currency], 0);
  };
  return units.toSorted((one, other) => worth(other) - worth(one));
};

/** Where a seat sets up everything: as it has answered, and the rest in formation. */
export const deployedBy = (table: Table, seat: SeatId, answer: Pick<SeatAnswer, 'parts'>): Filled =>
  filled(table, dearestFirst(waitingOf(table, seat)), answer, { step: 0, most: MOST_UNITS, byDefault: inFormation });

/** Where a seat places its next units in a step: as it has answered, and by default if it must place them. */
export const placedBy = (
  table: Table,
  { seat, step, count }: Pick<StepOf<'place'>, 'seat' | 'step' | 'count'>,
  answer: Pick<SeatAnswer, 'parts'>,
): Filled =>
  filled(table, candidatesIn(table, seat, step), answer, {
    step,
    most: count,
    byDefault: setupStep(step).optional ? undefined : fromRear,
  });
