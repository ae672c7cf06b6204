import { lookAt } from '../../../../cost.ts';
import {
  axialAt,
  DIRECTIONS,
  type Direction,
  directionBetween,
  indexOfAxial,
  indexOfLabel,
  labelOfIndex,
  opposite,
  shortSides,
  straightDirection,
} from '../../../../hex/index.ts';
import type { Refusal } from '../../../../match/index.ts';
import { fail, ok, type Result } from '../../../../result.ts';
import { type Jump, MOST_HEXES, type Move } from '../../ask/intents.ts';
import type { Demand } from '../../model/ground.ts';
import { unitName } from '../../model/names.ts';
import { refusal } from '../../model/refusal.ts';
import type { Table, Unit } from '../../model/table.ts';
import { cardOf, isContactIn, isDestroyed, occupantOf, placeOf } from '../../model/units.ts';
import { APPROPRIATE, type Tier } from '../skill.ts';
import { checkCare, withCare } from './care.ts';
import { type Footing, footingOf, goesByMode } from './footing.ts';
import { type Terrain, terrainOf } from './terrain.ts';

/** One hex of a path, without what dice will decide. */
export interface RouteStep {
  /** Hex index. */
  readonly hex: number;
  /** Direction of travel into it. */
  readonly heading: Direction;
  /** Passed in the air: not entered, W-7.5. */
  readonly flown: boolean;
  /** Altitude of the jump that lands here, in levels; undefined on foot. */
  readonly altitude?: number;
  /** Thrust spent on the way into it, W-5.3 and W-7. */
  readonly thrust: number;
  /** Levels dropped without thrust, W-7.4. */
  readonly drop: number;
  /** What entering it demands, W-6.3 and W-13c.3; less if it is entered carefully, W-13c.9. */
  readonly demand?: Demand;
  /** It is rolled for, though terrain was rolled for before: W-13c.3, and landing from a jump by thrust, W-13e.3. */
  readonly again: boolean;
}

/** A path that the rules allow, hex by hex. */
export interface Route {
  readonly steps: readonly RouteStep[];
  /** Ends facing exactly the other way, W-5.2. */
  readonly aboutFace: boolean;
}

/** The edge of the map that a side enters by, W-3.6: side 0 the lower or right one, side 1 the upper or left one. */
export const homeEdge = (table: Pick<Table, 'board'>, side: number) => {
  const [first, second] = shortSides(table.board);
  return side === 0 ? second : first;
};

/** How levels downward are paid: with thrust, and the levels left over, which are a drop, W-5.3 and W-7.4. */
interface Descent {
  readonly thrust: number;
  readonly drop: number;
}

const payDescent = (levels: number, thrust: number): Descent => {
  const paid = Math.min(Math.max(levels, 0), thrust);
  return { thrust: paid, drop: Math.max(levels, 0) - paid };
};

/** On foot: one level up or down is free, each further one down takes thrust or is a drop, W-5.3. */
const walkInto = (terrain: Terrain, from: number, to: number, thrust: number): Result<Descent, Refusal> => {
  const climb = terrain.ground[to]! - terrain.ground[from]!;
  if (climb >= 2) {
    const label = labelOfIndex(terrain.board, to);
    return fail(refusal('too-steep', 'W-5.3', { hex: label, climb }));
  }
  return ok(payDescent(-climb - 1, thrust));
};

/** Why a unit cannot go into a hex because of its ground, W-6.5 and W-13c.1. */
export const closedTo = (table: Table, unit: Unit, hex: number): Refusal | undefined => {
  if (!footingOf(table, unit).closed[hex]) return undefined;
  const label = labelOfIndex(table.board, hex);
  return goesByMode(table.options)
    ? refusal('closed/mode', 'W-13c.1', { hex: label, mode: cardOf(table, unit.id).movement.mode })
    : refusal('closed/all', 'W-6.5', { hex: label });
};

const enterable = (table: Table, unit: Unit, closed: Footing['closed'], hex: number): Refusal | undefined => {
  if (closed[hex]) return closedTo(table, unit, hex);
  const label = labelOfIndex(table.board, hex);
  const occupant = occupantOf(table, hex, unit.id);
  if (isContactIn(table, hex, unit.side)) return refusal('occupied/contact', 'W-13d.6', { hex: label });
  if (occupant && occupant.side !== unit.side)
    return refusal('occupied/enemy', 'W-5.1', { hex: label, unit: unitName(table, occupant.id) });
  return undefined;
};

