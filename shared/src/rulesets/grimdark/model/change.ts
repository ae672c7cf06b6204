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

const applyTable = (to: Writable<Pick<Table, 'units'>>, { open, units }: Change | SeenChange): void => {
  Object.assign(to, open);
  if (!units) return;
  const all = { ...to.units };
  for (const [id, unit] of Object.entries(units)) all[id] = { ...all[id], ...unit } as Unit;
  to.units = all;
};

/** Freezes all fields, which are only ever replaced: copies of a state share them, and what is worked out of them is kept. */
export const settle = <T extends object>(state: T): T => {
  for (const field of Object.values(state)) Object.freeze(field);
  return state;
};

/** Writes a change into the truth. */
export const applyChange = (state: State, change: Change): void => {
  const to = state as Writable<State>;
  const { open = {}, own, truth = {} } = change;
  applyTable(to, change);
  Object.assign(to, truth);
  if (own) {
    const all = { ...to.own };
    for (const [seat, mine] of Object.entries(own)) all[seat] = { ...all[seat]!, ...mine };
    to.own = all;
  }
  for (const written of [open, truth, { units: to.units, own: to.own }]) settle(written);
};

/** Writes what a viewer saw into its view. */
export const applySeen = (view: View, change: SeenChange): void => {
  const to = view as Writable<View>;
  const { own, waits } = change;
  applyTable(to, change);
  if (own) to.own = { ...to.own!, ...own };
  if (waits) to.waits = waits;
};
