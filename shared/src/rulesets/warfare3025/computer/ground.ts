// What it is worth for a unit to be in a hex: whom it can shoot at from there, and who can shoot at it.
import { type Direction, indexDistance, neighbour, opposite } from '../../../hex/index.ts';
import type { Knowledge } from '../model/detection.ts';
import type { Table, Token, Unit } from '../model/table.ts';
import { placeOf } from '../model/units.ts';
import { type Terrain, terrainOf } from '../rules/movement/terrain.ts';
import { scores } from '../rules/turns/ending.ts';
import { bestFire, type Posture } from './fire.ts';
import { knownTo, noticing, withUnseen } from './unseen.ts';
import { viewsOn } from './views.ts';

/** What a tick is worth at most, in points of the score: about what a unit in the middle of a fight does in one. */
export const TICK = 0.1;

/** What of its fire an enemy has left for who is out of its sight: it may come nearer. */
const HIDDEN = 0.25;
/** What it is worth to have a target again next time, and what of that is left while it is out of sight. */
const AGAIN = 0.6;
const BLIND = 0.5;
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
  /**
   * What enemies can do to it in a hex before it acts again, by range, and by how they know it then; left out: as they
   * know it now, W-13d.
   */
  readonly danger: (hex: number, moved: Pick<Posture, 'fast' | 'stationary'>, known?: Knowledge) => number;
  /** What it can do from there to those whom it sees. */
  readonly fire: (hex: number) => number;
  /** What it could do from there if it saw everybody. */
  readonly range: (hex: number) => number;
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

/** What the best attack of an enemy on another unit of the side is worth, from where it stands. */
const fireElsewhere = (table: Table, foe: Unit, unit: Unit): number => {
  const from = placeOf(table, foe);
  const views = viewsOn(terrainOf(table.board));
  let best = 0;
  for (const friend of table.units) {
    if (friend.side !== unit.side || friend.id === unit.id || friend.status !== 'field') continue;
    const at = placeOf(table, friend);
    const seen = views(from, at);
    const posture = { fast: friend.token === 'fast', stationary: friend.token === 'stationary' };
    const fire = bestFire(table, foe, friend, indexDistance(table.board, from, at), {
      ...posture,
      covered: seen === 'covered',
    });
    best = Math.max(best, seen === 'hidden' ? HIDDEN * fire : fire);
  }
  return best;
};

const tokenOf = ({ fast, stationary }: Pick<Posture, 'fast' | 'stationary'>): Token =>
  fast ? 'fast' : stationary ? 'stationary' : 'none';

/** What hexes are worth to a unit, as the battle stands, and as it supposes enemies that it does not see. */
export const groundFor = (known: Table, unit: Unit): Ground => {
  const table = withUnseen(known, unit);
  const { board } = table;
  const terrain = terrainOf(board);
  const views = viewsOn(terrain);
  const care = careOf(known, unit.side);
  const noticed = noticing(table, unit, views);
  const now = knownTo(table, unit);
  const visible = new Set(known.units);
  const foes = enemiesOf(table, unit).map((foe) => ({
    hex: placeOf(table, foe),
    visible: visible.has(foe),
    theirs: kept((distance, covered, moved) => bestFire(table, foe, unit, distance, { ...moved, covered })),
    ours: kept((distance, covered) =>
      bestFire(table, unit, foe, distance, { fast: foe.token === 'fast', stationary: false, covered }),
    ),
    covered: isCover(terrain, placeOf(table, foe)),
    elsewhere: fireElsewhere(table, foe, unit),
  }));
  const goal = foes.length > 0 ? undefined : Math.floor(board.height / 2) * board.width + Math.floor(board.width / 2);
  // `blind`: what is left of the fire at whom it does not see.
  const fireFrom = (hex: number, blind: number): number =>
    foes.reduce((best, foe) => {
      const seen = views(hex, foe.hex);
      const covered = seen === 'hidden' ? foe.covered : seen === 'covered';
      const fire = foe.ours(indexDistance(board, hex, foe.hex), covered, STILL_MOVING);
      return Math.max(best, seen === 'hidden' || !foe.visible ? blind * fire : fire);
    }, 0);
  return {
    danger: (hex, moved, state = now) =>
      noticed(hex, tokenOf(moved), state) *
      foes.reduce((sum, foe) => {
        const seen = views(foe.hex, hex);
        const covered = seen === 'hidden' ? isCover(terrain, hex) : seen === 'covered';
        const fire = foe.theirs(indexDistance(board, hex, foe.hex), covered, moved);
        const harm = seen === 'hidden' ? HIDDEN * fire : fire;
        // It attacks this unit, and not another one, the likelier the more that does.
        return harm > 0 ? sum + (care * harm ** 2) / (harm + foe.elsewhere) : sum;
      }, 0),
    fire: (hex) => fireFrom(hex, 0),
    range: (hex) => fireFrom(hex, 1),
    place: (hex) => {
      const nearest =
        goal === undefined
          ? Math.min(...foes.map((foe) => indexDistance(board, hex, foe.hex)))
          : indexDistance(board, hex, goal);
      return AGAIN * fireFrom(hex, BLIND) - NEARER * nearest;
    },
  };
};

/** Does a hex give cover to who stands there, W-8.3? */
const isCover = ({ woods, building }: Terrain, hex: number): boolean => woods[hex]! > 0 || building[hex]! > 0;

const SIX: readonly Direction[] = [0, 1, 2, 3, 4, 5];

/** The way to face in a hex so that the nearest enemy is in front; not the exact opposite, which takes a roll, W-5.2. */
export const facingFor = (known: Table, unit: Unit, hex: number, target?: Unit): Direction => {
  const table = withUnseen(known, unit);
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
