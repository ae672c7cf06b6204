import { between, type Point, R } from '../../geometry/geometry.ts';
import type { Brush } from '../../paint/brush.ts';
import { type Cell, SIX } from './cells.ts';

/**
 * Adds the outline of a hex to the current path, drawn in from the sides that do not join a neighbour and rounded
 * between two such sides. Neighbours of one terrain piece that join make one area without a seam.
 */
export const patch = ({ ctx, layout }: Brush, cell: Cell, joins: (neighbour: Cell) => boolean, inset: number): void => {
  const joined = cell.around.map((other) => other === undefined || (other.piece === cell.piece && joins(other)));
  const part = inset / R;
  const { cornerOf } = layout;
  const corners = SIX.map((i) => {
    const corner = cornerOf(cell.at, i);
    const before = joined[(i + 5) % 6];
    const after = joined[i];
    if (before && after) return { points: [corner], round: false };
    // A shared side is left at the same point from both of its hexes.
    if (before) return { points: [between(corner, cornerOf(cell.at, i + 5), part)], round: false };
    if (after) return { points: [between(corner, cornerOf(cell.at, i + 1), part)], round: false };
    const inner = cornerOf(cell.at, i, R - inset * 1.15);
    return {
      points: [
        between(inner, cornerOf(cell.at, i + 5, R - inset * 1.15), 0.3),
        inner,
        between(inner, cornerOf(cell.at, i + 1, R - inset * 1.15), 0.3),
      ],
      round: true,
    };
  });
  let first = true;
  const go = (point: Point): void => {
    if (first) ctx.moveTo(point.x, point.y);
    else ctx.lineTo(point.x, point.y);
    first = false;
  };
  for (const { points, round } of corners) {
    const [start, control, end] = points;
    if (start !== undefined) go(start);
    if (round && control !== undefined && end !== undefined) ctx.quadraticCurveTo(control.x, control.y, end.x, end.y);
  }
  ctx.closePath();
};

/** Starts a path around the areas that some hexes make together. */
export const patches = (
  brush: Brush,
  cells: readonly Cell[],
  joins: (neighbour: Cell) => boolean,
  inset: number,
): void => {
  brush.ctx.beginPath();
  for (const cell of cells) patch(brush, cell, joins, inset);
};
