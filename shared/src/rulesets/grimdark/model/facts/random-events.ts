import type { HexLabel } from '../../../../hex/index.ts';
import type { SeatId } from '../../../../match/index.ts';
import type { Quarter } from '../../ground/quarters.ts';
import type { WeaponId } from '../../roster/terms.ts';
import type { FirstDie, Strike } from '../steps/random-events.ts';
import type { UnitId } from '../units.ts';

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
