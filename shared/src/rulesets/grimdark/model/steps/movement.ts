import type { HexLabel } from '../../../../hex/index.ts';
import type { IntentOf } from '../../ask/intents.ts';
import type { UnitId } from '../units.ts';

/** Why a dangerous test is taken, G-9.9. `wreck` and `event` do not count against the one per activation. */
export type DangerWhy = 'activated' | 'moved' | 'wreck' | 'event';

/**
 * An action that was confirmed with the choice of its unit. It stands on the agenda alone, so nobody else knows of it
 * before it is carried out.
 */
export interface Planned {
  readonly act: IntentOf<'act'>;
  /** The wounds of the unit when it was confirmed: a unit that was hit since is asked anew. */
  readonly wounds: readonly number[];
}

/** Moves, and what comes with them, G-9. */
export type MovementStep =
  /** The active unit declares its action and carries it out, P10. It is not asked for one that was planned and can be. */
  | { readonly do: 'act'; readonly planned?: Planned }
  /** The end of a move, G-9.13; `path` has no start hex. A consolidation is a move too. */
  | {
      readonly do: 'end-move';
      readonly unit: UnitId;
      readonly how: 'advance' | 'rush' | 'charge' | 'consolidate';
      readonly from: HexLabel;
      readonly path: readonly HexLabel[];
      readonly board: UnitId | null;
    }
  /** The unit takes a dangerous test, G-9.9, if one is due: see `isDue`. */
  | { readonly do: 'dangerous'; readonly unit: UnitId; readonly why: DangerWhy }
  | { readonly do: 'embark'; readonly unit: UnitId; readonly transport: UnitId };
