import { type Direction, type HexLabel, indexOfLabel, labelOfIndex, neighbour } from '../../../hex/index.ts';
import type { Jump, Move } from '../ask/intents.ts';
import type { Demand } from '../model/ground.ts';
import type { Table, Unit, UnitId } from '../model/table.ts';
import { cardOf, isAlive, isContactIn, isDestroyed, occupantOf, placeOf, unitOf } from '../model/units.ts';
import { type Footing, footingOf, goesByMode } from '../rules/movement/footing.ts';
import { hexesByThrust, hexesOf, homeEdge, type Need, needsAt, routeOf, TOO_MANY } from '../rules/movement/route.ts';
import { steeringOf } from '../rules/movement/steering.ts';
import { type Terrain, terrainOf } from '../rules/movement/terrain.ts';
import { APPROPRIATE, D20, type Tier } from '../rules/skill.ts';
import { isFast } from '../rules/turns/plans.ts';
import { successChance, tierChances } from './chances.ts';

/** A roll that a movement asks for, W-6.2: where, by which rules, and the exact chance that it succeeds (0 to 1). */
export interface Risk {
  /** Hexes of the path entered by then; 0 is turning on the spot. */
  readonly after: number;
  readonly at: HexLabel;
  readonly needs: readonly string[];
  /** What ground by mode demands, W-13c.1. */
  readonly demand?: Demand;
  readonly chance: number;
}

/** A hex that a unit can end in, with the best way there. */
export interface Reached {
  readonly at: HexLabel;
  readonly path: readonly HexLabel[];
  readonly fast: boolean;
  readonly risks: readonly Risk[];
  readonly jump?: Jump;
  /** Hexes of the path that are entered carefully, W-13c.9. */
  readonly careful?: readonly number[];
}

/** Every roll that a movement asks for if the ones before it succeed; empty for a path that is not allowed. */
export const risksOf = (table: Table, unitId: UnitId, move: Move): Risk[] => {
  const unit = unitOf(table, unitId);
  const route = routeOf(table, unit, move);
  if (!route.ok) return [];
  const { skill } = cardOf(table, unitId).pilot;
  const risks: Risk[] = [];
  let tested = false;
  const moments = route.value.steps.length === 0 ? [-1] : route.value.steps.keys();
  for (const i of moments) {
    const needs: readonly Need[] = route.value.steps[i]?.flown ? [] : needsAt(route.value, i, tested);
    if (needs.length === 0) continue;
    tested ||= needs.some(({ rule }) => rule === 'W-6.3');
    const keep = needs.length > 1 ? 'lower' : 'only';
    const tier = Math.max(...needs.map((need) => need.tier)) as Tier;
    const chance = needs.length >= TOO_MANY ? 0 : successChance(skill, steeringOf(unit).damage, keep, tier);
    const demand = needs.find((need) => need.demand)?.demand;
    const rules = needs.map(({ rule }) => rule);
    risks.push({ after: i + 1, at: move.path[i] ?? unit.at!, needs: rules, ...(demand && { demand }), chance });
  }
  return risks;
};

/** The hexes of its own edge by which a unit in reserve can enter, W-3.6. */
export const entryHexes = (table: Table, unitId: UnitId): HexLabel[] => {
  const unit = unitOf(table, unitId);
  const { closed } = footingOf(table, unit);
  return homeEdge(table, unit.side)
    .hexes.filter((hex) => !closed[hex] && !occupantOf(table, hex, unitId) && !isContactIn(table, hex, unit.side))
    .map((hex) => labelOfIndex(table.board, hex));
};

/** A path to a hex under search: the hex, the way before it, and what it has risked and the thrust used so far. */
interface PathSoFar {
  readonly hex: number;
  readonly before: PathSoFar | undefined;
  /** Faces of the die that fail, summed over all rolls. */
  readonly peril: number;
  readonly tested: boolean;
  readonly thrust: number;
}

