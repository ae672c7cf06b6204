import type { Direction, HexLabel } from '@ironhex/shared/hex';
import { type Brush, disc, fill, stroke, trace, write } from '../../../../map/brush.ts';
import { blend, fade, sideColour } from '../../../../map/colours.ts';
import { EXTENT, traceWedge } from '../../../../map/counters/base.ts';
import { INK, paintGhost } from '../../../../map/counters/parts.ts';
import { along, apart, type Point, R, type Rect, rectAround } from '../../../../map/geometry.ts';
import type { Layer, Mark } from '../../../../map/layers/layer.ts';
import type { Layout } from '../../../../map/layout.ts';
import type { Side } from '../../../../map/picture.ts';
import { steampunkCounter } from '../counter/body.ts';
import type { Counter } from '../counters.ts';

/** Where a unit will be after a step of its orders. */
export interface PlannedStep {
  /** 1 to 3 for the steps of this turn, 4 to 6 for those of the next. */
  readonly n: 1 | 2 | 3 | 4 | 5 | 6;
  readonly at: HexLabel;
  readonly facing: Direction;
  /** It is known only when it is carried out, as a chase is: this is how it would be as things stand now. */
  readonly unsure: boolean;
}

/** Where the orders of a unit lead it. */
export interface PlanPicture {
  /** The counter it is of; its figure stands at the steps. */
  readonly unit: string;
  readonly side: Side;
  readonly from: HexLabel;
  readonly steps: readonly PlannedStep[];
  /** It is the one that is planned now: with its figure at every step. Of others only the ends of the turns are shown. */
  readonly chosen: boolean;
}

/** Where a unit stands for one step or several: what is shown once. */
export interface Stand extends Omit<PlannedStep, 'n'> {
  /** Its steps: `2`, or `2–4`; those of the next turn counted anew: `1`. */
  readonly text: string;
  /** It lies in the next turn. */
  readonly next: boolean;
  /** It does not leave the hex where it is now. */
  readonly home: boolean;
}

/** Steps of a turn. */
const STEPS = 3;
const isNext = ({ n }: PlannedStep): boolean => n > STEPS;
const numberOf = ({ n }: PlannedStep): number => (n > STEPS ? n - STEPS : n);

/** The places at which a plan is shown: steps of one turn in one hex are one, facing as after the last of them. */
export const standsOf = ({ from, steps, chosen }: PlanPicture): readonly Stand[] => {
  const groups: PlannedStep[][] = [];
  for (const step of steps) {
    const last = groups.at(-1)?.at(-1);
    const same = last && last.at === step.at && isNext(last) === isNext(step);
    if (same) groups.at(-1)!.push(step);
    else groups.push([step]);
  }
  const stands = groups.map((group): Stand => {
    const [first, last] = [group[0]!, group.at(-1)!];
    const [a, b] = [numberOf(first), numberOf(last)];
    const { at, facing } = last;
    const unsure = group.some((step) => step.unsure);
    return { at, facing, unsure, text: a === b ? `${a}` : `${a}–${b}`, next: isNext(first), home: at === from };
  });
  if (chosen) return stands;
  return stands.filter((stand, i) => i === stands.length - 1 || (!stand.next && stands[i + 1]!.next));
};

/** How large ghosts are: the last one of a chosen plan, the others, and the signs of plans that are not chosen. */
const LAST = 0.78;
const EARLIER = 0.58;
const SMALL = 13;

/** What is painted on and beside a place, from its middle. */
const reach = R * 1.1;

const paintNumber = ({ ctx, px, colours }: Brush, at: Point, { text, next, unsure }: Stand): void => {
  const size = Math.max(13, 9.5 * px);
  const shown = unsure ? `${text}?` : text;
  const w = Math.max(size * 1.35, (shown.length * 0.62 + 0.7) * size);
  ctx.beginPath();
  ctx.roundRect(at.x - w / 2, at.y - size * 0.68, w, size * 1.36, size * 0.68);
  fill(ctx, next ? colours.act : INK);
  stroke(ctx, next ? INK : '#ffffff', Math.max(1.4, px));
  write(ctx, shown, { x: at.x, y: at.y + size * 0.05 }, { size, colour: next ? INK : '#ffffff', weight: 750 });
};

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
  paintNumber(brush, along(at, layout.angleOf(stand.facing), R + 11), stand);
};

const paintFigure = (
  brush: Brush,
  at: Point,
  stand: Stand,
  side: Side,
  counter: Counter | undefined,
  scale: number,
) => {
  const { ctx } = brush;
  const size = scale * (counter?.size ?? 1);
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.scale(size, size);
  paintGhost({ ...brush, px: brush.px / size }, { x: 0, y: 0 }, stand.facing, side, () =>
    steampunkCounter.ghost(brush, side, counter),
  );
  ctx.restore();
  paintNumber(brush, { x: at.x - EXTENT * size * 0.72, y: at.y - EXTENT * size * 0.72 }, stand);
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

/** Where what is shown of several plans in one hex stands: beside what is there already. */
const spreading = (layout: Layout) => {
  const there = new Map<HexLabel, number>();
  return (at: HexLabel): Point => {
    const taken = there.get(at) ?? 0;
    there.set(at, taken + 1);
    const centre = layout.centreOfLabel(at);
    return taken === 0 ? centre : along(centre, Math.PI / 6 + (taken * Math.PI) / 3, R * 0.42);
  };
};

/** The plans of units as ghosts with the numbers of their steps, on the ground: the chosen one above the others. */
export const plans: Layer<{ readonly plans: readonly PlanPicture[]; readonly counters: readonly Counter[] }> = {
  parts: ['plans', 'counters'],
  marks: ({ plans: all, counters }, { layout }) => {
    const place = spreading(layout);
    return all
      .toSorted((a, b) => Number(a.chosen) - Number(b.chosen))
      .map((plan): Mark => {
        const counter = counters.find(({ id }) => id === plan.unit);
        const points = [plan.from, ...plan.steps.map(({ at }) => at)].map(layout.centreOfLabel);
        const stands = standsOf(plan);
        const shown = stands.map((stand) => ({
          stand,
          at: stand.home || plan.chosen ? layout.centreOfLabel(stand.at) : place(stand.at),
        }));
        const paint = (brush: Brush): void => {
          paintWay(brush, points, plan);
          shown.forEach(({ stand, at }, i) => {
            if (stand.home) {
              if (plan.chosen) paintTurn(brush, at, stand, plan.side);
            } else if (plan.chosen)
              paintFigure(brush, at, stand, plan.side, counter, i === shown.length - 1 ? LAST : EARLIER);
            else paintSign(brush, at, stand, plan.side);
          });
        };
        return { bounds: rectAround([...points, ...shown.map(({ at }) => at)], reach * 1.3), paint };
      });
  },
};

/** What the ghosts of chosen plans take up. */
export const planRects = (all: readonly PlanPicture[], layout: Layout): readonly Rect[] =>
  all
    .filter(({ chosen }) => chosen)
    .flatMap((plan) => standsOf(plan).filter(({ home }) => !home))
    .map(({ at }) => rectAround([layout.centreOfLabel(at)], EXTENT * 0.62));
