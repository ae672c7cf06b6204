import type { Brush } from '../../brush.ts';
import { fill, stroke, trace } from '../../brush.ts';
import { blend, fade } from '../../colours.ts';
import { APOTHEM, along, type Point, R } from '../../geometry.ts';
import { jitter } from '../../hash.ts';
import type { Cell } from './cells.ts';
import { patches } from './patch.ts';

/** Some points of a hex, spread evenly but not regularly, the same each time. */
export const scatter = (cell: Cell, count: number, reach: number, salt: number): readonly Point[] => {
  const next = jitter(cell.seed + salt);
  const turn = next() * Math.PI * 2;
  return Array.from({ length: count }, (_, i) => {
    const far = Math.sqrt((i + 0.5) / count) * reach + (next() - 0.5) * 5;
    return along(cell.at, turn + i * 2.39996 + (next() - 0.5) * 0.5, far);
  });
};

/** Sand: a warm patch, grains and the crests of dunes. */
export const paintSand = (brush: Brush, cells: readonly Cell[]): void => {
  const { ctx, colours, px } = brush;
  const sand = cells.filter((cell) => cell.has('sand'));
  patches(brush, sand, (cell) => cell.has('sand') > 0, 4);
  fill(ctx, fade(colours.sand, 0.75));
  if (R / px < 14) return;
  ctx.beginPath();
  for (const cell of sand) {
    for (const { x, y } of scatter(cell, 6, APOTHEM * 0.72, 1)) {
      ctx.moveTo(x - 7, y + 2);
      ctx.quadraticCurveTo(x - 1, y - 4, x + 7, y + 1);
    }
  }
  ctx.lineCap = 'round';
  stroke(ctx, fade(colours.shadow, 0.26), 1.3);
  ctx.fillStyle = fade(colours.light, 0.35);
  for (const cell of sand) {
    for (const { x, y } of scatter(cell, 16, APOTHEM * 0.86, 2)) ctx.fillRect(x, y, 1.3, 1.3);
  }
};

/** Swamp: a wet patch, pools and tufts of reed. */
export const paintSwamp = (brush: Brush, cells: readonly Cell[]): void => {
  const { ctx, colours, px } = brush;
  const swamp = cells.filter((cell) => cell.has('swamp'));
  patches(brush, swamp, (cell) => cell.has('swamp') > 0, 4);
  fill(ctx, fade(colours.swamp, 0.85));
  ctx.beginPath();
  for (const cell of swamp) {
    for (const { x, y } of scatter(cell, 4, APOTHEM * 0.62, 3)) {
      ctx.moveTo(x + 9, y);
      ctx.ellipse(x, y, 9, 3.4, 0, 0, Math.PI * 2);
    }
  }
  fill(ctx, fade(colours.water.depths[0] ?? colours.swamp, 0.8));
  if (R / px < 14) return;
  ctx.beginPath();
  for (const cell of swamp) {
    for (const { x, y } of scatter(cell, 7, APOTHEM * 0.74, 4)) {
      for (const lean of [-4, -1, 3]) {
        ctx.moveTo(x + lean * 0.3, y);
        ctx.lineTo(x + lean, y - 7 + Math.abs(lean) * 0.6);
      }
    }
  }
  ctx.lineCap = 'round';
  stroke(ctx, colours.woods.dark, 1.5);
};

/** Rough: broken stones with a lit and a dark side. */
export const paintRough = (brush: Brush, cells: readonly Cell[]): void => {
  for (const cell of cells.filter((one) => one.has('rough'))) {
    const next = jitter(cell.seed + 5);
    for (const at of scatter(cell, 8, APOTHEM * 0.76, 6)) paintStone(brush, at, 3.6 + next() * 4.2, next);
  }
};

const paintStone = ({ ctx, colours, px }: Brush, at: Point, size: number, next: () => number): void => {
  const rim = [0, 1, 2, 3, 4].map((i) => along(at, (i * Math.PI * 2) / 5 + next() * 0.7, size * (0.8 + next() * 0.4)));
  trace(
    ctx,
    rim.map(({ x, y }) => ({ x: x + 1.6, y: y + 2 })),
  );
  fill(ctx, fade(colours.shadow, 0.35));
  trace(ctx, rim);
  fill(ctx, colours.rock);
  if (R / px < 14) return;
  trace(ctx, [...rim.slice(2, 5), { x: at.x + size * 0.1, y: at.y + size * 0.1 }]);
  fill(ctx, fade(colours.rockLit, 0.55));
};

/** Rubble: hatching with broken blocks. */
export const paintRubble = (brush: Brush, cells: readonly Cell[]): void => {
  const { ctx, colours, px } = brush;
  const rubble = cells.filter((cell) => cell.has('rubble'));
  patches(brush, rubble, (cell) => cell.has('rubble') > 0, 5);
  fill(ctx, fade(colours.rubble, 0.7));
  for (const cell of rubble) {
    if (R / px >= 10) {
      ctx.save();
      trace(ctx, brush.layout.cornersOf(cell.at, R - 6));
      ctx.clip();
      ctx.beginPath();
      for (let x = -R * 2; x < R * 2; x += 8) {
        ctx.moveTo(cell.at.x + x, cell.at.y - R);
        ctx.lineTo(cell.at.x + x + R * 1.2, cell.at.y + R);
      }
      stroke(ctx, fade(colours.shadow, 0.28), 1.4);
      ctx.restore();
    }
    const next = jitter(cell.seed + 7);
    for (const at of scatter(cell, 9, APOTHEM * 0.74, 8)) paintBlock(brush, at, next);
  }
};

const paintBlock = ({ ctx, colours }: Brush, { x, y }: Point, next: () => number): void => {
  const [w, h] = [3 + next() * 5, 2.4 + next() * 3];
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(next() * Math.PI);
  ctx.fillStyle = fade(colours.shadow, 0.45);
  ctx.fillRect(-w + 1.5, -h + 1.8, 2 * w, 2 * h);
  ctx.fillStyle = blend(colours.roof, colours.wallDark, next() * 0.8);
  ctx.fillRect(-w, -h, 2 * w, 2 * h);
  ctx.restore();
};

/** Ground that nothing enters: dark crags. */
export const paintImpassable = (brush: Brush, cells: readonly Cell[]): void => {
  const { ctx, colours } = brush;
  const crags = cells.filter((cell) => cell.has('impassable'));
  patches(brush, crags, (cell) => cell.has('impassable') > 0, 2);
  fill(ctx, colours.impassable);
  for (const cell of crags) {
    const next = jitter(cell.seed + 9);
    const peaks = scatter(cell, 5, APOTHEM * 0.6, 10).toSorted((a, b) => a.y - b.y);
    for (const { x, y } of peaks) {
      const [w, h] = [11 + next() * 6, 15 + next() * 9];
      trace(ctx, [
        { x: x - w, y: y + 8 },
        { x: x - 1, y: y + 8 - h },
        { x: x + w, y: y + 8 },
      ]);
      fill(ctx, blend(colours.impassable, colours.shadow, 0.55));
      trace(ctx, [
        { x: x - w, y: y + 8 },
        { x: x - 1, y: y + 8 - h },
        { x: x - 3, y: y + 8 },
      ]);
      fill(ctx, blend(colours.impassable, colours.rockLit, 0.42));
    }
  }
};
