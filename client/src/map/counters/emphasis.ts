import type { Brush } from '../brush.ts';
import { addTrace, stroke, trace } from '../brush.ts';
import { type Colours, fade } from '../colours.ts';
import { between } from '../geometry.ts';
import type { Emphasis } from '../picture.ts';

/** How wide and high the picture of an emphasis is, in map units. */
export const RING = 112;

const RADIUS = 44;

const colourOf = (colours: Colours, emphasis: Emphasis): string => {
  if (emphasis === 'target') return colours.danger;
  return emphasis === 'selected' ? colours.ink : colours.act;
};

/** A frame along the hex: full for the unit whose turn it is, broken for those that may act, corners for the target. */
export const paintEmphasis = ({ ctx, colours, px, layout }: Brush, emphasis: Emphasis): void => {
  const colour = colourOf(colours, emphasis);
  const corners = layout.cornersOf({ x: 0, y: 0 }, RADIUS);
  const width = Math.max(3.2, 2 * px);
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  if (emphasis === 'target' || emphasis === 'eligible') {
    const reach = emphasis === 'target' ? 0.3 : 0.2;
    ctx.beginPath();
    corners.forEach((corner, i) => {
      const [before, after] = [corners[(i + 5) % 6]!, corners[(i + 1) % 6]!];
      addTrace(ctx, [between(corner, before, reach), corner, between(corner, after, reach)], false);
    });
  } else trace(ctx, corners);
  stroke(ctx, fade(colours.shadow, 0.75), width + Math.max(2.4, 1.6 * px));
  if (emphasis === 'acting') stroke(ctx, fade(colour, 0.28), width * 2.8);
  stroke(ctx, colour, width);
};
