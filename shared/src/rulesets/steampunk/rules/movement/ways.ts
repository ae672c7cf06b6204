import { type Direction, type HexLabel, opposite } from '../../../../hex/index.ts';
import { entryOf, type Layer } from '../../ground/passage.ts';
import { distanceOf, hexesWithin, neighbourOf, neighboursOf } from '../../ground/places.ts';
import { hasRoad } from '../../ground/survey.ts';
import { figuresOf } from '../../model/figures.ts';
import { fieldUnits } from '../../model/in-order.ts';
import type { Table } from '../../model/table.ts';
import { layerOf, type Unit } from '../../model/units.ts';
import { enemiesAt, fits, mayStand, moverOf, type Stand } from './stacking.ts';

/** The six directions clockwise from one, which comes first. */
export const directionsFrom = (first: Direction): readonly Direction[] =>
  [0, 1, 2, 3, 4, 5].map((sixths) => ((first + sixths) % 6) as Direction);

/** The six directions by how far they are from one, clockwise first of two: least turn, P6. */
const byTurn = (facing: Direction): readonly Direction[] =>
  [0, 1, -1, 2, -2, 3].map((sixths) => ((((facing + sixths) % 6) + 6) % 6) as Direction);

/** Can the unit move from its hex into one beside it, TER-3: it is on the board, and not impossible for it? */
const mayEnter = (table: Stand, unit: Unit, to: HexLabel, layer: Layer = layerOf(unit)): boolean =>
  entryOf(table.board, unit.at!, to, moverOf(table, unit, layer)) !== null;

/** Where a step ahead, or back, leads; undefined: it cannot be taken. */
export const ahead = (
  table: Stand,
  unit: Unit,
  facing: Direction,
  token: 'F' | 'Rev',
  layer?: Layer,
): HexLabel | undefined => {
  const to = neighbourOf(table.board, unit.at!, token === 'F' ? facing : opposite(facing));
  return to !== undefined && mayEnter(table, unit, to, layer) ? to : undefined;
};

/** The hexes around a unit into which it can move, least turn first. */
const waysOut = (table: Stand, unit: Unit, facing: Direction): readonly HexLabel[] =>
  byTurn(facing).flatMap((direction) => {
    const to = neighbourOf(table.board, unit.at!, direction);
    return to !== undefined && mayEnter(table, unit, to) ? [to] : [];
  });

/** Is a hex free for a move that its owner does not aim, STK-4: no enemies are there, and it is not full of own units? */
export const isFree = (table: Stand, unit: Unit, at: HexLabel): boolean =>
  enemiesAt(table, unit, at, layerOf(unit)).length === 0 && fits(table, unit, at);

/** Drift, P6: the hexes around, clockwise from the facing, those with enemies last; staying, if all have. */
export const driftHexes = (table: Stand, unit: Unit): readonly HexLabel[] => {
  const around = neighboursOf(table.board, unit.at!, unit.facing).filter((to) => mayEnter(table, unit, to));
  const held = (to: HexLabel): boolean => enemiesAt(table, unit, to, layerOf(unit)).length > 0;
  const free = around.filter((to) => !held(to));
  return [...(free.length > 0 ? free : [unit.at!]), ...around.filter(held)];
};

/** Road, ORD-5: the next hexes of the road that need the smallest turn; none, and it is not allowed. */
export const roadHexes = (table: Stand, unit: Unit): readonly HexLabel[] => {
  const { board } = table;
  if (!hasRoad(board, unit.at!)) return [];
  const on = (direction: Direction): readonly HexLabel[] => {
    const to = neighbourOf(board, unit.at!, direction);
    return to !== undefined && hasRoad(board, to) ? [to] : [];
  };
  const [front, right, left, farRight, farLeft, back] = byTurn(unit.facing).map(on) as HexLabel[][];
  return [front!, [...right!, ...left!], [...farRight!, ...farLeft!], back!].find((hexes) => hexes.length > 0) ?? [];
};

/** Where a hidden unit may show itself by its order, CON-8: within two hexes, the hex of its token first, then the nearest. */
export const revealHexes = (table: Stand, unit: Unit): readonly HexLabel[] =>
  hexesWithin(table.board, unit.at!, 2)
    .filter((at) => mayStand(table, unit, at) && fits(table, unit, at))
    .sort((one, other) => distanceOf(unit.at!, one) - distanceOf(unit.at!, other));

