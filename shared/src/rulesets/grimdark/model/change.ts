import type { Awaited, SeatId } from '../../../match/index.ts';
import type { Own, State, Truth } from './state.ts';
import type { Table } from './table.ts';
import type { Unit, UnitId } from './units.ts';
import type { View } from './view.ts';

/** Fields of the table that are replaced whole. */
export type Open = Omit<Table, 'units' | 'options' | 'arsenal'>;

/** What an event changes: only what has another value afterwards. A unit that is new has all of its fields. */
export interface Change {
  readonly open?: Partial<Open>;
  readonly units?: Readonly<Record<UnitId, Partial<Unit>>>;
  readonly own?: Readonly<Record<SeatId, Partial<Own>>>;
  readonly truth?: Partial<Truth>;
}

/** What one viewer gets to know of a change. */
export interface SeenChange {
  readonly open?: Partial<Open>;
  readonly units?: Readonly<Record<UnitId, Partial<Unit>>>;
  readonly own?: Partial<Own>;
  readonly waits?: readonly Awaited[];
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Units by id, of which some have changed. */
const changedUnits = (before: Table['units'], changes: NonNullable<Change['units']>): Table['units'] => {
  const all = { ...before };
  for (const [id, unit] of Object.entries(changes)) all[id] = { ...all[id], ...unit } as Unit;
  return all;
};

/** Freezes all fields, which are only ever replaced: copies of a state share them, and what is worked out of them is kept. */
export const settle = <T extends object>(state: T): T => {
  for (const field of Object.values(state)) Object.freeze(field);
  return state;
};

/** What each seat knows alone, of which some has changed. */
const changedOwn = (before: State['own'], changes: NonNullable<Change['own']>): State['own'] => {
  const all = { ...before };
  for (const [seat, mine] of Object.entries(changes)) all[seat] = { ...all[seat]!, ...mine };
  return all;
};

/** Writes a change into the truth. */
export const applyChange = (state: State, { open, units, own, truth }: Change): void => {
  const to = state as Writable<State>;
  if (open) Object.assign(to, settle(open));
  if (truth) Object.assign(to, settle(truth));
  if (units) to.units = Object.freeze(changedUnits(to.units, units));
  if (own) to.own = Object.freeze(changedOwn(to.own, own));
};

/** Writes what a viewer saw into its view. */
export const applySeen = (view: View, { open, units, own, waits }: SeenChange): void => {
  const to = view as Writable<View>;
  if (open) Object.assign(to, open);
  if (units) to.units = changedUnits(to.units, units);
  if (own) to.own = { ...to.own!, ...own };
  if (waits) to.waits = waits;
};
