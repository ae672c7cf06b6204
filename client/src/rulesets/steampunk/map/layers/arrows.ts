import type { HexLabel } from '@ironhex/shared/hex';
import { type Brush, disc, fill, stroke, trace } from '../../../../map/brush.ts';
import { type Colours, fade, sideColour } from '../../../../map/colours.ts';
import { along, apart, between, type Point, R, rectAround } from '../../../../map/geometry.ts';
import type { Label } from '../../../../map/labels.ts';
import type { Layer } from '../../../../map/layers/layer.ts';
import type { Layout } from '../../../../map/layout.ts';
import type { Side } from '../../../../map/picture.ts';

/** What an arrow tells: a shot at its end, an attack into the hex, a retreat, or that somebody is dragged. */
type ArrowKind = 'shot' | 'assault' | 'retreat' | 'drag';

/** From one hex to another. */
export interface ArrowPicture {
  readonly kind: ArrowKind;
  readonly from: HexLabel;
  readonly to: HexLabel;
  readonly side: Side;
  /** Written at its middle, such as `58 %`; empty for nothing. */
  readonly label: string;
}

interface Style {
  readonly colour: (colours: Colours, side: Side) => string;
  readonly width: number;
  readonly dash: readonly number[];
}

const STYLES: Readonly<Record<ArrowKind, Style>> = {
  shot: { colour: ({ danger }) => danger, width: 3, dash: [] },
  assault: { colour: sideColour, width: 9, dash: [] },
  retreat: { colour: sideColour, width: 5, dash: [9, 8] },
  drag: { colour: ({ act }) => act, width: 4, dash: [3, 6] },
};

/** Where an arrow begins and ends: at the rim of the counter that it leaves, within the hex that it enters. */
const lineOf = ({ from, to, kind }: ArrowPicture, layout: Layout): readonly [Point, Point] => {
  const [a, b] = [layout.centreOfLabel(from), layout.centreOfLabel(to)];
  const long = Math.max(1, apart(a, b));
  const [start, end] = [R * 0.76, R * (kind === 'shot' ? 0.36 : 0.44)];
  return [between(a, b, start / long), between(a, b, 1 - end / long)];
};

/** The head of a shot is a sight mark, the others point. */
const paintHead = (brush: Brush, [from, to]: readonly [Point, Point], kind: ArrowKind, colour: string): void => {
  const { ctx, px, colours } = brush;
  const size = Math.max(kind === 'assault' ? 17 : 12, 6.5 * px);
  if (kind === 'shot') {
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

const paint = (brush: Brush, line: readonly [Point, Point], { kind, side }: ArrowPicture): void => {
  const { ctx, px, colours } = brush;
  const { colour: of, width: thick, dash } = STYLES[kind];
  const colour = of(colours, side);
  const width = Math.max(thick, 1.6 * px);
  ctx.lineCap = 'round';
  trace(ctx, line, false);
  stroke(ctx, fade(colours.shadow, 0.7), width + 3.4, dash);
  trace(ctx, line, false);
  stroke(ctx, colour, width, dash);
  paintHead(brush, line, kind, colour);
};

/** Shots, assaults, retreats and drags, over the counters. */
export const arrows: Layer<{ readonly arrows: readonly ArrowPicture[] }> = {
  parts: ['arrows'],
  marks: ({ arrows: all }, { layout, px }) =>
    all.map((arrow) => {
      const line = lineOf(arrow, layout);
      return { bounds: rectAround(line, 20 + 8 * px), paint: (brush) => paint(brush, line, arrow) };
    }),
};

/** What is written at arrows. */
export const arrowLabels = (all: readonly ArrowPicture[], layout: Layout): readonly Label[] =>
  all.flatMap((arrow): Label[] => {
    if (arrow.label === '') return [];
    const [a, b] = lineOf(arrow, layout);
    // Between neighbours there is no room for it: below its end.
    const at = apart(a, b) > 2 * R ? between(a, b, 0.5) : { x: b.x, y: b.y + R * 0.6 };
    return [{ at, text: arrow.label, tone: arrow.kind === 'shot' ? 'danger' : 'plain' }];
  });
