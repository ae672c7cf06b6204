// Items that units carry: the relic of G-18.2, the component of G-18.3, the intel of event 36.
import type { HexLabel } from '../../../hex/index.ts';
import { distanceTo } from '../ground/footprint.ts';
import type { Edge } from '../ground/zones.ts';
import type { Event } from '../model/events.ts';
import type { State } from '../model/state.ts';
import type { Item, Table } from '../model/table.ts';
import type { Unit, UnitId } from '../model/units.ts';
import { bodyOf } from './field.ts';
import { unitOf } from './figures.ts';

/** How near to an item a unit must end its move to take it, event 36 and G-18.2. */
const AT_HAND = 1;

/** Where a unit is: its hex, or that of the transport that it is in; null: not on the map. */
const whereIs = (table: Pick<Table, 'units'>, { at, transport }: Unit): HexLabel | null =>
  at ?? (transport === null ? null : unitOf(table, transport).at);

/** Does this unit carry the item, itself or as a transport for its passengers, G-18.2? */
export const carries = (table: Pick<Table, 'units'>, { carrier }: Item, unit: UnitId): boolean =>
  carrier !== null && (carrier === unit || unitOf(table, carrier).transport === unit);

/** The unit that carries an item; undefined: it lies on the map. */
export const carrierOf = (table: Pick<Table, 'units'>, { carrier }: Item): Unit | undefined =>
  carrier === null ? undefined : unitOf(table, carrier);

/**
 * The events by which a unit drops all that it carries into its hex; none if it carries nothing. Yield them just before
 * the unit is destroyed or becomes Shaken: `yield* dropsOf(state, unit)`.
 */
export const dropsOf = (state: State, unit: UnitId): readonly Event[] => {
  const dropped = state.items.filter((item) => carries(state, item, unit));
  const at = whereIs(state, unitOf(state, unit));
  if (dropped.length === 0 || at === null) return [];
  const items = state.items.map((item) => (dropped.includes(item) ? { ...item, at, carrier: null } : item));
  return [{ kind: 'items-dropped', unit, at, items: dropped.map(({ kind }) => kind), to: { open: { items } } }];
};

/** The events by which a unit that has ended its move takes an item of this kind beside it; none if it is Shaken. */
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
 * Is an item home with this unit's activation: carried by the unit, by its passengers or by its transport, on the map,
 * where `isHome` says for the player's edge?
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
