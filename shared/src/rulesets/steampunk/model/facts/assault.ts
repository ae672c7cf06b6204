import type { Direction, HexLabel } from '../../../../hex/index.ts';
import type { SeatId } from '../../../../match/index.ts';
import type { Layer } from '../../ground/passage.ts';
import type { PoisonCloud } from '../../roster/figures/effects.ts';
import type { Die, Speed } from '../../roster/figures/terms.ts';
import type { Allocation, Fighter } from '../contest.ts';
import type { Reason } from '../reason.ts';
import type { RetreatWhy } from '../steps/assault.ts';
import type { Remainder, UnitId } from '../units.ts';

/** What makes up the number of strength or deflection dice of a unit, AS-5 and AS-6. */
export type PoolWhy =
  | 'models'
  | 'not_still'
  | 'half_assault'
  | 'assault_minus'
  | 'gas_assault'
  | 'revealed'
  | 'afraid'
  | 'unconscious';

/** What adds to each die of a unit, AS-7. */
export type AssaultDieWhy = 'critical' | 'crippled_crew' | 'enemy_critical';

/** One die of a unit: the model that rolls it, by index, and what it must show, without what is added to it. */
export interface AssaultDie {
  readonly model: number;
  readonly needs: number;
}

/** The dice of a unit for strength or deflection. */
export interface Pool {
  readonly dice: readonly AssaultDie[];
  /** What their number is made of. */
  readonly count: readonly Reason<PoolWhy>[];
  /** What is added to each die. */
  readonly adds: readonly Reason<AssaultDieWhy>[];
}

/** Dice that are rolled together: all, those that failed after natural 6s (AS-8), those that succeeded at a crawl. */
export interface Wave {
  readonly why: 'all' | 'natural_6' | 'crawl';
  /** Which of the dice, by index. */
  readonly dice: readonly number[];
  /** What they showed. */
  readonly shown: readonly number[];
}

/** What a side has in an assault, AS-10. */
export interface Tally {
  readonly seat: SeatId;
  readonly hits: number;
  readonly deflections: number;
  /** Hits less the enemy's deflections, at least 0. */
  readonly net: number;
}

/** Why a unit that could not retreat is destroyed, RET-4 and RET-6. */
export type CutOffWhy = 'no_hex' | 'lost_again' | 'towed' | 'destroyed_if_retreat';

/** What happens in assaults and retreats. A fact names units in fields `unit`, `by`, `target` and `units`. */
export type AssaultFact =
  /** Units that tried to enter a hex and stay where they came from, because there were too many, AS-2. */
  | { readonly kind: 'kept-out'; readonly at: HexLabel; readonly layer: Layer; readonly units: readonly UnitId[] }
  /** The die of a pre-assault retreat, PAR-1; `at` is the hex to which it would go. */
  | {
      readonly kind: 'slip-rolled';
      readonly unit: UnitId;
      readonly at: HexLabel;
      readonly needs: number;
      readonly die: number;
    }
  /** A unit retreats before the assault, PAR-3; it may stay where it came from. */
  | { readonly kind: 'slipped'; readonly unit: UnitId; readonly from: HexLabel; readonly at: HexLabel }
  /** Units that entered have the hex, PAR-4 and AS-15. */
  | { readonly kind: 'moved-in'; readonly at: HexLabel; readonly layer: Layer; readonly units: readonly UnitId[] }
  /** A unit lets a cloud out, AB-RC. */
  | { readonly kind: 'cloud-released'; readonly unit: UnitId; readonly at: HexLabel; readonly cloud: PoisonCloud }
  /** These units fight one that stinks, AS-3. */
  | { readonly kind: 'stench-met'; readonly by: UnitId; readonly units: readonly UnitId[] }
  /** These units fight one with Fear, AS-3. */
  | { readonly kind: 'fear-met'; readonly by: UnitId; readonly die: Die; readonly units: readonly UnitId[] }
  /** An assault begins, or is fought again, RET-7. */
  | {
      readonly kind: 'assault-began';
      readonly at: HexLabel;
      readonly layer: Layer;
      readonly round: number;
      readonly nested: boolean;
      readonly units: readonly UnitId[];
      readonly fighters: readonly Fighter[];
    }
  /** Strength dice of a unit with all waves, AS-5, AS-7 and AS-8. */
  | {
      readonly kind: 'strength-rolled';
      readonly unit: UnitId;
      readonly pool: Pool;
      readonly waves: readonly Wave[];
      readonly hits: number;
    }
  /** Deflection dice of a unit, AS-6 and AS-7; `counters` of them are hits as well. */
  | {
      readonly kind: 'deflection-rolled';
      readonly unit: UnitId;
      readonly pool: Pool;
      readonly shown: readonly number[];
      readonly deflections: number;
      readonly counters: number;
    }
  /** Who has the advantage, AS-11; `byRank`: both had the same net hits. */
  | {
      readonly kind: 'assault-decided';
      readonly at: HexLabel;
      readonly layer: Layer;
      readonly tallies: readonly Tally[];
      readonly winner: SeatId;
      readonly byRank: boolean;
    }
  /** The winner has dealt out the hits, AS-12. */
  | { readonly kind: 'hits-allocated'; readonly at: HexLabel; readonly seat: SeatId; readonly allocation: Allocation }
  /** Hits on a unit are exchanged for rolls on its Light table, AB-CA. */
  | {
      readonly kind: 'hits-exchanged';
      readonly seat: SeatId;
      readonly target: UnitId;
      readonly per: number;
      readonly rolls: number;
    }
  /** Dice of a unit against a cunning assault: each that shows what it needs cancels a Light roll. */
  | { readonly kind: 'cunning-met'; readonly unit: UnitId; readonly needs: number; readonly dice: readonly number[] }
  /** A unit that lost and has spent endurance was not shaken: it does not retreat, RET-7. */
  | { readonly kind: 'stood-firm'; readonly unit: UnitId }
  /** An assault is over: who won, and who has to go, AS-15. */
  | {
      readonly kind: 'assault-settled';
      readonly at: HexLabel;
      readonly layer: Layer;
      readonly winner: SeatId;
      readonly units: readonly UnitId[];
      /** Those of them that retreat, or stay where they came from. */
      readonly leaving: readonly UnitId[];
      /** Units of the winner that are shaken in the next turn, since too many tried to enter, AS-2. */
      readonly marked: readonly UnitId[];
    }
  /** A unit moves into another hex after an assault, RET-2 to RET-4. */
  | { readonly kind: 'retreated'; readonly unit: UnitId; readonly from: HexLabel; readonly at: HexLabel }
  /** It leaves the battlefield for good, RET-4. */
  | { readonly kind: 'fled'; readonly unit: UnitId; readonly from: HexLabel }
  /** It has no hex to go to and fights its way out, RET-4. */
  | { readonly kind: 'cornered'; readonly unit: UnitId; readonly at: HexLabel }
  /** It is destroyed, because it could not retreat, RET-4 and RET-6. */
  | { readonly kind: 'cut-off'; readonly unit: UnitId; readonly why: CutOffWhy }
  /** What follows a retreat, RET-5, RET-6 and PAR-3. */
  | {
      readonly kind: 'regrouped';
      readonly unit: UnitId;
      readonly why: RetreatWhy | 'slipped';
      readonly facing: Direction;
      readonly speed: Speed;
      readonly remainder: Remainder | null;
    }
  /** All assaults and retreats of the step are over. */
  | { readonly kind: 'assaults-ended' };