/** Checks a jump's shape and gives its altitude and heading, W-7.1, W-7.2 and W-13e.2. `excess`: hexes that thrust pays. */
const takeOff = (
  table: Table,
  terrain: Terrain,
  jump: Jump,
  from: number,
  hexes: readonly number[],
  thrust: number,
  excess: number,
): Result<{ altitude: number; heading: Direction }, Refusal> => {
  const landing = hexes[jump.after + jump.hexes - 1];
  if (landing === undefined || from < 0) return fail(refusal('bad-jump/ends', 'W-7.1'));
  const heading = straightDirection(axialAt(table.board, from), axialAt(table.board, landing));
  const start = axialAt(table.board, from);
  const straight =
    heading !== undefined &&
    hexes.slice(jump.after, jump.after + jump.hexes).every((hex, i) => {
      const step = DIRECTIONS[heading]!;
      return hex === indexOfAxial(table.board, start.q + step.q * (i + 1), start.r + step.r * (i + 1));
    });
  if (heading === undefined || !straight) return fail(refusal('bad-jump/straight', 'W-7.1'));
  if (2 * jump.rise > thrust)
    return fail(refusal('no-thrust/levels', 'W-7.1', { rise: jump.rise, takes: 2 * jump.rise, left: thrust }));
  const takes = 2 * jump.rise + excess;
  if (takes > thrust)
    return fail(refusal('no-thrust/hexes', 'W-13e.2', { rise: jump.rise, hexes: excess, takes, left: thrust }));
  return ok({ altitude: terrain.ground[from]! + jump.rise, heading });
};

const firstSteps = (table: Table, unit: Unit, hexes: readonly number[]): Refusal | undefined => {
  if (unit.status !== 'reserve') return undefined;
  if (hexes.length === 0) return refusal('off-map/stay', 'W-3.7');
  return homeEdge(table, unit.side).hexes.includes(hexes[0]!) ? undefined : refusal('wrong-edge', 'W-3.6');
};

/** Whether thrust also pays for the hexes of a jump, W-13e. */
export const jumpsByThrust = ({ options }: Pick<Table, 'options'>): boolean => options.jumping === 'thrust';

/** How many hexes a unit moves at most without thrust, W-5.1; unstable no more than make it fast, W-13c.7. */
export const hexesOf = (table: Table, unit: Unit): number => {
  const { steady, extra } = cardOf(table, unit.id).movement;
  return unit.unstable ? steady : steady + extra;
};

/** How many hexes a jump by thrust can add to a movement at most: rising takes two thrust of its own, W-13e.2. */
export const hexesByThrust = (table: Table, unit: Unit): number =>
  jumpsByThrust(table) && !unit.unstable
    ? Math.max(0, Math.min(cardOf(table, unit.id).movement.jump - 2, MOST_HEXES - hexesOf(table, unit)))
    : 0;

/** How many hexes of a movement its jump pays with thrust, W-13e.2; 0 for those that do not exceed the unit's movement. */
export const excessOf = (table: Table, unit: Unit, { path, jump }: Move): number =>
  jump && jumpsByThrust(table) ? Math.max(0, path.length - hexesOf(table, unit)) : 0;

/** Why a path has too many hexes, W-5.1; those of a jump by thrust may come on top, W-13e.2. */
const tooLong = (table: Table, unit: Unit, { path, jump }: Move): Refusal | undefined => {
  const hexes = path.length;
  const most = hexesOf(table, unit);
  if (unit.unstable) return hexes > most ? refusal('too-far/unstable', 'W-13c.7', { hexes, most }) : undefined;
  if (!jump || !jumpsByThrust(table))
    return hexes > most ? refusal('too-far/path', 'W-5.1', { hexes, most }) : undefined;
  const flown = jump.hexes;
  return hexes > most + flown ? refusal('too-far/jump', 'W-13e.2', { hexes, most, flown }) : undefined;
};

/**
 * Checks a whole movement, W-5 and W-7, with all units where they stand now; gives its hexes, or why it is not allowed.
 */
