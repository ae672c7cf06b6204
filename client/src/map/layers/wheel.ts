import type { Direction, HexLabel } from '@ironhex/shared/hex';
import type { Brush, Painting } from '../brush.ts';
import { disc, fill, stroke, trace, warning } from '../brush.ts';
import { fade } from '../colours.ts';
import { INK } from '../counters/parts.ts';
import { along, type Point, R, rectAround } from '../geometry.ts';
import type { Touchable } from '../touch.ts';
import type { Layer } from './layer.ts';
import { SIX } from './terrain/cells.ts';

/** Radius of an arrow's button, CSS pixels. */
const BUTTON = 15;

/** Where a warning stands at the rim of a button, radians. */
const UPPER_RIGHT = 0.9 - Math.PI / 2;

/** A facing wheel around a hex: the six directions are offered, `facing` is chosen; `aboutFace` needs a roll. */
export interface Wheel {
  readonly at: HexLabel;
  readonly facing: Direction;
  readonly aboutFace: Direction | undefined;
}

/** How far a wheel's arrows are from its middle: around the counter, and far enough apart for a finger. */
export const wheelRadius = (px: number): number => Math.max(R * 1.22, 46 * px);

/** Where the arrow of a direction is. */
export const wheelArrow = (centre: Point, direction: Direction, { px, layout }: Painting): Point =>
  along(centre, layout.angleOf(direction), wheelRadius(px));

/** The arrows of a wheel, to be touched: kind `face`, the direction as value. */
export const wheelTouchables = (wheel: Wheel | undefined, painting: Painting): readonly Touchable[] =>
  wheel === undefined
    ? []
    : SIX.map((direction) => ({
        kind: 'face',
        at: wheelArrow(painting.layout.centreOfLabel(wheel.at), direction, painting),
        value: direction,
        drags: false,
        within: BUTTON + 3,
      }));

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
  trace(ctx, [point(0, 9), point(2.35, 8.5), point(Math.PI, 3), point(-2.35, 8.5)]);
  fill(ctx, chosen ? INK : colours.onPanel.act);
  if (direction === aboutFace) warning(ctx, along(at, UPPER_RIGHT, radius), 11 * px, colours.danger, INK);
};

const paint = (brush: Brush, centre: Point, wheel: Wheel): void => {
  const { ctx, px, colours } = brush;
  disc(ctx, centre, wheelRadius(px));
  stroke(ctx, fade(colours.shadow, 0.5), 9 * px);
  stroke(ctx, fade(colours.act, 0.5), 1.4 * px);
  for (const direction of SIX) paintArrow(brush, wheelArrow(centre, direction, brush), direction, wheel);
};

/** The facing wheel: six arrows around a hex, a warning at the one that needs a roll. */
export const wheel: Layer<{ readonly wheel: Wheel | undefined }> = {
  parts: ['wheel'],
  marks: ({ wheel: shown }, { px, layout }) => {
    if (shown === undefined) return [];
    const centre = layout.centreOfLabel(shown.at);
    const bounds = rectAround([centre], wheelRadius(px) + (BUTTON + 10) * px);
    return [{ bounds, paint: (brush) => paint(brush, centre, shown) }];
  },
};