/** The enemies that a unit sees on the board: those that hide are left out. */
export const visibleEnemies = (table: Pick<Stand, 'units'>, { side }: Pick<Unit, 'side'>): readonly Unit[] =>
  fieldUnits(table).filter((unit) => unit.side !== side && !unit.hidden);

/** How far the nearest visible enemy is from a hex; Infinity without any. */
export const enemyDistance = (table: Pick<Stand, 'units'>, unit: Pick<Unit, 'side'>, at: HexLabel): number =>
  Math.min(...visibleEnemies(table, unit).map((enemy) => distanceOf(at, enemy.at!)), Number.POSITIVE_INFINITY);

/** Where a unit will be after this step; its present hex if it does not know that itself. */
type Intended = (unit: Unit) => HexLabel;

/** The enemies that a unit could ever reach: in its own layer, or in one for which it has a speed, ORD-6. */
const prey = (table: Stand, unit: Unit): readonly Unit[] => {
  const { speeds } = figuresOf(table, unit);
  return visibleEnemies(table, unit).filter((enemy) => speeds.some((speed) => layerOf({ speed }) === layerOf(enemy)));
};

/**
 * Where a unit can chase, ORD-6, the default first: the hexes that are nearer to the nearest enemy, of several as near all
 * of theirs, with the least turn first. Its own hex stands for staying, where an enemy cannot be come nearer to.
 */
export const chaseHexes = (table: Stand, unit: Unit, intended: Intended): readonly HexLabel[] => {
  const enemies = prey(table, unit);
  const away = (enemy: Unit): number => distanceOf(unit.at!, intended(enemy));
  const near = Math.min(...enemies.map(away));
  const legal = waysOut(table, unit, unit.facing).filter((to) => fits(table, unit, to));
  const ways = enemies
    .filter((enemy) => near > 0 && away(enemy) === near)
    .flatMap((enemy) => {
      const nearer = legal.filter((to) => distanceOf(to, intended(enemy)) < near);
      return nearer.length > 0 ? nearer : [unit.at!];
    });
  return [...new Set(ways)];
};

/** Where a unit can flee, the default first, and which seat chooses. */
interface Flight {
  readonly by: 'owner' | 'enemy';
  /** None: it stays. */
  readonly hexes: readonly HexLabel[];
}

const NOWHERE: Flight = { by: 'owner', hexes: [] };

/** The hex in the middle of the board. */
const middleOf = ({ board: { width, height } }: Stand): HexLabel =>
  `${Math.ceil(width / 2)}`.padStart(2, '0') + `${Math.ceil(height / 2)}`.padStart(2, '0');

/**
 * Where a unit flees, ORD-7: further away from the nearest enemy, else as far, else where the enemy wants it (P22). With no
 * enemy in sight it stays. By default as far as it can with the least turn; the enemy takes the hex nearest to the middle.
 */
export const flightOf = (table: Stand, unit: Unit): Flight => {
  const near = enemyDistance(table, unit, unit.at!);
  if (!Number.isFinite(near)) return NOWHERE;
  const legal = waysOut(table, unit, unit.facing).filter((to) => isFree(table, unit, to));
  const ways = legal.map((to) => ({ to, far: enemyDistance(table, unit, to) }));
  const farther = ways.filter(({ far }) => far > near);
  const owned = farther.length > 0 ? farther : ways.filter(({ far }) => far === near);
  if (owned.length > 0) return { by: 'owner', hexes: owned.map(({ to }) => to) };
  const middle = middleOf(table);
  const inwards = legal.toSorted((one, other) => distanceOf(one, middle) - distanceOf(other, middle));
  return { by: 'enemy', hexes: inwards };
};

/** The unit that drags another one in the first movement, if it still stands; undefined: none. */
export const draggerOf = ({ units }: Pick<Table, 'units'>, { draggedBy }: Unit): Unit | undefined => {
  const dragger = draggedBy === null ? undefined : units[draggedBy];
  return dragger?.status === 'field' ? dragger : undefined;
};

/**
 * The hexes into which a unit can be dragged, P24: nearer to its dragger, not impossible and not full, clockwise from
 * its facing. Without any it is shaken instead.
 */
export const dragHexes = (table: Stand, unit: Unit): readonly HexLabel[] => {
  const dragger = draggerOf(table, unit)!;
  const nearer = (to: HexLabel): boolean => distanceOf(to, dragger.at!) < distanceOf(unit.at!, dragger.at!);
  return neighboursOf(table.board, unit.at!, unit.facing).filter(
    (to) => nearer(to) && mayEnter(table, unit, to) && fits(table, unit, to),
  );
};
