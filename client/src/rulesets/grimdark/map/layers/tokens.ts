import { outlineOf } from '../../../../map/counters/base.ts';
import { counterColour, INK } from '../../../../map/counters/parts.ts';
import { type Point, R, rectAround } from '../../../../map/geometry/geometry.ts';
import type { Layer } from '../../../../map/layers/layer.ts';
import { cast } from '../../../../map/layers/terrain/light.ts';
import type { Brush, Painting } from '../../../../map/paint/brush.ts';
import { disc, fill, stroke, trace, write } from '../../../../map/paint/brush.ts';
import { fade } from '../../../../map/paint/colours.ts';
import { TOKEN_SIGNS } from '../counter/token-signs.ts';
import type { Counter } from '../counters.ts';
import type { TokenPicture } from '../tokens.ts';

/** The parts of a picture that tokens are drawn from. */
interface TokenParts {
  readonly tokens: readonly TokenPicture[];
  readonly counters: readonly Counter[];
}

/** The radius of a token in CSS pixels, and within which limits in map units. */
interface Size {
  readonly px: number;
  readonly least: number;
  readonly most: number;
}
/** One that stays where it is, one that is carried away, and one at a counter that stands in its hex. */
const LANDMARK: Size = { px: 9.5, least: 23, most: 37 };
const ITEM: Size = { px: 8, least: 18, most: 32 };
const BESIDE: Size = { px: 7.5, least: 12.5, most: 19 };

const radiusOf = ({ least, most, px }: Size, brush: Painting): number => Math.min(most, Math.max(least, px * brush.px));
/** The radius that glyphs are drawn for. */
const GLYPH = 11.5;

/** A plate in the shape and colour of who holds it, with the sign of what it is. */
const paintPlate = ({ ctx, colours }: Brush, { x, y }: Point, radius: number, picture: TokenPicture): void => {
  const { kind, side, n, spent } = picture;
  const { glyph, colour } = TOKEN_SIGNS[kind];
  const around = (r: number): readonly Point[] =>
    outlineOf(side, r).map((point) => ({ x: x + point.x, y: y + point.y }));
  ctx.lineJoin = 'round';
  trace(
    ctx,
    around(radius + 1).map((point) => cast(point, 4)),
  );
  fill(ctx, fade(colours.shadow, 0.4));
  trace(ctx, around(radius));
  fill(ctx, spent ? '#79828b' : (colour ?? counterColour(side)));
  stroke(ctx, INK, radius * 0.15);
  trace(ctx, around(radius * 0.86));
  stroke(ctx, fade('#ffffff', 0.7), radius * 0.06);
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(radius / GLYPH, radius / GLYPH);
  ctx.globalAlpha = spent ? 0.55 : 1;
  glyph(ctx);
  ctx.restore();
  if (n === 0) return;
  const corner = { x: x + radius * 0.78, y: y + radius * 0.72 };
  const size = radius * 0.66;
  disc(ctx, corner, size * 0.68);
  fill(ctx, INK);
  write(ctx, `${n}`, { x: corner.x, y: corner.y + size * 0.05 }, { size, colour: '#ffffff', weight: 800 });
};

/** What a token stands on while nobody stands there. */
const paintPlinth = ({ ctx, layout }: Brush, at: Point): void => {
  trace(ctx, layout.cornersOf(at, R * 0.78));
  fill(ctx, fade('#ffffff', 0.42));
  stroke(ctx, fade(INK, 0.7), 2, [6, 4]);
};

const isTaken = (counters: readonly Counter[], hex: string): boolean =>
  counters.some(({ at, covers, destroyed }) => !destroyed && (at === hex || covers?.includes(hex)));

const isItem = ({ kind }: TokenPicture): boolean => TOKEN_SIGNS[kind].colour !== undefined;

/** Tokens in hexes where nobody stands: on a plinth that covers most of the hex. */
export const tokens: Layer<TokenParts> = {
  parts: ['tokens', 'counters'],
  marks: (picture, { layout }) =>
    picture.tokens
      .filter(({ at }) => !isTaken(picture.counters, at))
      .map((token) => {
        const at = layout.centreOfLabel(token.at);
        return {
          bounds: rectAround([at], R),
          paint: (brush) => {
            if (!isItem(token)) paintPlinth(brush, at);
            paintPlate(brush, at, radiusOf(isItem(token) ? ITEM : LANDMARK, brush), token);
          },
        };
      }),
};

/** Tokens in hexes where somebody stands: small, over the upper left of the hex. */
export const tokensBeside: Layer<TokenParts> = {
  parts: ['tokens', 'counters'],
  marks: (picture, painting) =>
    picture.tokens
      .filter(({ at }) => isTaken(picture.counters, at))
      .map((token) => {
        const { x, y } = painting.layout.centreOfLabel(token.at);
        const radius = radiusOf(BESIDE, painting);
        const at = { x: x - R * 0.84, y: y + R * 0.16 };
        return {
          bounds: rectAround([at], radius * 1.7),
          paint: (brush) => paintPlate(brush, at, radius, token),
        };
      }),
};
