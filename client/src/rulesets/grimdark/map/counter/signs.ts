import type { Sign } from '../../../../map/counters/badge.ts';
import { area, drop, lines, tremor } from '../../../../map/counters/glyphs.ts';
import { INK } from '../../../../map/counters/parts.ts';
import { fill, stroke } from '../../../../map/paint/brush.ts';
import type { MarkKind } from '../counters.ts';

type Ctx = CanvasRenderingContext2D;

const ring = (ctx: Ctx, x: number, y: number, radius: number, width: number): void => {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, Math.PI * 2);
  stroke(ctx, INK, width);
};

const dot = (ctx: Ctx, x: number, y: number, radius: number): void => {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, Math.PI * 2);
  fill(ctx, INK);
};

/** A cup with a lid: what lies in a tomb. */
export const relicGlyph = area(
  'M-5.4-4H5.4C5.4 .6 3.4 2.6 1.3 3.2V5H4V7.4H-4V5H-1.3V3.2C-3.4 2.6-5.4 .6-5.4-4ZM-4-7.4H4V-5.2H-4Z',
);

/** A cog: a part of a machine. */
export const componentGlyph = (ctx: Ctx): void => {
  ctx.beginPath();
  for (let i = 0; i < 8; i++) {
    const angle = (i * Math.PI) / 4;
    ctx.moveTo(Math.cos(angle) * 4, Math.sin(angle) * 4);
    ctx.lineTo(Math.cos(angle) * 7.4, Math.sin(angle) * 7.4);
  }
  stroke(ctx, INK, 2.8);
  ring(ctx, 0, 0, 3.9, 3);
};

/** A folded letter. */
export const intelGlyph = (ctx: Ctx): void =>
  lines(ctx, 2.2, [
    [-6.4, -4.4],
    [6.4, -4.4],
    [6.4, 4.8],
    [-6.4, 4.8],
    [-6.4, -4.4],
    [0, 1.2],
    [6.4, -4.4],
  ]);

/** A crosshair. */
export const crosshairGlyph = (ctx: Ctx): void => {
  lines(
    ctx,
    2.2,
    [
      [-8, 0],
      [-2.8, 0],
    ],
    [
      [8, 0],
      [2.8, 0],
    ],
    [
      [0, -8],
      [0, -2.8],
    ],
    [
      [0, 8],
      [0, 2.8],
    ],
  );
  ring(ctx, 0, 0, 5.2, 2);
};

const arrow = (ctx: Ctx, way: 1 | -1): void =>
  lines(
    ctx,
    3,
    [
      [0, -6 * way],
      [0, 6 * way],
    ],
    [
      [-4.6, 1.4 * way],
      [0, 6 * way],
      [4.6, 1.4 * way],
    ],
  );

/** What each mark looks like: a colour, and a glyph that tells it without. */
export const MARK_SIGNS: Readonly<Record<MarkKind, Sign>> = {
  shaken: { colour: '#ffd94a', paint: tremor },
  fatigued: { colour: '#ffab7a', paint: drop },
  relic: { colour: '#ffe27a', paint: relicGlyph },
  component: { colour: '#9fe3ff', paint: componentGlyph },
  intel: { colour: '#ffffff', paint: intelGlyph },
  marked: { colour: '#ff6b6b', paint: crosshairGlyph },
  arrived: {
    colour: '#c8b6ff',
    paint: (ctx) => {
      arrow(ctx, 1);
      lines(ctx, 2.6, [
        [-6.4, 7.4],
        [6.4, 7.4],
      ]);
    },
  },
  hindered: { colour: '#ff8d84', paint: (ctx) => arrow(ctx, 1) },
  helped: { colour: '#7be39a', paint: (ctx) => arrow(ctx, -1) },
  hero: {
    colour: '#ffd166',
    paint: area('M-6.8 5.6L-7.6-4.4L-3.4-.6L0-6.8L3.4-.6L7.6-4.4L6.8 5.6Z'),
  },
  passengers: {
    colour: '#dfe5ea',
    paint: (ctx) => {
      for (const x of [-3.6, 3.6]) {
        dot(ctx, x, -3.4, 2.7);
        ctx.beginPath();
        ctx.ellipse(x, 4.4, 3.2, 4.4, 0, Math.PI, 0);
        fill(ctx, INK);
      }
    },
  },
  tokens: { colour: '#d9a8ff', paint: area('M0-8L2.2-2.2L8 0L2.2 2.2L0 8L-2.2 2.2L-8 0L-2.2-2.2Z') },
  reserve: {
    colour: '#c8b6ff',
    paint: (ctx) =>
      lines(ctx, 2.4, [
        [-4.6, -6.6],
        [4.6, -6.6],
        [-4.6, 6.6],
        [4.6, 6.6],
        [-4.6, -6.6],
      ]),
  },
  scouts: {
    colour: '#a9e6c0',
    paint: (ctx) => {
      ring(ctx, -3.8, 1.6, 3, 2);
      ring(ctx, 3.8, 1.6, 3, 2);
      lines(
        ctx,
        2.4,
        [
          [-4.4, -4.4],
          [-3, -1],
        ],
        [
          [4.4, -4.4],
          [3, -1],
        ],
      );
    },
  },
  activated: {
    colour: '#aeb8c2',
    paint: (ctx) =>
      lines(ctx, 3, [
        [-5.6, 0.4],
        [-1.6, 4.6],
        [6, -4.6],
      ]),
  },
};
