import type { HexLabel } from '@ironhex/shared/hex';
import { traceWedge } from '../../../../map/counters/base.ts';
import { INK, paintGhost } from '../../../../map/counters/parts.ts';
import { along, apart, type Point, R, rectAround } from '../../../../map/geometry/geometry.ts';
import type { Layout } from '../../../../map/geometry/layout.ts';
import type { Layer, MapMark } from '../../../../map/layers/layer.ts';
import { type Brush, disc, fill, stroke, trace } from '../../../../map/paint/brush.ts';
import { blend, fade, sideColour } from '../../../../map/paint/colours.ts';
import type { Side } from '../../../../map/picture.ts';
import { steampunkCounter } from '../counter/body.ts';
import type { Counter } from '../counters.ts';
import { isNext, type PlanPicture, type ShownStand, type Stand, shownStands } from './plan-places.ts';

/** How large ghosts are: the last one of a chosen plan, the others, and the signs of plans that are not chosen. */
const LAST = 0.78;
const EARLIER = 0.58;
const SMALL = 13;

/** How strongly what is committed is painted. */
const COMMITTED = 0.6;

/** What is painted on and beside a place, from its middle. */
const reach = R * 1.1;

/** A facing that a unit takes without leaving its hex: a wedge beyond its counter. */
const paintTurn = (brush: Brush, at: Point, stand: Stand, side: Side): void => {
  const { ctx, colours, layout } = brush;
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.rotate(layout.rotationOf(stand.facing));
  ctx.translate(0, -5);
  traceWedge(ctx);
  ctx.lineJoin = 'round';
  stroke(ctx, INK, 5);
  fill(ctx, stand.next ? colours.act : blend(sideColour(colours, side), '#ffffff', 0.6));
  ctx.restore();
};

const paintFigure = (
  brush: Brush,
  { at, stand }: ShownStand,
  side: Side,
  counter: Counter | undefined,
  scale: number,
) => {
  const size = scale * (counter?.size ?? 1);
  paintGhost(brush, { at, facing: stand.facing, side, size }, (scaled) =>
    steampunkCounter.ghost(scaled, side, counter),
  );
};

/** The places of the chosen plan, with the unit's figure once in each hex. */
const paintGhosts = (brush: Brush, shown: readonly ShownStand[], side: Side, counter: Counter | undefined): void => {
  shown.forEach((place, i) => {
    const { stand, at } = place;
    if (stand.home) paintTurn(brush, at, stand, side);
    // Where the unit stays it is shown as it stands in the end.
    else if (shown[i + 1]?.stand.at !== stand.at)
      paintFigure(brush, place, side, counter, i === shown.length - 1 ? LAST : EARLIER);
  });
};

/** A disc with an arrow: some unit will be here. */
const paintSign = (brush: Brush, at: Point, stand: Stand, side: Side): void => {
  const { ctx, colours, layout } = brush;
  disc(ctx, at, SMALL);
  fill(ctx, fade(sideColour(colours, side), 0.9));
  stroke(ctx, stand.next ? colours.act : INK, 2.4, stand.unsure ? [4, 3] : []);
  const angle = layout.angleOf(stand.facing);
  const point = (turn: number, far: number): Point => along(at, angle + turn, far);
  trace(ctx, [point(0, SMALL - 3), point(2.4, SMALL - 4.5), point(Math.PI, 3.4), point(-2.4, SMALL - 4.5)]);
  fill(ctx, INK);
};

/** The way along the places: broken where nobody knows yet whether it goes there. */
const paintWay = (brush: Brush, points: readonly Point[], { side, chosen, steps }: PlanPicture): void => {
  const { ctx, px, colours } = brush;
  const colour = sideColour(colours, side);
  const width = chosen ? Math.max(8, 3.4 * px) : Math.max(4, 2 * px);
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  points.slice(1).forEach((to, i) => {
    const from = points[i]!;
    if (apart(from, to) < 1) return;
    const step = steps[i]!;
    const dash = step.unsure ? [width * 0.2, width * 1.8] : isNext(step) ? [width * 1.6, width * 1.5] : [];
    trace(ctx, [from, to], false);
    stroke(ctx, fade(colours.shadow, 0.55), width + 3.4, dash);
    trace(ctx, [from, to], false);
    stroke(ctx, chosen ? colour : fade(colour, 0.85), width, dash);
  });
};

/** Where what is shown of several plans in one hex stands: beside the counters and what else is there already. */
const spreading = (counters: readonly Counter[], layout: Layout) => {
  const held = new Set(counters.filter(({ destroyed }) => !destroyed).map(({ at }) => at));
  const there = new Map<HexLabel, number>();
  return (at: HexLabel): Point => {
    const taken = there.get(at) ?? 0;
    there.set(at, taken + 1);
    const centre = layout.centreOfLabel(at);
    const turn = Math.PI / 6 + (taken * Math.PI) / 3;
    if (held.has(at)) return along(centre, turn, R * 0.92);
    return taken === 0 ? centre : along(centre, turn, R * 0.42);
  };
};

interface PlanParts {
  readonly plans: readonly PlanPicture[];
  readonly counters: readonly Counter[];
}

/** Where what is shown of plans stands, those that are not chosen first. */
const placed = ({ plans: all, counters }: PlanParts, layout: Layout) => {
  const place = spreading(counters, layout);
  return all
    .toSorted((a, b) => Number(a.chosen) - Number(b.chosen))
    .map((plan) => ({
      plan,
      shown: shownStands(plan, layout).map((each) =>
        plan.chosen || each.stand.home ? each : { ...each, at: place(each.stand.at) },
      ),
    }));
};

/** Where the ghost of each unit stands that its orders lead elsewhere, at their end. */
export const ghostPlaces = (picture: PlanParts, layout: Layout): ReadonlyMap<string, Point> =>
  new Map(
    placed(picture, layout).flatMap(({ plan, shown }): [string, Point][] => {
      const last = shown.at(-1);
      return last && !last.stand.home ? [[plan.unit, last.at]] : [];
    }),
  );

/** The plans of units as ghosts with the numbers of their steps, on the ground: the chosen one above the others. */
export const plans: Layer<PlanParts> = {
  parts: ['plans', 'counters'],
  marks: (picture, { layout }) =>
    placed(picture, layout).map(({ plan, shown }): MapMark => {
      const counter = picture.counters.find(({ id }) => id === plan.unit);
      const points = [plan.from, ...plan.steps.map(({ at }) => at)].map(layout.centreOfLabel);
      const paint = (brush: Brush): void => {
        if (plan.committed) brush.ctx.globalAlpha *= COMMITTED;
        paintWay(brush, points, plan);
        if (plan.chosen || plan.committed) paintGhosts(brush, shown, plan.side, counter);
        else for (const { stand, at } of shown) if (!stand.home) paintSign(brush, at, stand, plan.side);
      };
      return { bounds: rectAround([...points, ...shown.map(({ at }) => at)], reach * 1.3), paint };
    }),
};
