import * as agenda from '../../../agenda/index.ts';
import { patched } from '../../../match/index.ts';
import type { Own, State, Truth, View } from './state.ts';
import type { Table } from './table.ts';
import type { Unit, UnitId } from './units.ts';

/** Fields of the table that are replaced whole. */
export type Open = Omit<Table, 'units' | 'options' | 'arsenal'>;

/** Units that change: a unit that is new has all of its fields. */
interface UnitsChange {
  readonly units?: Readonly<Record<UnitId, Partial<Unit>>>;
}

/** What an event changes: only fields that have another value afterwards. */
export type Change = agenda.Change<Open, Own, Truth> & UnitsChange;

/** What one viewer sees of a change. */
export type SeenChange = agenda.SeenChange<Open, Own, Truth> & UnitsChange;

/** Writes a change into the state. */
export const applyChange = (state: State, change: Change = {}): void => {
  agenda.applyChange(state, change);
  if (change.units) Object.assign(state, { units: Object.freeze(patched(state.units, change.units)) });
};

/** Writes what a viewer saw of a change into its view. */
export const applySeen = (view: View, change: SeenChange = {}): void => {
  agenda.applySeen(view, change);
  if (change.units) Object.assign(view, { units: patched(view.units, change.units) });
};
