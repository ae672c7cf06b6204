import { type Direction, type HexLabel, opposite } from '../../../../hex/index.ts';
import { entryOf, type Layer } from '../../ground/passage.ts';
import { distanceOf, hexesWithin, neighbourOf, neighboursOf } from '../../ground/places.ts';
import { hasRoad } from '../../ground/survey.ts';
import { fieldUnits } from '../../model/in-order.ts';
import { layerOf, type Unit } from '../../model/units.ts';
import { enemiesAt, fits, mayStand, moverOf, type Stand } from './stacking.ts';

/** The six directions clockwise from one, which comes first. */
export const directionsFrom = (first: Direction): readonly Direction[] =>
  [0, 1, 2, 3, 4, 5].map((sixths) => ((first + sixths) % 6) as Direction);

/** The six directions by how far they are from one, clockwise first of two: least turn, P6. */
const byTurn = (facing: Direction): readonly Direction[] =>
  [0, 1, -1, 2, -2, 3].map((sixths) => ((((facing + sixths) % 6) + 6) % 6) as Direction);

/** Can the unit move from its hex into one beside it, TER-3: it is on the board, and not impossible for it? */
export const mayEnter = (table: Stand, unit: Unit, to: HexLabel, layer: Layer = layerOf(unit)): boolean =>
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
export const waysOut = (table: Stand, unit: Unit, facing: Direction): readonly HexLabel[] =>
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
