// Placing units one by one: in deployment, as scouts, from reserve.
import type { Board } from '../../../board/index.ts';
import { axialAt, type HexLabel, indexOfAxial, indexOfLabel, labelOfIndex } from '../../../hex/index.ts';
import type { Refusal, SeatId } from '../../../match/index.ts';
import { radiusOf } from '../ground/footprint.ts';
import { checkPlace, deployment, type PlaceRule } from '../ground/placing/check-place.ts';
import { nearestPlace, placesFor } from '../ground/placing/places.ts';
import { type Edge, frontMiddle, zoneRows } from '../ground/zones.ts';
import type { Event } from '../model/events.ts';
import type { State } from '../model/state.ts';
import type { Table } from '../model/table.ts';
import type { Place, Unit, UnitId } from '../model/units.ts';
import { refusal } from '../refusal.ts';
import { GONE } from '../roster/index.ts';
import type { Below } from './chapter.ts';
import { fieldOf } from './field.ts';
import { figuresOf, inOrder, passengersOf } from './figures.ts';
import { otherSeat } from './rounds/turns.ts';

/** The places of units that are still to be put on the map. */
type Aside = Extract<Place, 'waiting' | 'scouts' | 'reserve'>;

/** A unit, and the hex where it could be placed. */
export interface Spot {
  readonly unit: UnitId;
  readonly at: HexLabel;
}

/** How often a hex is tried by chance before all are listed. */
const TRIES = 40;

/** The edge of a seat, which is chosen before anything is placed, G-7.5. */
export const edgeOf = ({ seats }: Pick<Table, 'seats'>, seat: SeatId): Edge =>
  seats.find(({ id }) => id === seat)!.edge!;

/** Where a seat deploys: in its own zone, G-7.7. */
export const ownZone = (table: Pick<Table, 'seats'>, seat: SeatId): PlaceRule => deployment(edgeOf(table, seat));

/** The units of a seat that it can place, by number. Passengers are placed with their transport, G-7.6. */
export const toPlace = ({ units }: Pick<Table, 'units'>, seat: SeatId, from: Aside): readonly Unit[] =>
  inOrder(Object.values(units).filter((unit) => unit.seat === seat && unit.place === from && unit.transport === null));

/** Why a seat cannot place a unit in any hex: the first code of G-20 that fits; undefined: it can. */
export const whyNotToPlace = (
  { units }: Pick<Table, 'units'>,
  seat: SeatId,
  id: UnitId,
  from: Aside,
  rule: string,
): Refusal | undefined => {
  const unit = Object.hasOwn(units, id) ? units[id]! : undefined;
  if (!unit) return refusal('E_UNKNOWN_UNIT', rule, { unit: id });
  if (unit.seat !== seat) return refusal('E_NOT_YOURS', rule, { unit: id });
  if (unit.place !== from) return refusal('E_NOT_AVAILABLE/from', rule, { unit: id, from, place: unit.place });
  if (unit.transport !== null) return refusal('E_NOT_AVAILABLE/rides', rule, { unit: id, transport: unit.transport });
  return undefined;
};

/** Why a unit cannot be placed in a hex; undefined: it can. */
export const whyNotAt = (table: Table, unit: Unit, at: HexLabel, rule: PlaceRule): Refusal | undefined =>
  checkPlace(fieldOf(table), figuresOf(table, unit).sizeClass, at, rule);

/** The first and the last row where a unit can be. */
const rowsFor = (board: Board, { zone }: PlaceRule): readonly [first: number, last: number] =>
  zone ? zoneRows(board, zone) : [0, board.height - 1];

/** The hexes where a unit can be placed, one by one, by row and column. */
export const hexesFor = (table: Table, unit: Unit, rule: PlaceRule): Generator<HexLabel> =>
  placesFor(fieldOf(table), figuresOf(table, unit).sizeClass, rule);

/**
 * What each of these units can do, one after the other. Units with footprints of one size find the same places: when one
 * of them finds none, the others are left out.
 */
export const bySize = function* <T>(
  table: Table,
  units: readonly Unit[],
  waysOf: (unit: Unit) => Iterable<T>,
): Generator<T> {
  const without = new Set<number>();
  for (const unit of units) {
    const radius = radiusOf(figuresOf(table, unit).sizeClass);
    if (without.has(radius)) continue;
    without.add(radius);
    for (const way of waysOf(unit)) {
      without.delete(radius);
      yield way;
    }
  }
};

