import { INK } from '../../../../map/counters/parts.ts';
import { along, apart, type Point } from '../../../../map/geometry/geometry.ts';
import type { Brush } from '../../../../map/paint/brush.ts';
import { addTrace, disc, fill, stroke } from '../../../../map/paint/brush.ts';
import type { Counter } from '../counters.ts';

const RADIUS = 13.5;
/**
 * Where tokens lie: on the upper left of the counter, the upper right, the lower left, or where the number of a seat is not;
 * never where its wedge points.
 */
const PLACES: readonly Point[] = [
  { x: -29, y: -26 },
  { x: 29, y: -26 },
  { x: -30, y: 25 },
  { x: 30, y: 25 },
  { x: -38, y: 0 },
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

/** Where the tokens of a counter lie, the first first, away from the tip of its wedge and the number of its seat. */
const placesOf = ({ layout }: Brush, { facing, seat }: Counter): readonly Point[] => {
  const tip = facing === null ? undefined : along({ x: 0, y: 0 }, layout.angleOf(facing), 41);
  const free = seat === undefined ? PLACES : PLACES.filter(({ x, y }) => x < 0 || y < 0);
  return free.filter((place) => tip === undefined || apart(tip, place) >= RADIUS + 4);
};

/** What the last action leaves on a unit, W-4.3: chevrons for fast, an anchor for stationary. */
export const paintToken = (brush: Brush, counter: Counter): void => {
  const { ctx, colours } = brush;
  const { token } = counter;
  if (token === 'none') return;
  const at = placesOf(brush, counter)[0]!;
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

/** A unit that has lost its footing, W-13c.7: a sign of danger that leans. */
export const paintUnstable = (brush: Brush, counter: Counter): void => {
  if (!counter.unstable) return;
  const { ctx, colours } = brush;
  const at = placesOf(brush, counter)[counter.token === 'none' ? 0 : 1]!;
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.rotate(0.3);
  ctx.lineJoin = 'round';
  ctx.beginPath();
  addTrace(
    ctx,
    [
      { x: 0, y: -16 },
      { x: 16, y: 12 },
      { x: -16, y: 12 },
    ],
    true,
  );
  stroke(ctx, INK, 5);
  fill(ctx, colours.danger);
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(0, -6);
  ctx.lineTo(0, 2);
  ctx.moveTo(0, 7.5);
  ctx.lineTo(0, 7.6);
  stroke(ctx, '#ffffff', 4);
  ctx.restore();
};

/** How far the other side knows a unit, W-13d.14: an open eye for visible, half an eye for a contact, none for hidden. */
export const paintKnowledge = (brush: Brush, counter: Counter): void => {
  const { known, token, unstable } = counter;
  if (known === undefined || known === 'hidden') return;
  const { ctx, colours } = brush;
  const at = placesOf(brush, counter)[(token === 'none' ? 0 : 1) + (unstable ? 1 : 0)]!;
  ctx.save();
  ctx.translate(at.x, at.y);
  disc(ctx, { x: 0, y: 0 }, RADIUS);
  fill(ctx, INK);
  disc(ctx, { x: 0, y: 0 }, RADIUS - 2);
  fill(ctx, known === 'visible' ? colours.danger : colours.act);
  ctx.lineCap = 'round';
  ctx.beginPath();
  // The lower lid; the upper one is as high for an open eye, and flat for half of one.
  ctx.moveTo(-8.4, 0);
  ctx.quadraticCurveTo(0, 9.6, 8.4, 0);
  ctx.quadraticCurveTo(0, known === 'visible' ? -9.6 : 0, -8.4, 0);
  fill(ctx, '#ffffff');
  stroke(ctx, INK, 1.8);
  ctx.beginPath();
  ctx.arc(0, 0, 3.4, 0, known === 'visible' ? Math.PI * 2 : Math.PI);
  fill(ctx, INK);
  ctx.restore();
};
