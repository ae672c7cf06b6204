import type { Brush } from '../../brush.ts';
import { addTrace, fill, stroke, trace } from '../../brush.ts';
import { blend, fade, groundColour } from '../../colours.ts';
import { R } from '../../geometry.ts';
import { type Cell, SIX } from './cells.ts';

/** The shadow that the paper casts on the table. */
export const paintEdge = ({ ctx, colours, layout }: Brush, cells: readonly Cell[]): void => {
  ctx.lineJoin = 'round';
  ctx.beginPath();
  for (const cell of cells) if (cell.around.includes(undefined)) addTrace(ctx, layout.cornersOf(cell.at));
  for (const width of [26, 18, 11]) stroke(ctx, fade(colours.paperEdge, 0.16), width);
  stroke(ctx, colours.paperEdge, 5);
};

/** The colour of the ground by level, each hex a trace lighter or darker than its neighbours. */
export const paintGround = ({ ctx, colours, layout }: Brush, cells: readonly Cell[]): void => {
  for (const cell of cells) {
    const shade = ((cell.seed % 101) / 100 - 0.5) * 0.05;
    const colour = blend(
      groundColour(colours, cell.level),
      shade > 0 ? colours.light : colours.shadow,
      Math.abs(shade),
    );
    trace(ctx, layout.cornersOf(cell.at));
    stroke(ctx, colour, 0.8);
    fill(ctx, colour);
  }
};

/** How dark the foot of a slope is that rises at an angle: the light comes from the upper left of the screen. */
const footShade = (angle: number): number => 0.22 + 0.12 * Math.cos(angle + 1.8);
/** Whether light falls on a slope that goes down at an angle. */
const isLit = (angle: number): boolean => Math.cos(angle + 2.8) > 0;
const DEEPEST = 3;

/** What higher ground does to lower ground beside it: shadow at its foot, a bright rim, a line and hachures. */
export const paintRelief = (brush: Brush, cells: readonly Cell[]): void => {
  const { ctx } = brush;
  for (const cell of cells) {
    for (const side of SIX) {
      const other = cell.around[side];
      if (other !== undefined && other.level > cell.level) paintFoot(brush, cell, side, other.level - cell.level);
    }
  }
  ctx.lineCap = 'round';
  for (const cell of cells) {
    for (const side of SIX) {
      const other = cell.around[side];
      if (other !== undefined && other.level < cell.level) paintBrow(brush, cell, side, cell.level - other.level);
    }
  }
};

const paintFoot = ({ ctx, colours, layout }: Brush, cell: Cell, side: number, drop: number): void => {
  const deep = Math.min(drop, DEEPEST);
  const dark = footShade(layout.angleOf(side));
  const reach = R * (dark > 0.2 ? 0.16 + 0.12 * deep : 0.08 + 0.05 * deep);
  const [a, b] = [layout.cornerOf(cell.at, side), layout.cornerOf(cell.at, side + 1)];
  const inner = 1 - reach / (R * Math.sin(Math.PI / 3));
  const into = (corner: { x: number; y: number }): { x: number; y: number } => ({
    x: cell.at.x + (corner.x - cell.at.x) * inner,
    y: cell.at.y + (corner.y - cell.at.y) * inner,
  });
  const from = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const to = into(from);
  const shade = ctx.createLinearGradient(from.x, from.y, to.x, to.y);
  shade.addColorStop(0, fade(colours.shadow, Math.min(0.62, dark + 0.1 * deep)));
  shade.addColorStop(1, fade(colours.shadow, 0));
  trace(ctx, [a, b, into(b), into(a)]);
  fill(ctx, shade);
};

const paintBrow = ({ ctx, colours, px, layout }: Brush, cell: Cell, side: number, drop: number): void => {
  const [a, b] = [layout.cornerOf(cell.at, side), layout.cornerOf(cell.at, side + 1)];
  trace(ctx, [a, b], false);
  stroke(ctx, fade(colours.shadow, 0.72), Math.max(1.4 + 0.9 * Math.min(drop, DEEPEST), px));
  const [c, d] = [layout.cornerOf(cell.at, side, R - 3.4), layout.cornerOf(cell.at, side + 1, R - 3.4)];
  trace(ctx, [c, d], false);
  stroke(ctx, fade(colours.light, isLit(layout.angleOf(side)) ? 0.34 : 0.16), 1.6);
  if (drop < 2 || R / px < 18) return;
  // Steep: hachures run down from the edge.
  const ticks = 7;
  const long = 4 + 3 * Math.min(drop, DEEPEST + 1);
  const away = { x: (a.x + b.x) / 2 - cell.at.x, y: (a.y + b.y) / 2 - cell.at.y };
  const length = Math.hypot(away.x, away.y);
  ctx.beginPath();
  for (let i = 0; i < ticks; i++) {
    const part = (i + 0.5) / ticks;
    const x = a.x + (b.x - a.x) * part;
    const y = a.y + (b.y - a.y) * part;
    const reach = long * (i % 2 === 0 ? 1 : 0.62);
    ctx.moveTo(x, y);
    ctx.lineTo(x + (away.x / length) * reach, y + (away.y / length) * reach);
  }
  stroke(ctx, fade(colours.shadow, 0.6), 1.3);
};
