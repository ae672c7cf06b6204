import type { Board, BoardHex } from '@ironhex/shared/board';
import { type HexLabel, labelOfIndex } from '@ironhex/shared/hex';
import { createCanvas, Path2D } from '@napi-rs/canvas';
import { BODY } from '../../src/map/counters/parts.ts';
import type { Rect } from '../../src/map/geometry/geometry.ts';
import type { Layout } from '../../src/map/geometry/layout.ts';
import type { CounterPainter, MapKit } from '../../src/map/kit.ts';
import { THEMES } from '../../src/map/paint/colours.ts';
import type { BasePicture } from '../../src/map/picture.ts';
import { paintStill } from '../../src/map/still.ts';
import './layers/painted.ts';

Object.assign(globalThis, { Path2D });

/** What is painted on a canvas of these map units, as one text. */
const textOf = (
  rect: Rect,
  layout: Layout,
  scale: number,
  paint: (brush: Parameters<typeof paintStill>[0]) => void,
) => {
  const canvas = createCanvas(Math.ceil(rect.w * scale), Math.ceil(rect.h * scale));
  const ctx = canvas.getContext('2d');
  ctx.setTransform(scale, 0, 0, scale, -rect.x * scale, -rect.y * scale);
  const context = ctx as unknown as CanvasRenderingContext2D;
  paint({ ctx: context, px: 1 / scale, layout, colours: THEMES.dark, rect });
  return canvas.toDataURL();
};

/** What a picture looks like as a game shows it, as one text. */
export const lookOf = <P extends BasePicture>(
  kit: Omit<MapKit<P>, 'touchables' | 'effects'>,
  picture: P,
  layout: Layout,
  scale = 0.6,
): string => textOf(layout.boardRect(picture.board), layout, scale, (brush) => paintStill(brush, kit, picture));

/** What one counter looks like, as one text. */
export const counterLook = <C extends BasePicture['counters'][number]>(
  painter: CounterPainter<C>,
  counter: C,
  layout: Layout,
): string => {
  const rect = { x: -BODY / 2, y: -BODY / 2, w: BODY, h: BODY };
  return textOf(rect, layout, 1, (brush) => painter.paint(brush, counter));
};

/** A board on which every second column shows something in its middle, in a piece of three hexes. */
export const samplerOf = (
  width: number,
  /** What lies in a hex; `column` is undefined between what is shown. */
  hexOf: (column: number | undefined) => BoardHex,
): { readonly board: Board; readonly middleOf: (column: number) => HexLabel } => {
  const grid = { width, height: 5 };
  const hexes = Array.from({ length: grid.width * grid.height }, (_, index) => {
    const [column, row] = [index % grid.width, Math.floor(index / grid.width)];
    const inside = column % 2 === 0 && row > 0 && row < 4;
    return [labelOfIndex(grid, index), hexOf(inside ? column : undefined)] as const;
  });
  return {
    board: { format: 'ironhex.board/1', id: 'sampler', name: 'Sampler', ...grid, hexes: Object.fromEntries(hexes) },
    middleOf: (column) => labelOfIndex(grid, 2 * grid.width + column),
  };
};
