import { along, between } from '../geometry/geometry.ts';
import type { Brush } from '../paint/brush.ts';
import { addTrace, disc, fill, stroke, trace } from '../paint/brush.ts';
import { type Colours, fade } from '../paint/colours.ts';
import type { BaseCounter, Emphasis } from '../picture.ts';
import { EXTENT } from './base.ts';
import { INK } from './parts.ts';

/** How wide and high the picture of an emphasis is, in map units. */
export const RING = 132;

/** From the middle of a counter to the corners of its frame: outside of its rim, so that damage is not taken for it. */
const RADIUS = 50;
const MIDDLE = { x: 0, y: 0 };

const colourOf = (colours: Colours, emphasis: Emphasis): string => {
  if (emphasis === 'target') return colours.danger;
  return emphasis === 'selected' ? '#ffffff' : colours.act;
};

/** Light that falls from a counter onto the ground around it. */
const paintGlow = ({ ctx }: Brush, colour: string): void => {
  const glow = ctx.createRadialGradient(0, 0, EXTENT - 2, 0, 0, RING / 2);
  glow.addColorStop(0, fade(colour, 0.85));
  glow.addColorStop(0.35, fade(colour, 0.42));
  glow.addColorStop(1, fade(colour, 0));
  disc(ctx, MIDDLE, RING / 2);
  fill(ctx, glow);
};

/** A frame along the hex: full and glowing for the unit whose turn it is, broken for those that may act, corners for the target. */
export const paintEmphasis = (brush: Brush, emphasis: Emphasis): void => {
  const { ctx, colours, px, layout } = brush;
  const colour = colourOf(colours, emphasis);
  const corners = layout.cornersOf(MIDDLE, RADIUS);
  const width = Math.max(4, 2.2 * px);
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  if (emphasis === 'acting' || emphasis === 'selected') paintGlow(brush, colour);
  if (emphasis === 'target' || emphasis === 'eligible') {
    const reach = emphasis === 'target' ? 0.34 : 0.26;
    ctx.beginPath();
    corners.forEach((corner, i) => {
      const [before, after] = [corners[(i + 5) % 6]!, corners[(i + 1) % 6]!];
      addTrace(ctx, [between(corner, before, reach), corner, between(corner, after, reach)], false);
    });
  } else trace(ctx, corners);
  stroke(ctx, fade(INK, 0.8), width + Math.max(2.4, 1.6 * px));
  stroke(ctx, colour, width);
};

/** From the middle of a counter to its reticle: outside of its rim and of its tokens. */
const RETICLE = 46.5;

/** A reticle behind a counter that can be shot now: it stays where the map is too small for words. */
export const paintSightMark = ({ ctx, colours, px }: Brush): void => {
  const width = Math.max(3, 1.7 * px);
  ctx.lineCap = 'round';
  ctx.beginPath();
  for (let n = 0; n < 4; n++) {
    const angle = Math.PI / 4 + (n * Math.PI) / 2;
    const start = along(MIDDLE, angle - 0.42, RETICLE);
    ctx.moveTo(start.x, start.y);
    ctx.arc(0, 0, RETICLE, angle - 0.42, angle + 0.42);
    const [from, to] = [along(MIDDLE, angle, RETICLE - 7), along(MIDDLE, angle, RETICLE + 6)];
    ctx.moveTo(from.x, from.y);
    ctx.lineTo(to.x, to.y);
  }
  stroke(ctx, INK, width + Math.max(2.4, 1.6 * px));
  stroke(ctx, colours.danger, width);
};

/** Whether a counter gets a reticle; one with the corners of a target does not need it. */
export const hasSightMark = ({ sight, emphasis, destroyed }: BaseCounter): boolean =>
  sight !== undefined && emphasis !== 'target' && !destroyed;
