import type { Board } from '@ironhex/shared/board';
import { type HexLabel, indexOfLabel } from '@ironhex/shared/hex';
import {
  apart,
  between,
  grown,
  overlaps,
  type Point,
  R,
  type Rect,
  rectAround,
  rectOf,
} from '../../geometry/geometry.ts';
import type { Brush, Painting } from '../../paint/brush.ts';
import { addTrace, fill, stroke, write } from '../../paint/brush.ts';
import { blend, fade, sideColour } from '../../paint/colours.ts';
import type { Side } from '../../picture.ts';
import type { Layer } from '../layer.ts';
import { type Cell, cellsIn, SIX } from './cells.ts';
import { rimAlong } from './rim.ts';

/** A part of a board with a name, as it is drawn. */
export interface ZonePicture {
  readonly name: string;
  readonly hexes: readonly HexLabel[];
  /** The side it belongs to; null: none. */
  readonly side: Side;
}

/** The zones that a board lists, as they are drawn if its game says nothing else. */
export const listedZones = ({ zones = {} }: Board): readonly ZonePicture[] =>
  Object.entries(zones).map(([name, hexes = []]) => ({ name, hexes, side: null }));

/** How wide the rim of a zone is, map units, and how far its lines are apart. */
const WIDE = 10;
const GAP = 7;
/** Names are left out below this radius of a hex in CSS pixels, where they would cover the ground. */
const READABLE = 13;

/** Lines across a strip, all in the same slant. */
const traceHatching = (ctx: CanvasRenderingContext2D, [a, b, c, d]: readonly Point[]): void => {
  const lines = Math.round(apart(a!, b!) / GAP);
  for (let i = 0; i < lines; i++)
    addTrace(ctx, [between(a!, b!, i / lines), between(d!, c!, Math.min(1, (i + 0.8) / lines))], false);
};

const paintRim = (brush: Brush, cells: readonly Cell[], { hexes, side: owner }: ZonePicture): void => {
  const { ctx, px, colours, layout } = brush;
  const zone = new Set(hexes);
  const colour = sideColour(colours, owner);
  const strips = cells.flatMap((cell) => {
    if (!zone.has(cell.label)) return [];
    const rimmed = (side: number): boolean => !zone.has(cell.around[side]?.label ?? '');
    return SIX.filter(rimmed).map((side) => rimAlong(layout, cell, side, WIDE, rimmed));
  });
  ctx.beginPath();
  for (const strip of strips) addTrace(ctx, strip);
  fill(ctx, fade(colour, 0.22));
  ctx.beginPath();
  for (const strip of strips) traceHatching(ctx, strip);
  stroke(ctx, fade(colour, 0.8), 1.5);
  ctx.beginPath();
  for (const [, , c, d] of strips) addTrace(ctx, [c!, d!], false);
  ctx.lineCap = 'round';
  stroke(ctx, fade(blend(colour, colours.shadow, 0.35), 0.9), Math.max(1.6, px));
};

/** Letters of a name, map units. */
const lettersOf = (px: number): number => Math.max(13, 12 * px);

/**
 * Where a name stands: in the middle of the hex that is nearest to the middle of its zone, of those where it covers none
 * of the `taken` places; in the very nearest if there is no such hex.
 */
const placeOf = (name: string, places: readonly Point[], taken: readonly Rect[], px: number): Point => {
  const { x, y, w, h } = rectAround(places);
  const middle = { x: x + w / 2, y: y + h / 2 };
  const nearest = places.toSorted((one, other) => apart(one, middle) - apart(other, middle));
  const size = lettersOf(px);
  const isFree = (at: Point): boolean => {
    const rect = rectOf(at, name.length * size * 0.62, size * 1.4);
    return !taken.some((other) => overlaps(other, rect));
  };
  return nearest.find(isFree) ?? nearest[0]!;
};

const paintName = ({ ctx, px, colours }: Brush, at: Point, { name, side }: ZonePicture): void => {
  if (R / px < READABLE) return;
  const colour = blend(sideColour(colours, side), colours.print, 0.6);
  write(ctx, name, at, { size: lettersOf(px), colour, rim: fade(colours.halo, 0.8), weight: 700 });
};

/**
 * The zones of a picture: hatched at the rim in the colour of their side, with names that avoid the rectangles `taken`
 * by others. `parts` names the parts of the picture that both depend on.
 */
export const zonesWith = <P extends { readonly board: Board }>(
  parts: readonly (keyof P)[],
  of: (picture: P) => readonly ZonePicture[],
  taken: (picture: P, painting: Painting) => readonly Rect[] = () => [],
): Layer<P> => ({
  parts: ['board', ...parts],
  marks: (picture, painting) => {
    const { board } = picture;
    const { layout, px } = painting;
    const rects = taken(picture, painting);
    return of(picture)
      .map((zone) => ({ ...zone, hexes: zone.hexes.filter((label) => indexOfLabel(board, label) >= 0) }))
      .filter(({ hexes }) => hexes.length > 0)
      .map((zone) => {
        const places = zone.hexes.map(layout.centreOfLabel);
        const at = placeOf(zone.name, places, rects, px);
        return {
          bounds: grown(rectAround(places), R),
          paint: (brush) => {
            paintRim(brush, cellsIn(board, brush), zone);
            paintName(brush, at, zone);
          },
        };
      });
  },
});

/** The zones of a board, however the match goes. */
export const zones = (of: (board: Board) => readonly ZonePicture[]): Layer<{ readonly board: Board }> =>
  zonesWith([], ({ board }) => of(board));