export const routeOf = (table: Table, unit: Unit, move: Move): Result<Route, Refusal> => {
  const { board } = table;
  const { movement } = cardOf(table, unit.id);
  const terrain = terrainOf(board);
  const { demands, closed } = footingOf(table, unit);
  const byMode = goesByMode(table.options);
  if (isDestroyed(unit, 'movement')) return fail(refusal('immobile', 'W-2.2'));
  const long = tooLong(table, unit, move);
  if (long) return fail(long);
  const excess = excessOf(table, unit, move);
  const hexes = move.path.map((label) => indexOfLabel(board, label));
  lookAt(hexes.length);
  const off = hexes.indexOf(-1);
  if (off >= 0) return fail(refusal('off-board', 'W-5.1', { hex: move.path[off]! }));
  const wrongStart = firstSteps(table, unit, hexes);
  if (wrongStart) return fail(wrongStart);
  const { jump } = move;
  if (jump && movement.jump === 0) return fail(refusal('no-jets/none', 'W-7.1'));
  if (jump && jump.after + jump.hexes > hexes.length) return fail(refusal('bad-jump/ends', 'W-7.1'));

  const byThrust = jumpsByThrust(table);
  const steps: RouteStep[] = [];
  let at = placeOf(table, unit);
  let thrust = movement.jump;
  let flight: { altitude: number; heading: Direction } | undefined;
  for (const [i, hex] of hexes.entries()) {
    if (jump && i === jump.after) {
      const started = takeOff(table, terrain, jump, at, hexes, thrust, excess);
      if (!started.ok) return started;
      flight = started.value;
    }
    const heading =
      at < 0 ? homeEdge(table, unit.side).inward : directionBetween(axialAt(board, at), axialAt(board, hex));
    if (heading === undefined) return fail(refusal('broken-path', 'W-5.1', { hex: move.path[i]! }));
    if (flight && terrain.ground[hex]! > flight.altitude)
      return fail(refusal('too-low/over', 'W-7.2', { hex: move.path[i]! }));
    const landing = flight && jump && i === jump.after + jump.hexes - 1;
    if (flight && !landing) {
      steps.push({ hex, heading, flown: true, thrust: 0, drop: 0, again: false });
      at = hex;
      continue;
    }
    const barred = enterable(table, unit, closed, hex);
    if (barred) return fail(barred);
    let descent: Descent = { thrust: 0, drop: 0 };
    if (flight && jump) {
      const flying = 2 * jump.rise + excess;
      // With thrust jumping the levels risen are paid for both ways, W-13e.1.
      const down = payDescent(flight.altitude - terrain.ground[hex]! - (byThrust ? jump.rise : 0), thrust - flying);
      descent = { thrust: flying + down.thrust, drop: down.drop };
    } else if (at >= 0) {
      const walked = walkInto(terrain, at, hex, thrust);
      if (!walked.ok) return walked;
      descent = walked.value;
    }
    thrust -= descent.thrust;
    const landed = flight !== undefined;
    const demand = demands[hex];
    // By mode it is the change of ground that counts; landing and entering the map always are one, W-13c.3.
    const isSame = byMode && !landed && at >= 0 && demands[at]?.ground === demand?.ground;
    const again = byMode || (byThrust && landed);
    const entered = { hex, heading, flown: false, thrust: descent.thrust, drop: descent.drop, again };
    const step: RouteStep = flight ? { ...entered, altitude: flight.altitude } : entered;
    steps.push(demand && !isSame ? { ...step, demand: withCare(demand, move, i) } : step);
    flight = undefined;
    at = hex;
  }
  if (occupantOf(table, at, unit.id))
    return fail(refusal('occupied/unnamed', 'W-5.1', { hex: labelOfIndex(board, at) }));
  const careless = checkCare(table, move, steps);
  if (careless) return fail(careless);
  const aboutFace = unit.status === 'field' && move.facing === opposite(unit.facing);
  return ok({ steps, aboutFace });
};

/** One reason for a piloting roll in a hex of a movement, W-6.2. */
export interface Need {
  readonly rule: 'W-6.3' | 'W-13c.3' | 'W-7.4' | 'W-5.2';
  /** The tier at which it is met. */
  readonly tier: Tier;
  /** Of an unpaid drop, W-7.4, else 0. */
  readonly levels: number;
  /** Of ground by mode, W-13c.1. */
  readonly demand?: Demand;
}

/** With this many reasons in one hex the movement fails without a roll, W-6.2. */
export const TOO_MANY = 3;

/**
 * Why entering hex number `index` of the path takes a roll; -1 for a turn on the spot. `tested`: W-6.3 has been rolled.
 */
export const needsAt = (route: Route, index: number, tested: boolean): Need[] => {
  const step = route.steps[index];
  const needs: Need[] = [];
  const demand = step?.demand;
  if (demand && demand.threat !== 'difficult') needs.push({ rule: 'W-13c.3', tier: demand.tier, levels: 0, demand });
  else if (demand && (!tested || step.again)) needs.push({ rule: 'W-6.3', tier: demand.tier, levels: 0 });
  if (step && step.drop > 0) needs.push({ rule: 'W-7.4', tier: APPROPRIATE, levels: step.drop });
  if (route.aboutFace && index === route.steps.length - 1) needs.push({ rule: 'W-5.2', tier: APPROPRIATE, levels: 0 });
  return needs;
};
