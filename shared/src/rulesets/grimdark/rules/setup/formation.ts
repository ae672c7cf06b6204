// Where units go that are put on the map for a player: spread over the zone, opposite what the battle is about.
import { type Grid, type HexLabel, indexDistance, indexOfLabel } from '../../../../hex/index.ts';
import type { SeatId } from '../../../../match/index.ts';
import type { IntentOf } from '../../ask/intents.ts';
import { indexIn, radiusOf } from '../../ground/footprint.ts';
import { type PlaceRule, scouting } from '../../ground/placing/check-place.ts';
import { mapCentre } from '../../ground/quarters.ts';
import { sees } from '../../ground/sight/sight.ts';
import { surveyOf } from '../../ground/survey.ts';
import { zoneRows } from '../../ground/zones.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { fieldOf } from '../field.ts';
import { figuresOf } from '../figures.ts';
import { edgeOf, hexesFor, ownZone, type Spot, toPlace } from '../placing.ts';

/** Goals of less than this many columns apart share a lane. */
const LANE = 8;
/** A unit whose guns do not reach as far goes to the front. */
const FAR = 12;
/** So many rows behind the front row stand those who shoot. */
const BEHIND = 2;
/** Units of one side stand so far from each other; each hex less is worth so many hexes of way. */
const APART = 3;
const CROWD = 4;
/** What beginning on dangerous ground is worth, in hexes. */
const DANGER = 3;
/** What a goal in sight is worth to those who shoot, in hexes; so many hexes are looked at. */
const SIGHT = 3;
const LOOKS = 12;

const columnOf = ({ width }: Grid, hex: number): number => hex % width;

/**
 * What the battle is about: markers, or what the scenario has, and what lies on the map; else the middle of the map.
 */
const goalsOf = ({ board, markers, scenario, items }: Table): readonly HexLabel[] => {
  const { kind } = scenario;
  const listed = kind === 'storm' ? scenario.terminals : kind === 'resonance' ? scenario.chambers : markers;
  const goals = [...listed, ...items].flatMap(({ at }) => at ?? []);
  return goals.length > 0 ? goals : [mapCentre(board)];
};

/** The columns opposite the goals, from west to east. */
const lanesOf = (table: Table): readonly number[] => {
  const { board } = table;
  const columns = goalsOf(table)
    .map((at) => columnOf(board, indexIn(board, at)))
    .sort((one, other) => one - other);
  const lanes: number[] = [];
  for (const column of columns) if (lanes.length === 0 || column - lanes.at(-1)! >= LANE) lanes.push(column);
  const [only] = lanes;
  if (lanes.length > 1 || only === undefined) return lanes;
  const flank = Math.floor(board.width / 4);
  return [only - flank, only, only + flank].map((column) => Math.min(board.width - 1, Math.max(0, column)));
};

/** Does a unit do more from afar than hand to hand? */
const shoots = (table: Table, unit: Unit): boolean => {
  const weapons = figuresOf(table, unit).track.flatMap((model) => model.weapons);
  const attacks = (far: boolean) =>
    weapons.reduce((sum, { range, attacks }) => sum + (range >= FAR === far ? attacks : 0), 0);
  return attacks(true) >= attacks(false);
};

/** The units of a seat that stand on the map. */
const standing = ({ units }: Table, seat: SeatId): readonly Unit[] =>
  Object.values(units).filter((unit) => unit.seat === seat && unit.place === 'map');

/** The lane with the fewest units: of the same kind first, then of all, then nearest to the middle of the map. */
const laneFor = (table: Table, unit: Unit): number => {
  const { board } = table;
  const lanes = lanesOf(table);
  const nearest = (column: number) =>
    lanes.reduce((best, lane) => (Math.abs(lane - column) < Math.abs(best - column) ? lane : best));
  const others = standing(table, unit.seat).map((other) => ({
    lane: nearest(columnOf(board, indexIn(board, other.at!))),
    isAlike: shoots(table, other) === shoots(table, unit),
  }));
  const inLane = (lane: number) => others.filter((other) => other.lane === lane);
  const rank = (lane: number): readonly number[] => [
    inLane(lane).filter(({ isAlike }) => isAlike).length,
    inLane(lane).length,
    Math.abs(lane - board.width / 2),
  ];
  const before = (one: readonly number[], other: readonly number[]): boolean => {
    const at = one.findIndex((value, index) => value !== other[index]);
    return at >= 0 && one[at]! < other[at]!;
  };
  return lanes.reduce((best, lane) => (before(rank(lane), rank(best)) ? lane : best));
};

