import { type Point, R } from '../../geometry/geometry.ts';
import { addTrace, type Brush, fill, stroke, trace } from '../../paint/brush.ts';
import { blend, fade } from '../../paint/colours.ts';
import { cast } from '../../paint/daylight.ts';
import { jitter } from '../../paint/noise.ts';
import type { Cell } from './cells.ts';

interface Block {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Height of this block as a part of the building's. */
  readonly tall: number;
}

/** Ground plans, in map units from the hex's centre: half width and half depth. */
const PLANS: readonly (readonly Block[])[] = [
  [{ x: 0, y: 4, w: 28, h: 19, tall: 1 }],
  [
    { x: -13, y: -4, w: 15, h: 20, tall: 1 },
    { x: 17, y: 9, w: 14, h: 16, tall: 0.8 },
  ],
  [
    { x: 3, y: -9, w: 26, h: 13, tall: 1 },
    { x: -15, y: 18, w: 14, h: 11, tall: 0.75 },
    { x: 17, y: 18, w: 12, h: 10, tall: 0.7 },
  ],
  [
    { x: -16, y: 4, w: 13, h: 22, tall: 0.85 },
    { x: 14, y: -9, w: 16, h: 13, tall: 1 },
    { x: 16, y: 18, w: 14, h: 10, tall: 0.7 },
  ],
];

/** CSS pixels of a hex's radius below which roofs and walls are a few dots. */
const SMALL = 10;

/** From this height on, roofs are flat. */
const FLAT = 3;

/** A block where it stands: its sides on the ground, and how far its roof is lifted up the screen. */
interface StandingBlock {
  readonly left: number;
  readonly right: number;
  readonly back: number;
  readonly front: number;
  readonly up: number;
  readonly tone: number;
}

const rectangle = (left: number, top: number, right: number, bottom: number): readonly Point[] => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];

const paintShadow = ({ ctx, colours }: Brush, { left, right, back, front, up }: StandingBlock): void => {
  for (const [long, alpha] of [
    [up * 0.95 + 4, 0.18],
    [up * 0.75 + 2, 0.22],
  ] as const) {
    const corner = (x: number, y: number): Point => cast({ x, y }, long);
    trace(ctx, [
      { x: left, y: front },
      corner(left, front),
      corner(right, front),
      corner(right, back),
      { x: right, y: back },
    ]);
    fill(ctx, fade(colours.shadow, alpha));
  }
};

/** The wall that is seen, with a row of windows for each floor. */
const paintWall = ({ ctx, colours, px }: Brush, { left, right, front, up }: StandingBlock): void => {
  trace(ctx, rectangle(left, front - up, right, front));
  fill(ctx, blend(colours.wall, colours.shadow, 0.06));
  if (R / px < 14) return;
  ctx.fillStyle = fade(colours.window, 0.75);
  for (let y = front - up + 3; y < front - 3.5; y += 6) {
    for (let x = left + 3.6; x < right - 4; x += 6.4) ctx.fillRect(x, y, 2.8, 3.2);
  }
};

const paintFlatRoof = (brush: Brush, block: StandingBlock): void => {
  const { ctx, colours } = brush;
  const { left, right, back, front, up } = block;
  trace(ctx, rectangle(left, back - up, right, front - up));
  fill(ctx, blend(colours.roof, colours.shadow, 0.12));
  trace(ctx, rectangle(left + 3.5, back - up + 3.5, right - 3.5, front - up - 3.5));
  fill(ctx, blend(colours.roof, colours.roofFlat, 0.3));
  // The rim throws a shadow on the roof.
  trace(ctx, [
    { x: left + 3.5, y: front - up - 3.5 },
    { x: left + 3.5, y: back - up + 3.5 },
    { x: right - 3.5, y: back - up + 3.5 },
    { x: right - 5.5, y: back - up + 6 },
    { x: left + 6, y: back - up + 6 },
    { x: left + 6, y: front - up - 5.5 },
  ]);
  fill(ctx, fade(colours.shadow, 0.3));
  const [x, y] = [left + (right - left) * 0.6, back - up + (front - back) * 0.45];
  ctx.fillStyle = fade(colours.shadow, 0.35);
  ctx.fillRect(x + 1.5, y + 2, 7, 6);
  ctx.fillStyle = colours.wall;
  ctx.fillRect(x, y, 7, 6);
};

