import type { HexLabel } from '../../../../hex/index.ts';
import type { UnitId } from '../units.ts';

/** Scenarios, 18. */
export type ScenariosStep =
  /** Rolls of the start phase, 8.2 step 2b. */
  | { readonly do: 'scenario-start' }
  /** At the end of a unit's move, 9.13. */
  | { readonly do: 'scenario-move'; readonly unit: UnitId; readonly from: HexLabel; readonly path: readonly HexLabel[] }
  /** The active unit Holds and works on a chamber instead of shooting, 18.4; it tests at the end of its activation. */
  | { readonly do: 'interface'; readonly unit: UnitId }
  /** At the end of an activation, after its morale tests. */
  | { readonly do: 'scenario-activation'; readonly unit: UnitId }
  /** At the end of a round, 8.5 step 1; chambers score. */
  | { readonly do: 'scenario-end' };
