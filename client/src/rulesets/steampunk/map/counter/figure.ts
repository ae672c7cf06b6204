import { BOX, SHAPES } from './shapes.ts';

const paths = new Map<string, Path2D>();

/** Fills the shape of a type of unit around the origin, within a circle; nothing for a type that has none. */
export const fillFigure = (ctx: CanvasRenderingContext2D, unit: string, radius: number, colour: string): void => {
  const shape = SHAPES[unit];
  if (shape === undefined) return;
  const path = paths.get(unit) ?? new Path2D(shape.path);
  paths.set(unit, path);
  const scale = (2 * radius) / BOX;
  ctx.save();
  ctx.scale(scale, scale);
  ctx.translate(-BOX / 2, -BOX / 2);
  ctx.fillStyle = colour;
  ctx.fill(path);
  ctx.restore();
};
