import type { HexLabel } from '@ironhex/shared/hex';
import type { Brush } from '../../../../map/brush.ts';
import { addTrace, fill, stroke, trace, warning, write } from '../../../../map/brush.ts';
import { fade } from '../../../../map/colours.ts';
import { type Point, R, rectAround } from '../../../../map/geometry.ts';
import type { Layer, Mark } from '../../../../map/layers/layer.ts';

/** A hex that the selected unit can reach. */
export interface ReachMark {
  readonly at: HexLabel;
  /** Hexes of the way there. */
  readonly hexes: number;
  /** Getting there makes it fast. */
  readonly fast: boolean;
  /** Only by jumping. */
  readonly jump: boolean;
  /** Something is rolled for on the way there. */
  readonly risky: boolean;
}

/** How many steps away it is: not below this radius of a hex in CSS pixels, where it could not be read. */
const READABLE = 11;

/** The marks beside the number: chevrons for fast, an arc for a jump, so that colour is not needed. */
const paintManner = ({ ctx }: Brush, at: Point, size: number, { fast, jump }: ReachMark, colour: string): void => {
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  const { x } = at;
  const y = at.y + size * 0.95;
  if (jump) {
    ctx.moveTo(x - size * 0.7, y + size * 0.2);
    ctx.quadraticCurveTo(x, y - size * 0.75, x + size * 0.6, y + size * 0.1);
    ctx.moveTo(x + size * 0.62, y - size * 0.28);
    ctx.lineTo(x + size * 0.64, y + size * 0.16);
    ctx.lineTo(x + size * 0.2, y + size * 0.14);
  } else if (fast) {
    for (const dx of [-0.45, 0.1]) {
      ctx.moveTo(x + size * dx, y - size * 0.3);
      ctx.lineTo(x + size * (dx + 0.34), y);
      ctx.lineTo(x + size * dx, y + size * 0.3);
    }
  }
  stroke(ctx, colour, size * 0.17);
};

const paint = (brush: Brush, mark: ReachMark, at: Point): void => {
  const { ctx, px, colours, layout } = brush;
  const tint = mark.fast ? colours.sides[3] : colours.reach;
  trace(ctx, layout.cornersOf(at, R - 3.5));
  fill(ctx, fade(tint, mark.jump ? 0.14 : 0.24));
  ctx.lineJoin = 'round';
  const width = Math.max(1.8, 1.1 * px);
  stroke(ctx, fade(tint, 0.85), width, mark.jump ? [7, 6] : []);
  if (mark.risky) {
    // A broken red corner can be told from the rest at any size.
    const [a, b, c] = [
      layout.cornersOf(at, R - 6.5)[0]!,
      layout.cornersOf(at, R - 6.5)[1]!,
      layout.cornersOf(at, R - 6.5)[2]!,
    ];
    ctx.beginPath();
    addTrace(ctx, [a, b, c], false);
    stroke(ctx, colours.danger, width * 1.7);
  }
  if (R / px < READABLE) return;
  const size = Math.max(15, Math.min(26, 13 * px));
  const marked = mark.fast || mark.jump;
  const middle = { x: at.x, y: at.y - (marked ? size * 0.3 : 0) };
  const rim = fade(colours.rim, 0.75);
  write(ctx, `${mark.hexes}`, middle, { size, colour: colours.ink, rim, weight: 700 });
  if (marked) {
    paintManner(brush, middle, size, mark, rim);
    paintManner(brush, middle, size * 0.999, mark, mark.fast ? tint : colours.ink);
  }
  if (mark.risky && R / px >= 16)
    warning(ctx, { x: at.x + R * 0.5, y: at.y - size * 0.3 }, size * 0.62, colours.danger, '#16120f');
};

/** The hexes that can be reached, with how many hexes the way there has. */
export const reach: Layer<{ readonly reach: readonly ReachMark[] }> = {
  parts: ['reach'],
  marks: ({ reach: marks }, { layout }) =>
    marks.map((mark): Mark => {
      const at = layout.centreOfLabel(mark.at);
      return { bounds: rectAround([at], R), paint: (brush) => paint(brush, mark, at) };
    }),
};
