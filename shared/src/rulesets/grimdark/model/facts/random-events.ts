import type { HexLabel } from '../../../../hex/index.ts';
import type { SeatId } from '../../../../match/index.ts';
import type { Quarter } from '../../ground/quarters.ts';
import type { WeaponId } from '../../roster/terms.ts';
import type { FirstDie, Strike } from '../steps/random-events.ts';
import type { UnitId } from '../units.ts';

/** What was drawn for an event, as far as it draws it. */
export interface Drawn {
  /** The units that were picked, or on which it falls. */
  readonly units?: readonly UnitId[];
  readonly seat?: SeatId;
  readonly quarter?: Quarter;
  /** The hex where something lies or stands now. */
  readonly at?: HexLabel;
  /** Event 13: what each of `units` loses; 63: what it gains. */
  readonly weapons?: readonly WeaponId[];
  /** Dice that it rolled, in order. */
  readonly dice?: readonly number[];
}

/** What random events do, G-17. */
export type RandomEventsFact =
  /** The die that says whether an event happens in this round, G-17.1. */
  | { readonly kind: 'event-checked'; readonly die: number; readonly happens: boolean }
  /** Which event, G-17.2: tens and units. `again`: why it is rolled again. */
  | {
      readonly kind: 'event-rolled';
      readonly event: number;
      readonly again: 'campaign' | 'neutral' | null;
    }
  /** After ten results that do not work there is no event, G-17.2. */
  | { readonly kind: 'event-failed' }
  /** An event happens, G-17.4, with what was drawn for it. Nobody fits: nothing happens. */
  | ({ readonly kind: 'event-happened'; readonly event: number } & Drawn)
  /** A unit takes so many hits, from D3 and what the event adds; the hits follow. */
  | {
      readonly kind: 'event-struck';
      readonly event: Strike | 22 | 33;
      readonly unit: UnitId;
      readonly die: number;
      readonly hits: number;
      readonly ap: number;
    }
  /** A unit rolled the die for which this event waited. */
  | { readonly kind: 'first-die-fell'; readonly event: FirstDie; readonly unit: UnitId }
  /** Event 43 or 45: so many wounds without a block roll follow. */
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
  /** Event 23: a player has rigged a piece, and only it knows which. */
  | { readonly kind: 'piece-rigged'; readonly seat: SeatId }
  /** Event 23: a unit ended a step in the rigged piece. */
  | { readonly kind: 'piece-blew'; readonly seat: SeatId; readonly piece: string; readonly unit: UnitId }
  /** Event 23: a unit went through terrain pieces, and none was the rigged one. All know that now: nobody goes back. */
  | { readonly kind: 'nothing-blew'; readonly unit: UnitId }
  /** Event 32: the walking dead go for the nearest unit; with a charge they reach it. */
  | {
      readonly kind: 'dead-moved';
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly how: 'rush' | 'charge';
      readonly path: readonly HexLabel[];
    }
  /** Event 33: the sniper sees whom it has marked, or not. */
  | { readonly kind: 'sniper-aimed'; readonly at: HexLabel; readonly unit: UnitId; readonly sees: boolean }
  /** Event 36: a unit has carried the intel to the opponent's edge, for a victory point. */
  | { readonly kind: 'intel-delivered'; readonly unit: UnitId; readonly seat: SeatId };
