import { along } from '../../geometry/geometry.ts';
import { blend, type Colours, fade } from '../../paint/colours.ts';
import { jitter } from '../../paint/hash.ts';
import { cast, SUN } from './light.ts';
import type { Stamp } from './stamps.ts';

/** How many trees of each kind there are. */
export const CROWNS = 5;

/** A tree as seen from above. */
interface Crown {
  readonly needles: boolean;
  /** In a closed wood, where less light falls on it. */
  readonly dense: boolean;
  /** Map units from the middle to the edge. */
  readonly size: number;
  /** Below {@link CROWNS}. */
  readonly variant: number;
  /** Too small for leaves. */
  readonly simple: boolean;
}

const MIDDLE = { x: 0, y: 0 };

/** The outline of a leafy crown: lobes all around. */
const traceLeafy = (ctx: OffscreenCanvasRenderingContext2D, size: number, seed: number): void => {
  const next = jitter(seed);
  ctx.beginPath();
  for (let i = 0; i < 7; i++) {
    const lobe = along(MIDDLE, (i * Math.PI * 2) / 7 + next() * 0.5, size * 0.58);
    const radius = size * (0.36 + next() * 0.1);
    ctx.moveTo(lobe.x + radius, lobe.y);
    ctx.arc(lobe.x, lobe.y, radius, 0, Math.PI * 2);
  }
  ctx.moveTo(size * 0.7, 0);
  ctx.arc(0, 0, size * 0.7, 0, Math.PI * 2);
};

/** The outline of a tree with needles: a star of branches. */
const traceNeedles = (ctx: OffscreenCanvasRenderingContext2D, size: number, seed: number): void => {
  const next = jitter(seed);
  const turn = next();
  ctx.beginPath();
  for (let i = 0; i < 18; i++) {
    const { x, y } = along(MIDDLE, turn + (i * Math.PI) / 9, size * (i % 2 === 0 ? 1 : 0.68) * (0.92 + next() * 0.12));
    if (i === 0) ctx.moveTo(x, y);
    else ctx.lineTo(x, y);
  }
  ctx.closePath();
};

/** Clumps of leaves that catch the light. */
const paintLeaves = (ctx: OffscreenCanvasRenderingContext2D, size: number, seed: number, colour: string): void => {
  const next = jitter(seed);
  ctx.fillStyle = colour;
  for (let i = 0; i < 9; i++) {
    const at = along({ x: SUN.x * size * 0.22, y: SUN.y * size * 0.22 }, next() * 7, next() * size * 0.55);
    ctx.beginPath();
    ctx.arc(at.x, at.y, size * (0.09 + next() * 0.08), 0, Math.PI * 2);
    ctx.fill();
  }
};

const paintBranches = (ctx: OffscreenCanvasRenderingContext2D, size: number, seed: number, colour: string): void => {
  const turn = jitter(seed)();
  ctx.strokeStyle = colour;
  ctx.lineWidth = size * 0.1;
  ctx.lineCap = 'round';
  ctx.beginPath();
  for (let i = 0; i < 9; i++) {
    const end = along(MIDDLE, turn + (i * Math.PI * 2) / 9, size * 0.75);
    if (end.x * SUN.x + end.y * SUN.y < -size * 0.1) continue;
    ctx.moveTo(0, 0);
    ctx.lineTo(end.x, end.y);
  }
  ctx.stroke();
};

const paint = (ctx: OffscreenCanvasRenderingContext2D, colours: Colours, crown: Crown): void => {
  const { needles, dense, size, variant, simple } = crown;
  const { leaf, lit, needle, needleLit, dark } = colours.woods;
  const outline = needles ? traceNeedles : traceLeafy;
  const seed = variant * 31 + (needles ? 7 : 0);
  const tone = (variant / CROWNS - 0.4) * 0.34;
  const own = blend(needles ? needle : leaf, tone > 0 ? lit : dark, Math.abs(tone) + (dense ? 0.1 : 0));
  const bright = blend(own, needles ? needleLit : lit, dense ? 0.6 : 0.85);
  ctx.save();
  const away = cast(MIDDLE, size * 0.42);
  ctx.translate(away.x, away.y);
  outline(ctx, size, seed);
  ctx.fillStyle = fade(dark, dense ? 0.5 : 0.38);
  ctx.fill();
  ctx.restore();
  outline(ctx, size + 0.9, seed);
  ctx.fillStyle = dark;
  ctx.fill();
  outline(ctx, size, seed);
  const sun = ctx.createRadialGradient(SUN.x * size * 0.45, SUN.y * size * 0.45, size * 0.1, 0, 0, size * 1.1);
  sun.addColorStop(0, bright);
  sun.addColorStop(0.55, own);
  sun.addColorStop(1, blend(own, dark, 0.6));
  ctx.fillStyle = sun;
  ctx.fill();
  if (simple) return;
  if (needles) paintBranches(ctx, size, seed, fade(needleLit, 0.5));
  else paintLeaves(ctx, size, seed + 1, fade(lit, 0.5));
};

/** The picture of a tree. */
export const crownOf = (colours: Colours, crown: Crown): Stamp => {
  const { needles, dense, size, variant, simple } = crown;
  return {
    name: `crown-${needles}-${dense}-${size}-${variant}-${simple}`,
    half: size * 1.75,
    paint: (ctx) => paint(ctx, colours, crown),
  };
};
