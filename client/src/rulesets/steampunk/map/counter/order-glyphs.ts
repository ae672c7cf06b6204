/** SVG path data of a line within a radius of 8 around the origin for each word of an order, ORD-3. */
const GLYPHS: Readonly<Record<string, string>> = {
  '-': 'M-1.5 0H1.5',
  F: 'M0 7V-6M-4.5-1.5L0-6.5L4.5-1.5',
  Rev: 'M0-7V6M-4.5 1.5L0 6.5L4.5 1.5',
  L: 'M-5.5 0A5.5 5.5 0 0 1 5.2-1.7M-8.5-3.4L-5.4 1.6L-1.8-2.8',
  R: 'M5.5 0A5.5 5.5 0 0 0-5.2-1.7M8.5-3.4L5.4 1.6L1.8-2.8',
  '360': 'M3.3-4.5A5.6 5.6 0 1 1-.9-5.5M-3.2-8.6L.4-5.4L-3.4-2.4',
  // With the facing that is written: a point in its middle.
  '360[]': 'M3.3-4.5A5.6 5.6 0 1 1-.9-5.5M-3.2-8.6L.4-5.4L-3.4-2.4M-.4 0H.4',
  A: 'M-5 0L0-5L5 0M-5 6L0 1L5 6',
  B: 'M-5-6L0-1L5-6M-5 0L0 5L5 0',
  Chase: 'M-7 0H1M-2.5-3.5L1.5 0L-2.5 3.5M6-6V6',
  Flee: 'M7 0H-6M-2.5-4L-6.5 0L-2.5 4M7-6V6',
  D: 'M-7 0H7M0-7V7M3.4 0A3.4 3.4 0 1 1-3.4 0A3.4 3.4 0 1 1 3.4 0',
  Road: 'M-3 7L-5.5-7M3 7L5.5-7M0 6V3M0-1V-4',
  Aim: 'M4.6 0A4.6 4.6 0 1 1-4.6 0A4.6 4.6 0 1 1 4.6 0M-8 0H-3M8 0H3M0-8V-3M0 8V3',
  Spot: 'M2 0A2 2 0 1 1-2 0A2 2 0 1 1 2 0M-8 0L-4-4L0-5.2L4-4L8 0L4 4L0 5.2L-4 4Z',
  Fire: 'M-7 0H-2.5M1-2.5L4.5-6M2 0H7.5M1 2.5L4.5 6',
  Load: 'M-4-7V5H4V-7M0-8V0M-2.4-2.4L0 .6L2.4-2.4',
  Throw: 'M-7 5Q-2-10 5 1M1 .4L5.4 2.4L7-2.4',
  Release: 'M-7 5V1L-4-1.5L-2-5H3L4.5-1.5L7 1V5Z',
  Reveal: 'M0-7V2M0 6.6V6.8',
  Hide: 'M0 6.6V6.8M-4-3.6C-3.6-9 5-8.4 4-3.4Q3.4-.8 0 0V2.4',
};

/** The word without what stands in its brackets; a turn has another glyph with a facing than without. */
const wordOf = (token: string): string => (token.startsWith('360[') ? '360[]' : token.replace(/[[(].*/, ''));

/** Whether a word of an order has a glyph. */
export const hasGlyph = (token: string): boolean => wordOf(token) in GLYPHS;

/** The glyph of a word as SVG path data; that of doing nothing for a word without one. */
export const glyphOf = (token: string): string => GLYPHS[wordOf(token)] ?? GLYPHS['-']!;

/** How wide the lines of glyphs are. */
export const GLYPH_LINE = 2.3;

const paths = new Map<string, Path2D>();

/** Draws a word of an order around the origin, within a radius of 8. */
export const strokeOrder = (ctx: CanvasRenderingContext2D, token: string, colour: string): void => {
  const data = glyphOf(token);
  const path = paths.get(data) ?? new Path2D(data);
  paths.set(data, path);
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.strokeStyle = colour;
  ctx.lineWidth = GLYPH_LINE;
  ctx.stroke(path);
};
