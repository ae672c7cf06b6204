import type { Board } from '../../../../board/index.ts';
import type { HexLabel } from '../../../../hex/index.ts';
import { distanceOf, hexesOf } from '../../ground/places.ts';
import { type Edge, zoneOf, zoneRows } from '../../ground/zones.ts';
import type { Built } from '../../roster/index.ts';

const areas = new WeakMap<Board, Map<string, readonly HexLabel[]>>();

/** How far beyond its own three rows a unit may be set up, SET-3. */
const forwardOf = ({ abilities }: Built): number =>
  Math.max(0, ...abilities.map((ability) => (ability.key === 'forward_position' ? ability.n : 0)));

/** The hexes in which a unit of the side at this edge may be set up, by column and then by row, SET-3. */
export const areaOf = (board: Board, edge: Edge, built: Built): readonly HexLabel[] => {
  const forward = forwardOf(built);
  const key = `${edge} ${forward}`;
  const known = areas.get(board) ?? new Map<string, readonly HexLabel[]>();
  areas.set(board, known);
  const area = known.get(key) ?? withinOf(board, edge, forward);
  known.set(key, area);
  return area;
};

const withinOf = (board: Board, edge: Edge, forward: number): readonly HexLabel[] => {
  const zone = zoneOf(board, edge);
  if (forward === 0) return zone;
  return hexesOf(board).filter((hex) => zone.some((own) => distanceOf(own, hex) <= forward));
};

/** The hexes of the own three rows in the order of P4: the rear row first, each from its middle. */
export const fromTheRear = (board: Board, edge: Edge): readonly HexLabel[] =>
  [...zoneRows(board, edge)].reverse().flatMap((row) => {
    const middle = (row.length - 1) / 2;
    return row
      .map((hex, column) => ({ hex, off: Math.abs(column - middle) }))
      .sort((one, other) => one.off - other.off)
      .map(({ hex }) => hex);
  });
