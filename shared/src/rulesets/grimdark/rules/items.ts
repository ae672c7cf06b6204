// What is carried: the relic of G-18.2, the component of G-18.3, the intel of event 36. One mechanism for all of them.
import type { HexLabel } from '../../../hex/index.ts';
import { distanceTo } from '../ground/footprint.ts';
import type { Edge } from '../ground/zones.ts';
import type { Event } from '../model/events.ts';
import type { State } from '../model/state.ts';
import type { Item, Table } from '../model/table.ts';
import type { Unit, UnitId } from '../model/units.ts';
import { bodyOf } from './field.ts';
import { unitOf } from './figures.ts';

/** How near a unit must end its move to what lies there to take it, G-17.4 (36) and G-18.2. */
const AT_HAND = 1;

/** Where a unit is: its hex, or that of the transport that it is in; null: not on the map. */
const whereIs = (table: Pick<Table, 'units'>, { at, transport }: Unit): HexLabel | null =>
  at ?? (transport === null ? null : unitOf(table, transport).at);

/** Does this unit carry the item, itself or as a transport for its passengers, G-18.2? */
export const carries = (table: Pick<Table, 'units'>, { carrier }: Item, unit: UnitId): boolean =>
  carrier !== null && (carrier === unit || unitOf(table, carrier).transport === unit);

/** Whose unit carries an item; undefined: nobody's. */
export const carrierOf = (table: Pick<Table, 'units'>, { carrier }: Item): Unit | undefined =>
  carrier === null ? undefined : unitOf(table, carrier);

/**
 * What a unit carries drops into its hex. Whoever destroys a unit or makes it Shaken yields these events just before:
 * `yield* dropsOf(state, unit)`. Nothing, if it carries nothing.
 */
export const dropsOf = (state: State, unit: UnitId): readonly Event[] => {
  const dropped = state.items.filter((item) => carries(state, item, unit));
  const at = whereIs(state, unitOf(state, unit));
  if (dropped.length === 0 || at === null) return [];
  const items = state.items.map((item) => (dropped.includes(item) ? { ...item, at, carrier: null } : item));
  return [{ kind: 'items-dropped', unit, at, items: dropped.map(({ kind }) => kind), to: { open: { items } } }];
};

/** A unit that has ended a move takes what lies at hand of these kinds, unless it is Shaken. */
export const takesOf = (state: State, id: UnitId, kind: Item['kind']): readonly Event[] => {
  const unit = unitOf(state, id);
  if (unit.shaken || unit.place !== 'map') return [];
  const taken = state.items.find(
    (item) =>
      item.kind === kind && item.at !== null && distanceTo(state.board, bodyOf(state, unit), item.at) <= AT_HAND,
  );
  if (!taken) return [];
  const items = state.items.map((item) => (item === taken ? { ...item, at: null, carrier: id } : item));
  return [{ kind: 'item-taken', unit: id, item: kind, to: { open: { items } } }];
};

/**
 * Has this activation brought an item home: does the unit carry it, itself, for its passengers or aboard of a
 * transport, and is it where `isHome` says, by the edge of its player?
 */
export const broughtHome = (
  table: Table,
  kind: Item['kind'],
  unit: Unit,
  isHome: (bearer: Unit, edge: Edge) => boolean,
): boolean => {
  const edge = table.seats.find(({ id }) => id === unit.seat)?.edge;
  const bearer = unit.transport === null ? unit : unitOf(table, unit.transport);
  const item = table.items.find((each) => each.kind === kind);
  if (!item || !edge || bearer.place !== 'map') return false;
  return (item.carrier === unit.id || carries(table, item, unit.id)) && isHome(bearer, edge);
};
