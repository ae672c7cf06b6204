import type { HexLabel } from '../../../../hex/index.ts';
import type { SeatId } from '../../../../match/index.ts';
import type { Quarter } from '../../ground/quarters.ts';
import type { WeaponId } from '../../roster/terms.ts';
import type { FirstDie } from '../effects.ts';
import type { UnitId } from '../units.ts';
import type { MovementStep } from './movement.ts';

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

/** What an event drew by dice and picks. Each event has only the fields that it draws. */
export interface Drawn {
  /** The units that were picked, or that it strikes. */
  readonly units?: readonly UnitId[];
  readonly seat?: SeatId;
  readonly quarter?: Quarter;
  /** Where the token, the post or the risen unit was put. */
  readonly at?: HexLabel;
  /** Event 13: the weapon that each of `units` loses. Event 63: the one that it gains. */
  readonly weapons?: readonly WeaponId[];
  /** Dice that it rolled, in order. */
  readonly dice?: readonly number[];
}

/** What random events do, G-17. */
export type RandomEventsFact =
  /** The die that says whether an event happens in this round, G-17.1. */
  | { readonly kind: 'event-checked'; readonly die: number; readonly happens: boolean }
  /** The event that the two dice name, G-17.2. `again`: why it is rolled again. */
  | {
      readonly kind: 'event-rolled';
      readonly event: number;
      readonly again: 'campaign' | 'neutral' | null;
    }
  /** Ten results had no effect in a single battle: no event happens, G-17.2. */
  | { readonly kind: 'event-failed' }
  /** An event happens, G-17.4, with what it drew. Without a unit that fits nothing follows. */
  | ({ readonly kind: 'event-happened'; readonly event: number } & Drawn)
  /** A unit takes `hits` hits: the D3 of `die` and what the event adds. `hits-resolved` follows. */
  | {
      readonly kind: 'event-struck';
      readonly event: Strike | 22 | 33;
      readonly unit: UnitId;
      readonly die: number;
      readonly hits: number;
      readonly ap: number;
    }
  /** A unit rolled the die that this event waited for. */
  | { readonly kind: 'first-die-fell'; readonly event: FirstDie; readonly unit: UnitId }
  /** Event 43 or 45: the D3 of `die` is the number of wounds, without a block roll. `wounds-marked` follows. */
  | {
      readonly kind: 'event-wounded';
      readonly event: FirstDie;
      readonly unit: UnitId;
      readonly die: number;
      readonly wounds: number;
    }
  /** Event 21: a die per piece entered; each 1 means a dangerous test. */
  | {
      readonly kind: 'fauna-rolled';
      readonly unit: UnitId;
      readonly dice: readonly { readonly piece: string; readonly die: number }[];
    }
  /** Event 23: a player has rigged a piece. Only its own view says which. */
  | { readonly kind: 'piece-rigged'; readonly seat: SeatId }
  /** Event 23: a unit ended a step in the rigged piece. */
  | { readonly kind: 'piece-blew'; readonly seat: SeatId; readonly piece: string; readonly unit: UnitId }
  /**
   * Event 23: a unit went through terrain pieces, and none was the rigged one. Both players know that now, so the move
   * cannot be taken back.
   */
  | { readonly kind: 'nothing-blew'; readonly unit: UnitId }
  /** Event 23: the battle is over, and nobody has set this piece off. */
  | { readonly kind: 'piece-shown'; readonly seat: SeatId; readonly piece: string }
  /** Event 32: the walking dead move towards the nearest unit. With `charge` they reach it. */
  | {
      readonly kind: 'dead-moved';
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly how: 'rush' | 'charge';
      readonly path: readonly HexLabel[];
    }
  /** Event 33: whether the sniper sees the unit that it has marked. */
  | { readonly kind: 'sniper-aimed'; readonly at: HexLabel; readonly unit: UnitId; readonly sees: boolean }
  /** Event 36: a unit has carried the intel to the opponent's edge, for a victory point. */
  | { readonly kind: 'intel-delivered'; readonly unit: UnitId; readonly seat: SeatId };
