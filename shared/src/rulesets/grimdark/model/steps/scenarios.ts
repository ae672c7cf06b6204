import type { HexLabel } from '../../../../hex/index.ts';
import type { SeatId } from '../../../../match/index.ts';
import type { Chamber } from '../scenario.ts';
import type { UnitId } from '../units.ts';

/** Scenarios, G-18. */
export type ScenariosStep =
  /** Rolls of the start phase, G-8.2 step 2b. */
  | { readonly do: 'scenario-start' }
  /** At the end of a unit's move, G-9.13. */
  | { readonly do: 'scenario-move'; readonly unit: UnitId; readonly from: HexLabel; readonly path: readonly HexLabel[] }
  /**
   * The active unit Holds and works on a chamber instead of shooting, G-18.4; it tests at the end of its activation.
   */
  | { readonly do: 'interface'; readonly unit: UnitId }
  /** At the end of an activation, after its morale tests. */
  | { readonly do: 'scenario-activation'; readonly unit: UnitId }
  /** At the end of a round, G-8.5 step 1; chambers score. */
  | { readonly do: 'scenario-end' }
  /**
   * The benefits of chambers that a seat takes when it activates a unit, G-18.4: Logic for the unit, and `named`, the
   * unit that Knowledge made the other seat name.
   */
  | {
      readonly do: 'benefits';
      readonly unit: UnitId;
      readonly logic: boolean;
      readonly named: { readonly seat: SeatId; readonly unit: UnitId } | null;
    }
  /** A chamber rolls at the start of round 3, G-18.4. */
  | { readonly do: 'surge'; readonly chamber: Chamber }
  /** A unit that has ended a move opens one terminal after the other, G-18.3. */
  | { readonly do: 'terminals'; readonly unit: UnitId }
  /** It takes the component, where that lies or where its player has the codes for it, G-18.3. */
  | { readonly do: 'component'; readonly unit: UnitId }
  /** A player names a piece that shelters from the storm, P19. */
  | { readonly do: 'shelter'; readonly seat: SeatId };
