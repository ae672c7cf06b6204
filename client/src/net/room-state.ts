import type { Outcome, SeatId } from '@ironhex/shared/match';
import type { Series, ShownDecision, Status } from '@ironhex/shared/protocol';

/** A seat as this viewer is told of it. */
export interface SeatInfo {
  readonly id: SeatId;
  readonly side: number;
  readonly name: string;
  readonly taken: boolean;
  readonly connected: boolean;
  /** Milliseconds in the bank as far as this viewer may know, without what running decisions draw from it. */
  readonly bank: number;
  readonly rematch: boolean;
  /**
   * When the host frees the seat unless its player objects, epoch milliseconds of the server's clock; 0 if the host does
   * not ask for it.
   */
  readonly freeAt: number;
  /** In whose place the player has sat down in the middle of the match; empty if that was nobody. */
  readonly replaces: string;
}

/**
 * A decision that the match waits for, as far as this viewer may know it. Times are epoch milliseconds of the server's
 * clock; 0 without clocks.
 */
export type Awaited = ShownDecision;

/** What this viewer is told of a match beside the view. */
export interface PublicState {
  readonly status: Status;
  /** Why the match is paused, empty if it is not: `storage` if the server cannot store intents. */
  readonly paused: string;
  readonly name: string;
  readonly hostSeat: SeatId;
  readonly spectators: number;
  readonly seats: readonly SeatInfo[];
  readonly awaited: readonly Awaited[];
  /** The decision that this seat can go back to; -1 if there is none. */
  readonly back: number;
  /** When its time to do so is up, epoch milliseconds of the server's clock; 0 if that does not end by itself. */
  readonly backUntil: number;
  /** The seats that would not be asked any more if it did so. */
  readonly backTakes: readonly SeatId[];
  /** How often it may still do so in this match where that takes a question from another seat. */
  readonly backsLeft: number;
  /** How often questions were taken from this seat by another one that went back. */
  readonly lost: number;
  /** This seat is not freed though the host asks for it: its player has done something since. Only its own pages know. */
  readonly stays: boolean;
  readonly outcome: Outcome | undefined;
  /** How the series stands that this match is a rematch in; undefined if no match came before. */
  readonly series: Series | undefined;
}

/** What this viewer is told, as it stands in the part of the room's state that only it gets. */
export interface OwnState {
  /** The view at the time of joining, as text; empty before. */
  readonly view: string;
  /** Whom the match waits for, as JSON. */
  readonly decisions: string;
  /** Milliseconds in each seat's bank, by seat, as JSON. */
  readonly banks: string;
  readonly eventCount: number;
  readonly status: string;
  readonly paused: string;
  readonly spectators: number;
  readonly seats: ReadonlyMap<string, Omit<SeatInfo, 'bank'>>;
  /** As JSON; empty until the match is over. */
  readonly outcome: string;
  /** As JSON; empty if no match came before. */
  readonly series: string;
  readonly seq: number;
  /** The decision that this seat can go back to; -1 if there is none. */
  readonly back: number;
  readonly backUntil: number;
  /** As JSON. */
  readonly backTakes: string;
  readonly backsLeft: number;
  /** How often questions were taken from this seat by another one that went back. */
  readonly lost: number;
  readonly stays: boolean;
}

/** The room's synchronized state, as the SDK keeps it. */
export interface RoomState {
  name: string;
  hostSeat: string;
  views?: Map<string, OwnState>;
}

/** This viewer's part of the state: a viewer gets no other. */
export const ownOf = ({ views }: RoomState): OwnState | undefined => [...(views?.values() ?? [])][0];

/** A plain copy of what this viewer is told, undefined before that is there: the SDK changes the state in place. */
export const publicStateOf = (state: RoomState): PublicState | undefined => {
  const own = ownOf(state);
  if (!own) return undefined;
  const banks = JSON.parse(own.banks) as Readonly<Record<SeatId, number>>;
  return {
    status: own.status as Status,
    paused: own.paused,
    name: state.name,
    hostSeat: state.hostSeat,
    spectators: own.spectators,
    seats: [...own.seats.values()].map(({ id, side, name, taken, connected, rematch, freeAt, replaces }) => ({
      id,
      side,
      name,
      taken,
      connected,
      bank: banks[id] ?? 0,
      rematch,
      freeAt,
      replaces,
    })),
    awaited: JSON.parse(own.decisions) as Awaited[],
    back: own.back,
    backUntil: own.backUntil,
    backTakes: JSON.parse(own.backTakes) as SeatId[],
    backsLeft: own.backsLeft,
    lost: own.lost,
    stays: own.stays,
    outcome: own.outcome ? (JSON.parse(own.outcome) as Outcome) : undefined,
    series: own.series ? (JSON.parse(own.series) as Series) : undefined,
  };
};
