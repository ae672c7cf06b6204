import { addTrace, type Brush, fill, stroke } from '../../paint/brush.ts';
import { fade, groundColour } from '../../paint/colours.ts';
import { cast } from '../../paint/daylight.ts';
import type { Cell } from './cells.ts';

/** Painted beneath the existing picture: the board's edge, and its shadow on the table. */
export const paintEdge = ({ ctx, colours, layout }: Brush, cells: readonly Cell[]): void => {
  ctx.globalCompositeOperation = 'destination-over';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  for (const cell of cells) if (cell.around.includes(undefined)) addTrace(ctx, layout.cornersOf(cell.at));
  stroke(ctx, colours.paperEdge, 4);
  const away = cast({ x: 0, y: 0 }, 5);
  ctx.translate(away.x, away.y);
  for (const width of [8, 13, 18, 23, 28]) stroke(ctx, fade(colours.paperEdge, 0.11), width);
  ctx.translate(-away.x, -away.y);
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
