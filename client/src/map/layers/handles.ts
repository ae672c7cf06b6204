import { EXTENT } from '../counters/base.ts';
import { INK } from '../counters/parts.ts';
import { along, type Point, type Rect, rectAround } from '../geometry/geometry.ts';
import type { Touchable } from '../input/touch.ts';
import type { Brush, Painting } from '../paint/brush.ts';
import { disc, fill, stroke, trace } from '../paint/brush.ts';
import { fade } from '../paint/colours.ts';
import type { BasePicture } from '../picture.ts';
import type { Layer, MapMark } from './layer.ts';
import { type PathPicture, pathPoints } from './paths.ts';

/** The parts of a picture that handles are drawn from. */
interface HandleParts {
  readonly paths: readonly PathPicture[];
  readonly counters: BasePicture['counters'];
}

/** How near a handle is touched, CSS pixels. */
const FINGER = 22;

/** The handles along paths, to be touched and dragged: kind `trigger`, the index as value. */
export const pathTouchables = (paths: readonly PathPicture[], { layout }: Painting): readonly Touchable[] =>
  paths.flatMap((path) => {
    const points = pathPoints(path, layout);
    return (path.triggers ?? []).flatMap((index): Touchable[] => {
      const at = points[index];
      return at === undefined ? [] : [{ kind: 'trigger', at, value: index, drags: 'trigger', within: FINGER }];
    });
  });

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

/** Where a handle is drawn: where a counter stands, at its rim, so that the counter can be seen. */
const shownAt = (path: PathPicture, at: Point, index: number, taken: ReadonlySet<string>): Point => {
  const label = index === 0 ? path.from : path.marks[index - 1]?.at;
  return label && taken.has(label) ? along(at, -Math.PI / 4, EXTENT) : at;
};

/** Handles on the ways of others: where they can be interrupted, and where they will be. */
export const handles: Layer<HandleParts> = {
  parts: ['paths', 'counters'],
  marks: ({ paths, counters }, { px, layout }) => {
    const taken = new Set(counters.flatMap(({ at, destroyed }) => (destroyed || typeof at !== 'string' ? [] : [at])));
    return paths.flatMap((path) => {
      const points = pathPoints(path, layout);
      const indexes = new Set([...(path.triggers ?? []), ...(path.trigger === undefined ? [] : [path.trigger])]);
      return [...indexes].flatMap((index): MapMark[] => {
        const middle = points[index];
        if (middle === undefined) return [];
        const at = shownAt(path, middle, index, taken);
        const chosen = index === path.trigger;
        const bounds = rectAround([at], handleRadius(px, true) + 4 * px);
        return [{ bounds, paint: (brush) => paintHandle(brush, at, chosen) }];
      });
    });
  },
};

/** What the handles take up. */
export const handleRects = (paths: readonly PathPicture[], painting: Painting): readonly Rect[] =>
  pathTouchables(paths, painting).map(({ at }) => rectAround([at], handleRadius(painting.px, false)));
