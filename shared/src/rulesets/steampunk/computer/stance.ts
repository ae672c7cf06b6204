// What it is worth for a unit to stand somewhere: whom it reaches, who reaches it, and how it faces.
import type { Direction, HexLabel } from '../../../hex/index.ts';
import { angleOf } from '../ground/arcs.ts';
import { distanceOf, neighbourOf } from '../ground/places.ts';
import { terrainAt } from '../ground/survey.ts';
import { isCover } from '../ground/terrain.ts';
import { figuresOf } from '../model/figures.ts';
import type { View } from '../model/state.ts';
import { layerOf, type Unit } from '../model/units.ts';
import type { Built, Speed, Weapon } from '../roster/index.ts';
import { outOfReach } from '../rules/gunnery/reach.ts';
import { isLoaded, loaded, weaponsOf } from '../rules/gunnery/weapons.ts';
import { writable } from '../rules/orders/writable.ts';
import type { Outlook } from './outlook.ts';
import { valueOfUnit } from './value.ts';

/** What it is worth when an enemy is in the arc of no weapon: how much of its danger is left. */
const ASIDE = 0.35;
/** Beyond its normal range a weapon hits less often. */
const FAR = 0.45;
/** What cover leaves of the danger. */
const COVERED = 0.7;
/** How much of its own points an enemy takes with its shots in a turn, about. */
const POWER = 0.13;

/** What an empty weapon is worth for the turn, where the unit can load it at its speed, and where it cannot. */
const LOADABLE = 0.5;
const EMPTY = 0.15;

const canLoad = (built: Built, unit: Unit, weapon: Weapon): boolean =>
  writable(built, unit.speed).gunneries.some((words) =>
    words.some((word) => (loaded(built, unit, word)?.loads?.[weapon.id] ?? 0) > (unit.loads[weapon.id] ?? 0)),
  );

/** What of a weapon is there to be used in the turn, 0 to 1. */
const readyOf = (built: Built, unit: Unit, weapon: Weapon): number =>
  isLoaded(built, unit, weapon) ? 1 : canLoad(built, unit, weapon) ? LOADABLE : EMPTY;

/** How well a unit reaches another one with its best weapon, 0 to 1, by range, arc and sight, and as far as it is loaded. */
const reachOf = (table: View, by: Unit, target: Unit): number => {
  const at = target.at!;
  const distance = distanceOf(by.at!, at);
  const built = figuresOf(table, by);
  const reaching = weaponsOf(built).map((weapon) => {
    if (distance > 2 * weapon.range) return 0;
    const ready = readyOf(built, by, weapon);
    const aimed = outOfReach(table, by, weapon, { at, layer: layerOf(target), most: 'long' }) === undefined;
    return ready * (aimed ? 1 : ASIDE) * (distance > weapon.range ? FAR : 1);
  });
  const terrain = terrainAt(table.board, at);
  const isCovered = terrain !== undefined && layerOf(target) === 'ground' && isCover(terrain);
  return (isCovered ? COVERED : 1) * Math.max(0, ...reaching);
};

/** What enemies can do to a unit where it stands in one turn, in match points. */
export const dangerTo = ({ table, enemies }: Outlook, unit: Unit): number =>
  enemies.reduce((sum, enemy) => sum + POWER * reachOf(table, enemy, unit) * valueOfUnit(table, enemy).kept, 0);

/** What a unit can do from where it stands in one turn, in match points. */
export const powerOf = ({ table, enemies }: Outlook, unit: Unit): number =>
  POWER * valueOfUnit(table, unit).kept * Math.max(0, ...enemies.map((enemy) => reachOf(table, unit, enemy)));

/** How far a unit wants to be from its enemies: where its guns hit well, or at close quarters. */
const wantedDistance = (table: View, unit: Unit): number => {
  const ranges = weaponsOf(figuresOf(table, unit)).map(({ range }) => range);
  return Math.max(1, Math.max(0, ...ranges) - 1);
};

/** How many hexes a unit can go forward in a turn that it begins at this speed. */
const mostForward = (built: Built, speed: Speed): number =>
  Math.max(
    0,
    ...writable(built, speed).movements.map((movement) => movement.flat().filter((token) => token === 'F').length),
  );
/** What a hex that can be gone next turn counts of one that is gone now: without it units that must speed up never move. */
const SOON = 0.5;

/** What a hex nearer to where a unit wants to be is worth, as a share of its points. */
const NEARER = 0.058;
/** What it is worth to face the nearest enemy, by the angle at which it stands. */
const FRONT = [0, 0.01, 0.06, 0.1] as const;

/** The enemy that is nearest to a unit; undefined: there is none. */
export const nearestOf = (enemies: readonly Unit[], { at }: Unit): Unit | undefined =>
  enemies.toSorted((one, other) => distanceOf(one.at!, at!) - distanceOf(other.at!, at!))[0];

const SIX: readonly Direction[] = [0, 1, 2, 3, 4, 5];

/** The direction that leads nearest to another hex; undefined within one hex. */
export const directionTo = ({ board }: Pick<View, 'board'>, from: HexLabel, to: HexLabel): Direction | undefined => {
  const away = (direction: Direction): number => {
    const next = neighbourOf(board, from, direction);
    return next === undefined ? Number.POSITIVE_INFINITY : distanceOf(next, to);
  };
  return from === to ? undefined : SIX.toSorted((one, other) => away(one) - away(other))[0];
};

/** What it is worth to stand so: as far from the enemy as wanted, and facing it. */
export const stanceAt = ({ table, enemies }: Outlook, unit: Unit): number => {
  const nearest = nearestOf(enemies, unit);
  if (!nearest) return 0;
  const { kept } = valueOfUnit(table, unit);
  const soon = SOON * mostForward(figuresOf(table, unit), unit.speed);
  const away = Math.max(0, distanceOf(nearest.at!, unit.at!) - wantedDistance(table, unit) - soon);
  const side = directionTo(table, unit.at!, nearest.at!);
  return -kept * (NEARER * away + (side === undefined ? 0 : FRONT[angleOf(side, unit.facing)]));
};
