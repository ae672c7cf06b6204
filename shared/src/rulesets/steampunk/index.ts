// What a page may load of Steampunk Fantasy: nothing here rolls a die.
export { askOf } from '../../agenda/index.ts';
export type { Policy } from './ask/answers.ts';
export { awaited, BANK, CLOCKS } from './ask/decisions.ts';
export { type Cure, type CureChoice, type Intent, type IntentOf, partOf, type Shot } from './ask/intents.ts';
export { designOf, designTerrains, placeDesigns, type WantedDesign } from './boards/design.ts';
export type { Design, HexTerrain } from './boards/hexes.ts';
export { boards } from './boards/index.ts';
export { layOut, PRESETS, type Preset } from './boards/presets.ts';
export type { Feature } from './boards/vocabulary.ts';
export {
  ANGLE_NAMES,
  type Angle,
  type Arc,
  angleOf,
  anglesHit,
  type Firing,
  firingAt,
  leavingSides,
} from './ground/arcs.ts';
export type { Layer } from './ground/passage.ts';
export { distanceOf, hexesOf, hexesWithin } from './ground/places.ts';
export { type Blocker, type Sight, type Spot, sees, sightOf, spotOf } from './ground/sight.ts';
export { hasRoad, isOnBoard, levelAt, terrainAt, VOID } from './ground/survey.ts';
export { isCover, TERRAIN, type Terrain, type TerrainRow } from './ground/terrain.ts';
export { EDGES, type Edge, noMansLand, zoneOf } from './ground/zones.ts';
export { type Answer, type Ask, PROMPTS, type Prompt } from './model/asks.ts';
export { applySeen } from './model/change.ts';
export type * from './model/contest.ts';
export type { Fact, FactKind, FactOf, Seen } from './model/events.ts';
export type * from './model/facts/aftermath.ts';
export type * from './model/facts/assault.ts';
export type * from './model/facts/damage.ts';
export type * from './model/facts/gunnery.ts';
export type * from './model/facts/movement.ts';
export type * from './model/facts/setup.ts';
export { fieldUnits, unitsInOrder } from './model/in-order.ts';
export { LIMITS, type Options, OptionsSchema } from './model/options.ts';
export type { EnduranceUse, Gunnery, Instead, Movement, MoveStep, Order, UnitOrders } from './model/orders.ts';
export { type Reason, total } from './model/reason.ts';
export type { Scored, ScoreRow, SideScore } from './model/score.ts';
export { showing } from './model/showing.ts';
export type { View } from './model/state.ts';
export type { RetreatWhy } from './model/steps/assault.ts';
export type { StepFault } from './model/steps/movement.ts';
export type { SeatTold, Stage, Table } from './model/table.ts';
export type { SteampunkTypes } from './model/types.ts';
export {
  type Harm,
  type HexMarkers,
  isShaken,
  layerOf,
  livingOf,
  type Mark,
  type Unit,
  type UnitId,
} from './model/units.ts';
export { type Foreseen, type Ghost, ghosts, type Turning } from './plan/forecast.ts';
export { judge, type Warning } from './plan/judge.ts';
export { asOrdered } from './plan/odds/as-ordered.ts';
export { assaultOdds, type SideOdds } from './plan/odds/assault.ts';
export { type AssaultHarm, assaultHarm, exchangeOdds } from './plan/odds/assault-harm.ts';
export { chanceAt, type Need } from './plan/odds/needs.ts';
export { type Fire, type HitOdds, type Odds, oddsOf } from './plan/odds/odds.ts';
export { type Placing, placeRefusal, placingOf } from './plan/placing.ts';
export * from './roster/index.ts';
export { curesFor, defaultCures, pursesOf, tended } from './rules/aftermath/care.ts';
export { PRICES } from './rules/aftermath/cures.ts';
export { allocationOf, checkDealing, type Dealing, dealingOf } from './rules/assault/allocation.ts';
export { type Exchange, exchangesIn, isProposed } from './rules/assault/cunning.ts';
export { deal, type Quota, quotasOf } from './rules/assault/deal.ts';
export { limited } from './rules/assault/entry.ts';
export { hitOf, without } from './rules/assault/fighters.ts';
export { armourOf } from './rules/damage/hit.ts';
export { checkShots } from './rules/gunnery/legal.ts';
export {
  aimFor,
  arcOf,
  type Band,
  bandAt,
  comesInto,
  firing,
  outOfReach,
  partOfStep,
  rangeOf,
  struckBy,
} from './rules/gunnery/reach.ts';
export { bestShots, couldShoot, defaultShots, type Target, targetsOf } from './rules/gunnery/targets.ts';
export { type ToHit, toHit } from './rules/gunnery/to-hit.ts';
export {
  cannotFire,
  cannotUse,
  type Gun,
  gunsFor,
  gunsOf,
  isLoaded,
  modeOf,
  type Use,
  weaponsOf,
  wordOf,
} from './rules/gunnery/weapons.ts';
export { turnsIn } from './rules/movement/tokens.ts';
export { carriedBy, ordersOf } from './rules/orders/carried.ts';
export { defaultOf, HOLD, STAND, stepReadings, textOf, type Writable, writable } from './rules/orders/writable.ts';
export { hugeFor } from './rules/setup/announce.ts';
export { seats } from './rules/setup/create.ts';
export { mayHide } from './rules/setup/hides.ts';
export { startSpeeds, towardsEnemy } from './rules/setup/new-unit.ts';
export { type Placement, setupStep } from './rules/setup/placement.ts';
export { usualBudget } from './rules/setup/races.ts';
export { pointsFor, scoresOf } from './rules/victory/score.ts';
export { stepFaultText, WORDS } from './words/index.ts';
export { warningText } from './words/warnings.ts';
