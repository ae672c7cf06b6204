import type { HexLabel } from '@ironhex/shared/hex';
import { apart, between, type Point, R, rectAround } from '../geometry/geometry.ts';
import type { Layout } from '../geometry/layout.ts';
import type { Brush, Painting } from '../paint/brush.ts';
import { disc, fill, stroke, trace } from '../paint/brush.ts';
import { type Colours, fade } from '../paint/colours.ts';
import { type Label, labelWidth } from '../paint/labels.ts';
import type { Side } from '../picture.ts';
import type { Layer, MapMark } from './layer.ts';

/** A sight line with everything on it that counts. */
export interface SightPicture {
  readonly from: HexLabel;
  readonly to: HexLabel;
  readonly side: Side;
  readonly state: 'clear' | 'cover' | 'blocked';
  /** One label per piece, e.g. at 0305 `+1 light woods`. */
  readonly pieces: readonly { readonly at: HexLabel; readonly label: string }[];
  readonly blockedAt?: HexLabel | undefined;
  /** Drawn at the middle, e.g. `9 hexes, medium`. */
  readonly label: string;
}

/** How far from the middle of a counter the line begins. */
const CLEARANCE = R * 0.86;

interface Line {
  readonly start: Point;
  readonly end: Point;
  /** Where it is stopped, if it is. */
  readonly stop: Point | undefined;
}

/** The point between two others that is nearest to a third. */
const onLine = (start: Point, end: Point, to: Point): Point => {
  const [x, y] = [end.x - start.x, end.y - start.y];
  const part = ((to.x - start.x) * x + (to.y - start.y) * y) / Math.max(1, x * x + y * y);
  return between(start, end, Math.min(1, Math.max(0, part)));
};

const lineOf = ({ from, to, blockedAt }: SightPicture, layout: Layout): Line => {
  const [a, b] = [layout.centreOfLabel(from), layout.centreOfLabel(to)];
  const length = Math.max(1, apart(a, b));
  const part = Math.min(0.4, CLEARANCE / length);
  const at = blockedAt === undefined ? undefined : layout.centreOfLabel(blockedAt);
  const [start, end] = [between(a, b, part), between(a, b, 1 - part)];
  return { start, end, stop: at === undefined ? undefined : onLine(start, end, at) };
};

const stateColour = (colours: Colours, state: SightPicture['state']): string => {
  if (state === 'blocked') return colours.danger;
  return state === 'cover' ? colours.act : colours.good;
};

const paintLine = (brush: Brush, { state, pieces }: SightPicture, { start, end, stop }: Line): void => {
  const { ctx, px, colours, layout } = brush;
  const colour = stateColour(colours, state);
  const width = Math.max(2.6, 2 * px);
  ctx.lineCap = 'round';
  trace(ctx, [start, end], false);
  stroke(ctx, fade(colours.shadow, 0.7), width + 2.6 * px);
  const dash = state === 'cover' ? [width * 4, width * 2.4] : [];
  trace(ctx, [start, stop ?? end], false);
  stroke(ctx, colour, width, dash);
  if (stop !== undefined) {
    trace(ctx, [stop, end], false);
    stroke(ctx, fade(colour, 0.75), width * 0.8, [1, width * 2.6]);
  }
  for (const point of [start, end]) {
    disc(ctx, point, width * 1.5);
    fill(ctx, colour);
    stroke(ctx, fade(colours.shadow, 0.8), px);
  }
  // A notch where each piece of cover takes its share.
  for (const piece of pieces) {
    disc(ctx, onLine(start, end, layout.centreOfLabel(piece.at)), width * 1.7);
    fill(ctx, colours.panel);
    stroke(ctx, colour, width * 0.7);
  }
  if (stop !== undefined) paintStop(brush, stop, colour);
};

const paintStop = ({ ctx, px, colours }: Brush, at: Point, colour: string): void => {
  const size = Math.max(12, 9 * px);
  disc(ctx, at, size);
  fill(ctx, colours.panel);
  stroke(ctx, colour, Math.max(2.6, 2 * px));
  const arm = size * 0.45;
  ctx.beginPath();
  ctx.moveTo(at.x - arm, at.y - arm);
  ctx.lineTo(at.x + arm, at.y + arm);
  ctx.moveTo(at.x + arm, at.y - arm);
  ctx.lineTo(at.x - arm, at.y + arm);
  stroke(ctx, colour, Math.max(3, 2.2 * px));
};

const labelsOf = (sight: SightPicture, { start, end }: Line, { px, layout }: Painting): readonly Label[] => {
  const tone = sight.state === 'blocked' ? 'danger' : sight.state === 'cover' ? 'act' : 'good';
  const text = sight.state === 'blocked' ? `blocked · ${sight.label}` : sight.label;
  // Off the line, so that the line can be followed: beside steep lines, above and below flat ones.
  const flat = Math.abs(end.x - start.x) > Math.abs(end.y - start.y);
  const beside = (point: Point, label: string, way: 1 | -1): Point =>
    flat
      ? { x: point.x, y: point.y + way * 24 * px }
      : { x: point.x + way * (labelWidth(label) / 2 + 12) * px, y: point.y };
  const at = beside(between(start, end, 0.5), text, 1);
  const pieces = sight.pieces.map((piece): Label => {
    const on = onLine(start, end, layout.centreOfLabel(piece.at));
    return { at: beside(on, piece.label, -1), text: piece.label, tone: 'plain' };
  });
  return [{ at, text, tone }, ...pieces];
};

/** What is said about sight lines: distance and band, and every piece of cover. */
export const sightLabels = (sights: readonly SightPicture[], painting: Painting): readonly Label[] =>
  sights.flatMap((one) => labelsOf(one, lineOf(one, painting.layout), painting));

/** Sight lines, with their obstacles. */
export const sight: Layer<{ readonly sight: readonly SightPicture[] }> = {
  parts: ['sight'],
  marks: (picture, { px, layout }) =>
    picture.sight.map((one): MapMark => {
      const line = lineOf(one, layout);
      const points = [line.start, line.end, ...(line.stop === undefined ? [] : [line.stop])];
      return { bounds: rectAround(points, 16 + 12 * px), paint: (brush) => paintLine(brush, one, line) };
    }),
};
