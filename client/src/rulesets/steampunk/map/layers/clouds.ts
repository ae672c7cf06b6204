import type { HexLabel } from '@ironhex/shared/hex';
import type { HexMarkers } from '@ironhex/shared/steampunk';
import { along, type Point, R, rectAround } from '../../../../map/geometry/geometry.ts';
import type { Layer } from '../../../../map/layers/layer.ts';
import { type Brush, disc, fill, stroke } from '../../../../map/paint/brush.ts';
import { fade } from '../../../../map/paint/colours.ts';
import { cast, SUN } from '../../../../map/paint/daylight.ts';
import { hashOf, jitter } from '../../../../map/paint/noise.ts';

/** What lies on hexes, HEX-1. */
export type MarkersPicture = Readonly<Record<HexLabel, HexMarkers>>;

/** What clouds are made of. */
interface Vapour {
  readonly body: string;
  readonly lit: string;
  readonly thick: number;
}

const SMOKE: Vapour = { body: '#5d6268', lit: '#c3c8cd', thick: 0.86 };
const POISON: Vapour = { body: '#6b3f9e', lit: '#cfa4f5', thick: 0.8 };
const MINOR: Vapour = { body: '#c9bf3e', lit: '#f7f3a4', thick: 0.72 };
const MAJOR: Vapour = { body: '#a9b400', lit: '#ecff57', thick: 0.9 };

/** A soft ball of vapour, lighter towards the sun. */
const paintPuff = ({ ctx }: Brush, at: Point, size: number, { body, lit, thick }: Vapour): void => {
  const sun = { x: at.x + SUN.x * size * 0.45, y: at.y + SUN.y * size * 0.45 };
  const soft = ctx.createRadialGradient(sun.x, sun.y, size * 0.05, at.x, at.y, size);
  soft.addColorStop(0, fade(lit, thick));
  soft.addColorStop(0.5, fade(body, thick * 0.82));
  soft.addColorStop(0.8, fade(body, thick * 0.42));
  soft.addColorStop(1, fade(body, 0));
  disc(ctx, at, size);
  fill(ctx, soft);
};

/** A cloud that fills a hex, thicker the more of its markers lie there. */
const paintCloud = (brush: Brush, at: Point, seed: number, vapour: Vapour, count: number): void => {
  const next = jitter(seed);
  const turn = next() * Math.PI * 2;
  const shade = cast(at, 7);
  disc(brush.ctx, shade, R * 0.8);
  fill(brush.ctx, fade('#000000', 0.1));
  const around = 8 + Math.min(count, 4);
  for (let i = 0; i < around; i++) {
    const place = along(at, turn + (i * Math.PI * 2) / around, R * (0.64 + next() * 0.1));
    paintPuff(brush, place, R * (0.34 + next() * 0.12), vapour);
  }
  paintPuff(brush, at, R * 0.62, vapour);
};

/** Small bubbles that rise in acid. */
const paintBubbles = ({ ctx }: Brush, at: Point, seed: number, colour: string): void => {
  const next = jitter(seed);
  ctx.beginPath();
  for (let i = 0; i < 12; i++) {
    const place = along(at, next() * 7, R * (0.45 + next() * 0.5));
    const size = 1.6 + next() * 2.6;
    ctx.moveTo(place.x + size, place.y);
    ctx.arc(place.x, place.y, size, 0, Math.PI * 2);
  }
  stroke(ctx, colour, 1.3);
};

/** A tongue of fire, its foot in the middle. */
const paintTongue = ({ ctx }: Brush, { x, y }: Point, high: number, lean: number): void => {
  for (const [part, colour] of [
    [1, '#e8431a'],
    [0.68, '#ff9a2b'],
    [0.38, '#ffe985'],
  ] as const) {
    const [h, w] = [high * part, high * 0.36 * part];
    ctx.beginPath();
    ctx.moveTo(x - w, y);
    ctx.quadraticCurveTo(x - w * 1.1, y - h * 0.5, x + lean * part, y - h);
    ctx.quadraticCurveTo(x + w * 0.3, y - h * 0.55, x + w, y);
    ctx.quadraticCurveTo(x, y + w * 0.8, x - w, y);
    fill(ctx, colour);
  }
};

/** A hex on fire: a glow, and flames around the units in it. */
const paintFire = (brush: Brush, at: Point, seed: number): void => {
  const { ctx } = brush;
  const glow = ctx.createRadialGradient(at.x, at.y, R * 0.2, at.x, at.y, R * 0.95);
  glow.addColorStop(0, fade('#ffb03a', 0.6));
  glow.addColorStop(0.7, fade('#ff6a1a', 0.42));
  glow.addColorStop(1, fade('#ff3a0a', 0));
  disc(ctx, at, R * 0.95);
  fill(ctx, glow);
  const next = jitter(seed);
  const feet = Array.from({ length: 11 }, (_, i) =>
    along(at, (i * Math.PI * 2) / 11 + next() * 0.3, R * (0.68 + next() * 0.14)),
  );
  for (const foot of feet.toSorted((a, b) => a.y - b.y))
    paintTongue(brush, { x: foot.x, y: foot.y + 6 }, 16 + next() * 10, (next() - 0.5) * 7);
};

const paint = (brush: Brush, at: Point, label: HexLabel, { smoke, fire, poison, acid }: HexMarkers): void => {
  const seed = hashOf(label);
  if (fire > 0) paintFire(brush, at, seed + 3);
  if (acid) {
    paintCloud(brush, at, seed + 1, acid.major ? MAJOR : MINOR, acid.count);
    paintBubbles(brush, at, seed + 2, acid.major ? '#3f4a00' : '#8a8220');
  }
  if (poison) paintCloud(brush, at, seed + 4, POISON, poison.count);
  if (smoke > 0) paintCloud(brush, at, seed + 5, SMOKE, smoke);
};

/** Fire and clouds on the ground, under the counters. */
export const clouds: Layer<{ readonly markers: MarkersPicture }> = {
  parts: ['markers'],
  marks: ({ markers }, { layout }) =>
    Object.entries(markers).map(([label, there]) => {
      const at = layout.centreOfLabel(label);
      return { bounds: rectAround([at], R * 1.3), paint: (brush) => paint(brush, at, label, there) };
    }),
};
