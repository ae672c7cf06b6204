// What a page may load of Grimdark: nothing here rolls a die.

export { askOf } from '../../agenda/index.ts';
export { awaited, BANK, CLOCKS, LEAST_DELAY } from './ask/decisions.ts';
export {
  type Group,
  type Intent,
  type IntentOf,
  IntentSchema,
  MOST_TOKENS,
  type MoreSpells,
  partOf,
} from './ask/intents.ts';
export { boards } from './boards/index.ts';
export { distanceTo, footprintOf } from './ground/footprint.ts';
export { allowanceOf, DIFFICULT_LIMIT } from './ground/moving/mover.ts';
export { pathTo, type Reach, reach } from './ground/moving/reach.ts';
export { arrival, bailingOut, deployment, type PlaceRule, scouting } from './ground/placing/check-place.ts';
export { checkMarker, markerHexes, usualMarkerHex } from './ground/placing/marker-hexes.ts';
export { nearestPlace } from './ground/placing/places.ts';
export { mapCentre } from './ground/quarters.ts';
export { explainSight, type Hindrance } from './ground/sight/explain.ts';
export { type Onlooker, sightOf } from './ground/sight/sight.ts';
export { terrainOf } from './ground/survey.ts';
export { TERRAIN, TERRAINS, type Terrain } from './ground/terrain.ts';
export { EDGES, type Edge, zoneOf } from './ground/zones.ts';
export { type Ask, PROMPTS, type Prompt } from './model/asks.ts';
export { applySeen } from './model/change.ts';
export type * from './model/chapters/attacks.ts';
export type { GroupAttack } from './model/chapters/attacks.ts';
export type * from './model/chapters/casting.ts';
export type * from './model/chapters/melee.ts';
export type * from './model/chapters/morale.ts';
export type * from './model/chapters/movement.ts';
export type * from './model/chapters/random-events.ts';
export type * from './model/chapters/rounds.ts';
export type * from './model/chapters/scenarios.ts';
export type * from './model/chapters/setup.ts';
export type { Effect, EffectOn, EffectWhat } from './model/effects.ts';
export type { Fact, FactKind, FactOf, Seen } from './model/events.ts';
export type { Needed, Reason } from './model/needed.ts';
export { LIMITS, type Options, OptionsSchema, OVERTIME, SCENARIOS, type Scenario } from './model/options.ts';
export { CHAMBERS, type Chamber } from './model/scenario.ts';
export { showing } from './model/showing.ts';
export type { View } from './model/state.ts';
export { ACTIONS, type Action, type Item, type SeatTold, type Stage, type Table } from './model/table.ts';
export type { GrimdarkTypes } from './model/types.ts';
export { NEUTRAL, type Unit, type UnitId } from './model/units.ts';
export { type DangerAhead, dangerAhead, dangerNow } from './plan/danger.ts';
export { moreSpells } from './plan/more-spells.ts';
export type { UnitOdds } from './plan/odds/after.ts';
export { type ChargeOdds, chargeOdds, type SideOdds, strikeBackOdds } from './plan/odds/charge.ts';
export { type ShootingOdds, shootingOdds } from './plan/odds/shots.ts';
export { type SpellOdds, spellOdds } from './plan/odds/spell.ts';
export { shootingEnd } from './plan/shooting-ends.ts';
export { type StepAhead, stepsAhead } from './plan/steps-ahead.ts';
export * from './roster/index.ts';
export { checkShots } from './rules/attacks/legal.ts';
export { shotsOf } from './rules/attacks/shoot.ts';
export { targetsOf as shotTargetsOf } from './rules/attacks/targets.ts';
export { coverCounts, toBlock } from './rules/attacks/to-block.ts';
export { REGENERATES, stanceOf } from './rules/attacks/to-hit.ts';
export { groupsOf, type WeaponGroup, weaponOf } from './rules/attacks/weapons.ts';
export { checkCast, checkHinder } from './rules/casting/legal.ts';
export { castingChance, helpersOf, hinderersOf, isRightSide } from './rules/casting/spells.ts';
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
export { checkConsolidation, consolidationReach, separationHexes, usualSeparation } from './rules/melee/parting.ts';
export { isAtHalfStrength } from './rules/morale/need.ts';
export { checkAct } from './rules/movement/legal.ts';
export { afterAct, moveNow, startOf } from './rules/movement/path.ts';
export { chargesOf, type Reaches, reachesOf, reachOf } from './rules/movement/reach.ts';
export { edgeOf, hexesFor, toPlace, whyNotAt } from './rules/placing.ts';
export { activatable, canActivate } from './rules/rounds/turns.ts';
export { activatableNow, benefitsFor } from './rules/scenarios/benefits.ts';
export { INTERFACE, interfaceNeed, whyNotInterface } from './rules/scenarios/chambers.ts';
export { seats } from './rules/setup/create.ts';
export { type Declaration, joinedUnits, suggestedDeclaration, withAllAside } from './rules/setup/declare/arranged.ts';
export { declarationFaults } from './rules/setup/declare/check.ts';
export { newUnit } from './rules/setup/forces.ts';
export { proposedHex, proposedScouting } from './rules/setup/formation.ts';
export { ROUNDS, scoreOf } from './rules/victory.ts';
export { SCENARIO_NAMES, WORDS } from './words/index.ts';
