// What the page uses of Warfare 3025: types, legality, plans and odds. Whatever rolls dice is in ruleset.ts only.

export { advantages } from './advantages.ts';
export { aim, BAND_REACH, bandAt, usableWeapons } from './aiming.ts';
export { FEATURES, type Feature, type Features } from './boards/features.ts';
export { generateBoard } from './boards/generate/index.ts';
export { type GeneratorOptions, GeneratorOptionsSchema } from './boards/generate/options.ts';
export { boards } from './boards/index.ts';
export { STOCK_BOARDS } from './boards/stock.ts';
export { ARSENAL } from './cards/arsenal.ts';
export {
  BANDS,
  type Band,
  type Card,
  CardSchema,
  type ComponentId,
  type Force,
  ForceSchema,
  MOST_UNITS,
  ROMAN,
  TRACK,
  type Traits,
  type Weapon,
} from './cards/card.ts';
export { STOCK_CARDS } from './cards/stock.ts';
export { check } from './check.ts';
export { awaited, fallback } from './decisions.ts';
export { scores } from './ending.ts';
export type { Event, EventKind, EventOf, HaltReason, HitResult, OffReason } from './events.ts';
export { follow } from './follow.ts';
export { type Attack, type Intent, type IntentOf, IntentSchema, type Jump, type Move, type Plan } from './intents.ts';
export { atTrigger as tableAtTrigger } from './interrupts.ts';
export { attackOdds, betterDefence, type Odds, successChance, tierChances } from './odds.ts';
export { CORE, type Options, OptionsSchema } from './options.ts';
export {
  type AttackOption,
  attackOptions,
  bandRings,
  interruptTiming,
  type Place,
  planCost,
  timelineOf,
} from './planning.ts';
export { entryHexes, facingAlong, jumps, type Reached, type Risk, reach, risksOf } from './reach.ts';
export { pickable } from './results.ts';
export type { Advantage, Purpose, Roll } from './rolls.ts';
export type { Seen, SeenKind, SeenOf } from './seen.ts';
export { sees, sightBetween } from './sight.ts';
export type { CoverPiece, Defence, Sight, Situation } from './situation.ts';
export { APPROPRIATE, type Skill, TIER_NAMES, type Tier } from './skill.ts';
export { ASK_ALWAYS, type Policy, PolicySchema, type StandingRule } from './standing.ts';
export type { State } from './state.ts';
export type { Action, Assault, Eligible, Moment, Role, Table, Token, Unit, UnitId } from './table.ts';
export { terrainOf } from './terrain.ts';
export type { WarfareTypes } from './types.ts';
export { componentsOf, isDestroyed, unitOf, weaponOf } from './units.ts';
export { tableOf, type View } from './view.ts';
