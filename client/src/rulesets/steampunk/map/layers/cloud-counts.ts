import type { HexLabel } from '@ironhex/shared/hex';
import type { HexMarkers } from '@ironhex/shared/steampunk';
import type { Brush } from '../../../../map/brush.ts';
import { disc, fill, write } from '../../../../map/brush.ts';
import { INK } from '../../../../map/counters/parts.ts';
import { along, type Point, R, rectAround } from '../../../../map/geometry.ts';
import type { Layer } from '../../../../map/layers/layer.ts';
import type { BaseCounter } from '../../../../map/picture.ts';
import { bubbles, cloud, flame, type Glyph, skull } from '../counter/glyphs.ts';
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

/** How many markers lie on each hex, over the counters and beside their wedges. */
export const cloudCounts: Layer<{ readonly markers: MarkersPicture; readonly counters: readonly BaseCounter[] }> = {
  parts: ['markers', 'counters'],
  marks: ({ markers, counters }, { layout, px }) => {
    if (R / px < READABLE) return [];
    const wedges = (label: HexLabel): readonly number[] =>
      counters.flatMap(({ at, facing, destroyed }) =>
        at === label && facing !== null && !destroyed ? [layout.angleOf(facing)] : [],
      );
    const isClear = (angle: number, taken: readonly number[]): boolean =>
      taken.every((other) => Math.cos(angle - other) < Math.cos(CLEAR));
    return Object.entries(markers).flatMap(([label, there]) => {
      const tallies = talliesOf(there);
      if (tallies.length === 0) return [];
      const taken = wedges(label);
      const angle = PLACES.find((place) => isClear(place, taken)) ?? PLACES[0]!;
      const at = along(layout.centreOfLabel(label), angle, FAR);
      // Beside a counter they stand one below the other, so that they do not cover it.
      const stacked = Math.abs(Math.cos(angle)) > 0.5;
      const bounds = rectAround([at], (tallies.length * WIDE) / 2 + 4);
      return [{ bounds, paint: (brush) => paint(brush, at, tallies, stacked) }];
    });
  },
};
