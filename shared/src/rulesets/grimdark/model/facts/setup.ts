import type { HexLabel } from '../../../../hex/index.ts';
import type { SeatId } from '../../../../match/index.ts';
import type { Edge } from '../../ground/zones.ts';
import type { Stage } from '../table.ts';
import type { UnitId } from '../units.ts';

/** What happens before the battle, G-7. */
export type SetupFact =
  /** All see now which units there are. */
  | { readonly kind: 'forces-listed'; readonly units: readonly UnitId[] }
  /** The markers lie where the map has them, G-7.3. */
  | { readonly kind: 'markers-listed'; readonly at: readonly HexLabel[] }
  /** How many markers are to be placed, G-7.3: a D3 by a d6, which stands in `roll`, and 2. */
  | { readonly kind: 'markers-rolled'; readonly roll: number; readonly markers: number }
  /** Both have rolled for something, once more for as long as they were equal, G-3.5. */
  | {
      readonly kind: 'rolled-off';
      /** Who says which player places the first marker, G-7.4; who has the choice of edges, G-7.5. */
      readonly over: 'markers' | 'sides';
      readonly rolls: readonly Readonly<Record<SeatId, number>>[];
      readonly winner: SeatId;
    }
  /** The winner of the roll-off says who places first, G-7.4. */
  | { readonly kind: 'first-marker-given'; readonly by: SeatId; readonly first: SeatId }
  | { readonly kind: 'marker-placed'; readonly seat: SeatId; readonly at: HexLabel }
  /** There is no hex left for another marker: so many less than rolled lie on the map, G-7.4. */
  | { readonly kind: 'markers-short'; readonly missing: number }
  /** The winner of the roll-off has taken an edge, G-7.5. */
  | { readonly kind: 'edges-chosen'; readonly by: SeatId; readonly edges: Readonly<Record<SeatId, Edge>> }
  /** What a seat has declared, G-7.6; told when both have. */
  | {
      readonly kind: 'declared';
      readonly seat: SeatId;
      readonly joins: readonly { readonly hero: UnitId; readonly unit: UnitId }[];
      readonly loads: readonly { readonly unit: UnitId; readonly transport: UnitId }[];
      readonly reserves: readonly UnitId[];
      readonly scouts: readonly UnitId[];
    }
  /** The next part of set-up begins. */
  | { readonly kind: 'stage-began'; readonly stage: Stage }
  /** A unit stands on the map, G-7.7, and in it those who ride. */
  | {
      readonly kind: 'unit-deployed';
      readonly unit: UnitId;
      readonly at: HexLabel;
      readonly passengers: readonly UnitId[];
    }
  /**
   * A scout stands on the map at `at`, G-7.8: it was set up in its zone at `from`, the same hex if it went no further.
   */
  | {
      readonly kind: 'scout-placed';
      readonly unit: UnitId;
      readonly from: HexLabel;
      readonly at: HexLabel;
      readonly passengers: readonly UnitId[];
    }
  /** There is no place for these units: they take no part in the battle. */
  | { readonly kind: 'left-behind'; readonly units: readonly UnitId[] };
