// What it is worth for a unit to stand somewhere: whom it reaches, who reaches it, and how it faces.
import type { Direction, HexLabel } from '../../../hex/index.ts';
import { type Angle, angleOf } from '../ground/arcs.ts';
import { distanceOf, neighbourOf } from '../ground/places.ts';
import { terrainAt } from '../ground/survey.ts';
import { isCover } from '../ground/terrain.ts';
import { figuresOf } from '../model/figures.ts';
import type { View } from '../model/state.ts';
import { layerOf, type Unit } from '../model/units.ts';
import type { Built, Speed, Weapon } from '../roster/index.ts';
import { outOfReach } from '../rules/gunnery/reach.ts';
import { isLoaded, loaded, weaponsOf } from '../rules/gunnery/weapons.ts';
import { posed } from '../rules/movement/tokens.ts';
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

/** What a weapon is worth that can be fired only once its unit has another speed: after its next movement, or even later. */
const STOPPING = 0.75;
const DRIVING = 0.4;

const firesAt = (built: Built, speed: Speed, { firedBy }: Weapon, parts: readonly (0 | 1)[]): boolean =>
  writable(built, speed).gunneries.some((words) => parts.some((part) => firedBy.some((word) => word === words[part])));

const shareAt = (built: Built, speed: Speed, weapon: Weapon): number => {
  if (weapon.freeFire.length > 0 || firesAt(built, speed, weapon, [0, 1])) return 1;
  const stops = writable(built, speed).movements.some((movement) =>
    firesAt(built, posed(built, { facing: 0, speed }, movement.flat()).speed, weapon, [1]),
  );
  return stops ? STOPPING : DRIVING;
};

const shares = new WeakMap<Weapon, Map<string, number>>();

/** How soon a weapon can be fired by a unit with this speed, 0 to 1: worked out once for each kind of unit. */
const atSpeed = (built: Built, speed: Speed, weapon: Weapon): number => {
  const known = shares.get(weapon) ?? new Map<string, number>();
  shares.set(weapon, known);
  const key = `${built.id} ${speed}`;
  const share = known.get(key) ?? shareAt(built, speed, weapon);
  known.set(key, share);
  return share;
};

/** What of a weapon is there to be used in the turn, 0 to 1. */
const readyOf = (built: Built, unit: Unit, weapon: Weapon): number =>
  atSpeed(built, unit.speed, weapon) *
  (isLoaded(built, unit, weapon) ? 1 : canLoad(built, unit, weapon) ? LOADABLE : EMPTY);

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
export const wantedDistance = (table: Pick<View, 'arsenal'>, unit: Unit): number => {
  const ranges = weaponsOf(figuresOf(table, unit)).map(({ range }) => range);
  return Math.max(1, Math.max(0, ...ranges) - 1);
};

/** How many hexes a unit can go forward in a turn that it begins at this speed. */
export const mostForward = (built: Built, speed: Speed): number =>
  Math.max(
    0,
    ...writable(built, speed).movements.map((movement) => movement.flat().filter((token) => token === 'F').length),
  );
/** What a hex that can be gone next turn counts of one that is gone now: without it units that must speed up never move. */
const SOON = 0.5;

/** What a hex nearer to where a unit wants to be is worth, as a share of its points. */
const NEARER = 0.058;
/** What it costs to face another way than wanted, by how many sixths of a circle it is off. */
const FRONT = [0, 0.01, 0.06, 0.1] as const;

/** The enemy that is nearest to a unit; undefined: there is none. */
const nearestOf = (enemies: readonly Unit[], { at }: Unit): Unit | undefined =>
  enemies.toSorted((one, other) => distanceOf(one.at!, at!) - distanceOf(other.at!, at!))[0];

const SIX: readonly Direction[] = [0, 1, 2, 3, 4, 5];

/** The direction that leads nearest to another hex; undefined within one hex. */
const directionTo = ({ board }: Pick<View, 'board'>, from: HexLabel, to: HexLabel): Direction | undefined => {
  const away = (direction: Direction): number => {
    const next = neighbourOf(board, from, direction);
    return next === undefined ? Number.POSITIVE_INFINITY : distanceOf(next, to);
  };
  return from === to ? undefined : SIX.toSorted((one, other) => away(one) - away(other))[0];
};

/** What it is worth to stand there, however the unit faces: as far from the enemy as wanted. */
export const placeWorth = ({ table, enemies }: Outlook, unit: Unit): number => {
  const nearest = nearestOf(enemies, unit);
  if (!nearest) return 0;
  const { kept } = valueOfUnit(table, unit);
  const soon = SOON * mostForward(figuresOf(table, unit), unit.speed);
  const away = Math.max(0, distanceOf(nearest.at!, unit.at!) - wantedDistance(table, unit) - soon);
  return -kept * NEARER * away;
};

const ANGLES: readonly Angle[] = [0, 1, 2, 3];
const pointing = new WeakMap<Built, readonly Angle[]>();

/** Which of its sides a unit wants to turn to the enemy: its front, or where its guns point if none of them points there. */
const wantedAngles = (built: Built): readonly Angle[] => {
  const known = pointing.get(built);
  if (known) return known;
  const covered = ANGLES.filter((angle) => weaponsOf(built).some(({ arc }) => arc[angle] > 0));
  const wanted: readonly Angle[] = covered.length === 0 || covered.includes(0) ? [0] : covered;
  pointing.set(built, wanted);
  return wanted;
};

/** What it costs to turn another side to the nearest enemy than is wanted. */
export const facingWorth = ({ table, enemies }: Outlook, unit: Unit): number => {
  const nearest = nearestOf(enemies, unit);
  const side = nearest && directionTo(table, unit.at!, nearest.at!);
  if (side === undefined) return 0;
  const angle = angleOf(side, unit.facing);
  const off = Math.min(...wantedAngles(figuresOf(table, unit)).map((wanted) => Math.abs(angle - wanted)));
  return -valueOfUnit(table, unit).kept * FRONT[off as Angle];
};
