import type { HexLabel } from '../../../hex/index.ts';
import { type Awaited, patched, type SeatId, settle } from '../../../match/index.ts';
import type { UnitOrders } from './orders.ts';
import type { Own, Secrets, State, Truth } from './state.ts';
import type { Table } from './table.ts';
import type { HexMarkers, Unit, UnitId } from './units.ts';
import type { HiddenToken, View } from './view.ts';

/** Fields of the table that have one value for everybody. */
export type Open = Omit<Table, 'units' | 'markers' | 'options' | 'arsenal'>;

/** What an event changes: only what has another value afterwards. A unit that is new has all of its fields. */
export interface Change {
  readonly open?: Partial<Open>;
  readonly units?: Readonly<Record<UnitId, Partial<Unit>>>;
  /** null: nothing lies there any more. */
  readonly markers?: Readonly<Record<HexLabel, HexMarkers | null>>;
  readonly orders?: Readonly<Record<UnitId, UnitOrders>>;
  readonly own?: Readonly<Record<SeatId, Partial<Own>>>;
  readonly truth?: Partial<Truth>;
}

/** What one viewer gets to know of a change. */
export interface SeenChange {
  readonly open?: Partial<Open>;
  readonly units?: Readonly<Record<UnitId, Partial<Unit>>>;
  /** Units that are hidden from the viewer now. */
  readonly gone?: readonly UnitId[];
  readonly tokens?: Readonly<Record<string, HiddenToken | null>>;
  readonly markers?: Readonly<Record<HexLabel, HexMarkers | null>>;
  readonly orders?: Readonly<Record<UnitId, UnitOrders>>;
  readonly own?: Partial<Own>;
  readonly waits?: readonly Awaited[];
  readonly secrets?: SecretsChange;
}

/** What the omniscient viewer gets to know of a change of what is secret. */
interface SecretsChange {
  readonly own?: Readonly<Record<SeatId, Partial<Own>>>;
  readonly truth?: Partial<Secrets['truth']>;
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

/** What is the same for the truth and for views. */
const applyKnown = (to: Writable<Known>, { open, units, markers, orders }: Change | SeenChange): void => {
  Object.assign(to, open);
  if (units) to.units = patched(to.units, units);
  if (markers) to.markers = merged(to.markers, markers);
  if (orders) to.orders = merged(to.orders, orders);
};

/** Writes a change into the truth. */
export const applyChange = (state: State, change: Change): void => {
  const to = state as Writable<State>;
  const { open = {}, own, truth = {} } = change;
  applyKnown(to, change);
  Object.assign(to, truth);
  if (own) to.own = patched(to.own, own);
  for (const written of [open, truth, { units: to.units, markers: to.markers, orders: to.orders, own: to.own }])
    settle(written);
};

/** Writes what a viewer saw into its view. */
export const applySeen = (view: View, change: SeenChange): void => {
  const to = view as Writable<View>;
  const { own, gone, tokens, waits, secrets } = change;
  applyKnown(to, change);
  if (own) to.own = { ...to.own!, ...own };
  if (waits) to.waits = waits;
  if (secrets)
    to.secrets = {
      own: patched(to.secrets!.own, secrets.own ?? {}),
      truth: { ...to.secrets!.truth, ...secrets.truth },
    };
  if (tokens) to.tokens = merged(to.tokens, tokens);
  if (gone) to.units = merged(to.units, Object.fromEntries(gone.map((id) => [id, null])));
};
