export { type Fault, fail, ok, type Result } from '../result.ts';
export { type AskedClocks, type ClockFigures, type ClockRules, type Clocks, clocksFor, usualClocks } from './clocks.ts';
export {
  type Answer,
  COMMANDS,
  type Command,
  type CommandName,
  type ComputerPace,
  JoinSchema,
  RATION,
} from './commands.ts';
export {
  type ChangeSettings,
  type CreatedMatch,
  type CreateFromMoment,
  CreateFromMomentSchema,
  type CreateFromPosition,
  CreateFromPositionSchema,
  type CreateMatch,
  CreateMatchSchema,
  KeepPositionSchema,
} from './create.ts';
export { FREE_AFTER, type FreeAfter, freeAfter } from './freeing.ts';
export {
  AWAY_AFTER,
  COUNTDOWN,
  type Cover,
  type Gathering,
  type GatheringSeat,
  HOST_AWAY,
  type HostSettings,
  type Setting,
  type Settings,
} from './gathering.ts';
export {
  type AwakeMatch,
  CLOSED,
  type FoundMatch,
  type Missed,
  MOST_ASKED,
  type RoomMessages,
  type SeenEvent,
  type Series,
  type ShownDecision,
  STATUSES,
  type Status,
  type Told,
} from './messages.ts';
export { computerName, freeName, RESERVED, sameName } from './names.ts';
export {
  type OpenTable,
  type OtherSought,
  type Seek,
  type SitAtListed,
  SitAtListedSchema,
  TABLES_A_PAGE,
  type TablesQuery,
  type TablesShown,
} from './open-tables.ts';
export { clocksAt, lastsDays, PACES, type Pace, paceFaults, paceOf } from './pace.ts';
export { boardIn, eventsOf, type Past, readPast, readView, writeView } from './past.ts';
export { isSeatEvent, type SeatEvent } from './seat-events.ts';
export { delayIn, MOST_DELAY, type Spectators, spectatorsFaults, viewerIn } from './spectators.ts';
