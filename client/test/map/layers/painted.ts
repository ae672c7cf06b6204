import type { Board } from '@ironhex/shared/board';
import { axialAt, type HexLabel, indexOfLabel } from '@ironhex/shared/hex';
import { createCanvas } from '@napi-rs/canvas';
import Color from 'colorjs.io';
import { APOTHEM, type Rect } from '../../../src/map/geometry/geometry.ts';
import type { Layout } from '../../../src/map/geometry/layout.ts';
import { type BoardKit, groundOf } from '../../../src/map/layers/ground.ts';
import { paintLayers } from '../../../src/map/layers/layer.ts';
import { listedZones } from '../../../src/map/layers/terrain/zones.ts';
import { type Colours, THEMES } from '../../../src/map/paint/colours.ts';

// Small pictures are put together on canvases as in a browser, by the library that draws them in Chromium too.
Object.assign(globalThis, {
  OffscreenCanvas: function OffscreenCanvas(width: number, height: number) {
    return createCanvas(width, height);
  },
});

export type Rgb = readonly [red: number, green: number, blue: number];

/** A painted colour for the library that compares colours. */
export const rgb = ([red, green, blue]: Rgb): Color => new Color('srgb', [red / 255, green / 255, blue / 255]);

/** How far two colours are apart to the eye, CIEDE2000: 1 can just be seen side by side, 5 at a glance. */
export const apart = (a: Rgb, b: Rgb): number => rgb(a).deltaE2000(rgb(b));

/** The ground of a board as the map paints it. */
export interface Painted {
  readonly rect: Rect;
  /** The mean colour of a square of the map, 0 to 255. */
  meanOf(at: { readonly x: number; readonly y: number }, half: number): Rgb;
  /** The mean colour of what lies within a hex, away from its sides. */
  meanOfHex(label: HexLabel): Rgb;
}

/** Paints a board at so many dots to a map unit, on the table of a theme. */
export const paintBoard = (
  board: Board,
  {
    layout,
    scale,
    theme,
    zones = listedZones,
    kit = { layers: { ground: [] }, draws: { features: [], markers: [] } },
  }: {
    readonly layout: Layout;
    readonly scale: number;
    readonly theme: keyof typeof THEMES;
    readonly zones?: typeof listedZones;
    /** How the game of the board shows it. */
    readonly kit?: BoardKit<{ readonly board: Board }>;
  },
): Painted => {
  const colours: Colours = THEMES[theme];
  const rect = layout.boardRect(board);
  const canvas = createCanvas(Math.ceil(rect.w * scale), Math.ceil(rect.h * scale));
  const ctx = canvas.getContext('2d');
  ctx.setTransform(scale, 0, 0, scale, -rect.x * scale, -rect.y * scale);
  const brush = { ctx: ctx as unknown as CanvasRenderingContext2D, px: 1 / scale, layout, colours, rect };
  paintLayers(brush, groundOf({ zones, ...kit }), { board });
  const meanOf: Painted['meanOf'] = ({ x, y }, half) => {
    const side = Math.max(1, Math.round(2 * half * scale));
    const left = Math.round((x - half - rect.x) * scale);
    const top = Math.round((y - half - rect.y) * scale);
    const { data } = ctx.getImageData(left, top, side, side);
    const sum = [0, 0, 0];
    for (let i = 0; i < data.length; i++) if (i % 4 < 3) sum[i % 4]! += data[i]!;
    return sum.map((value) => value / (data.length / 4)) as unknown as Rgb;
  };
  return {
    rect,
    meanOf,
    meanOfHex: (label) => meanOf(layout.centreOf(axialAt(board, indexOfLabel(board, label))), APOTHEM * 0.72),
  };
};
