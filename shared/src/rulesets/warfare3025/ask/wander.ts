import { type Direction, labelOfIndex, neighbour } from '../../../hex/index.ts';
import type { Table, Unit } from '../model/table.ts';
import { cardOf, isContactIn, isDestroyed, occupantOf, placeOf } from '../model/units.ts';
import { footingOf, goesByMode } from '../rules/movement/footing.ts';
import { hexesByThrust, hexesOf, homeEdge, routeOf } from '../rules/movement/route.ts';
import { terrainOf } from '../rules/movement/terrain.ts';
import type { Move } from './intents.ts';

/** Gives an integer from 0 up to, not including, `n`. */
export type Below = (n: number) => number;

/** The walk with a random jump at its end; undefined if the jump drawn is not allowed. */
const leap = (table: Table, unit: Unit, move: Move, at: number, below: Below): Move | undefined => {
  const { jump } = cardOf(table, unit.id).movement;
  const left = hexesOf(table, unit) + hexesByThrust(table, unit) - move.path.length;
  if (jump < 2 || left < 1 || at < 0) return undefined;
  const direction = below(6) as Direction;
  const hexes = 1 + below(left);
  const path = [...move.path];
  let hex = at;
  for (let i = 0; i < hexes; i++) {
    hex = neighbour(table.board, hex, direction);
    if (hex < 0) return undefined;
    path.push(labelOfIndex(table.board, hex));
  }
  const leaping: Move = {
    ...move,
    path,
    jump: { after: move.path.length, hexes, rise: 1 + below(Math.floor(jump / 2)) },
  };
  return routeOf(table, unit, leaping).ok ? leaping : undefined;
};

/** The movement, now and then with care in some hexes where ground by mode is rolled for, W-13c.9. */
const carefully = (table: Table, unit: Unit, move: Move, below: Below): Move => {
  if (!goesByMode(table.options) || below(4) > 0) return move;
  const route = routeOf(table, unit, move);
  if (!route.ok) return move;
  const careful = route.value.steps.flatMap(({ demand }, i) => (demand && below(3) > 0 ? [i + 1] : []));
  return careful.length > 0 ? { ...move, careful } : move;
};

/** A random movement, drawn hex by hex. It is always legal; undefined if the unit cannot move. For random play. */
export const wander = (table: Table, unit: Unit, below: Below): Move | undefined => {
  if (isDestroyed(unit, 'movement')) return undefined;
  const { board } = table;
  const terrain = terrainOf(board);
  const { closed } = footingOf(table, unit);
  const free = (hex: number) =>
    !closed[hex] && occupantOf(table, hex, unit.id) === undefined && !isContactIn(table, hex, unit.side);
  const entering = unit.status === 'reserve';
  const hexes: number[] = [];
  let at = placeOf(table, unit);
  if (entering) {
    const edge = homeEdge(table, unit.side).hexes.filter(free);
    if (edge.length === 0) return undefined;
    at = edge[below(edge.length)]!;
    hexes.push(at);
  }
  const length = below(hexesOf(table, unit) + 1);
  // Three times of five straight on, otherwise one side over: units cross the map and meet.
  const course = entering ? homeEdge(table, unit.side).inward : below(6);
  while (hexes.length < length) {
    const direction = ((course + [0, 0, 0, 1, 5][below(5)]!) % 6) as Direction;
    const next = neighbour(board, at, direction);
    if (next < 0 || !free(next) || terrain.ground[next]! - terrain.ground[at]! >= 2) break;
    hexes.push(next);
    at = next;
  }
  const move: Move = {
    path: hexes.map((hex) => labelOfIndex(board, hex)),
    facing: below(6),
    onPoor: below(2) === 0 ? 'stop' : 'press',
  };
  return carefully(table, unit, (below(4) === 0 ? leap(table, unit, move, at, below) : undefined) ?? move, below);
};
