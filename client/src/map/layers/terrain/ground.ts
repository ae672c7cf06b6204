import type { Brush } from '../../brush.ts';
import { addTrace, fill, stroke } from '../../brush.ts';
import { fade, groundColour } from '../../colours.ts';
import type { Cell } from './cells.ts';

/** Below what is painted already: the board's edge, and the shadow that it casts on the table. */
export const paintEdge = ({ ctx, colours, layout }: Brush, cells: readonly Cell[]): void => {
  ctx.globalCompositeOperation = 'destination-over';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  for (const cell of cells) if (cell.around.includes(undefined)) addTrace(ctx, layout.cornersOf(cell.at));
  stroke(ctx, colours.paperEdge, 5);
  for (const width of [13, 21, 30]) stroke(ctx, fade(colours.paperEdge, 0.16), width);
  ctx.globalCompositeOperation = 'source-over';
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
