// What a page may load of Grimdark: nothing here rolls a die.

export { askOf } from '../../agenda/index.ts';
export type { Policy } from './ask/answers.ts';
export { awaited, BANK, CLOCKS } from './ask/decisions.ts';
export {
  type Group,
  type Intent,
  type IntentOf,
  IntentSchema,
  MORE_SPELLS,
  MOST_TOKENS,
  type MoreSpells,
  partOf,
} from './ask/intents.ts';
export { boards } from './boards/index.ts';
export type { Body, Field } from './ground/field.ts';
export { distanceTo, footprintOf, type Standing } from './ground/footprint.ts';
export type { Course } from './ground/moving/course.ts';
export { allowanceOf, DIFFICULT_LIMIT } from './ground/moving/mover.ts';
export { pathTo, type Reach, reach } from './ground/moving/reach.ts';
export { arrival, bailingOut, deployment, type PlaceRule, scouting } from './ground/placing/check-place.ts';
export { checkMarker, markerHexes, usualMarkerHex } from './ground/placing/marker-hexes.ts';
export { nearestPlace } from './ground/placing/places.ts';
export { mapCentre } from './ground/quarters.ts';
export { type ExplainedSight, explainSight, type Hindrance, type SightLine } from './ground/sight/explain.ts';
export { type Onlooker, type Sight, sightOf } from './ground/sight/sight.ts';
export { terrainOf } from './ground/survey.ts';
export { TERRAIN, TERRAINS, type Terrain, type TerrainRow } from './ground/terrain.ts';
export { EDGES, type Edge, zoneOf } from './ground/zones.ts';
export { type Answer, type Ask, type Casting, type Choice, type Losses, PROMPTS, type Prompt } from './model/asks.ts';
export { applySeen } from './model/change.ts';
export type { Effect, EffectOn, EffectWhat } from './model/effects.ts';
export type { Fact, FactKind, FactOf, Seen } from './model/events.ts';
export type * from './model/facts/attacks.ts';
export type * from './model/facts/casting.ts';
export type * from './model/facts/melee.ts';
export type * from './model/facts/morale.ts';
export type * from './model/facts/movement.ts';
export type * from './model/facts/random-events.ts';
export type * from './model/facts/rounds.ts';
export type * from './model/facts/scenarios.ts';
export type * from './model/facts/setup.ts';
export type { Needed } from './model/needed.ts';
export { LIMITS, type Options, OptionsSchema, OVERTIME, SCENARIOS, type Scenario } from './model/options.ts';
export type { Reason } from './model/reason.ts';
export { CHAMBERS, type Chamber, type ScenarioState } from './model/scenario.ts';
export { showing } from './model/showing.ts';
export type { GroupAttack } from './model/steps/attacks.ts';
export {
  ACTIONS,
  type Action,
  type Active,
  type Fight,
  type Item,
  type Marker,
  type SeatTold,
  type Stage,
  type Table,
} from './model/table.ts';
export type { GrimdarkTypes } from './model/types.ts';
export { NEUTRAL, type Place, type Unit, type UnitId } from './model/units.ts';
export type { View } from './model/view.ts';
export { type DangerAhead, dangerAhead, dangerNow } from './plan/danger.ts';
export { moreSpells } from './plan/more-spells.ts';
export type { UnitOdds } from './plan/odds/after.ts';
export { type Answering, type ChargeOdds, chargeOdds, type SideOdds, strikeBackOdds } from './plan/odds/charge.ts';
export type { Series } from './plan/odds/series.ts';
export { type ShootingOdds, type ShotOdds, shootingOdds } from './plan/odds/shots.ts';
export { type SpellOdds, spellOdds } from './plan/odds/spell.ts';
export { shootingEnd } from './plan/shooting-ends.ts';
export { type StepAhead, stepsAhead } from './plan/steps-ahead.ts';
export * from './roster/index.ts';
export { checkShots } from './rules/attacks/check-shots.ts';
export { groupsOf, type WeaponGroup } from './rules/attacks/groups.ts';
export { REGENERATES } from './rules/attacks/model-rules.ts';
export { shotsOf } from './rules/attacks/shoot.ts';
export { type Stance, stanceOf } from './rules/attacks/stance.ts';
export { targetsOf as shotTargetsOf } from './rules/attacks/targets.ts';
export { coverCounts, toBlock } from './rules/attacks/to-block.ts';
export { weaponOf } from './rules/attacks/weapon-of.ts';
export { checkCast, checkHinder } from './rules/casting/check.ts';
export { helpersOf, hinderersOf, isRightSide } from './rules/casting/spells.ts';
export { castingChance } from './rules/casting/success.ts';
export { payerOf } from './rules/casting/tokens.ts';
export { bodyOf, distanceOf, fieldOf } from './rules/field.ts';
export {
  allEffectsOn,
  areEnemies,
  arsenalOf,
  figuresOf,
  livingModels,
  passengersOf,
  rulesNow,
  unitsInOrder,
  unitsOnMap,
} from './rules/figures.ts';
export { isAtHalfStrength } from './rules/morale/half.ts';
export type { MoraleNeed } from './rules/morale/need.ts';
export { afterAct } from './rules/movement/act.ts';
export {
  checkConsolidation,
  consolidationReach,
  separationHexes,
  usualSeparation,
} from './rules/movement/after-melee.ts';
export { checkAct } from './rules/movement/check-act.ts';
export { moveNow, startOf } from './rules/movement/mover.ts';
export { type Beside, chargesOf, type Reaches, reachesOf, reachOf } from './rules/movement/reaches.ts';
export { type Aside, edgeOf, hexesFor, toPlace, usualHex, whyNotAt } from './rules/placing.ts';
export { ROUNDS, scoreOf } from './rules/rounds/ending.ts';
export { activatable, canActivate } from './rules/rounds/turns.ts';
export { activatableNow, benefitsFor } from './rules/scenarios/benefits.ts';
export { INTERFACE, interfaceNeed, whyNotInterface } from './rules/scenarios/chambers.ts';
export { seats } from './rules/setup/create.ts';
export { type Declaration, joinedUnits, withAllAside } from './rules/setup/declare/arranged.ts';
export { declarationFaults } from './rules/setup/declare/check.ts';
export { suggestedDeclaration } from './rules/setup/declare/suggested.ts';
export { proposedHex, proposedScouting } from './rules/setup/formation.ts';
export { newUnit } from './rules/setup/new-unit.ts';
export { WORDS } from './words/index.ts';
