// What other packages may know of the room: the types of its state, for whoever reads it off the wire.
export type { MatchState, SeatState, ViewState } from '../sync/schema.ts';
export type { MatchRoom } from './lifecycle/match-room.ts';
export type { MatchSummary } from './match/summary.ts';
