import type { HexLabel } from '../../../../hex/index.ts';
import type { SeatId } from '../../../../match/index.ts';
import type { Quarter } from '../../ground/quarters.ts';
import type { Needed } from '../needed.ts';
import type { Chamber } from '../scenario.ts';
import type { Item } from '../table.ts';
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

/** What happens in scenarios, G-18, and with what is carried. */
export type ScenariosFact =
  /** A unit was destroyed or became Shaken, and dropped what it carried into this hex. */
  | {
      readonly kind: 'items-dropped';
      readonly unit: UnitId;
      readonly at: HexLabel;
      readonly items: readonly Item['kind'][];
    }
  /** A unit ended a move beside an item and carries it now. */
  | { readonly kind: 'item-taken'; readonly unit: UnitId; readonly item: Item['kind'] }
  /** A unit searched the tomb, G-18.2. `mishap`: what it met instead of the relic, by D3. */
  | {
      readonly kind: 'tomb-searched';
      readonly unit: UnitId;
      readonly die: number;
      readonly found: boolean;
      readonly mishap: { readonly die: number; readonly what: 'collapse' | 'trap' | 'curse' } | null;
    }
  /** Hits of the tomb's trap, G-18.2, where `die` is their number, or of a chamber, G-18.4, where its D3 is. */
  | {
      readonly kind: 'scenario-struck';
      readonly source: 'tomb' | Chamber;
      readonly units: readonly UnitId[];
      readonly die: number;
      readonly hits: number;
    }
  /** Whether the storm is active in this round, G-18.3. */
  | { readonly kind: 'storm-rolled'; readonly die: number; readonly blows: boolean }
  /** A unit has opened a terminal, by its number, G-18.3. */
  | {
      readonly kind: 'terminal-opened';
      readonly unit: UnitId;
      readonly seat: SeatId;
      readonly terminal: number;
      readonly at: HexLabel;
      readonly die: number;
      readonly gives: 'shelter' | 'point' | 'code';
    }
  /** The hexes of a piece count as cover terrain and shelter from the storm in this round, G-18.3. */
  | { readonly kind: 'piece-sheltered'; readonly seat: SeatId; readonly piece: string }
  /** A new round: what chambers allow once per round is allowed again, G-18.4. */
  | { readonly kind: 'chambers-rested' }
  /** A chamber rolled, G-18.4: units near it are hit, it scores more in this round, or it moved. */
  | {
      readonly kind: 'chamber-surged';
      readonly chamber: Chamber;
      readonly die: number;
      readonly what: 'hits' | 'doubled' | 'moved';
      readonly quarter?: Quarter;
      readonly at?: HexLabel;
    }
  /** Instead of shooting a unit works on a chamber, G-18.4. It is tested at the end of its activation. */
  | { readonly kind: 'interface-began'; readonly unit: UnitId }
  | ({
      readonly kind: 'interface-tested';
      readonly unit: UnitId;
      readonly seat: SeatId;
      readonly die: number;
      readonly success: boolean;
      /** Victory points. */
      readonly points: number;
    } & Needed)
  /** Logic gives a unit +1 to hit for its activation, G-18.4. */
  | { readonly kind: 'logic-used'; readonly seat: SeatId; readonly unit: UnitId }
  /** Knowledge made a seat name the unit that it activates next. */
  | { readonly kind: 'next-named'; readonly seat: SeatId; readonly unit: UnitId }
  /** Who controls each chamber after a round, by listed order, and the victory points that it brought. */
  | {
      readonly kind: 'chambers-scored';
      readonly owners: readonly (SeatId | null)[];
      readonly points: Readonly<Record<SeatId, number>>;
    };
