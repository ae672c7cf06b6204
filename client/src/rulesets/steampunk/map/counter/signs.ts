import type { Speed } from '@ironhex/shared/steampunk';
import type { Sign } from '../../../../map/counters/badge.ts';
import { type Corners, drop, lines, tremor } from '../../../../map/counters/glyphs.ts';
import { INK } from '../../../../map/counters/parts.ts';
import { fill, stroke } from '../../../../map/paint/brush.ts';
import type { MarkKind } from '../counters.ts';
import { bubbles, flame, skull } from './glyphs.ts';

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

/** What each mark looks like. How much future damage there is says its number alone. */
export const MARK_SIGNS: Readonly<Record<MarkKind, Sign>> = {
  shaken: { colour: '#ffd94a', paint: tremor },
  fire: { colour: '#ff8a3c', paint: flame },
  acid: { colour: '#d6f04a', paint: (ctx) => bubbles(ctx, 1.08) },
  minorAcid: { colour: '#e6f0a0', paint: (ctx) => bubbles(ctx, 0.95) },
  poison: { colour: '#cfa4f5', paint: skull },
  bleeding: { colour: '#ff6b6b', paint: drop },
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
