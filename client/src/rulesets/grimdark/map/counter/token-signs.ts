import { area, type Glyph, lines } from '../../../../map/counters/glyphs.ts';
import { INK } from '../../../../map/counters/parts.ts';
import { fill, stroke } from '../../../../map/paint/brush.ts';
import type { TokenKind } from '../tokens.ts';
import { componentGlyph, crosshairGlyph, intelGlyph, relicGlyph } from './signs.ts';

/** What is drawn on a token in ink, within a radius of 8 around the origin. */
interface TokenSign {
  readonly glyph: Glyph;
  /** The colour of what can be carried away or belongs to nobody; undefined: that of the side that holds it. */
  readonly colour?: string;
}

const spiral: Glyph = (ctx) => {
  ctx.beginPath();
  for (let i = 0; i <= 60; i++) {
    const [angle, far] = [i * 0.24, 0.6 + i * 0.118];
    const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far];
    if (i === 0) ctx.moveTo(x, y);
    else ctx.lineTo(x, y);
  }
  ctx.lineCap = 'round';
  stroke(ctx, INK, 2.1);
};

const screen: Glyph = (ctx) => {
  ctx.beginPath();
  ctx.roundRect(-7, -6.6, 14, 10.6, 1.6);
  fill(ctx, INK);
  ctx.fillRect(-4, 5, 8, 2.2);
  ctx.beginPath();
  ctx.moveTo(-4.4, -3.6);
  ctx.lineTo(-1.8, -1.2);
  ctx.lineTo(-4.4, 1.2);
  ctx.moveTo(0.4, 1.2);
  ctx.lineTo(4.4, 1.2);
  stroke(ctx, '#8dffb0', 1.6);
};

const book: Glyph = (ctx) =>
  lines(
    ctx,
    2,
    [
      [0, -4.4],
      [-3, -6],
      [-7.4, -5.6],
      [-7.4, 4.6],
      [-3, 4.2],
      [0, 6],
      [3, 4.2],
      [7.4, 4.6],
      [7.4, -5.6],
      [3, -6],
      [0, -4.4],
    ],
    [
      [0, -4.4],
      [0, 6],
    ],
  );

const nodes: Glyph = (ctx) => {
  const corners = [
    [0, -5.6],
    [5.6, 4.4],
    [-5.6, 4.4],
  ] as const;
  lines(ctx, 2, [...corners, corners[0]]);
  for (const [x, y] of corners) {
    ctx.beginPath();
    ctx.arc(x, y, 2.8, 0, Math.PI * 2);
    fill(ctx, INK);
  }
};

/** What each kind of token shows. */
export const TOKEN_SIGNS: Readonly<Record<TokenKind, TokenSign>> = {
  marker: { glyph: area('M-5.2-8H-3V-7.2L6.6-4.6L-3-1.4V8H-5.2Z') },
  terminal: { glyph: screen },
  tomb: { glyph: area('M-6.4 7.4V-1A6.4 6.6 0 0 1 6.4-1V7.4H3V-.6A3 3.2 0 0 0-3-.6V7.4ZM-1.4 7.4V1.4H1.4V7.4Z') },
  knowledge: { glyph: book },
  emotion: { glyph: area('M0 7C-9 .8-8.2-6.4-4-6.4C-1.8-6.4-.6-5 0-3.6C.6-5 1.8-6.4 4-6.4C8.2-6.4 9 .8 0 7Z') },
  logic: { glyph: nodes },
  will: { glyph: area('M2.6-8.4L-5.4 1.4H-.8L-2.6 8.4L5.4-1.6H.8Z') },
  anomaly: { glyph: spiral, colour: '#e3a6ff' },
  intel: { glyph: intelGlyph, colour: '#ffffff' },
  relic: { glyph: relicGlyph, colour: '#ffe27a' },
  component: { glyph: componentGlyph, colour: '#9fe3ff' },
  post: { glyph: crosshairGlyph, colour: '#ff8d84' },
};
