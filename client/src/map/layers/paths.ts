import type { Direction, HexLabel } from '@ironhex/shared/hex';
import { EXTENT } from '../counters/base.ts';
import { INK, paintGhost } from '../counters/parts.ts';
import { along, apart, between, type Point, R, type Rect, rectAround } from '../geometry/geometry.ts';
import type { Layout } from '../geometry/layout.ts';
import type { CounterPainter } from '../kit.ts';
import type { Brush } from '../paint/brush.ts';
import { addTrace, disc, fill, stroke, trace } from '../paint/brush.ts';
import { blend, fade, sideColour } from '../paint/colours.ts';
import type { Label } from '../paint/labels.ts';
import type { BaseCounter, Side } from '../picture.ts';
import type { Layer, MapMark } from './layer.ts';

/** What happens at a hex of a planned path. */
export interface PathMark {
  readonly at: HexLabel;
  readonly kind: 'step' | 'jump' | 'land';
  /** A short warning drawn at the hex, e.g. `appropriate 65 %`. */
  readonly risk?: string | undefined;
}

/** A planned or proposed movement, with the counter's ghost at its end. */
export interface PathPicture {
  readonly unit: string;
  readonly side: Side;
  readonly from: HexLabel | null;
  readonly marks: readonly PathMark[];
  /** Facing of the ghost at the end; null: it faces no direction. */
  readonly facing: Direction | null;
  /** The hex at which an interrupt would happen, as an index into `[from, ...marks]`. */
  readonly trigger?: number | undefined;
  /** Indexes into `[from, ...marks]` that can be chosen as trigger: they get handles. */
  readonly triggers?: readonly number[] | undefined;
  /** What it costs, written at its end, e.g. `2 hexes`. */
  readonly cost?: string | undefined;
}

/** The places along a path by index into `[from, ...marks]`; the place before the map is missing. */
export const pathPoints = ({ from, marks }: PathPicture, layout: Layout): readonly (Point | undefined)[] => [
  from === null ? undefined : layout.centreOfLabel(from),
  ...marks.map(({ at }) => layout.centreOfLabel(at)),
];

interface Leg {
  readonly a: Point;
  readonly b: Point;
  readonly jump: boolean;
}

/** The legs of a way: one for each step, one for a whole jump. */
const legsOf = (path: PathPicture, layout: Layout): readonly Leg[] => {
  const points = pathPoints(path, layout);
  const legs: Leg[] = [];
  let takeOff: Point | undefined;
  path.marks.forEach(({ kind }, i) => {
    const [a, b] = [takeOff ?? points[i], points[i + 1]];
    const last = i === path.marks.length - 1;
    if (kind === 'jump' && !last) takeOff = a;
    else {
      if (a !== undefined && b !== undefined) legs.push({ a, b, jump: kind !== 'step' });
      takeOff = undefined;
    }
  });
  return legs;
};

/** How high a jump arches on the map. */
const archOf = (leg: Leg): Point => {
  const middle = between(leg.a, leg.b, 0.5);
  return { x: middle.x, y: middle.y - Math.max(R * 0.8, apart(leg.a, leg.b) * 0.45) };
};

const strokeRibbon = ({ ctx, colours }: Brush, legs: readonly Leg[], colour: string, width: number): void => {
  const [first] = legs;
  if (first === undefined) return;
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  trace(ctx, [first.a, ...legs.map(({ b }) => b)], false);
  stroke(ctx, fade(colours.shadow, 0.55), width + 5);
  stroke(ctx, blend(colour, INK, 0.25), width + 1.6);
  stroke(ctx, colour, width - 1);
};

const paintJump = ({ ctx, px, colours }: Brush, leg: Leg, colour: string): void => {
  const arch = archOf(leg);
  const curve = (): void => {
    ctx.beginPath();
    ctx.moveTo(leg.a.x, leg.a.y);
    ctx.quadraticCurveTo(arch.x, arch.y, leg.b.x, leg.b.y);
  };
  const width = Math.max(5, 2.6 * px);
  ctx.lineCap = 'round';
  trace(ctx, [leg.a, leg.b], false);
  stroke(ctx, fade(colours.shadow, 0.35), width * 0.8, [2, width * 1.5]);
  curve();
  stroke(ctx, fade(colours.shadow, 0.6), width + 3.5);
  curve();
  stroke(ctx, colour, width, [width * 2, width * 1.8]);
};

