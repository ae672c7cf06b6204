import type { HexLabel } from '../../../../hex/index.ts';
import type { IntentOf } from '../../ask/intents.ts';
import type { Action } from '../table.ts';
import type { UnitId } from '../units.ts';

/** Why a dangerous test is taken, G-9.9. `wreck` and `event` do not count against the one per activation. */
export type DangerWhy = 'activated' | 'moved' | 'wreck' | 'event';

/**
 * An action that was confirmed with the choice of its unit. It stands only on the agenda, which no view contains, so no
 * other seat knows of it before it is carried out.
 */
export interface Planned {
  readonly act: IntentOf<'act'>;
  /** The wounds of the unit when it was confirmed: a unit that was hit since is asked anew. */
  readonly wounds: readonly number[];
}

/** Moves, and what comes with them, G-9. */
export type MovementStep =
  /**
   * The active unit declares its action and carries it out, P10. It is not asked for one that was planned and can be.
   */
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

/** How units move, G-9 and G-15.1. */
export type MovementFact =
  /** A unit has declared its action and moved along its path, which is empty if it Holds or stays aboard. */
  | {
      readonly kind: 'unit-moved';
      readonly unit: UnitId;
      readonly action: Action;
      /** Where it started: in its hex, or in that of the transport that it was in. */
      readonly from: HexLabel;
      /** The hexes entered, by the centre of its footprint. */
      readonly path: readonly HexLabel[];
      /** The unit that it charges. */
      readonly target: UnitId | null;
      /** The transport that it has left. */
      readonly left: UnitId | null;
      /** The transport that it boards after the move. */
      readonly board: UnitId | null;
    }
  /** A unit has taken a dangerous test: one die per Tough of its living models, in their order. Each 1 is a wound. */
  | {
      readonly kind: 'danger-tested';
      readonly unit: UnitId;
      readonly why: DangerWhy;
      readonly dice: readonly number[];
      readonly wounds: number;
    }
  | { readonly kind: 'unit-embarked'; readonly unit: UnitId; readonly transport: UnitId };
