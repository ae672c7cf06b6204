// What it is worth for a unit to be in a hex: whom it can shoot at from there, and who can shoot at it.
import { type Direction, indexDistance, neighbour, opposite } from '../../../hex/index.ts';
import type { Table, Unit } from '../model/table.ts';
import { isAlive, placeOf } from '../model/units.ts';
import { scores } from '../rules/ending.ts';
import { terrainOf } from '../rules/terrain.ts';
import { bestFire, type Posture } from './fire.ts';

/** What a tick is worth at most, in points of the score: about what a unit in the middle of a fight does in one. */
export const TICK = 0.12;

/** How likely an enemy that sees a unit attacks it, and not another one, before the unit acts again. */
const PICKED = 0.5;
/** What it is worth to have a target again next time. */
const AGAIN = 0.35;
/** How much nearer the enemy should be, by hexes beyond its best range: without it units would never meet. */
const NEARER = 0.03;
/** How much a lead makes a player careful, and arrears bold, by points of the score. */
const CAUTION = 0.02;
/** Between these the weight of danger stays. */
const LEAST_CARE = 0.6;
const MOST_CARE = 1.5;

/** The enemies of a unit that are on the map. */
const enemiesOf = (table: Table, unit: Unit): readonly Unit[] =>
  table.units.filter((other) => other.side !== unit.side && other.status === 'field');

/** How much a side fears losses: more when it is ahead, less when it must catch up. */
const careOf = (table: Table, side: number): number => {
  const [one = 0, other = 0] = scores(table);
  const ahead = side === 0 ? one - other : other - one;
  const late = table.elapsed / table.options.limit;
  return Math.min(MOST_CARE, Math.max(LEAST_CARE, 1 + CAUTION * ahead * late));
};

/** What hexes are worth to one unit. All in points of the score. */
export interface Ground {
  /** What enemies can do to it in a hex before it acts again, by range. */
  readonly danger: (hex: number, moved: Pick<Posture, 'fast' | 'stationary'>) => number;
  /** What it can do from there, by range, at its next action. */
  readonly fire: (hex: number) => number;
  /** What else a hex is worth: to have a target next time, or to come nearer. */
  readonly place: (hex: number) => number;
}

/** Answers by distance and what else counts, each worked out once. */
const kept = (work: (distance: number, covered: boolean, moved: Pick<Posture, 'fast' | 'stationary'>) => number) => {
  const known = new Map<number, number>();
  return (distance: number, covered: boolean, { fast, stationary }: Pick<Posture, 'fast' | 'stationary'>): number => {
    const key = 8 * distance + (covered ? 4 : 0) + (fast ? 2 : 0) + (stationary ? 1 : 0);
    let found = known.get(key);
    if (found === undefined) {
      found = work(distance, covered, { fast, stationary });
      known.set(key, found);
    }
    return found;
  };
};

const STILL_MOVING = { fast: false, stationary: false };

/** What hexes are worth to a unit, as the battle stands. */
export const groundFor = (table: Table, unit: Unit): Ground => {
  const { board } = table;
  const terrain = terrainOf(board);
  const care = careOf(table, unit.side);
  const foes = enemiesOf(table, unit).map((foe) => ({
    hex: placeOf(table, foe),
    theirs: kept((distance, covered, moved) => bestFire(table, foe, unit, distance, { ...moved, covered })),
    ours: kept((distance, covered) =>
      bestFire(table, unit, foe, distance, { fast: foe.token === 'fast', stationary: false, covered }),
    ),
    covered: isCover(table, placeOf(table, foe)),
  }));
  const friends = table.units.filter((other) => other.side === unit.side && isAlive(other)).length;
  const share = PICKED / Math.sqrt(Math.max(1, friends / 2));
  const goal = foes.length > 0 ? undefined : Math.floor(board.height / 2) * board.width + Math.floor(board.width / 2);
  const fire = (hex: number): number =>
    foes.reduce(
      (best, foe) => Math.max(best, foe.ours(indexDistance(board, hex, foe.hex), foe.covered, STILL_MOVING)),
      0,
    );
  return {
    danger: (hex, moved) => {
      const covered = terrain.woods[hex]! > 0 || terrain.building[hex]! > 0;
      return (
        care *
        share *
        foes.reduce((sum, foe) => sum + foe.theirs(indexDistance(board, hex, foe.hex), covered, moved), 0)
      );
    },
    fire,
    place: (hex) => {
      const nearest =
        goal === undefined
          ? Math.min(...foes.map((foe) => indexDistance(board, hex, foe.hex)))
          : indexDistance(board, hex, goal);
      return AGAIN * fire(hex) - NEARER * nearest;
    },
  };
};

/** Does a hex give cover to who stands there, W-8.3? */
const isCover = (table: Table, hex: number): boolean => {
  const terrain = terrainOf(table.board);
  return hex >= 0 && (terrain.woods[hex]! > 0 || terrain.building[hex]! > 0);
};

const SIX: readonly Direction[] = [0, 1, 2, 3, 4, 5];

/** The way to face in a hex so that the nearest enemy is in front; not the exact opposite, which takes a roll, W-5.2. */
export const facingFor = (table: Table, unit: Unit, hex: number, target?: Unit): Direction => {
  const { board } = table;
  const foes = target ? [target] : enemiesOf(table, unit);
  const places = foes.map((foe) => placeOf(table, foe));
  const [nearest] = places.toSorted((one, other) => indexDistance(board, hex, one) - indexDistance(board, hex, other));
  if (nearest === undefined) return unit.facing;
  const away = (direction: Direction): number => {
    const next = neighbour(board, hex, direction);
    return next < 0 ? Number.POSITIVE_INFINITY : indexDistance(board, next, nearest);
  };
  const about = unit.status === 'field' ? opposite(unit.facing) : undefined;
  return SIX.filter((direction) => direction !== about).toSorted((one, other) => away(one) - away(other))[0]!;
};
