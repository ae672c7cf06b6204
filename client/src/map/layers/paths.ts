import type { Direction, HexLabel } from '@ironhex/shared/hex';
import type { Brush, Painting } from '../brush.ts';
import { addTrace, disc, fill, stroke, trace } from '../brush.ts';
import { blend, fade, sideColour } from '../colours.ts';
import { INK, paintGhost } from '../counters/parts.ts';
import { along, apart, between, type Point, R, rectAround } from '../geometry.ts';
import type { CounterPainter } from '../kit.ts';
import { type Label, labelRect, paintLabel, spreadLabels } from '../labels.ts';
import type { Layout } from '../layout.ts';
import type { BaseCounter, Side } from '../picture.ts';
import type { Touchable } from '../touch.ts';
import type { Layer, Mark } from './layer.ts';

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
  /** Facing of the ghost at the end. */
  readonly facing: Direction;
  /** The hex at which an interrupt would happen, as an index into `[from, ...marks]`. */
  readonly trigger?: number | undefined;
  /** Indexes into `[from, ...marks]` that can be chosen as trigger: they get handles. */
  readonly triggers?: readonly number[] | undefined;
}

/** The places along a path by index into `[from, ...marks]`; the place before the map is missing. */
const pathPoints = ({ from, marks }: PathPicture, layout: Layout): readonly (Point | undefined)[] => [
  from === null ? undefined : layout.centreOfLabel(from),
  ...marks.map(({ at }) => layout.centreOfLabel(at)),
];

/** How near a handle is touched, CSS pixels. */
const FINGER = 22;

/** The handles along paths, to be touched and dragged: kind `trigger`, the index as value. */
export const pathTouchables = (paths: readonly PathPicture[], { layout }: Painting): readonly Touchable[] =>
  paths.flatMap((path) => {
    const points = pathPoints(path, layout);
    return (path.triggers ?? []).flatMap((index): Touchable[] => {
      const at = points[index];
      return at === undefined ? [] : [{ kind: 'trigger', at, value: index, drags: true, within: FINGER }];
    });
  });

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

/** The way itself lies on the ground, under the counters. `ghost` paints the counter at its end. */
const ribbonMark = (path: PathPicture, layout: Layout, ghost: (brush: Brush) => void): Mark => {
  const legs = legsOf(path, layout);
  const end = pathPoints(path, layout).at(-1);
  const corners = legs.flatMap((leg) => (leg.jump ? [leg.a, leg.b, archOf(leg)] : [leg.a, leg.b]));
  return {
    bounds: rectAround(end === undefined ? corners : [...corners, end], R * 1.1),
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
      if (end !== undefined) paintGhost(brush, end, path.facing, path.side, () => ghost(brush));
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
        return ribbonMark(path, layout, (brush) => painter.ghost(brush, path.side, counter));
      }),
});

/** How far above a hex's middle its warning stands. */
const WARNED = R * 0.86;

const riskMarks = (path: PathPicture, { px, layout }: Painting): readonly Mark[] => {
  const points = pathPoints(path, layout);
  const labels = path.marks.flatMap(({ risk }, i): Label[] => {
    const at = points[i + 1];
    return risk === undefined || at === undefined
      ? []
      : [{ at: { x: at.x, y: at.y - WARNED }, text: risk, tone: 'danger' }];
  });
  return spreadLabels(labels, px).map((label) => ({
    bounds: labelRect(label, px * 1.2),
    paint: (brush) => paintLabel(brush, label),
  }));
};

/** Radius of a handle in CSS pixels, but not smaller than a fair part of its hex. */
const handleRadius = (px: number, chosen: boolean): number => Math.max(chosen ? 17 : 12, (chosen ? 12 : 8.5) * px);

const paintHandle = ({ ctx, px, colours }: Brush, at: Point, chosen: boolean): void => {
  const radius = handleRadius(px, chosen);
  disc(ctx, at, radius + 2 * px);
  fill(ctx, fade(INK, 0.85));
  disc(ctx, at, radius);
  fill(ctx, chosen ? colours.act : fade(INK, 0.4));
  stroke(ctx, colours.act, Math.max(2.4, 1.6 * px));
  if (!chosen) return;
  // A bolt: here the interrupt strikes.
  const s = radius / 12;
  trace(
    ctx,
    [
      [2, -8],
      [-5, 1.5],
      [-0.5, 1.5],
      [-2, 8],
      [5, -2],
      [0.5, -2],
    ].map(([x, y]) => ({ x: at.x + x! * s, y: at.y + y! * s })),
  );
  fill(ctx, INK);
};

const handleMarks = (path: PathPicture, { px, layout }: Painting): readonly Mark[] => {
  const points = pathPoints(path, layout);
  const indexes = new Set([...(path.triggers ?? []), ...(path.trigger === undefined ? [] : [path.trigger])]);
  return [...indexes].flatMap((index): Mark[] => {
    const at = points[index];
    const chosen = index === path.trigger;
    if (at === undefined) return [];
    return [
      { bounds: rectAround([at], handleRadius(px, true) + 4 * px), paint: (brush) => paintHandle(brush, at, chosen) },
    ];
  });
};

/** What is said about planned ways, over the counters: warnings, and handles for where to interrupt. */
export const pathLabels: Layer<{ readonly paths: readonly PathPicture[] }> = {
  parts: ['paths'],
  marks: ({ paths: all }, painting) =>
    all.flatMap((path) => [...riskMarks(path, painting), ...handleMarks(path, painting)]),
};
