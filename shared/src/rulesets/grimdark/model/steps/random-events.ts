import type { HexLabel } from '../../../../hex/index.ts';
import type { UnitId } from '../units.ts';
import type { MovementStep } from './movement.ts';

/** Events that wait for the first die of a kind. */
export type FirstDie = 42 | 43 | 45;

/** Random events, 17. */
export type RandomEventsStep =
  /** Whether an event happens in this round, and which, 8.2 step 2. */
  | { readonly do: 'random-event' }
  /** What lasting events do at the end of a round, 8.5 step 1: the walking dead, the crazed sniper. */
  | { readonly do: 'event-ends' }
  /** A unit suffers what a first die has set off, event 42 after its shooting, 43 and 45 after the group; `by`: as in `AutoHits`. */
  | { readonly do: 'first-die'; readonly event: FirstDie; readonly unit: UnitId; readonly by: UnitId | null }
  /** Event 21 rolls for a move that ends, 9.13. */
  | { readonly do: 'fauna'; readonly move: Extract<MovementStep, { readonly do: 'end-move' }> }
  /** Events 23, 31 and 36 at the end of a move, in the order of 9.13. */
  | {
      readonly do: 'event-move';
      readonly unit: UnitId;
      readonly from: HexLabel;
      readonly path: readonly HexLabel[];
    };
