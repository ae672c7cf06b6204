// What a page may load of Steampunk Fantasy: nothing here rolls a die.
export { askOf } from '../../agenda/index.ts';
export { awaited, BANK, CLOCKS, LEAST_DELAY } from './ask/decisions.ts';
export { type CureChoice, type Intent, type IntentOf, partOf, type Shot } from './ask/intents.ts';
export { designOf, designTerrains, placeDesigns, type WantedDesign } from './boards/design.ts';
export type { Design, HexTerrain } from './boards/hexes.ts';
export { boards } from './boards/index.ts';
export { layOut, PRESETS, type Preset } from './boards/presets.ts';
export { ANGLE_NAMES, type Angle, type Arc, angleOf, firingAt, leavingSides } from './ground/arcs.ts';
export type { Layer } from './ground/passage.ts';
export { distanceOf, hexesOf } from './ground/places.ts';
export { sees, spotOf } from './ground/sight.ts';
export { isOnBoard, terrainAt } from './ground/survey.ts';
export { TERRAIN, type Terrain, type TerrainRow } from './ground/terrain.ts';
export { zoneOf } from './ground/zones.ts';
export { type Ask, PROMPTS, type Prompt } from './model/asks.ts';
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
export type { EnduranceUse, Gunnery, Movement, MoveStep, Order } from './model/orders.ts';
export { type Reason, total } from './model/reason.ts';
export type { Scored, SideScore } from './model/score.ts';
export { showing } from './model/showing.ts';
export type { View } from './model/state.ts';
export type { SeatTold } from './model/table.ts';
export type { SteampunkTypes } from './model/types.ts';
export {
  type Harm,
  type HexMarkers,
  isShaken,
  layerOf,
  livingOf,
  type StatusMark,
  type Unit,
  type UnitId,
} from './model/units.ts';
export { type Foreseen, ghosts, type Turning } from './plan/forecast.ts';
export { judge, type Warning } from './plan/judge.ts';
export { asOrdered } from './plan/odds/as-ordered.ts';
export { assaultOdds } from './plan/odds/assault.ts';
export { type AssaultHarm, assaultHarm, exchangeOdds } from './plan/odds/assault-harm.ts';
export { chanceAt, type Need } from './plan/odds/needs.ts';
export { type Fire, type Odds, oddsOf } from './plan/odds/odds.ts';
export { type Placing, placeRefusal, placingOf } from './plan/placing.ts';
export * from './roster/index.ts';
export { curesFor, defaultCures, pursesOf } from './rules/aftermath/care.ts';
export { PRICES } from './rules/aftermath/cures.ts';
export { allocationOf, checkDealing, type Dealing, dealingOf } from './rules/assault/allocation.ts';
export { exchangesIn } from './rules/assault/cunning.ts';
export { deal, type Quota, quotasOf } from './rules/assault/deal.ts';
export { limited } from './rules/assault/entry.ts';
export { hitOf, without } from './rules/assault/fighters.ts';
export { armourOf } from './rules/damage/hit.ts';
export { checkShots } from './rules/gunnery/legal.ts';
export { arcOf, comesInto, firing, partOfStep, rangeOf, struckBy } from './rules/gunnery/reach.ts';
export { bestShots, couldShoot, defaultShots, type Target, targetsOf } from './rules/gunnery/targets.ts';
export { cannotUse, type Gun, gunsFor, isLoaded, type Use, weaponsOf, wordOf } from './rules/gunnery/weapons.ts';
export { turnsIn } from './rules/movement/tokens.ts';
export { carriedBy, ordersOf } from './rules/orders/carried.ts';
export { defaultOf, gunneriesFor, HOLD, stepReadings, textOf } from './rules/orders/writable.ts';
export { hugeFor } from './rules/setup/announce.ts';
export { seats } from './rules/setup/create.ts';
export { mayHide } from './rules/setup/hides.ts';
export { startSpeeds, towardsEnemy } from './rules/setup/new-unit.ts';
export type { Placement } from './rules/setup/placement.ts';
export { usualBudget } from './rules/setup/races.ts';
export { pointsFor, scoresOf } from './rules/victory/score.ts';
export { stepFaultText, WORDS } from './words/index.ts';
export { warningText } from './words/warnings.ts';
