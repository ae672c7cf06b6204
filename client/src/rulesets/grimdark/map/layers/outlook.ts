import type { HexLabel } from '@ironhex/shared/hex';
import { INK } from '../../../../map/counters/parts.ts';
import { type Point, R, rectAround } from '../../../../map/geometry/geometry.ts';
import { paintHatching } from '../../../../map/layers/hatching.ts';
import type { Layer, MapMark } from '../../../../map/layers/layer.ts';
import { type Brush, fill, stroke, trace } from '../../../../map/paint/brush.ts';
import { fade } from '../../../../map/paint/colours.ts';

/** What a unit would see from a hex, G-5: what is hidden from it, and where others would have cover. */
export interface OutlookPicture {
  readonly hidden: readonly HexLabel[];
  readonly cover: readonly HexLabel[];
}

/** A shield around a point, at least 9 map units high on each side of it. */
const paintShield = ({ ctx, px, colours }: Brush, { x, y }: Point): void => {
  const size = Math.max(9, 5 * px);
  const top = y - size;
  trace(ctx, [
    { x: x - size * 0.8, y: top },
    { x: x + size * 0.8, y: top },
    { x: x + size * 0.8, y: y + size * 0.1 },
    { x, y: y + size },
    { x: x - size * 0.8, y: y + size * 0.1 },
  ]);
  ctx.lineJoin = 'round';
  stroke(ctx, fade(INK, 0.85), Math.max(3, 1.6 * px));
  fill(ctx, colours.act);
};

/** Dark hatching over what cannot be seen from a planned hex, a shield where a target would have cover. */
export const outlook: Layer<{ readonly outlook: OutlookPicture | undefined }> = {
  parts: ['outlook'],
  marks: ({ outlook: shown }, { layout }) => {
    if (shown === undefined) return [];
    const hidden = shown.hidden.map((hex) => layout.centreOfLabel(hex));
    const shields = shown.cover.map((hex): MapMark => {
      const at = layout.centreOfLabel(hex);
      return { bounds: rectAround([at], R), paint: (brush) => paintShield(brush, { x: at.x, y: at.y + R * 0.1 }) };
    });
    if (hidden.length === 0) return shields;
    const paint = (brush: Brush) => paintHatching(brush, hidden, fade(brush.colours.shadow, 0.5), 'rising');
    return [{ bounds: rectAround(hidden, R), paint }, ...shields];
  },
};
