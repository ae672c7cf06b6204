import { APOTHEM, R } from '../../geometry/geometry.ts';
import type { Brush } from '../../paint/brush.ts';
import { blend, type Colours, fade } from '../../paint/colours.ts';
import { jitter } from '../../paint/hash.ts';
import type { Cell } from './cells.ts';
import { cast, SUN } from './light.ts';
import { noise } from './noise.ts';
import { DRAWN_FEATURES } from './plain.ts';
import { nearRoad } from './roads.ts';
import { scatter } from './scatter.ts';
import { type Stamp, stamper } from './stamps.ts';

/** Map units to a patch of what grows on open ground. */
const PATCH = R * 3.2;
/** From this level on, open ground is stony. */
const STONY = 3;
const VARIANTS = 4;

type Ctx = OffscreenCanvasRenderingContext2D;
type Painter = (ctx: Ctx, colours: Colours, next: () => number) => void;

const dot = (ctx: Ctx, x: number, y: number, size: number, colour: string): void => {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.arc(x, y, size, 0, Math.PI * 2);
  ctx.fill();
};

/** A few blades of grass. */
const paintTuft: Painter = (ctx, { woods, lush }, next) => {
  ctx.lineCap = 'round';
  ctx.strokeStyle = fade(blend(lush, woods.leaf, 0.5), 0.6);
  ctx.lineWidth = 1.1;
  ctx.beginPath();
  for (let i = -2; i <= 2; i++) {
    ctx.moveTo(i * 1.1, 3);
    ctx.quadraticCurveTo(i * 1.4, 0, i * 2.1 + next() - 0.5, -3 - next() * 2 + Math.abs(i));
  }
  ctx.stroke();
};

/** Low bushes, far smaller than trees. */
const paintBush: Painter = (ctx, { woods, shadow }, next) => {
  for (let i = 0; i < 3; i++) {
    const [x, y, size] = [(i - 1) * 3.6, (next() - 0.5) * 4, 2.2 + next() * 1.2];
    const shade = cast({ x, y }, 1.8);
    dot(ctx, shade.x, shade.y, size, fade(shadow, 0.25));
    dot(ctx, x, y, size, blend(woods.leaf, woods.lit, 0.35));
    dot(ctx, x + SUN.x * size * 0.3, y + SUN.y * size * 0.3, size * 0.55, woods.lit);
  }
};

const paintFlowers: Painter = (ctx, { light, act }, next) => {
  for (let i = 0; i < 5; i++)
    dot(ctx, (next() - 0.5) * 13, (next() - 0.5) * 9, 0.75, i % 2 === 0 ? fade(light, 0.95) : fade(act, 0.9));
};

const paintPebbles: Painter = (ctx, { shadow, rock, rockLit }, next) => {
  for (let i = 0; i < 3; i++) {
    const [x, y, size] = [(next() - 0.5) * 11, (next() - 0.5) * 8, 1 + next() * 1.1];
    dot(ctx, x + 0.8, y + 1, size, fade(shadow, 0.3));
    dot(ctx, x, y, size, blend(rock, rockLit, 0.35));
    dot(ctx, x - size * 0.3, y - size * 0.3, size * 0.5, rockLit);
  }
};

const KINDS = { tuft: paintTuft, bush: paintBush, flowers: paintFlowers, pebbles: paintPebbles } as const;

const stampOf = (colours: Colours, kind: keyof typeof KINDS, variant: number): Stamp => ({
  name: `${kind}-${variant}`,
  half: 10,
  paint: (ctx) => KINDS[kind](ctx, colours, jitter(variant * 97 + 3)),
});

/** What grows in a place: it depends on the height and on the region. */
const kindOf = (level: number, region: number, chance: number): keyof typeof KINDS => {
  if (level >= STONY) return chance < 0.65 ? 'pebbles' : 'tuft';
  if (region > 0.25 && level < 2) return chance < 0.55 ? 'flowers' : 'tuft';
  return region < -0.3 && chance < 0.4 ? 'bush' : 'tuft';
};

/** Roads leave room beside them; everything else covers its hex. */
const COVERING = DRAWN_FEATURES.filter((name) => name !== 'road');

const isOpen = ({ has }: Cell): boolean => COVERING.every((name) => has(name) === 0);

/** Small things on open ground: grass, bushes, flowers and pebbles. */
export const paintMeadow = (brush: Brush, cells: readonly Cell[]): void => {
  if (R / brush.px < 26) return;
  const show = stamper(brush);
  for (const cell of cells.filter(isOpen)) {
    const { x, y } = cell.place;
    const region = noise(x / PATCH, y / PATCH, 9);
    const next = jitter(cell.seed + 21);
    const count = Math.round(1.5 + Math.abs(region) * 5);
    const onRoad = nearRoad(brush.layout, cell, 15);
    for (const at of scatter(cell, count, APOTHEM * 0.8, 22)) {
      const kind = kindOf(cell.level, region, next());
      const variant = Math.floor(next() * VARIANTS);
      if (!onRoad(at)) show(stampOf(brush.colours, kind, variant), at);
    }
  }
};
