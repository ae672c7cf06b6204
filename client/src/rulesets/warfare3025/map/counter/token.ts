import { INK } from '../../../../map/counters/parts.ts';
import { along, apart, type Point } from '../../../../map/geometry/geometry.ts';
import type { Brush } from '../../../../map/paint/brush.ts';
import { addTrace, disc, fill, stroke } from '../../../../map/paint/brush.ts';
import type { Counter } from '../counters.ts';

const RADIUS = 13.5;
/** Where tokens lie: on the upper left of the counter, or on the upper right where the wedge points to the upper left. */
const PLACES: readonly [Point, Point] = [
  { x: -29, y: -26 },
  { x: 29, y: -26 },
];

/** Chevrons to the right. */
const traceChevrons = (ctx: CanvasRenderingContext2D): void => {
  ctx.beginPath();
  for (const x of [-6.2, 0.6]) {
    addTrace(
      ctx,
      [
        { x, y: -6 },
        { x: x + 5.6, y: 0 },
        { x, y: 6 },
      ],
      false,
    );
  }
};

const traceAnchor = (ctx: CanvasRenderingContext2D): void => {
  ctx.beginPath();
  ctx.moveTo(0, -4.4);
  ctx.lineTo(0, 7.6);
  ctx.moveTo(-4.6, -1.6);
  ctx.lineTo(4.6, -1.6);
  ctx.moveTo(-7.4, 1.8);
  ctx.quadraticCurveTo(-6.4, 7.6, 0, 7.6);
  ctx.quadraticCurveTo(6.4, 7.6, 7.4, 1.8);
  ctx.moveTo(2.1, -6.6);
  ctx.arc(0, -6.6, 2.1, 0, Math.PI * 2);
};

/** Where the token of a counter lies, away from the tip of its wedge. */
const placeOf = ({ layout }: Brush, { facing }: Counter): Point => {
  const [usual, other] = PLACES;
  const tip = facing === null ? undefined : along({ x: 0, y: 0 }, layout.angleOf(facing), 41);
  return tip !== undefined && apart(tip, usual) < RADIUS + 4 ? other : usual;
};

/** What the last action leaves on a unit, W-4.3: chevrons for fast, an anchor for stationary. */
export const paintToken = (brush: Brush, counter: Counter): void => {
  const { ctx, colours } = brush;
  const { token } = counter;
  if (token === 'none') return;
  const at = placeOf(brush, counter);
  ctx.save();
  ctx.translate(at.x, at.y);
  disc(ctx, { x: 0, y: 0 }, RADIUS);
  fill(ctx, INK);
  disc(ctx, { x: 0, y: 0 }, RADIUS - 2);
  fill(ctx, token === 'fast' ? colours.good : '#dfe5ea');
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  if (token === 'fast') traceChevrons(ctx);
  else traceAnchor(ctx);
  stroke(ctx, INK, token === 'fast' ? 3 : 2.4);
  ctx.restore();
};
