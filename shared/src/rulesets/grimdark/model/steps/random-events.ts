import type { HexLabel } from '../../../../hex/index.ts';
import type { SeatId } from '../../../../match/index.ts';
import type { UnitId } from '../units.ts';
import type { MovementStep } from './movement.ts';

/** Events that wait for the first die of a kind. */
export type FirstDie = 42 | 43 | 45;

/** Events that strike one unit with D3+3 hits. */
export type Strike = 14 | 23 | 31 | 42;

/** Random events, G-17. */
export type RandomEventsStep =
  /** Whether an event happens in this round, and which, G-8.2 step 2. */
  | { readonly do: 'random-event' }
  /** The piece that a player rigs, P19, event 23. */
  | { readonly do: 'rig'; readonly seat: SeatId }
  /** One unit takes D3+3 hits, if it is on the map. */
  | { readonly do: 'event-strike'; readonly event: Strike; readonly unit: UnitId }
  /** The walking dead move towards the nearest unit, and fight it if they reach it, G-17.5. */
  | { readonly do: 'walk'; readonly unit: UnitId }
  /** The sniper of this post shoots at its mark if it sees it, event 33. */
  | { readonly do: 'snipe'; readonly at: HexLabel; readonly marked: UnitId }
  /** What lasting events do at the end of a round, G-8.5 step 1: the walking dead, the crazed sniper. */
  | { readonly do: 'event-ends' }
  /**
   * What a first die has set off strikes this unit: event 42 after its shooting, 43 and 45 after the group. `by`: as in
   * `AutoHits`.
   */
  | { readonly do: 'first-die'; readonly event: FirstDie; readonly unit: UnitId; readonly by: UnitId | null }
  /** Event 21 rolls for a move that ends, G-9.13. */
  | { readonly do: 'fauna'; readonly move: Extract<MovementStep, { readonly do: 'end-move' }> }
  /** Events 23, 31 and 36 at the end of a move, in the order of G-9.13. */
  | {
      readonly do: 'event-move';
      readonly unit: UnitId;
      readonly from: HexLabel;
      readonly path: readonly HexLabel[];
    }
  // The parts of `event-move`: event 23 where the unit went through pieces, 31 where it came near an anomaly, 36 for
  // the intel.
  | { readonly do: 'trip'; readonly unit: UnitId; readonly from: HexLabel; readonly path: readonly HexLabel[] }
  | { readonly do: 'anomaly'; readonly unit: UnitId; readonly from: HexLabel; readonly path: readonly HexLabel[] }
  | { readonly do: 'intel'; readonly unit: UnitId };