const pathOf = (table: Table, way: PathSoFar, entering: boolean): HexLabel[] => {
  const labels: HexLabel[] = [];
  for (let at: PathSoFar | undefined = way; at && (entering || at.before); at = at.before)
    labels.unshift(labelOfIndex(table.board, at.hex));
  return labels;
};

/** What ways are searched by: the ground, and how a unit finds it. */
interface Search {
  readonly terrain: Terrain;
  readonly footing: Footing;
  readonly byMode: boolean;
  /** How many faces of a die fail at a demand of this tier. */
  readonly failing: (tier: Tier) => number;
}

const searchFor = (table: Table, unit: Unit): Search => {
  const chances = tierChances(cardOf(table, unit.id).pilot.skill, steeringOf(unit).damage, 'only');
  return {
    terrain: terrainOf(table.board),
    footing: footingOf(table, unit),
    byMode: goesByMode(table.options),
    failing: (tier) => Math.round(D20 * chances.slice(0, tier).reduce((sum, chance) => sum + chance, 0)),
  };
};

/** What a hex demands of who comes from another one, or onto the map from -1, W-6.3 and W-13c.3. */
const demandOn = ({ footing, byMode }: Search, from: number, hex: number, tested: boolean): Demand | undefined => {
  const demand = footing.demands[hex];
  const known = byMode ? footing.demands[from]?.ground === demand?.ground : tested;
  return known ? undefined : demand;
};

/** The way prolonged by one hex on foot; undefined if the ground does not allow it, W-5. */
const onward = (search: Search, way: PathSoFar, hex: number): PathSoFar | undefined => {
  const { terrain, footing, failing } = search;
  const climb = terrain.ground[hex]! - terrain.ground[way.hex]!;
  if (footing.closed[hex] || climb >= 2) return undefined;
  const toPay = Math.max(0, -climb - 1);
  const paid = Math.min(toPay, way.thrust);
  const demand = demandOn(search, way.hex, hex, way.tested);
  return {
    hex,
    before: way,
    peril: way.peril + (demand ? failing(demand.tier) : 0) + (toPay > paid ? failing(APPROPRIATE) : 0),
    tested: way.tested || demand !== undefined,
    thrust: way.thrust - paid,
  };
};

const starts = (table: Table, unit: Unit, search: Search): PathSoFar[] => {
  const thrust = cardOf(table, unit.id).movement.jump;
  if (unit.status === 'field')
    return [{ hex: placeOf(table, unit), before: undefined, peril: 0, tested: false, thrust }];
  return homeEdge(table, unit.side)
    .hexes.filter((hex) => !search.footing.closed[hex])
    .map((hex) => {
      const demand = demandOn(search, -1, hex, false);
      const peril = demand ? search.failing(demand.tier) : 0;
      return { hex, before: undefined, peril, tested: demand !== undefined, thrust };
    });
};

/**
 * For each hex the way on which the fewest rolls fail, and of these the shortest. A breadth-first search: each round adds
 * a hex.
 */
const ways = (table: Table, unit: Unit): Map<number, PathSoFar> => {
  const search = searchFor(table, unit);
  const enemies = new Set([
    ...table.units.filter((other) => other.side !== unit.side).map((other) => placeOf(table, other)),
    ...(table.contacts ?? []).flatMap(({ side, at }) => (side === unit.side ? [] : [indexOfLabel(table.board, at)])),
  ]);
  const best = new Map<number, PathSoFar>();
  let edge = starts(table, unit, search).filter(({ hex }) => !enemies.has(hex));
  for (const way of edge) best.set(way.hex, way);
  const first = unit.status === 'field' ? 0 : 1;
  for (let length = first; length < hexesOf(table, unit); length++) {
    const grown = new Map<number, PathSoFar>();
    for (const way of edge) {
      for (let direction = 0; direction < 6; direction++) {
        const hex = neighbour(table.board, way.hex, direction as Direction);
        const next = hex < 0 || enemies.has(hex) ? undefined : onward(search, way, hex);
        if (!next) continue;
        const known = best.get(hex);
        const rival = grown.get(hex);
        if ((known && known.peril <= next.peril) || (rival && rival.peril <= next.peril)) continue;
        grown.set(hex, next);
      }
    }
    edge = [...grown.values()];
    for (const way of edge) best.set(way.hex, way);
  }
  return best;
};

