import type { HexLabel } from '../../../../hex/index.ts';
import type { DangerWhy } from '../steps/movement.ts';
import type { Action } from '../table.ts';
import type { UnitId } from '../units.ts';

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
