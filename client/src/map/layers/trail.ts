import { along, apart, between, type Point, R, rectAround } from '../geometry/geometry.ts';
import { addTrace, type Brush, disc, stroke, trace } from '../paint/brush.ts';
import { fade, sideColour } from '../paint/colours.ts';
import type { Side, TrailPicture } from '../picture.ts';
import type { Layer } from './layer.ts';

/** The trail of the last action, on the current map. */
export interface Trailed {
  readonly trail: readonly TrailPicture[];
}

/** Its opacity: the current plan must stand out beside it. */
const FAINT = { line: 0.85, shade: 0.5 };
/** Where a line keeps away from the middle of a hex, in which a counter stands. */
const CLEAR = R * 0.8;

/** A small arrow head at a point of a line. */
const addHead = ({ ctx }: Brush, at: Point, angle: number, size: number): void =>
  addTrace(ctx, [along(at, angle + 2.5, size), at, along(at, angle - 2.5, size)], false);

const angleOf = (a: Point, b: Point): number => Math.atan2(b.y - a.y, b.x - a.x);

/** Strokes the traced path in the colour of its side, with a shade around it that keeps it visible on any ground. */
const strokeFaint = ({ ctx, colours, px }: Brush, side: Side, width: number, dash: readonly number[] = []): void => {
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  stroke(ctx, fade(colours.shadow, FAINT.shade), width + 2.4 * px, dash);
  stroke(ctx, fade(sideColour(colours, side), FAINT.line), width, dash);
};

/** A way: a ring where it began, steps as dashes, and the direction at the borders of hexes. */
const paintWay = (brush: Brush, points: readonly Point[], { side, jump }: TrailPicture): void => {
  const { ctx, px } = brush;
  const width = Math.max(5, 2.6 * px);
  const [first] = points;
  const line = jump ? [first!, points.at(-1)!] : points;
  trace(ctx, line, false);
  strokeFaint(brush, side, width, jump ? [1, width * 2.2] : [width * 2.4, width * 2]);
  disc(ctx, first!, R * 0.3);
  strokeFaint(brush, side, width * 0.7);
  ctx.beginPath();
  for (const [i, b] of line.slice(1).entries())
    addHead(brush, between(line[i]!, b, 0.56), angleOf(line[i]!, b), Math.max(12, 5 * px));
  strokeFaint(brush, side, width * 0.8);
};

/** An attack: a thin line from rim to rim, with a head at whom it was aimed at. */
const paintAttack = (brush: Brush, [a, b]: readonly Point[], { side }: TrailPicture): void => {
  const { ctx, px } = brush;
  const part = Math.min(0.4, CLEAR / Math.max(1, apart(a!, b!)));
  const [start, end] = [between(a!, b!, part), between(a!, b!, 1 - part)];
  const width = Math.max(3.4, 2 * px);
  trace(ctx, [start, end], false);
  addHead(brush, end, angleOf(a!, b!), Math.max(15, 7 * px));
  strokeFaint(brush, side, width);
};

/** What the last action has left, faintly on the ground: under the counters, so that it covers none. */
export const trail: Layer<Trailed> = {
  parts: ['trail'],
  marks: ({ trail: legs }, { layout }) =>
    legs.map((leg) => {
      const points = leg.hexes.map((label) => layout.centreOfLabel(label));
      const paint = leg.kind === 'way' ? paintWay : paintAttack;
      return { bounds: rectAround(points, R * 0.5), paint: (brush) => paint(brush, points, leg) };
    }),
};
