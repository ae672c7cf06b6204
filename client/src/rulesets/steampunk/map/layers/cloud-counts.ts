import type { HexLabel } from '@ironhex/shared/hex';
import type { HexMarkers } from '@ironhex/shared/steampunk';
import type { Glyph } from '../../../../map/counters/glyphs.ts';
import { INK } from '../../../../map/counters/parts.ts';
import { plateRect, platesOf } from '../../../../map/counters/plates.ts';
import { standing } from '../../../../map/counters/standing.ts';
import { along, grown, overlaps, type Point, R, type Rect, rectOf } from '../../../../map/geometry/geometry.ts';
import type { Layer } from '../../../../map/layers/layer.ts';
import type { Brush } from '../../../../map/paint/brush.ts';
import { disc, fill, write } from '../../../../map/paint/brush.ts';
import type { BasePicture } from '../../../../map/picture.ts';
import { bubbles, cloud, flame, skull } from '../counter/glyphs.ts';
import type { MarkersPicture } from './clouds.ts';

/** A kind of marker with its count. */
interface Tally {
  readonly glyph: Glyph;
  readonly colour: string;
  readonly count: number;
}

/** What is counted on a hex. */
export const talliesOf = ({ poison, acid, fire, smoke }: HexMarkers): readonly Tally[] =>
  [
    { glyph: skull, colour: '#cfa4f5', count: poison?.count ?? 0 },
    {
      glyph: (ctx: CanvasRenderingContext2D) => bubbles(ctx, acid?.major ? 1.08 : 0.95),
      colour: acid?.major ? '#d9f04a' : '#f0ecaa',
      count: acid?.count ?? 0,
    },
    { glyph: flame, colour: '#ff9a4a', count: fire },
    { glyph: cloud, colour: '#d3d8dc', count: smoke },
  ].filter(({ count }) => count > 0);

/** How wide one of them is, and how high, map units. */
const WIDE = 27;
const HIGH = 16;
/** Below this radius of a hex in CSS pixels the numbers could not be read. */
const READABLE = 15;
/** How far from the middle of the hex they stand, and in which directions they are tried, radians. */
const FAR = R * 0.72;
const PLACES = [-Math.PI / 2, 0, Math.PI, Math.PI / 2];
/** How far from the tip of a wedge, radians. */
const CLEAR = 0.6;

const paint = ({ ctx }: Brush, at: Point, tallies: readonly Tally[], stacked: boolean): void => {
  const [across, down] = stacked ? [1, tallies.length] : [tallies.length, 1];
  const [w, h] = [across * WIDE + 3, down * HIGH];
  ctx.translate(at.x, at.y);
  ctx.beginPath();
  ctx.roundRect(-w / 2, -h / 2, w, h, HIGH / 2);
  fill(ctx, INK);
  tallies.forEach(({ glyph, colour, count }, i) => {
    const middle = i - (tallies.length - 1) / 2;
    const [x, y] = [(stacked ? 0 : middle * WIDE) - 6, stacked ? middle * HIGH : 0];
    disc(ctx, { x, y }, HIGH / 2 - 1.4);
    fill(ctx, colour);
    ctx.save();
    ctx.translate(x, y);
    ctx.scale(0.66, 0.66);
    glyph(ctx);
    ctx.restore();
    write(ctx, `${count}`, { x: x + 13, y: y + 0.7 }, { size: 12.5, colour: '#ffffff', weight: 750 });
  });
};

/** Where the markers of a hex are counted. */
interface Tallied {
  readonly at: Point;
  readonly rect: Rect;
  /** Beside a counter they stand one below the other, so that they do not cover it. */
  readonly stacked: boolean;
}

const tallied = (centre: Point, angle: number, count: number): Tallied => {
  const at = along(centre, angle, FAR);
  const stacked = Math.abs(Math.cos(angle)) > 0.5;
  const [across, down] = stacked ? [1, count] : [count, 1];
  return { at, stacked, rect: rectOf(at, across * WIDE + 3, down * HIGH) };
};

interface CountParts extends Pick<BasePicture, 'board' | 'counters' | 'seen'> {
  readonly markers: MarkersPicture;
}

/** How many markers lie on each hex, over the counters, beside their wedges and what is written at them. */
export const cloudCounts: Layer<CountParts> = {
  parts: ['markers', 'counters', 'board', 'seen'],
  marks: (picture, { layout, px }) => {
    const { board, markers, counters } = picture;
    if (R / px < READABLE) return [];
    const poses = standing(counters, board, { layout, px });
    const plates = [...platesOf(picture, poses, { px, layout })].map(([id, plate]) =>
      plateRect(poses.get(id)!.at, plate),
    );
    const wedges = (label: HexLabel): readonly number[] =>
      counters.flatMap(({ at, facing, destroyed }) =>
        at === label && facing !== null && !destroyed ? [layout.angleOf(facing)] : [],
      );
    return Object.entries(markers).flatMap(([label, there]) => {
      const tallies = talliesOf(there);
      if (tallies.length === 0) return [];
      const taken = wedges(label);
      const isClear = (angle: number): boolean => taken.every((other) => Math.cos(angle - other) < Math.cos(CLEAR));
      const places = PLACES.filter(isClear).map((angle) => tallied(layout.centreOfLabel(label), angle, tallies.length));
      const { at, rect, stacked } =
        places.find((place) => !plates.some((plate) => overlaps(plate, place.rect))) ?? places[0]!;
      return [{ bounds: grown(rect, 3), paint: (brush) => paint(brush, at, tallies, stacked) }];
    });
  },
};
