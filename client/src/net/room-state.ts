import { type Outcome, PUBLIC, type SeatId } from '@ironhex/shared/match';
import type { RoomMessages, Series, ShownDecision, Status } from '@ironhex/shared/protocol';
import type { Back, OwnFacts, PublicFacts, SeatInfo } from '../table/facts.ts';

/** The part of the room's state that only this viewer gets. */
export interface OwnState {
  /** The view at the time of joining, as text; empty before. */
  readonly view: string;
  /** Whom the match waits for, as JSON. */
  readonly decisions: string;
  /** Milliseconds in each seat's bank, by seat, as JSON. */
  readonly banks: string;
  readonly eventCount: number;
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
  status: string;
  paused: string;
  name: string;
  hostSeat: string;
  spectators: number;
  outcome: string;
  series: string;
  seats: Map<string, Omit<SeatInfo, 'bank'>>;
  views?: Map<string, OwnState>;
}

/** This viewer's part of the state: a viewer gets no other. */
export const ownOf = ({ views }: RoomState): OwnState | undefined => [...(views?.values() ?? [])][0];

const banksOf = (state: RoomState): Readonly<Record<SeatId, number>> =>
  JSON.parse(ownOf(state)?.banks ?? '{}') as Record<SeatId, number>;

/** What the room says in messages, and not in its state. */
export interface Said {
  readonly welcome: RoomMessages['welcome'];
  readonly pausedAt: number | undefined;
  readonly rematch: string | undefined;
  readonly noRematch: string;
}

/** What everybody is told, as a plain copy: the SDK changes the state in place. */
export const factsOf = (
  state: RoomState,
  { welcome, pausedAt, rematch }: Said,
  banks = banksOf(state),
): PublicFacts => ({
  ruleset: welcome.ruleset,
  clocks: welcome.clocks,
  status: state.status as Status,
  pausedAt,
  name: state.name,
  hostSeat: state.hostSeat,
  spectators: state.spectators,
  seats: [...state.seats.values()].map(({ id, side, name, taken, connected, rematch, freeAt, replaces }) => ({
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
  outcome: state.outcome ? (JSON.parse(state.outcome) as Outcome) : undefined,
  series: state.series ? (JSON.parse(state.series) as Series) : undefined,
  rematch,
});

const backOf = ({ back: decision, backUntil: until, backTakes, backsLeft: left }: OwnState): Back | undefined =>
  decision >= 0 ? { decision, until, takes: JSON.parse(backTakes) as SeatId[], left } : undefined;

/** What this viewer alone is told. */
export const ownFactsOf = (state: RoomState, { welcome, noRematch }: Said): OwnFacts => {
  const own = ownOf(state);
  return {
    viewer: welcome.viewer,
    seat: welcome.viewer === PUBLIC ? null : welcome.viewer,
    awaited: JSON.parse(own?.decisions ?? '[]') as ShownDecision[],
    back: own && backOf(own),
    lost: own?.lost ?? 0,
    stays: own?.stays ?? false,
    policy: welcome.policy as object | null,
    bringsUnder: welcome.bringUnder,
    noRematch,
  };
};
