import {
  hasDetection,
  type Knowledge,
  type SizePart,
  type Spottable,
  type Spotter,
  type Standing,
  sizeAt,
  sizePartsAt,
  spottable,
  spotters,
  standAfter,
  tableOf,
  type UnitId,
  type View,
} from '@ironhex/shared/warfare3025';
import { type Draft, planOf } from './draft.ts';

/** Who could spot whom at the end of a planned activation, as far as the player knows, W-13d.4. */
export interface Sensors extends Standing {
  readonly unit: UnitId;
  /** How the other side knows it then. An attack gives it away by one step, W-13d.5. */
  readonly known: Knowledge;
  /** The planned attack gives it away: whatever else happens then changes nothing any more in this activation, W-13d.3. */
  readonly givenAway: boolean;
  /** How large the unit looks there, and why, W-13d.2; what lies on the way to an enemy takes off more. */
  readonly size: number;
  readonly parts: readonly SizePart[];
  /** Known enemies that could spot it. */
  readonly spotters: readonly Spotter[];
  /** Contacts that it could spot. */
  readonly spottable: readonly Spottable[];
}

/** The sensor picture at the end of a draft; undefined without detection, and for a unit that stays off the map. */
export const sensorsOf = (view: View, unit: UnitId, draft: Draft): Sensors | undefined => {
  if (!hasDetection(view.options)) return undefined;
  const table = tableOf(view);
  const plan = planOf(table, draft);
  const standing = standAfter(table, unit, plan);
  if (!standing) return undefined;
  const now = view.sensing?.states[unit] ?? 'hidden';
  const givenAway = plan.attack !== undefined && now !== 'visible';
  return {
    ...{ ...standing, unit, givenAway, known: givenAway ? (now === 'hidden' ? 'detected' : 'visible') : now },
    ...{ size: sizeAt(table, unit, standing), parts: sizePartsAt(table, unit, standing) },
    ...{ spotters: spotters(view, unit, standing), spottable: spottable(view, unit, standing) },
  };
};
