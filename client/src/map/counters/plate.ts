import type { Point } from '../geometry/geometry.ts';
import type { Brush } from '../paint/brush.ts';
import { disc, fill, font, stroke } from '../paint/brush.ts';
import { fade } from '../paint/colours.ts';
import { widthOf } from '../paint/lettering.ts';
import type { Side } from '../picture.ts';
import { counterColour, INK } from './parts.ts';
import { CROSSHAIR, GAP, PADDING, type Plate, WEIGHT } from './plates.ts';

const NAME = '#f4f6f8';

/** A crosshair around a point. */
const paintCrosshair = (ctx: CanvasRenderingContext2D, at: Point, radius: number, colour: string): void => {
  disc(ctx, at, radius * 0.62);
  for (const [x, y] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    ctx.moveTo(at.x + x * radius * 0.28, at.y + y * radius * 0.28);
    ctx.lineTo(at.x + x * radius, at.y + y * radius);
  }
  stroke(ctx, colour, radius * 0.26);
};

/** What is written at a counter: its name, and the odds of a shot at it. Painted around the origin. */
export const paintPlate = ({ ctx, px, colours }: Brush, plate: Plate, side: Side): void => {
  const { name, sight, w, h, letters: size } = plate;
  ctx.font = font(size, WEIGHT);
  ctx.textBaseline = 'middle';
  ctx.textAlign = 'left';
  ctx.beginPath();
  ctx.roundRect(-w / 2 + px, -h / 2 + px, w - 2 * px, h - 2 * px, size * 0.36);
  fill(ctx, fade(INK, 0.92));
  const rim = sight === '' ? fade(counterColour(side), 0.85) : colours.danger;
  stroke(ctx, rim, Math.max(0.9 * px, size * 0.08));
  let x = -w / 2 + (size * PADDING) / 2;
  const write = (text: string, colour: string): void => {
    ctx.fillStyle = colour;
    ctx.fillText(text, x, size * 0.04);
    x += widthOf(text, WEIGHT) * size;
  };
  write(name, NAME);
  if (sight === '') return;
  if (name !== '') x += size * GAP;
  paintCrosshair(ctx, { x: x + size * 0.5, y: 0 }, size * 0.56, colours.danger);
  x += size * CROSSHAIR;
  write(sight, '#ffd9d3');
};
