import { addTrace, stroke } from '../../../../map/brush.ts';
import type { Point } from '../../../../map/geometry.ts';

/** Draws the lines of a glyph around the origin, within a radius of 8. */
type Draw = (ctx: CanvasRenderingContext2D) => void;

type Corners = readonly (readonly [x: number, y: number])[];

const along = (...all: readonly Corners[]): Draw => {
  const lines = all.map((corners) => corners.map(([x, y]): Point => ({ x, y })));
  return (ctx) => {
    for (const line of lines) addTrace(ctx, line, false);
  };
};

const both =
  (...parts: readonly Draw[]): Draw =>
  (ctx) => {
    for (const part of parts) part(ctx);
  };

const turned =
  (way: 1 | -1, part: Draw): Draw =>
  (ctx) => {
    ctx.scale(way, 1);
    part(ctx);
    ctx.scale(way, 1);
  };

const ring =
  (radius: number, from = 0, to = Math.PI * 2): Draw =>
  (ctx) => {
    ctx.moveTo(Math.cos(from) * radius, Math.sin(from) * radius);
    ctx.arc(0, 0, radius, from, to);
  };

const UP = along(
  [
    [0, 7],
    [0, -6],
  ],
  [
    [-4.5, -1.5],
    [0, -6.5],
    [4.5, -1.5],
  ],
);
const DOWN = along(
  [
    [0, -7],
    [0, 6],
  ],
  [
    [-4.5, 1.5],
    [0, 6.5],
    [4.5, 1.5],
  ],
);
const TURN = both(
  ring(5.5, Math.PI, Math.PI * 1.9),
  along([
    [-8.5, -3.4],
    [-5.4, 1.6],
    [-1.8, -2.8],
  ]),
);
const CROSS = along(
  [
    [-7, 0],
    [7, 0],
  ],
  [
    [0, -7],
    [0, 7],
  ],
);

/** What each word of an order looks like, ORD-3. Those with brackets look like the same word without. */
const GLYPHS: Readonly<Record<string, Draw>> = {
  '-': along([
    [-1.5, 0],
    [1.5, 0],
  ]),
  F: UP,
  Rev: DOWN,
  L: TURN,
  R: turned(-1, TURN),
  '360': both(
    ring(5.6, -Math.PI * 0.3, Math.PI * 1.45),
    along([
      [-3.2, -8.6],
      [0.4, -5.4],
      [-3.4, -2.4],
    ]),
  ),
  A: along(
    [
      [-5, 0],
      [0, -5],
      [5, 0],
    ],
    [
      [-5, 6],
      [0, 1],
      [5, 6],
    ],
  ),
  B: along(
    [
      [-5, -6],
      [0, -1],
      [5, -6],
    ],
    [
      [-5, 0],
      [0, 5],
      [5, 0],
    ],
  ),
  Chase: both(
    along(
      [
        [-7, 0],
        [1, 0],
      ],
      [
        [-2.5, -3.5],
        [1.5, 0],
        [-2.5, 3.5],
      ],
    ),
    along([
      [6, -6],
      [6, 6],
    ]),
  ),
  Flee: both(
    along(
      [
        [7, 0],
        [-6, 0],
      ],
      [
        [-2.5, -4],
        [-6.5, 0],
        [-2.5, 4],
      ],
    ),
    along([
      [7, -6],
      [7, 6],
    ]),
  ),
  D: both(CROSS, ring(3.4)),
  Road: along(
    [
      [-3, 7],
      [-5.5, -7],
    ],
    [
      [3, 7],
      [5.5, -7],
    ],
    [
      [0, 6],
      [0, 3],
    ],
    [
      [0, -1],
      [0, -4],
    ],
  ),
  Aim: both(
    ring(4.6),
    along(
      [
        [-8, 0],
        [-3, 0],
      ],
      [
        [8, 0],
        [3, 0],
      ],
      [
        [0, -8],
        [0, -3],
      ],
      [
        [0, 8],
        [0, 3],
      ],
    ),
  ),
  Spot: both(
    ring(2),
    along([
      [-8, 0],
      [-4, -4],
      [0, -5.2],
      [4, -4],
      [8, 0],
      [4, 4],
      [0, 5.2],
      [-4, 4],
      [-8, 0],
    ]),
  ),
  Fire: along(
    [
      [-7, 0],
      [-2.5, 0],
    ],
    [
      [1, -2.5],
      [4.5, -6],
    ],
    [
      [2, 0],
      [7.5, 0],
    ],
    [
      [1, 2.5],
      [4.5, 6],
    ],
  ),
  Load: along(
    [
      [-4, -7],
      [-4, 5],
      [4, 5],
      [4, -7],
    ],
    [
      [0, -8],
      [0, 0],
    ],
    [
      [-2.4, -2.4],
      [0, 0.6],
      [2.4, -2.4],
    ],
  ),
  Throw: both(
    (ctx) => {
      ctx.moveTo(-7, 5);
      ctx.quadraticCurveTo(-2, -10, 5, 1);
    },
    along([
      [1, 0.4],
      [5.4, 2.4],
      [7, -2.4],
    ]),
  ),
  Release: along([
    [-7, 5],
    [-7, 1],
    [-4, -1.5],
    [-2, -5],
    [3, -5],
    [4.5, -1.5],
    [7, 1],
    [7, 5],
    [-7, 5],
  ]),
  Reveal: along(
    [
      [0, -7],
      [0, 2],
    ],
    [
      [0, 6.6],
      [0, 6.8],
    ],
  ),
  Hide: both(
    along([
      [0, 6.6],
      [0, 6.8],
    ]),
    (ctx) => {
      ctx.moveTo(-4, -3.6);
      ctx.bezierCurveTo(-3.6, -9, 5, -8.4, 4, -3.4);
      ctx.quadraticCurveTo(3.4, -0.8, 0, 0);
      ctx.lineTo(0, 2.4);
    },
  ),
};

/** The word without what stands in its brackets. */
const wordOf = (token: string): string => token.replace(/[[(].*/, '');

/** Whether a word of an order has a glyph. */
export const hasGlyph = (token: string): boolean => wordOf(token) in GLYPHS;

/** Draws a word of an order around the origin, within a radius of 8; one without a glyph as a dot. */
export const strokeOrder = (ctx: CanvasRenderingContext2D, token: string, colour: string): void => {
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  (GLYPHS[wordOf(token)] ?? GLYPHS['-']!)(ctx);
  stroke(ctx, colour, 2.3);
};
