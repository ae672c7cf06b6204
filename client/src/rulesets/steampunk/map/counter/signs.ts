import type { Speed } from '@ironhex/shared/steampunk';
import { addTrace, fill, stroke } from '../../../../map/brush.ts';
import { INK } from '../../../../map/counters/parts.ts';
import type { MarkKind } from '../counters.ts';

/** A sign in a disc: the colour of the disc, and what is drawn on it around the origin, within a radius of 8. */
export interface Sign {
  readonly colour: string;
  paint(ctx: CanvasRenderingContext2D): void;
}

type Corners = readonly (readonly [x: number, y: number])[];

const lines = (ctx: CanvasRenderingContext2D, width: number, ...all: readonly Corners[]): void => {
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  for (const corners of all)
    addTrace(
      ctx,
      corners.map(([x, y]) => ({ x, y })),
      false,
    );
  stroke(ctx, INK, width);
};

const area = (path: string): ((ctx: CanvasRenderingContext2D) => void) => {
  let known: Path2D | undefined;
  return (ctx) => {
    known ??= new Path2D(path);
    ctx.fillStyle = INK;
    ctx.fill(known);
  };
};

const chevron = (x: number, high = 6): Corners => [
  [x - 2.8, -high],
  [x + 2.8, 0],
  [x - 2.8, high],
];

const STILL: Sign = {
  colour: '#dfe5ea',
  paint: (ctx) => {
    ctx.beginPath();
    ctx.roundRect(-5, -5, 10, 10, 1.5);
    fill(ctx, INK);
  },
};
const SLOW: Sign = { colour: '#f3efd9', paint: (ctx) => lines(ctx, 3.4, chevron(0.4)) };
const FAST: Sign = { colour: '#5fe08c', paint: (ctx) => lines(ctx, 3.2, chevron(-3.2), chevron(3.6)) };

/** What each speed looks like. In the air it looks the same: wings tell that. */
const SPEEDS: Readonly<Record<Speed, Sign>> = {
  still: STILL,
  slow: SLOW,
  fast: FAST,
  crawl: {
    colour: '#d8c29a',
    paint: (ctx) =>
      lines(
        ctx,
        2.8,
        [
          [-3, -6],
          [2.4, -1.6],
          [-3, 2.6],
        ],
        [
          [-6, 6.2],
          [6, 6.2],
        ],
      ),
  },
  rest: {
    colour: '#b9c6d4',
    paint: (ctx) =>
      lines(
        ctx,
        3.4,
        [
          [-3, -4.8],
          [-3, 4.8],
        ],
        [
          [3, -4.8],
          [3, 4.8],
        ],
      ),
  },
  setup: {
    colour: '#b9c6d4',
    paint: (ctx) =>
      lines(
        ctx,
        3.2,
        [
          [0, -6],
          [0, 6],
        ],
        [
          [-6, 0],
          [6, 0],
        ],
      ),
  },
  still_fly: STILL,
  slow_fly: SLOW,
  fast_fly: FAST,
};

/** The sign of a speed. */
export const speedSign = (speed: Speed): Sign => SPEEDS[speed];

const DROP = 'M0-8.4C3.4-3.6 6 -.4 6 2.8A6 5.8 0 0 1-6 2.8C-6-.4-3.4-3.6 0-8.4Z';
const SKULL =
  'M0-7.6C4.8-7.6 7.4-4.6 7.4-.8C7.4 1.6 6.2 3.2 4.4 4.2V7.4H1.9V5.2H.9V7.4H-.9V5.2H-1.9V7.4H-4.4V4.2C-6.2 3.2-7.4 1.6-7.4-.8C-7.4-4.6-4.8-7.6 0-7.6ZM-3.1-2.2A2.1 2.1 0 0 0-3.1 2A2.1 2.1 0 0 0-3.1-2.2ZM3.1-2.2A2.1 2.1 0 0 0 3.1 2A2.1 2.1 0 0 0 3.1-2.2Z';
const FLAME =
  'M.8-8.6C1.4-4.6 6.6-2.6 6.6 2.4C6.6 5.8 3.8 8 0 8C-3.8 8-6.6 5.8-6.6 2.4C-6.6 0-5.4-1.8-4.2-3.2C-3.8-1.6-3.2-.8-2.2-.4C-2.6-3.4-1.6-6.8.8-8.6Z';

/** Three bubbles of what eats armour; `big` ones for the strong acid. */
const bubbles = (ctx: CanvasRenderingContext2D, big: number): void => {
  ctx.beginPath();
  for (const [x, y, r] of [
    [-2.4, 2.2, 4.2],
    [3.8, -1.8, 3.1],
    [-2.6, -5, 2.3],
  ] as const) {
    ctx.moveTo(x * big + r * big, y * big);
    ctx.arc(x * big, y * big, r * big, 0, Math.PI * 2);
  }
  if (big >= 1) fill(ctx, INK);
  else stroke(ctx, INK, 2);
};

/** What each mark looks like. How much future damage there is says its number alone. */
export const MARK_SIGNS: Readonly<Record<MarkKind, Sign>> = {
  shaken: {
    colour: '#ffd94a',
    paint: (ctx) =>
      lines(ctx, 3, [
        [-7, 3.4],
        [-3.6, -4],
        [0, 3.8],
        [3.6, -4],
        [7, 3.4],
      ]),
  },
  fire: { colour: '#ff8a3c', paint: area(FLAME) },
  acid: { colour: '#d6f04a', paint: (ctx) => bubbles(ctx, 1.08) },
  minorAcid: { colour: '#e6f0a0', paint: (ctx) => bubbles(ctx, 0.95) },
  poison: { colour: '#7fdc6a', paint: area(SKULL) },
  bleeding: { colour: '#ff6b6b', paint: area(DROP) },
  futureDamage: { colour: '#ffffff', paint: () => {} },
  unconscious: {
    colour: '#9fb4ff',
    paint: (ctx) =>
      lines(
        ctx,
        2.4,
        [
          [-5.5, -1],
          [0.4, -1],
          [-5.5, 6],
          [0.4, 6],
        ],
        [
          [1.6, -7],
          [6, -7],
          [1.6, -2.4],
          [6, -2.4],
        ],
      ),
  },
  crippled: {
    colour: '#f0b6a0',
    paint: (ctx) =>
      lines(
        ctx,
        3.2,
        [
          [-5, -5],
          [5, 5],
        ],
        [
          [5, -5],
          [-5, 5],
        ],
      ),
  },
  aim: {
    colour: '#e9eef2',
    paint: (ctx) => {
      lines(
        ctx,
        2.2,
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
      );
      ctx.beginPath();
      ctx.arc(0, 0, 5.2, 0, Math.PI * 2);
      stroke(ctx, INK, 2);
    },
  },
  revealed: {
    colour: '#ffffff',
    paint: (ctx) =>
      lines(
        ctx,
        3.2,
        [
          [0, -6.4],
          [0, 1.4],
        ],
        [
          [0, 6],
          [0, 6.2],
        ],
      ),
  },
};
