import type { HexLabel } from '@ironhex/shared/hex';
import { apart, between, type Point, R, rectAround } from '../../../../map/geometry/geometry.ts';
import type { Layer, MapMark } from '../../../../map/layers/layer.ts';
import { type Brush, disc, fill, type Painting, stroke, trace } from '../../../../map/paint/brush.ts';
import { fade } from '../../../../map/paint/colours.ts';
import type { Label, Tone } from '../../../../map/paint/labels.ts';

/** Who looks at whom at the end of a plan, and with which chance, W-13d.4. */
export interface SpottingLine {
  readonly from: HexLabel;
  readonly to: HexLabel;
  /** `danger`: it finds the planned unit for sure; `act`: perhaps; `plain`: not; `good`: the planned unit looks. */
  readonly tone: Tone;
  readonly label: string;
}

interface SpottingParts {
  readonly spotting: readonly SpottingLine[];
}

/** Lines that go both ways between two hexes lie beside each other, so far from the middle. */
const ASIDE = 9;

/** The line from the eye to the arrow, a little aside: there and back are two lines. */
const endsOf = ({ from, to }: SpottingLine, { layout }: Painting): readonly [Point, Point] => {
  const [a, b] = [layout.centreOfLabel(from), layout.centreOfLabel(to)];
  const far = Math.max(1, apart(a, b));
  const [x, y] = [(-(b.y - a.y) / far) * ASIDE, ((b.x - a.x) / far) * ASIDE];
  const part = Math.min(0.4, (R * 0.8) / far);
  const shifted = (point: Point): Point => ({ x: point.x + x, y: point.y + y });
  return [shifted(between(a, b, part)), shifted(between(a, b, 1 - part))];
};

const colourOf = ({ colours }: Brush, tone: Tone): string => (tone === 'plain' ? '#e8ecf0' : colours[tone]);

const paintLine = (brush: Brush, line: SpottingLine, [eye, end]: readonly [Point, Point]): void => {
  const { ctx, px, colours } = brush;
  const colour = colourOf(brush, line.tone);
  const width = Math.max(2.4, 1.8 * px);
  ctx.lineCap = 'butt';
  trace(ctx, [eye, end], false);
  stroke(ctx, fade(colours.shadow, 0.6), width + 2 * px);
  trace(ctx, [eye, end], false);
  stroke(ctx, colour, width, line.tone === 'danger' ? [] : [width * 2, width * 2]);
  // An arrow where it looks, an eye where it looks from.
  const angle = Math.atan2(end.y - eye.y, end.x - eye.x);
  const wing = (turn: number): Point => ({
    x: end.x - Math.cos(angle + turn) * width * 4,
    y: end.y - Math.sin(angle + turn) * width * 4,
  });
  trace(ctx, [end, wing(0.45), wing(-0.45)]);
  fill(ctx, colour);
  disc(ctx, eye, width * 1.9);
  fill(ctx, colours.panel);
  stroke(ctx, colour, width * 0.8);
  disc(ctx, eye, width * 0.8);
  fill(ctx, colour);
};

/** What is said about the lines: the chance of each, near the eye. */
export const spottingLabels = ({ spotting }: SpottingParts, painting: Painting): readonly Label[] =>
  spotting.map((line): Label => {
    const [eye, end] = endsOf(line, painting);
    return { at: between(eye, end, 0.4), text: line.label, tone: line.tone };
  });

/** Who could spot whom at the end of a plan. */
export const spotting: Layer<SpottingParts> = {
  parts: ['spotting'],
  marks: (picture, painting) =>
    picture.spotting.map((line): MapMark => {
      const ends = endsOf(line, painting);
      return { bounds: rectAround(ends, 12 + 10 * painting.px), paint: (brush) => paintLine(brush, line, ends) };
    }),
};