/**
 * The hex of these that is nearest to another one, not in a crowd; undefined if there is none. `more`: what else
 * counts.
 */
const best = (
  table: Table,
  unit: Unit,
  hexes: Iterable<HexLabel>,
  to: number,
  more?: (at: HexLabel) => number,
): HexLabel | undefined => {
  const { board } = table;
  const reach = (each: Unit) => radiusOf(figuresOf(table, each).sizeClass);
  const others = standing(table, unit.seat).map((other) => ({ at: indexIn(board, other.at!), reach: reach(other) }));
  const crowd = (hex: number): number =>
    others.reduce((sum, other) => {
      const apart = indexDistance(board, hex, other.at) - other.reach - reach(unit);
      return sum + CROWD * Math.max(0, APART - apart);
    }, 0);
  const { dangerous } = surveyOf(board);
  const costs = [...hexes].map((at) => {
    const hex = indexOfLabel(board, at);
    return { at, cost: indexDistance(board, hex, to) + crowd(hex) + DANGER * dangerous[hex]! };
  });
  const ranked = costs.toSorted((one, other) => one.cost - other.cost);
  if (!more) return ranked[0]?.at;
  const looked = ranked.slice(0, LOOKS).map(({ at, cost }) => ({ at, cost: cost + more(at) }));
  return looked.toSorted((one, other) => one.cost - other.cost)[0]?.at;
};

/**
 * The hex of its zone that is proposed for a unit: guns see the goals, others stand in front; undefined if none is
 * free.
 */
export const proposedHex = (table: Table, unit: Unit, rule: PlaceRule = ownZone(table, unit.seat)) => {
  const { board } = table;
  const edge = edgeOf(table, unit.seat);
  const [first, last] = zoneRows(board, edge);
  const isShooter = shoots(table, unit);
  const depth = isShooter ? Math.min(BEHIND, last - first) : 0;
  const row = edge === 'north' ? last - depth : first + depth;
  const to = row * board.width + laneFor(table, unit);
  const size = figuresOf(table, unit).sizeClass;
  const inSight = (at: HexLabel): number =>
    goalsOf(table).filter((goal) =>
      sees(fieldOf(table), { id: unit.id, at, size }, { id: '', at: goal, size: 'standard' }),
    ).length;
  const hexes = hexesFor(table, unit, rule);
  return best(table, unit, hexes, to, isShooter ? (at) => -SIGHT * inSight(at) : undefined);
};

/** Large units first, then those who go to the front: what comes later finds its place between them. */
const inFormation = (table: Table, units: readonly Unit[]): readonly Unit[] => {
  const rank = (unit: Unit): number =>
    (radiusOf(figuresOf(table, unit).sizeClass) === 0 ? 2 : 0) + Number(shoots(table, unit));
  return units.toSorted((one, other) => rank(one) - rank(other) || one.number - other.number);
};

/** The next unit of a seat to deploy, and where, G-7.7; undefined if none has a place. */
export const proposedSpot = (table: Table, seat: SeatId): Spot | undefined => {
  for (const unit of inFormation(table, toPlace(table, seat, 'waiting'))) {
    const at = proposedHex(table, unit);
    if (at !== undefined) return { unit: unit.id, at };
  }
  return undefined;
};

/** Where a scout is set up, and where it moves from there: as near to a goal as possible, G-7.8; undefined: nowhere. */
export const proposedScouting = (table: Table, unit: Unit): IntentOf<'scout'> | undefined => {
  const at = proposedHex(table, unit);
  if (at === undefined) return undefined;
  const { board } = table;
  const from = indexIn(board, at);
  const [goal] = goalsOf(table)
    .map((each) => indexIn(board, each))
    .toSorted((one, other) => indexDistance(board, one, from) - indexDistance(board, other, from));
  const to = best(table, unit, hexesFor(table, unit, scouting(unit.seat, at)), goal!);
  if (to === undefined) return undefined;
  return { kind: 'scout', unit: unit.id, at, ...(to !== at && { to }) };
};

/** The next scout of a seat, and where it goes, G-7.8; undefined if none has a place. */
export const proposedScout = (table: Table, seat: SeatId): IntentOf<'scout'> | undefined => {
  for (const unit of toPlace(table, seat, 'scouts')) {
    const scouted = proposedScouting(table, unit);
    if (scouted) return scouted;
  }
  return undefined;
};
