import type { HexLabel } from '../../../../hex/index.ts';
import type { SeatId } from '../../../../match/index.ts';
import type { Edge } from '../../ground/zones.ts';
import type { Cost, Race } from '../../roster/figures/terms.ts';
import type { BudgetName } from '../../roster/game-kinds.ts';
import type { UnitId } from '../units.ts';

/** What happens before the first turn. A fact names units in fields `unit`, `by`, `target` and `units`. */
export type SetupFact =
  /** Who plays what, and with which budget, P0. */
  | {
      readonly kind: 'races-chosen';
      readonly seats: readonly {
        readonly seat: SeatId;
        readonly race: Race;
        /** By dice, because its player wanted that. */
        readonly drawn: boolean;
        readonly budget: BudgetName;
      }[];
    }
  /** The Huge units that each seat will bring, by unit type, ARM-7. */
  | { readonly kind: 'huge-announced'; readonly lists: Readonly<Record<SeatId, readonly string[]>> }
  /** Both armies are there, which is all that the other side knows of them. */
  | { readonly kind: 'armies-chosen' }
  /** Who has which edge, SET-2: a d2, and 1 gives seat 1 the south. */
  | { readonly kind: 'edges-drawn'; readonly roll: number; readonly edges: Readonly<Record<SeatId, Edge>> }
  /** Both designs are placed, SET-1, with so many features that dice put between them. */
  | {
      readonly kind: 'ground-designed';
      readonly middle: readonly { readonly at: HexLabel; readonly feature: 'rough' | 'ruins' | 'road' }[];
    }
  /** What the hidden units of each seat cost together, SET-6. */
  | { readonly kind: 'hidden-cost-told'; readonly costs: Readonly<Record<SeatId, Cost>> }
  /** One of the six steps of set-up begins, SET-5: a d6 for each seat, once more for as long as they are equal. */
  | {
      readonly kind: 'setup-step-began';
      readonly step: number;
      readonly rolls: readonly Readonly<Record<SeatId, number>>[];
      /** Who goes second. */
      readonly advantage: SeatId;
    }
  /** Units stand on the board now; of those that hide, the tokens. */
  | {
      readonly kind: 'placed';
      readonly seats: readonly SeatId[];
      readonly units: readonly UnitId[];
      readonly tokens: readonly string[];
    }
  /** A seat places nothing more in this step of set-up, SET-4. */
  | { readonly kind: 'setup-passed'; readonly seat: SeatId }
  /** There is no legal hex for these units: they do not take part, and count as fled. */
  | { readonly kind: 'left-behind'; readonly units: readonly UnitId[] };
