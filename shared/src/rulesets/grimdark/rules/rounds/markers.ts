import type { SeatId } from '../../../../match/index.ts';
import { distanceTo } from '../../ground/footprint.ts';
import type { Table } from '../../model/table.ts';
import { NEUTRAL, type Unit } from '../../model/units.ts';
import type { StepRules } from '../chapter.ts';
import { bodyOf } from '../field.ts';
import { unitsOnMap } from '../figures.ts';

/** How near a unit must be to a marker, in hexes, G-14.2; a scenario may say otherwise. */
const NEAR = 3;

/** Does a unit count for markers, G-14.2? */
const mayHold = ({ shaken, arrived, seat }: Unit): boolean => !shaken && !arrived && seat !== NEUTRAL;

/** The units that count for a marker at this hex, G-14.2, or for what else lies there. */
export const holders = (table: Table, at: string, hexes = NEAR): readonly Unit[] =>
  unitsOnMap(table).filter((unit) => mayHold(unit) && distanceTo(table.board, bodyOf(table, unit), at) <= hexes);

/** Who owns each marker after a check, G-14.2. */
const ownersOf = (table: Table): readonly (SeatId | null)[] =>
  table.markers.map(({ at, owner }) => {
    const near = new Set(holders(table, at).map(({ seat }) => seat));
    if (near.size === 0) return owner;
    return near.size === 1 ? [...near][0]! : null;
  });

/** How markers change hands, G-8.5 step 2. */
export const MARKER_STEPS: StepRules<'markers'> = {
  markers: {
    perform: function* (state) {
      if (state.markers.length === 0) return;
      const owners = ownersOf(state);
      const changed = owners.flatMap((owner, index) => (owner === state.markers[index]!.owner ? [] : index));
      const markers = state.markers.map((marker, index) => ({ ...marker, owner: owners[index]! }));
      yield { kind: 'markers-checked', owners, changed, to: { open: { markers } } };
    },
  },
};
