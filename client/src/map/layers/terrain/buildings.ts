import type { Brush } from '../../brush.ts';
import { fill, stroke, trace } from '../../brush.ts';
import { blend, fade } from '../../colours.ts';
import type { Point } from '../../geometry.ts';
import { R } from '../../geometry.ts';
import { jitter } from '../../hash.ts';
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
  [{ x: 0, y: 4, w: 27, h: 20, tall: 1 }],
  [
    { x: -12, y: -4, w: 16, h: 18, tall: 1 },
    { x: 16, y: 8, w: 13, h: 17, tall: 0.75 },
  ],
  [
    { x: 4, y: -8, w: 25, h: 14, tall: 1 },
    { x: -14, y: 16, w: 14, h: 11, tall: 0.7 },
    { x: 17, y: 17, w: 11, h: 10, tall: 0.55 },
  ],
  [
    { x: -16, y: 3, w: 12, h: 22, tall: 0.8 },
    { x: 11, y: -6, w: 17, h: 15, tall: 1 },
    { x: 14, y: 19, w: 14, h: 8, tall: 0.6 },
  ],
];

/** A building: blocks that stand up as high as its height says, lit from the upper left. */
export const paintBuilding = (brush: Brush, cell: Cell): void => {
  const next = jitter(cell.seed + 13);
  const plan = PLANS[Math.floor(next() * PLANS.length)] ?? PLANS[0]!;
  const height = 5 + Math.min(cell.has('building'), 6) * 5;
  for (const block of plan.toSorted((a, b) => a.y - b.y)) paintBlock(brush, cell, block, height * block.tall, next());
};

const paintBlock = ({ ctx, colours, px }: Brush, { at }: Cell, block: Block, up: number, tone: number): void => {
  const left = at.x + block.x - block.w;
  const right = at.x + block.x + block.w;
  const back = at.y + block.y - block.h;
  const front = at.y + block.y + block.h;
  const box = (lift: number): readonly Point[] => [
    { x: left, y: back - lift },
    { x: right, y: back - lift },
    { x: right, y: front - lift },
    { x: left, y: front - lift },
  ];
  const cast = up * 0.55;
  trace(ctx, [
    { x: left, y: front },
    { x: left + cast, y: front + cast * 0.55 },
    { x: right + cast, y: front + cast * 0.55 },
    { x: right + cast, y: back + cast * 0.55 },
    { x: right, y: back },
  ]);
  fill(ctx, fade(colours.shadow, 0.4));
  trace(ctx, [
    { x: left, y: front - up },
    { x: right, y: front - up },
    { x: right, y: front },
    { x: left, y: front },
  ]);
  fill(ctx, colours.wallDark);
  const roof = blend(colours.roof, colours.wall, tone * 0.4);
  trace(ctx, box(up));
  fill(ctx, roof);
  if (R / px < 12) return;
  // Rows of windows, one for each floor.
  ctx.fillStyle = fade(colours.light, 0.22);
  for (let y = front - up + 4; y < front - 3; y += 5) {
    for (let x = left + 4; x < right - 3; x += 6) ctx.fillRect(x, y, 2.6, 2.2);
  }
  trace(ctx, [
    { x: left + 3, y: back - up + 3 },
    { x: right - 3, y: back - up + 3 },
    { x: right - 3, y: front - up - 3 },
    { x: left + 3, y: front - up - 3 },
  ]);
  stroke(ctx, fade(colours.shadow, 0.22), 1.2);
  ctx.fillStyle = fade(colours.shadow, 0.25);
  ctx.fillRect(left + block.w * (0.4 + tone * 0.6), back - up + block.h * 0.6, 6, 5);
  trace(ctx, [
    { x: left, y: front },
    { x: left, y: back - up },
    { x: right, y: back - up },
    { x: right, y: front },
  ]);
  stroke(ctx, fade(colours.shadow, 0.75), 1.2);
  trace(
    ctx,
    [
      { x: left, y: front - up },
      { x: right, y: front - up },
    ],
    false,
  );
  stroke(ctx, fade(colours.light, 0.3), 1);
};