/** Every unit of these in every hex where it can be placed, one by one. */
export const spotsFor = (table: Table, units: readonly Unit[], rule: PlaceRule): Generator<Spot> =>
  bySize(table, units, function* (unit): Generator<Spot> {
    for (const at of hexesFor(table, unit, rule)) yield { unit: unit.id, at };
  });

/**
 * The hex of a unit that is nearest to the middle column of its zone's front row, ties in map order; undefined: none.
 */
const usualHex = (table: Table, unit: Unit, rule: PlaceRule): HexLabel | undefined =>
  nearestPlace(
    fieldOf(table),
    figuresOf(table, unit).sizeClass,
    rule,
    frontMiddle(table.board, edgeOf(table, unit.seat)),
  );

/** The default, P5: the lowest-numbered unit that has a place, in its usual hex; undefined if none has. */
export const usualSpot = (table: Table, units: readonly Unit[], rule: PlaceRule): Spot | undefined => {
  for (const unit of units) {
    const at = usualHex(table, unit, rule);
    if (at !== undefined) return { unit: unit.id, at };
  }
  return undefined;
};

/** A hex by chance that may be legal: of the zone, or near to where the unit must be; -1: off the map. */
const someIndex = (board: Board, rule: PlaceRule, below: Below): number => {
  const { near } = rule;
  if (near) {
    const { q, r } = axialAt(board, indexOfLabel(board, near.to.at));
    const offset = () => below(2 * near.within + 1) - near.within;
    return indexOfAxial(board, q + offset(), r + offset());
  }
  const [first, last] = rowsFor(board, rule);
  return first * board.width + below((last - first + 1) * board.width);
};

/** A hex for a unit by chance; undefined if there is none. */
export const someHex = (table: Table, unit: Unit, rule: PlaceRule, below: Below): HexLabel | undefined => {
  const { board } = table;
  for (let tries = 0; tries < TRIES; tries++) {
    const index = someIndex(board, rule, below);
    if (index < 0) continue;
    const at = labelOfIndex(board, index);
    if (whyNotAt(table, unit, at, rule) === undefined) return at;
  }
  const all = [...hexesFor(table, unit, rule)];
  return all.length > 0 ? all[below(all.length)] : undefined;
};

/** A unit that can be placed, and a hex for it, by chance; undefined if there is none. */
export const someSpot = (table: Table, units: readonly Unit[], rule: PlaceRule, below: Below): Spot | undefined => {
  const start = below(units.length);
  for (const unit of [...units.slice(start), ...units.slice(0, start)]) {
    const at = someHex(table, unit, rule, below);
    if (at !== undefined) return { unit: unit.id, at };
  }
  return undefined;
};

/** The change that puts a unit on the map, and its passengers aboard. `also`: what else it sets for all of them. */
export const placedAt = (
  table: Pick<Table, 'units'>,
  unit: UnitId,
  at: HexLabel,
  also: Partial<Unit> = {},
): Readonly<Record<UnitId, Partial<Unit>>> => ({
  [unit]: { place: 'map', at, ...also },
  ...Object.fromEntries(passengersOf(table, unit).map(({ id }) => [id, { place: 'aboard', ...also }])),
});

/** The seat that places next: `seat`, or the other if that cannot, G-7.7; undefined: neither can. */
export const nextToPlace = (
  table: Pick<Table, 'seats'>,
  seat: SeatId,
  can: (seat: SeatId) => boolean,
): SeatId | undefined => [seat, otherSeat(table, seat)].find(can);

/** The event by which units that found no place, and their passengers, leave the battle; none if all found one. */
export const leftBehind = ({ units }: State, from: Aside): readonly Event[] => {
  const left = inOrder(Object.values(units).filter(({ place }) => place === from));
  if (left.length === 0) return [];
  const changes = left.map(({ id, wounds }) => [
    id,
    { place: 'destroyed' as const, transport: null, wounds: wounds.map(() => GONE) },
  ]);
  return [{ kind: 'left-behind', units: left.map(({ id }) => id), to: { units: Object.fromEntries(changes) } }];
};
