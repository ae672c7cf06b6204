import type { HexLabel } from '@ironhex/shared/hex';
import { along, apart, between, type Point, R, rectAround } from '../geometry/geometry.ts';
import type { Layout } from '../geometry/layout.ts';
import { type Brush, disc, fill, stroke, trace } from '../paint/brush.ts';
import { type Colours, fade } from '../paint/colours.ts';
import type { Label } from '../paint/labels.ts';
import type { Side } from '../picture.ts';
import type { Layer } from './layer.ts';

/** From one hex to another, of one of a game's kinds. */
export interface ArrowPicture<K extends string = string> {
  readonly kind: K;
  readonly from: HexLabel;
  readonly to: HexLabel;
  readonly side: Side;
  /** Written at its middle, such as `58 %`; empty for nothing. */
  readonly label: string;
}

/** How arrows of a kind are drawn. */
export interface ArrowStyle {
  readonly colour: (colours: Colours, side: Side) => string;
  readonly width: number;
  readonly dash: readonly number[];
  /** At its end: a sight mark, or a point. */
  readonly head: 'sight' | 'point';
}

type Styles<K extends string> = Readonly<Record<K, ArrowStyle>>;

/** Where an arrow begins and ends: at the rim of the counter that it leaves, within the hex that it enters. */
const lineOf = ({ from, to }: ArrowPicture, { head }: ArrowStyle, layout: Layout): readonly [Point, Point] => {
  const [a, b] = [layout.centreOfLabel(from), layout.centreOfLabel(to)];
  const long = Math.max(1, apart(a, b));
  const [start, end] = [R * 0.76, R * (head === 'sight' ? 0.36 : 0.44)];
  return [between(a, b, start / long), between(a, b, 1 - end / long)];
};

/** From this width on an arrow has a large head. */
const WIDE = 9;

const paintHead = (brush: Brush, [from, to]: readonly [Point, Point], { width, head }: ArrowStyle, colour: string) => {
  const { ctx, px, colours } = brush;
  const size = Math.max(width >= WIDE ? 17 : 12, 6.5 * px);
  if (head === 'sight') {
    disc(ctx, to, size * 0.62);
    stroke(ctx, fade(colours.shadow, 0.75), 5);
    disc(ctx, to, size * 0.62);
    stroke(ctx, colour, 2.6);
    disc(ctx, to, size * 0.2);
    fill(ctx, colour);
    return;
  }
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const tip = along(to, angle, size * 0.7);
  ctx.lineJoin = 'round';
  trace(ctx, [tip, along(tip, angle + 2.6, size * 1.5), along(tip, angle - 2.6, size * 1.5)]);
  stroke(ctx, fade(colours.shadow, 0.75), 4);
  fill(ctx, colour);
};

const paint = (brush: Brush, line: readonly [Point, Point], side: Side, style: ArrowStyle): void => {
  const { ctx, px, colours } = brush;
  const { colour: of, width: thick, dash } = style;
  const colour = of(colours, side);
  const width = Math.max(thick, 1.6 * px);
  ctx.lineCap = 'round';
  trace(ctx, line, false);
  stroke(ctx, fade(colours.shadow, 0.7), width + 3.4, dash);
  trace(ctx, line, false);
  stroke(ctx, colour, width, dash);
  paintHead(brush, line, style, colour);
};

/** Arrows over the counters, each kind in its style. */
export const arrowsWith = <K extends string>(
  styles: Styles<K>,
): Layer<{ readonly arrows: readonly ArrowPicture<K>[] }> => ({
  parts: ['arrows'],
  marks: ({ arrows: all }, { layout, px }) =>
    all.map((arrow) => {
      const style = styles[arrow.kind];
      const line = lineOf(arrow, style, layout);
      return { bounds: rectAround(line, 20 + 8 * px), paint: (brush) => paint(brush, line, arrow.side, style) };
    }),
});

/** What is written at arrows. */
export const arrowLabelsWith =
  <K extends string>(styles: Styles<K>) =>
  (all: readonly ArrowPicture<K>[], layout: Layout): readonly Label[] =>
    all.flatMap((arrow): Label[] => {
      if (arrow.label === '') return [];
      const style = styles[arrow.kind];
      const [a, b] = lineOf(arrow, style, layout);
      // Between neighbours there is no room for it: below its end.
      const at = apart(a, b) > 2 * R ? between(a, b, 0.5) : { x: b.x, y: b.y + R * 0.6 };
      return [{ at, text: arrow.label, tone: style.head === 'sight' ? 'danger' : 'plain' }];
    });
