// The types of the room's state, for other packages that read it from the network.
export type { MatchState, SeatState, ViewState } from '../sync/schema.ts';
export type { MatchSummary } from '../sync/summary.ts';
export type { MatchRoom } from './lifecycle/match-room.ts';
