import type { Direction } from '@ironhex/shared/hex';
import type { Brush } from '../../brush.ts';
import { disc, fill, stroke } from '../../brush.ts';
import { blend, fade } from '../../colours.ts';
import { R } from '../../geometry.ts';
import { type Cell, SIX } from './cells.ts';

const isRoad = (cell: Cell | undefined): boolean => cell !== undefined && cell.has('road') > 0;

/**
 * Whether a side closes a triangle of three road hexes that touch each other. Such a bend would look like a knot, so the
 * triangle stays open on the side opposite to its lowest label: the same seen from both hexes.
 */
const isShortCut = (cell: Cell, side: Direction): boolean =>
  [1, 5].some((turn) => {
    const [other, third] = [cell.around[side], cell.around[(side + turn) % 6]];
    if (other === undefined || third === undefined || !isRoad(third)) return false;
    return third.label < cell.label && third.label < other.label;
  });

/** The sides by which a road leaves a hex: to other road hexes, and off the map where it ends at the edge. */
const waysOf = (cell: Cell): readonly (0 | 1 | 2 | 3 | 4 | 5)[] => {
  const ways = SIX.filter((side) => isRoad(cell.around[side]) && !isShortCut(cell, side));
  const [only] = ways;
  if (ways.length !== 1 || only === undefined) return ways;
  const ahead = [3, 2, 4].map((turn) => SIX[(only + turn) % 6]!).find((side) => cell.around[side] === undefined);
  return ahead === undefined ? ways : [...ways, ahead];
};

const traceRoads = ({ ctx, layout }: Brush, roads: readonly Cell[]): void => {
  ctx.beginPath();
  for (const cell of roads) {
    const ways = waysOf(cell);
    const [first, second] = ways;
    if (ways.length === 2 && first !== undefined && second !== undefined) {
      const [a, b] = [layout.sideMiddle(cell.at, first), layout.sideMiddle(cell.at, second)];
      ctx.moveTo(a.x, a.y);
      ctx.quadraticCurveTo(cell.at.x, cell.at.y, b.x, b.y);
      continue;
    }
    for (const way of ways) {
      const end = layout.sideMiddle(cell.at, way);
      ctx.moveTo(cell.at.x, cell.at.y);
      ctx.lineTo(end.x, end.y);
    }
  }
};

/** Roads: ribbons that join from hex to hex. */
export const paintRoads = (brush: Brush, cells: readonly Cell[]): void => {
  const { ctx, colours, px } = brush;
  const roads = cells.filter(isRoad);
  if (roads.length === 0) return;
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  traceRoads(brush, roads);
  ctx.save();
  ctx.translate(1, 1.6);
  stroke(ctx, fade(colours.shadow, 0.3), 17);
  ctx.restore();
  stroke(ctx, colours.roadEdge, 15);
  stroke(ctx, colours.road, 11.5);
  for (const cell of roads.filter((one) => waysOf(one).length === 0)) {
    disc(ctx, cell.at, 9);
    fill(ctx, colours.road);
  }
  if (R / px < 14) return;
  traceRoads(brush, roads);
  ctx.lineCap = 'butt';
  stroke(ctx, blend(colours.road, colours.roadEdge, 0.45), 1.3, [5, 6]);
};