/** Chevrons at the borders of hexes tell the steps and which way they go. */
const paintSteps = ({ ctx }: Brush, legs: readonly Leg[]): void => {
  ctx.beginPath();
  for (const { a, b, jump } of legs) {
    if (jump) continue;
    const middle = between(a, b, 0.52);
    const angle = Math.atan2(b.y - a.y, b.x - a.x);
    addTrace(ctx, [along(middle, angle + 2.4, 6.5), middle, along(middle, angle - 2.4, 6.5)], false);
  }
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  stroke(ctx, fade(INK, 0.85), 2.6);
};

/** The line of a path on the ground, under the counters. `ghost` paints the counter at its end. */
const ribbonMark = (path: PathPicture, layout: Layout, size: number, ghost: (brush: Brush) => void): MapMark => {
  const legs = legsOf(path, layout);
  const end = pathPoints(path, layout).at(-1);
  const corners = legs.flatMap((leg) => (leg.jump ? [leg.a, leg.b, archOf(leg)] : [leg.a, leg.b]));
  return {
    bounds: rectAround(end === undefined ? corners : [...corners, end], R * 1.1 * Math.max(1, size)),
    paint: (brush) => {
      const { ctx, px, colours } = brush;
      const colour = sideColour(colours, path.side);
      const walked = legs.filter(({ jump }) => !jump);
      strokeRibbon(brush, walked, colour, Math.max(11, 4.5 * px));
      paintSteps(brush, legs);
      for (const leg of legs) if (leg.jump) paintJump(brush, leg, colour);
      for (const { b } of walked.slice(0, -1)) {
        disc(ctx, b, 4.2);
        fill(ctx, INK);
      }
      if (end !== undefined) paintGhost(brush, { at: end, facing: path.facing, side: path.side, size }, ghost);
    },
  };
};

/** Planned ways with the counter's ghost at their ends. */
export const pathsWith = <C extends BaseCounter>(
  painter: CounterPainter<C>,
): Layer<{ readonly paths: readonly PathPicture[]; readonly counters: readonly C[] }> => ({
  parts: ['paths', 'counters'],
  marks: ({ paths, counters }, { layout }) =>
    paths
      .filter(({ marks }) => marks.length > 0)
      .map((path) => {
        const counter = counters.find(({ id }) => id === path.unit);
        return ribbonMark(path, layout, counter?.size ?? 1, (brush) => painter.ghost(brush, path.side, counter));
      }),
});

/** How far above a hex's middle its warning stands, and below it what the way costs. */
const BESIDE = R * 0.86;

/** The labels of a path: warnings at their hexes, and the cost at its end. */
export const pathLabels = (path: PathPicture, layout: Layout): readonly Label[] => {
  const points = pathPoints(path, layout);
  const risks = path.marks.flatMap(({ risk }, i): Label[] => {
    const at = points[i + 1];
    return risk === undefined || at === undefined
      ? []
      : [{ at: { x: at.x, y: at.y - BESIDE }, text: risk, tone: 'danger' }];
  });
  const end = points.at(-1);
  if (end === undefined || path.cost === undefined) return risks;
  return [...risks, { at: { x: end.x, y: end.y + BESIDE }, text: path.cost, tone: 'plain' }];
};

/** What the ghosts at the ends of ways take up. */
export const ghostRects = (paths: readonly PathPicture[], layout: Layout): readonly Rect[] =>
  paths.flatMap((path) => {
    const end = path.marks.length > 0 ? pathPoints(path, layout).at(-1) : undefined;
    return end === undefined ? [] : [rectAround([end], EXTENT * 0.8)];
  });
