import { EXTENT } from '../../../../map/counters/base.ts';
import { INK } from '../../../../map/counters/parts.ts';
import {
  along,
  grown,
  middleOf,
  overlaps,
  type Point,
  R,
  type Rect,
  rectAround,
  rectOf,
} from '../../../../map/geometry/geometry.ts';
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

/** CSS pixels between numbers that would lie over each other. */
const APART = 2;

/** The ghosts of the chosen plans with their numbers: where two have no room side by side, one stands above or below. */
const numbersOf = (plans: readonly PlanPicture[], { px, layout }: Painting) => {
  const taken: Rect[] = [];
  const shown = plans.filter(({ chosen }) => chosen).flatMap((plan) => shownStands(plan, layout));
  return shown.map((one) => {
    const { w, h } = plateOf(one.stand, px);
    const { x, y } = placeOf(one, px);
    const places = [0, -1, 1].map((way) => rectOf({ x, y: y + way * (h + APART * px) }, w, h));
    const rect = places.find((place) => !taken.some((other) => overlaps(place, other))) ?? places[0]!;
    taken.push(rect);
    return { stand: one.stand, rect };
  });
};

/** What the numbers of the steps take up. */
export const numberRects = (plans: readonly PlanPicture[], painting: Painting): readonly Rect[] =>
  numbersOf(plans, painting).map(({ rect }) => rect);

/** The numbers of the steps at the ghosts of the chosen plans, over all counters. */
export const planNumbers: Layer<{ readonly plans: readonly PlanPicture[] }> = {
  parts: ['plans'],
  marks: ({ plans }, painting) =>
    numbersOf(plans, painting).map(({ stand, rect }) => ({
      bounds: grown(rect, 3 * painting.px),
      paint: (brush) => paintNumber(brush, middleOf(rect), stand),
    })),
};

/** What the ghosts of chosen plans take up. */
export const planRects = (all: readonly PlanPicture[], layout: Layout): readonly Rect[] =>
  all
    .filter(({ chosen }) => chosen)
    .flatMap((plan) => standsOf(plan).filter(({ home }) => !home))
    .map(({ at }) => rectAround([layout.centreOfLabel(at)], EXTENT * 0.62));
