import type { Board } from '@ironhex/shared/board';
import { grown, R, type Rect } from '../../geometry/geometry.ts';
import type { Layout } from '../../geometry/layout.ts';
import type { Brush } from '../../paint/brush.ts';
import { type Colours, channelsOf } from '../../paint/colours.ts';
import { SUN } from '../../paint/daylight.ts';
import { hashOf, noise } from '../../paint/noise.ts';
import { cellsOf, perLayout } from './cells.ts';

/** Map units to a dot of the tone. It is smooth, so it needs few. */
const DOT = R / 3;
/** How far it goes past the map, map units. */
const PAST = R;
/** Dots that heights are smoothed over: for each slope, and for whole hills. */
const SLOPE = 1;
const HILL = 5;

interface Tone {
  readonly rect: Rect;
  readonly canvas: OffscreenCanvas;
}

/** The mean of each dot and those `reach` before and after it, in steps of `step` through rows of `count`. */
const smoothRow = (from: Float32Array, to: Float32Array, start: number, step: number, count: number, reach: number) => {
  const value = (i: number): number => from[start + Math.min(count - 1, Math.max(0, i)) * step]!;
  let sum = 0;
  for (let i = -reach; i <= reach; i++) sum += value(i);
  for (let i = 0; i < count; i++) {
    to[start + i * step] = sum / (2 * reach + 1);
    sum += value(i + reach + 1) - value(i - reach);
  }
};

const smooth = (heights: Float32Array, columns: number, rows: number, reach: number): Float32Array => {
  const [result, other] = [heights.slice(), new Float32Array(heights.length)];
  for (let pass = 0; pass < 2; pass++) {
    for (let row = 0; row < rows; row++) smoothRow(result, other, row * columns, 1, columns, reach);
    for (let column = 0; column < columns; column++) smoothRow(other, result, column, columns, rows, reach);
  }
  return result;
};

/** The levels of a board by dot, past its edges those of the nearest hexes. */
const heightsOf = (board: Board, layout: Layout, rect: Rect, columns: number, rows: number): Float32Array => {
  const cells = cellsOf(board, layout);
  const heights = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const { q, r } = layout.hexAt({ x: rect.x + (column + 0.5) * DOT, y: rect.y + (row + 0.5) * DOT });
      const x = Math.min(board.width - 1, Math.max(0, q));
      const y = Math.min(board.height - 1, Math.max(0, r + Math.floor(q / 2)));
      heights[row * columns + column] = cells[y * board.width + x]!.level;
    }
  }
  return heights;
};

/**
 * The light on a point: 0 as on flat ground, towards 1 on slopes that face the sun, towards -1 on those that face away.
 */
const lit = (heights: Float32Array, at: number, columns: number): number => {
  const across = (heights[at + 1] ?? 0) - (heights[at - 1] ?? 0);
  const down = (heights[at + columns] ?? 0) - (heights[at - columns] ?? 0);
  return -(across * SUN.x + down * SUN.y);
};

const clamp = (value: number): number => Math.max(-1, Math.min(1, value));

const make = (board: Board, layout: Layout, { shadow, light, dry, lush }: Colours): Tone => {
  const rect = grown(layout.boardRect(board), PAST);
  const columns = Math.ceil(rect.w / DOT);
  const rows = Math.ceil(rect.h / DOT);
  const heights = heightsOf(board, layout, rect, columns, rows);
  const slopes = smooth(heights, columns, rows, SLOPE);
  const hills = smooth(heights, columns, rows, HILL);
  const seed = hashOf(board.id);
  const canvas = new OffscreenCanvas(columns, rows);
  const ctx = canvas.getContext('2d', { willReadFrequently: true })!;
  const image = ctx.createImageData(columns, rows);
  const [dark, bright, parched, green] = [shadow, light, dry, lush].map(channelsOf) as readonly (readonly number[])[];
  for (let row = 1; row < rows - 1; row++) {
    for (let column = 1; column < columns - 1; column++) {
      const at = row * columns + column;
      const { x, y } = layout.uprightOf({ x: (rect.x + column * DOT) / R, y: (rect.y + row * DOT) / R });
      const region = noise(x / 13, y / 13, seed) * 0.75 + noise(x / 5, y / 5, seed + 1) * 0.45;
      const tint = Math.abs(clamp(region)) * 0.43;
      const mottle = noise(x / 1.9, y / 1.9, seed + 2) * 0.035 + noise(x / 0.8, y / 0.8, seed + 3) * 0.025;
      const shade = clamp(lit(slopes, at, columns) * 0.85 + lit(hills, at, columns) * 1.3) * 0.36 + mottle;
      const over = Math.min(0.5, Math.abs(shade));
      const alpha = over + tint * (1 - over);
      const [top, under] = [shade > 0 ? bright : dark, region > 0 ? parched : green];
      for (let c = 0; c < 3; c++)
        image.data[at * 4 + c] = alpha === 0 ? 0 : (top![c]! * over + under![c]! * tint * (1 - over)) / alpha;
      image.data[at * 4 + 3] = alpha * 255;
    }
  }
  ctx.putImageData(image, 0, 0);
  return { rect, canvas };
};

const keptTone = perLayout<Tone>();
const toneOf = (board: Board, { layout, colours }: Brush): Tone =>
  keptTone(board, layout, () => make(board, layout, colours));

/** What the sun and the regions do to the ground: slopes are lit or shaded, and some parts are drier than others. */
export const paintTone = (brush: Brush, board: Board): void => {
  const { ctx } = brush;
  const { rect, canvas } = toneOf(board, brush);
  ctx.globalCompositeOperation = 'source-atop';
  ctx.drawImage(canvas, rect.x, rect.y, canvas.width * DOT, canvas.height * DOT);
  ctx.globalCompositeOperation = 'source-over';
};
