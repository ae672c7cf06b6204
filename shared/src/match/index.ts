// The engine: one fold of intents into a match, whichever the ruleset.

export { canonicalJson, digestOf, hashOf } from './canonical.ts';
export { choicesOf, decisionsOf, distinct, NO_CHOICES } from './choices.ts';
export {
  type Awaited,
  type Choices,
  type ClockKey,
  type Decision,
  othersIn,
  ownIn,
  type Timer,
} from './decision.ts';
export { type DefaultPolicy, defaultPolicies } from './default-policy.ts';
export { type Folded, type FoldFault, foldRecord, misfitOf, verifyRecord } from './fold-record.ts';
export { MOST_RETURNS } from './going-back.ts';
export { type By, type Happened, LEVEL_IDS, type LevelId, type Noted } from './happened.ts';
export { Match } from './match.ts';
export { momentOf } from './moment.ts';
export { type Older, olderForm, wholly, withReason, writtenBy } from './older.ts';
export { readWhy, whyFields } from './outcome-schema.ts';
export { patched, settle, something } from './parts.ts';
export { POSITION_FORMAT, type PositionFile, positionOf, writePosition } from './position.ts';
export { ask, question } from './questions.ts';
export { readAsked, readIntent } from './read-asked.ts';
export { type Rulesets, readRecord, readRecordText, setupOf } from './read-record.ts';
export { firstState, type Reader, readSetup, setupFaults } from './read-setup.ts';
export { readSound } from './read-sound.ts';
export { type DiceSource, type MatchRecord, RECORD_FORMAT } from './record.ts';
export { redactorFor } from './redactor.ts';
export { engineRefusal, faultOf, type Refusal, refusal, refusing, refusingFor, type Told, told } from './refusal.ts';
export type {
  Bank,
  ClockClass,
  Delay,
  Outcome,
  Placed,
  RefereeQuestion,
  Ruleset,
  RulesetTypes,
  RulesetWords,
  SeatPlan,
  Setup,
  Views,
} from './ruleset.ts';
export { type FiguresOf, type Names, type Numbers, type Said, type Sentences, saying, sentenceIn } from './said.ts';
export { OMNISCIENT, PUBLIC, type Seated, type SeatId, SIDES, seatOf, seesSides, type Viewer } from './seat.ts';
export { LONGEST_SHOW, LOSS_SHOWN, ROLL_SHOWN, SHOT_SHOWN, TURN_SHOWN, wayShown } from './showing.ts';
export { tablePositionOf } from './table-position.ts';
export {
  copyOf,
  type ForcesBrought,
  followSeen,
  forcesBrought,
  isOfEngine,
  isWentBack,
  viewChange,
  type WentBack,
} from './view-change.ts';
export { endedBy, reasonOf } from './words/outcomes.ts';
export type { EngineWords } from './words/refusals.ts';
export { recordOf, writeRecord } from './write-record.ts';
