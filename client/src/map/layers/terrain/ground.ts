import type { Brush } from '../../brush.ts';
import { addTrace, fill, stroke } from '../../brush.ts';
import { fade, groundColour } from '../../colours.ts';
import type { Cell } from './cells.ts';

/** The shadow that the board casts on the table, and the board's own edge. */
export const paintEdge = ({ ctx, colours, layout }: Brush, cells: readonly Cell[]): void => {
  ctx.lineJoin = 'round';
  ctx.beginPath();
  for (const cell of cells) if (cell.around.includes(undefined)) addTrace(ctx, layout.cornersOf(cell.at));
  for (const width of [30, 21, 13]) stroke(ctx, fade(colours.paperEdge, 0.15), width);
  stroke(ctx, colours.paperEdge, 5);
};

/** The ground of some hexes, in the colours of their levels. */
export const paintGround = ({ ctx, colours, layout }: Brush, cells: readonly Cell[]): void => {
  for (const [level, here] of Map.groupBy(cells, (cell) => cell.level)) {
    ctx.beginPath();
    for (const { at } of here) addTrace(ctx, layout.cornersOf(at));
    const colour = groundColour(colours, level);
    stroke(ctx, colour, 0.8);
    fill(ctx, colour);
  }
};
