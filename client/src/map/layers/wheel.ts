import type { Direction, HexLabel } from '@ironhex/shared/hex';
import { EXTENT } from '../counters/base.ts';
import { INK } from '../counters/parts.ts';
import { standing } from '../counters/standing.ts';
import { APOTHEM, along, apart, type Point, type Rect, rectAround } from '../geometry/geometry.ts';
import type { Touchable } from '../input/touch.ts';
import type { Brush, Painting } from '../paint/brush.ts';
import { disc, fill, stroke, trace, warning } from '../paint/brush.ts';
import { fade } from '../paint/colours.ts';
import type { BasePicture } from '../picture.ts';
import type { Layer, MapMark } from './layer.ts';
import { SIX } from './terrain/cells.ts';

/** Radius of an arrow's button, CSS pixels. */
const BUTTON = 11;

/** Where a warning stands at the rim of a button, radians. */
const UPPER_RIGHT = 0.9 - Math.PI / 2;

/** A facing wheel around a hex: directions are offered, `facing` is chosen, if any is; `aboutFace` needs a roll. */
export interface Wheel {
  readonly at: HexLabel;
  readonly facing: Direction | undefined;
  /** What can be chosen; left out: all six. */
  readonly directions?: readonly Direction[];
  readonly aboutFace: Direction | undefined;
}

/** The parts of a picture that the wheel is drawn from. */
interface WheelParts extends Pick<BasePicture, 'board' | 'counters'> {
  readonly wheel: Wheel | undefined;
}

/** The distance of a wheel's arrows from its centre: beyond the adjacent hexes, where units may stand. */
const wheelRadius = (px: number): number => Math.max(3 * APOTHEM, 56 * px);

/** How far an arrow may be moved aside of a counter, radians: it stays nearest to its own direction. */
const ASIDE = [0, 0.35, -0.35, 0.5, -0.5];

/** An arrow of a wheel, and where it stands. */
interface Arrow {
  readonly direction: Direction;
  readonly at: Point;
}

/** The arrows of a wheel: beside counters, not on them. */
const arrowsOf = (
  { at, directions = SIX }: Wheel,
  { counters, board }: WheelParts,
  { px, layout }: Painting,
): readonly Arrow[] => {
  const middle = layout.centreOfLabel(at);
  const alive = counters.filter(({ destroyed }) => !destroyed);
  const others = [...standing(alive, board, { layout, px }).values()];
  const room = (place: Point): number =>
    Math.min(...others.map((other) => apart(place, other.at)), EXTENT + BUTTON * px);
  return directions.map((direction) => {
    const places = ASIDE.map((aside) => along(middle, layout.angleOf(direction) + aside, wheelRadius(px)));
    return { direction, at: places.toSorted((a, b) => room(b) - room(a))[0]! };
  });
};

/** The arrows of a wheel, to be touched: kind `face`, the direction as value. */
export const wheelTouchables = (picture: WheelParts, painting: Painting): readonly Touchable[] =>
  picture.wheel === undefined
    ? []
    : arrowsOf(picture.wheel, picture, painting).map(({ at, direction }) => ({
        kind: 'face',
        at,
        value: direction,
        drags: undefined,
        within: BUTTON + 3,
      }));

/** What the arrows take up. */
export const wheelRects = (picture: WheelParts, painting: Painting): readonly Rect[] =>
  wheelTouchables(picture, painting).map(({ at }) => rectAround([at], BUTTON * painting.px));

const paintArrow = (brush: Brush, at: Point, direction: Direction, { facing, aboutFace }: Wheel): void => {
  const { ctx, px, colours, layout } = brush;
  const chosen = direction === facing;
  const radius = BUTTON * px;
  disc(ctx, at, radius);
  fill(ctx, chosen ? colours.act : fade(colours.panel, 0.94));
  stroke(ctx, chosen ? INK : colours.onPanel.act, 1.6 * px);
  const angle = layout.angleOf(direction);
  const point = (turn: number, far: number): Point => along(at, angle + turn, far * px);
  ctx.lineJoin = 'round';
  trace(ctx, [point(0, 7), point(2.35, 6.5), point(Math.PI, 2.4), point(-2.35, 6.5)]);
  fill(ctx, chosen ? INK : colours.onPanel.act);
  if (direction === aboutFace) warning(ctx, along(at, UPPER_RIGHT, radius), 9 * px, colours.danger, INK);
};

/** The facing wheel: six small arrows around a hex and those next to it, a warning at the one that needs a roll. */
export const wheel: Layer<WheelParts> = {
  parts: ['wheel', 'counters', 'board'],
  marks: (picture, painting) => {
    const { wheel: shown } = picture;
    if (shown === undefined) return [];
    const reach = (BUTTON + 10) * painting.px;
    return arrowsOf(shown, picture, painting).map(({ at, direction }): MapMark => {
      const paint = (brush: Brush) => paintArrow(brush, at, direction, shown);
      return { bounds: rectAround([at], reach), paint };
    });
  },
};