/**
 * Every hex that a unit can walk to in one action, or enter the map at, with the way on which the fewest rolls fail, W-5.
 */
export const reach = (table: Table, unitId: UnitId): Reached[] => {
  const unit = unitOf(table, unitId);
  if (!isAlive(unit) || isDestroyed(unit, 'movement')) return [];
  const entering = unit.status === 'reserve';
  return [...ways(table, unit).values()].flatMap((way) => {
    const path = pathOf(table, way, entering);
    if (path.length === 0 || occupantOf(table, way.hex, unitId)) return [];
    return [reached(table, unit, { path, facing: facingAlong(table, unit, path), onPoor: 'stop' })];
  });
};

/** The facing at the end of a path without a turn: the direction of its last step. */
export const facingAlong = (table: Table, unit: Unit, path: readonly HexLabel[]): Direction => {
  const heading = (facing: Direction) => {
    const route = routeOf(table, unit, { path: [...path], facing, onPoor: 'stop' });
    return route.ok ? route.value.steps.at(-1)?.heading : undefined;
  };
  return heading(unit.facing) ?? unit.facing;
};

const reached = (table: Table, unit: Unit, move: Move): Reached => ({
  at: move.path.at(-1)!,
  path: move.path,
  fast: isFast(table, unit, move),
  // The player chooses the facing later, so an about-face is not a risk of the way there.
  risks: risksOf(table, unit.id, move).filter(({ needs }) => !needs.includes('W-5.2')),
  ...(move.jump ? { jump: move.jump } : {}),
  ...(move.careful ? { careful: move.careful } : {}),
});

/** A way on which these hexes are entered carefully, W-13c.9. */
export const withCare = (table: Table, unitId: UnitId, found: Reached, careful: readonly number[]): Reached => {
  const unit = unitOf(table, unitId);
  const { path, jump } = found;
  const facing = facingAlong(table, unit, path);
  return reached(table, unit, {
    path: [...path],
    facing,
    onPoor: 'stop',
    ...(jump && { jump }),
    careful: [...careful],
  });
};

/** Every hex that a unit can jump to after walking `walked`, W-7, rising `rise` levels or else as few as it takes. */
export const jumps = (table: Table, unitId: UnitId, rise?: number, walked: readonly HexLabel[] = []): Reached[] => {
  const unit = unitOf(table, unitId);
  const { movement } = cardOf(table, unitId);
  const start = walked.length > 0 ? walked.at(-1)! : unit.at;
  if (start === null || movement.jump < 2) return [];
  const from = placeOf(table, { ...unit, status: 'field', at: start });
  const rises = rise === undefined ? Array.from({ length: Math.floor(movement.jump / 2) }, (_, i) => i + 1) : [rise];
  const most = hexesOf(table, unit) + hexesByThrust(table, unit);
  const found: Reached[] = [];
  for (let direction = 0; direction < 6; direction++) {
    const path = [...walked];
    let hex = neighbour(table.board, from, direction as Direction);
    for (let hexes = 1; hex >= 0 && path.length < most; hexes++) {
      path.push(labelOfIndex(table.board, hex));
      const landings = rises.map((up) => ({
        path: [...path],
        facing: direction as Direction,
        onPoor: 'stop' as const,
        jump: { after: walked.length, hexes, rise: up },
      }));
      const move = landings.find((landing) => routeOf(table, unit, landing).ok);
      if (move) found.push(reached(table, unit, move));
      hex = neighbour(table.board, hex, direction as Direction);
    }
  }
  return found;
};
