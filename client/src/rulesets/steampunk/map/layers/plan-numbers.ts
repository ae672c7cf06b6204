import { EXTENT } from '../../../../map/counters/base.ts';
import { INK } from '../../../../map/counters/parts.ts';
import { along, type Point, R, type Rect, rectAround, rectOf } from '../../../../map/geometry/geometry.ts';
import type { Layout } from '../../../../map/geometry/layout.ts';
import type { Layer } from '../../../../map/layers/layer.ts';
import { type Brush, fill, type Painting, stroke, write } from '../../../../map/paint/brush.ts';
import { type PlanPicture, type ShownStand, type Stand, shownStands, standsOf } from './plan-places.ts';

/** How far from the middle of a ghost its number stands, map units. */
const BESIDE = R * 0.62;
/** How far from the middle of a counter the number of a facing begins: beyond its wedge. */
const BEYOND = R + 4;

/** What a number says, and how large its plate is, map units. */
const plateOf = ({ text, unsure }: Stand, px: number) => {
  const size = Math.max(13, 9.5 * px);
  const shown = unsure ? `${text}?` : text;
  return { shown, size, w: Math.max(size * 1.35, (shown.length * 0.62 + 0.7) * size), h: size * 1.36 };
};

const placeOf = ({ stand, at, numbered }: ShownStand, px: number): Point => {
  if (!stand.home) return along(at, numbered, BESIDE);
  const { w, h } = plateOf(stand, px);
  return along(at, numbered, BEYOND + (Math.abs(Math.cos(numbered)) * w + Math.abs(Math.sin(numbered)) * h) / 2);
};

const paintNumber = ({ ctx, px, colours }: Brush, at: Point, stand: Stand): void => {
  const { shown, size, w, h } = plateOf(stand, px);
  ctx.beginPath();
  ctx.roundRect(at.x - w / 2, at.y - h / 2, w, h, h / 2);
  fill(ctx, stand.next ? colours.act : INK);
  stroke(ctx, stand.next ? INK : '#ffffff', Math.max(1.4, px));
  write(ctx, shown, { x: at.x, y: at.y + size * 0.05 }, { size, colour: stand.next ? INK : '#ffffff', weight: 750 });
};

/** The ghosts of the chosen plans. */
const numberedIn = (plans: readonly PlanPicture[], layout: Layout): readonly ShownStand[] =>
  plans.filter(({ chosen }) => chosen).flatMap((plan) => shownStands(plan, layout));

/** What the numbers of the steps take up. */
export const numberRects = (plans: readonly PlanPicture[], { px, layout }: Painting): readonly Rect[] =>
  numberedIn(plans, layout).map((shown) => {
    const { w, h } = plateOf(shown.stand, px);
    return rectOf(placeOf(shown, px), w, h);
  });

/** The numbers of the steps at the ghosts of the chosen plans, over all counters. */
export const planNumbers: Layer<{ readonly plans: readonly PlanPicture[] }> = {
  parts: ['plans'],
  marks: ({ plans }, { px, layout }) =>
    numberedIn(plans, layout).map((shown) => {
      const at = placeOf(shown, px);
      return {
        bounds: rectAround([at], plateOf(shown.stand, px).w / 2 + 3 * px),
        paint: (brush) => paintNumber(brush, at, shown.stand),
      };
    }),
};

/** What the ghosts of chosen plans take up. */
export const planRects = (all: readonly PlanPicture[], layout: Layout): readonly Rect[] =>
  all
    .filter(({ chosen }) => chosen)
    .flatMap((plan) => standsOf(plan).filter(({ home }) => !home))
    .map(({ at }) => rectAround([layout.centreOfLabel(at)], EXTENT * 0.62));