/** A roof with four sides, each as bright as the sun falls on it. */
const paintHipRoof = ({ ctx, colours, px }: Brush, { left, right, back, front, up, tone }: StandingBlock): void => {
  const [l, r, t, b] = [left - 1.6, right + 1.6, back - up - 1.6, front - up + 1.6];
  const wide = r - l >= b - t;
  const inset = Math.min(r - l, b - t) * 0.46;
  const rise = Math.min(7, inset * 0.5);
  const ridge: readonly [Point, Point] = wide
    ? [
        { x: l + inset, y: (t + b) / 2 - rise },
        { x: r - inset, y: (t + b) / 2 - rise },
      ]
    : [
        { x: (l + r) / 2, y: t + inset - rise },
        { x: (l + r) / 2, y: b - inset - rise },
      ];
  const [nw, ne, se, sw] = rectangle(l, t, r, b) as readonly [Point, Point, Point, Point];
  const [from, to] = ridge;
  const tile = blend(colours.roof, tone > 0.5 ? colours.wall : colours.shadow, Math.abs(tone - 0.5) * 0.36);
  const bright = (part: number): string => blend(tile, part > 0 ? colours.light : colours.shadow, Math.abs(part));
  const planes: readonly (readonly [number, readonly Point[]])[] = wide
    ? [
        [0.2, [nw, ne, to, from]],
        [-0.3, [ne, se, to]],
        [-0.16, [se, sw, from, to]],
        [0.3, [sw, nw, from]],
      ]
    : [
        [0.2, [nw, ne, from]],
        [-0.26, [ne, se, to, from]],
        [-0.16, [se, sw, to]],
        [0.26, [sw, nw, from, to]],
      ];
  for (const [part, plane] of planes) {
    trace(ctx, plane);
    fill(ctx, bright(part));
  }
  if (R / px < 14) return;
  ctx.beginPath();
  addTrace(ctx, [nw, from, to, se], false);
  addTrace(ctx, wide ? [sw, from] : [sw, to], false);
  addTrace(ctx, wide ? [ne, to] : [ne, from], false);
  stroke(ctx, fade(colours.shadow, 0.28), 0.9);
};

const paintOutline = ({ ctx, colours }: Brush, { left, right, back, front, up }: StandingBlock, out: number): void => {
  trace(ctx, [
    { x: left - out, y: front - up },
    { x: left - out, y: back - up - out },
    { x: right + out, y: back - up - out },
    { x: right + out, y: front - up },
    { x: right, y: front },
    { x: left, y: front },
  ]);
  stroke(ctx, fade(colours.shadow, 0.7), 1.1);
};

/** A block of a few dots: its shadow, and a roof in light and shade. */
const paintSmall = ({ ctx, colours }: Brush, { left, right, back, front, up }: StandingBlock): void => {
  const away = cast({ x: left, y: back }, up * 0.8);
  ctx.fillStyle = fade(colours.shadow, 0.4);
  ctx.fillRect(away.x, away.y, right - left, front - back);
  ctx.fillStyle = blend(colours.wall, colours.shadow, 0.2);
  ctx.fillRect(left, front - up, right - left, up);
  ctx.fillStyle = blend(colours.roof, colours.light, 0.08);
  ctx.fillRect(left, back - up, right - left, (front - back) * 0.5);
  ctx.fillStyle = blend(colours.roof, colours.shadow, 0.3);
  ctx.fillRect(left, back - up + (front - back) * 0.5, right - left, (front - back) * 0.5);
};

const standing = ({ at }: Cell, { x, y, w, h, tall }: Block, height: number, tone: number): StandingBlock => ({
  left: at.x + x - w,
  right: at.x + x + w,
  back: at.y + y - h,
  front: at.y + y + h,
  up: (5 + Math.min(height, 6) * 4.5) * tall,
  tone,
});

/** A building: blocks with roof, wall and shadow that stand up as high as its height says. */
export const paintBuilding = (brush: Brush, cell: Cell): void => {
  const next = jitter(cell.seed + 13);
  const plan = PLANS[Math.floor(next() * PLANS.length)]!;
  const height = cell.has('building');
  const blocks = plan.map((block) => standing(cell, block, height, next())).toSorted((a, b) => a.front - b.front);
  if (R / brush.px >= SMALL) for (const block of blocks) paintShadow(brush, block);
  for (const block of blocks) {
    if (R / brush.px < SMALL) {
      paintSmall(brush, block);
      continue;
    }
    paintWall(brush, block);
    if (height >= FLAT) paintFlatRoof(brush, block);
    else paintHipRoof(brush, block);
    paintOutline(brush, block, height >= FLAT ? 0 : 1.6);
  }
};
