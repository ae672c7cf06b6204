import * as agenda from '../../../agenda/index.ts';
import type { HexLabel } from '../../../hex/index.ts';
import { patched } from '../../../match/index.ts';
import type { UnitOrders } from './orders.ts';
import type { HiddenToken, Own, State, Truth, View } from './state.ts';
import type { Table } from './table.ts';
import type { HexMarkers, Unit, UnitId } from './units.ts';

/** Fields of the table that have one value for everybody. */
type Open = Omit<Table, 'units' | 'markers' | 'options' | 'arsenal'>;

/** What an event changes: only fields that have another value afterwards. A unit that is new has all of its fields. */
export interface Change extends agenda.Change<Open, Own, Truth> {
  readonly units?: Readonly<Record<UnitId, Partial<Unit>>>;
  /** null: nothing is left there. */
  readonly markers?: Readonly<Record<HexLabel, HexMarkers | null>>;
  readonly orders?: Readonly<Record<UnitId, UnitOrders>>;
}

/** What one viewer sees of a change. */
export interface SeenChange extends agenda.SeenChange<Open, Own, Truth> {
  readonly units?: Readonly<Record<UnitId, Partial<Unit>>>;
  /** Units that are hidden from the viewer now. */
  readonly gone?: readonly UnitId[];
  readonly tokens?: Readonly<Record<string, HiddenToken | null>>;
  readonly markers?: Readonly<Record<HexLabel, HexMarkers | null>>;
  readonly orders?: Readonly<Record<UnitId, UnitOrders>>;
}

type Known = Pick<Table, 'units' | 'markers'> & { readonly orders: Readonly<Record<UnitId, UnitOrders>> };
type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Entries by key, with those of `changes` in place of theirs; null takes one away. */
const merged = <V>(
  entries: Readonly<Record<string, V>>,
  changes: Readonly<Record<string, V | null>>,
): Record<string, V> => {
  const all = { ...entries };
  for (const [key, value] of Object.entries(changes))
    if (value === null) delete all[key];
    else all[key] = value;
  return all;
};

/** Writes what the state and views have in common. */
const applyKnown = (to: Writable<Known>, { units, markers, orders }: Change | SeenChange): void => {
  if (units) to.units = patched(to.units, units);
  if (markers) to.markers = merged(to.markers, markers);
  if (orders) to.orders = merged(to.orders, orders);
};

/** Writes a change into the state. */
export const applyChange = (state: State, change: Change = {}): void => {
  agenda.applyChange(state, change);
  applyKnown(state, change);
  if (change.units) Object.freeze(state.units);
  if (change.markers) Object.freeze(state.markers);
  if (change.orders) Object.freeze(state.orders);
};

/** Writes what a viewer saw of a change into its view. */
export const applySeen = (view: View, change: SeenChange = {}): void => {
  const to: Writable<View> = view;
  const { gone, tokens } = change;
  agenda.applySeen(view, change);
  applyKnown(to, change);
  if (tokens) to.tokens = merged(to.tokens, tokens);
  if (gone) {
    const without = Object.fromEntries(gone.map((id) => [id, null]));
    to.units = merged(to.units, without);
    to.orders = merged(to.orders, without);
  }
};
