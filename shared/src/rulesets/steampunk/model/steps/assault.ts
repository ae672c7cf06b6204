import type { HexLabel } from '../../../../hex/index.ts';
import type { SeatId } from '../../../../match/index.ts';
import type { Contest } from '../contest.ts';
import type { UnitId } from '../units.ts';

/** Assaults and retreats: section 16. */
export type AssaultStep =
  /** Which units may release a cloud in this turn, AB-RC: what their orders say at Gunnery 1. */
  | { readonly do: 'releases' }
  /** Who enters where too many do, AS-2, and pre-assault retreat, PAR. */
  | { readonly do: 'slips' }
  /** A unit whose die for a pre-assault retreat was good enough. */
  | { readonly do: 'slip'; readonly unit: UnitId }
  /** Clouds, stench and fear, AS-3. */
  | { readonly do: 'abilities'; readonly movement: 1 | 2 | 3 }
  /** Contests in which one side has nobody left: the other moves in, PAR-4. */
  | { readonly do: 'unopposed' }
  /** All assaults of this step, AS-5 to AS-15. */
  | { readonly do: 'assaults' }
  /** One assault: angles and dice, AS-4 to AS-11. Rounds count from 1, RET-7. */
  | { readonly do: 'assault'; readonly contest: Contest; readonly round: number }
  /** The winner deals out the hits, AS-12. */
  | { readonly do: 'allocation' }
  /** What the hits do, AS-13 and AS-14. */
  | { readonly do: 'strikes' }
  /** Units of a side that would have to retreat may become stubborn, AB-EN. */
  | { readonly do: 'stand'; readonly seat: SeatId }
  /** Who has the hex, and who has to go, AS-15. */
  | { readonly do: 'settlement' }
  /** Retreats after all assaults of the step, RET. */
  | { readonly do: 'retreats' }
  | {
      readonly do: 'retreat';
      readonly unit: UnitId;
      /** Where it stands; it has gone already if it is somewhere else by then. */
      readonly from: HexLabel;
      /** It stays where it came from if it can, RET-3; or goes to the hex behind it, RET-2. */
      readonly role: 'entering' | 'staying';
      readonly why: RetreatWhy;
      /** How many nested assaults have led to it, RET-4. */
      readonly nested: number;
    }
  /** How a unit faces, and how fast it is, after it retreated, RET-5 and RET-6. */
  | { readonly do: 'regroup'; readonly unit: UnitId; readonly why: RetreatWhy | 'slipped' }
  /** All is fought: contests are over. */
  | { readonly do: 'peace' };

/** Why a unit goes: it lost; it lost in a fly-by; it did not enter, and where it came from is no room for it any more, AS-2. */
export type RetreatWhy = 'lost' | 'flown' | 'crowded';
