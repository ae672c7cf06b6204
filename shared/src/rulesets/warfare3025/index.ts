// What the page uses of Warfare 3025: types, legality, plans and odds. Code that rolls dice is loaded by ruleset.ts
// only.

export { check } from './ask/check.ts';
export { awaited, BANK, CLOCKS, fallback, LEAST_DELAY } from './ask/decisions.ts';
export {
  type Attack,
  type Intent,
  type IntentOf,
  IntentSchema,
  type Jump,
  type Move,
  type Plan,
} from './ask/intents.ts';
export { ASK_ALWAYS, type Policy, PolicySchema, type StandingRule } from './ask/standing.ts';
export { generateBoard } from './boards/generate/index.ts';
export { boards, STOCK_BOARDS } from './boards/index.ts';
export { FEATURES, type Feature } from './boards/vocabulary.ts';
export { ARSENAL } from './cards/arsenal.ts';
export {
  type Band,
  type Card,
  CardSchema,
  type ComponentId,
  type Force,
  ForceSchema,
  MOST_UNITS,
  ROMAN,
  TRACK,
  type Weapon,
} from './cards/card.ts';
export { STOCK_CARDS } from './cards/stock.ts';
export { isOurs, VEHICLES } from './cards/vehicles.ts';
export type { Contact, Incoming, Knowledge } from './model/detection.ts';
export { hasDetection } from './model/detection.ts';
export type { Event, EventKind, EventOf, HaltReason, HitResult, OffReason } from './model/events.ts';
export { follow } from './model/evolve.ts';
export type { Demand } from './model/ground.ts';
export { unitName } from './model/names.ts';
export { ADVANCED, CORE, MOST_PLAYERS, type Options, OptionsSchema, TICK_LIMITS } from './model/options.ts';
export type { Advantage, Purpose, Roll } from './model/roll.ts';
export type { Seen, SeenKind, SeenOf } from './model/seen.ts';
export { showing } from './model/showing.ts';
export type { CoverPiece, Defence, Situation } from './model/situation.ts';
export type { State } from './model/state.ts';
export type { Action, Assault, Eligible, Role, Table, Token, Unit, UnitId } from './model/table.ts';
export type { WarfareTypes } from './model/types.ts';
export { componentsOf, isAlive, isDestroyed, unitOf, weaponOf } from './model/units.ts';
export { tableOf, type View } from './model/view.ts';
export { successChance, tierChances } from './plan/chances.ts';
export { attackOdds, clearDefence } from './plan/odds.ts';
export {
  type AttackOption,
  attackOptions,
  bandRings,
  interruptTiming,
  type Place,
  planCost,
  timelineOf,
  waitCost,
} from './plan/planning.ts';
export { entryHexes, facingAlong, jumps, type Reached, type Risk, reach, risksOf } from './plan/reach.ts';
export { reactionOdds } from './plan/reaction-odds.ts';
export {
  hideChance,
  plainChances,
  ringsOf,
  type Spottable,
  type Spotter,
  type Standing,
  sizeAt,
  sizePartsAt,
  spottable,
  spotters,
  standAfter,
} from './plan/sensors.ts';
export { type ThrustPlan, thrustOf } from './plan/thrust.ts';
export { whyUnreachable } from './plan/unreachable.ts';
export { mechValue } from './plan/value.ts';
export type { Odds } from './plan/volley.ts';
export { advantages } from './rules/attacks/advantages.ts';
export { isAimed, mostAim, type SizePart, sizeInSight } from './rules/attacks/aimed-fire.ts';
export { bandAt, usableWeapons } from './rules/attacks/aiming.ts';
export { isOrderedClose } from './rules/attacks/close-quarters.ts';
export { pickable } from './rules/attacks/results.ts';
export { goesByMode } from './rules/movement/footing.ts';
export { homeEdge } from './rules/movement/route.ts';
export { terrainOf } from './rules/movement/terrain.ts';
export { sees, sightBetween } from './rules/sight.ts';
export { APPROPRIATE, type Skill, TIER_NAMES, type Tier } from './rules/skill.ts';
export { type ScoreRow, scoreRows, scores } from './rules/turns/ending.ts';
export { atTrigger as tableAtTrigger } from './rules/turns/interrupts.ts';
export { reactionAnswers } from './rules/turns/reactions.ts';
export { idOfUnit, seats } from './rules/turns/setup.ts';
export { WORDS } from './words/index.ts';
export { ADVANTAGES as ADVANTAGE_WORDS, demandText, riskText, threatText } from './words/rolls.ts';
