export { type Fault, fail, ok, type Result } from '../result.ts';
export { type AskedClocks, type ClockFigures, type ClockRules, type Clocks, clocksFor, usualClocks } from './clocks.ts';
export { type Answer, COMMANDS, type Command, type CommandName, JoinSchema, RATION } from './commands.ts';
export {
  type CreatedMatch,
  type CreateFromPosition,
  CreateFromPositionSchema,
  type CreateMatch,
  CreateMatchSchema,
} from './create.ts';
export { FREE_AFTER, type FreeAfter, freeAfter } from './freeing.ts';
export {
  CLOSED,
  type Missed,
  type RoomMessages,
  type SeenEvent,
  STATUSES,
  type Status,
  type Told,
} from './messages.ts';
export { freeName, sameName } from './names.ts';
export { eventsOf, type Past, readPast } from './past.ts';
export { isSeatEvent, type SeatEvent } from './seat-events.ts';
export type { Series } from './series.ts';
export type { ShownDecision } from './shown-decision.ts';
export { type FoundMatch, MOST_ASKED, type Standing } from './standing.ts';
export { readView, writeView } from './view-text.ts';
