import type { HexLabel } from '../../../../hex/index.ts';
import type { SeatId } from '../../../../match/index.ts';
import type { Edge } from '../../ground/zones.ts';
import type { Stage } from '../table.ts';
import type { UnitId } from '../units.ts';

/** Before the battle, G-7. */
export type SetupStep =
  /** The units of both forces are listed for all to see, G-7.2. */
  | { readonly do: 'forces' }
  /** The number of markers is rolled, or the map lists them, G-7.3; then the roll-off for the first marker, G-7.4. */
  | { readonly do: 'markers-begin' }
  /** The winner of the roll-off says who places first, P1. */
  | { readonly do: 'marker-first'; readonly seat: SeatId }
  /** The seat places the next marker, P2. */
  | { readonly do: 'place-marker'; readonly seat: SeatId }
  /** The roll-off for sides, and all that follows it before the battle, as a proposal; then what both say to it, P0. */
  | { readonly do: 'propose' }
  | { readonly do: 'proposal' }
  /** The roll-off for sides, and the choice of the winner, G-7.5. */
  | { readonly do: 'sides' }
  /** The winner chooses its edge, P3. */
  | { readonly do: 'edge'; readonly seat: SeatId }
  /** Both declare, hidden from each other, G-7.6. */
  | { readonly do: 'declare' }
  /** The seat deploys a unit, P5, and a scout, P6. */
  | { readonly do: 'deploy'; readonly seat: SeatId }
  | { readonly do: 'scout'; readonly seat: SeatId };

/** What happens before the battle, G-7. */
export type SetupFact =
  /** The units of both forces are on the table, and both players see them, G-7.2. */
  | { readonly kind: 'forces-listed'; readonly units: readonly UnitId[] }
  /** The markers lie where the map has them, G-7.3. */
  | { readonly kind: 'markers-listed'; readonly at: readonly HexLabel[] }
  /** How many markers are to be placed, G-7.3: the D3 of `roll`, and 2. */
  | { readonly kind: 'markers-rolled'; readonly roll: number; readonly markers: number }
  /** A roll-off, G-3.5: both dice of every round; all rounds but the last were ties. */
  | {
      readonly kind: 'rolled-off';
      /** `markers`: the winner says who places the first marker, G-7.4. `sides`: the winner chooses an edge, G-7.5. */
      readonly over: 'markers' | 'sides';
      readonly rolls: readonly Readonly<Record<SeatId, number>>[];
      readonly winner: SeatId;
    }
  /** The winner of the roll-off says who places first, G-7.4. */
  | { readonly kind: 'first-marker-given'; readonly by: SeatId; readonly first: SeatId }
  | { readonly kind: 'marker-placed'; readonly seat: SeatId; readonly at: HexLabel }
  /** No hex is left for another marker: so many fewer than rolled lie on the map, G-7.4. */
  | { readonly kind: 'markers-short'; readonly missing: number }
  /** The winner of the roll-off has taken an edge, G-7.5. */
  | { readonly kind: 'edges-chosen'; readonly by: SeatId; readonly edges: Readonly<Record<SeatId, Edge>> }
  /** Edges, joins, transports, reserves and places of all units are proposed to both players; they see them on the map. */
  | {
      readonly kind: 'set-up-proposed';
      readonly edges: Readonly<Record<SeatId, Edge>>;
      readonly reserves: readonly UnitId[];
    }
  /** Both begin as it was proposed. */
  | { readonly kind: 'proposal-taken' }
  /** These seats want another set-up: it goes by the rules from the choice of an edge on, and all units wait again. */
  | { readonly kind: 'proposal-declined'; readonly by: readonly SeatId[] }
  /** What a seat declared, G-7.6. Told when both have. */
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
  /** A unit was deployed, G-7.7, with the passengers in it. */
  | {
      readonly kind: 'unit-deployed';
      readonly unit: UnitId;
      readonly at: HexLabel;
      readonly passengers: readonly UnitId[];
    }
  /** A scout was placed, G-7.8: in its zone at `from`, and from there at `at`, the same hex if it went no further. */
  | {
      readonly kind: 'scout-placed';
      readonly unit: UnitId;
      readonly from: HexLabel;
      readonly at: HexLabel;
      readonly passengers: readonly UnitId[];
    }
  /** No hex has room for these units: they take no part in the battle. */
  | { readonly kind: 'left-behind'; readonly units: readonly UnitId[] };
