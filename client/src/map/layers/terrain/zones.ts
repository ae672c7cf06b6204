import type { Board } from '@ironhex/shared/board';
import { type HexLabel, indexOfLabel } from '@ironhex/shared/hex';
import type { Brush } from '../../brush.ts';
import { addTrace, fill, stroke, write } from '../../brush.ts';
import { blend, fade, sideColour } from '../../colours.ts';
import { apart, between, grown, type Point, R, rectAround } from '../../geometry.ts';
import type { Side } from '../../picture.ts';
import type { Layer } from '../layer.ts';
import { type Cell, cellsIn, SIX } from './cells.ts';
import { rimAlong } from './rim.ts';

/** A part of a board with a name, as it is drawn. */
export interface ZonePicture {
  readonly name: string;
  readonly hexes: readonly HexLabel[];
  /** Whose it is; null for nobody's. */
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

/** The middle of the hex that is nearest to the middle of a zone. */
const middleOf = (places: readonly Point[]): Point => {
  const { x, y, w, h } = rectAround(places);
  const middle = { x: x + w / 2, y: y + h / 2 };
  return places.reduce((best, place) => (apart(place, middle) < apart(best, middle) ? place : best));
};

const paintName = ({ ctx, px, colours }: Brush, at: Point, { name, side }: ZonePicture): void => {
  if (R / px < READABLE) return;
  const colour = blend(sideColour(colours, side), colours.print, 0.6);
  write(ctx, name, at, { size: Math.max(13, 12 * px), colour, rim: fade(colours.halo, 0.8), weight: 700 });
};

/** The zones of a picture: hatched at the rim in the colour of their side, with their names. */
export const zonesWith = <P extends { readonly board: Board }>(
  parts: readonly (keyof P)[],
  of: (picture: P) => readonly ZonePicture[],
): Layer<P> => ({
  parts: ['board', ...parts],
  marks: (picture, { layout }) => {
    const { board } = picture;
    return of(picture)
      .map((zone) => ({ ...zone, hexes: zone.hexes.filter((label) => indexOfLabel(board, label) >= 0) }))
      .filter(({ hexes }) => hexes.length > 0)
      .map((zone) => {
        const places = zone.hexes.map(layout.centreOfLabel);
        return {
          bounds: grown(rectAround(places), R),
          paint: (brush) => {
            paintRim(brush, cellsIn(board, brush), zone);
            paintName(brush, middleOf(places), zone);
          },
        };
      });
  },
});

/** The zones of a board, however the match goes. */
export const zones = (of: (board: Board) => readonly ZonePicture[]): Layer<{ readonly board: Board }> =>
  zonesWith([], ({ board }) => of(board));
