import { fieldUnits } from '../model/in-order.ts';
import type { View } from '../model/state.ts';
import type { Unit } from '../model/units.ts';

/** What the turn is like for which orders are written. */
export interface Outlook {
  readonly view: View;
  /** The table with all units where they are expected when the turn begins. */
  readonly table: View;
  readonly enemies: readonly Unit[];
}

/** The present turn, with everybody where they are. */
export const outlookNow = (view: View, seat: string): Outlook => ({
  view,
  table: view,
  enemies: fieldUnits(view).filter((unit) => unit.seat !== seat && !unit.hidden),
});
