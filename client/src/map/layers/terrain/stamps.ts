import type { Point } from '../../geometry/geometry.ts';
import type { Brush } from '../../paint/brush.ts';

/** A small picture that is painted once for a size of the map and shown many times. */
export interface Stamp {
  readonly name: string;
  /** From its middle to its edges, in map units. */
  readonly half: number;
  /** Paints it around the origin. */
  paint(ctx: OffscreenCanvasRenderingContext2D): void;
}

type Drawn = Map<string, OffscreenCanvas>;

/** The number of sizes for which stamps are cached: the map's, and those of previews and samples. */
const SIZES = 6;
const known = new Map<number, Drawn>();

const stampsOf = (scale: number): Drawn => {
  const drawn: Drawn = known.get(scale) ?? new Map();
  // The size that was used last stands last.
  known.delete(scale);
  known.set(scale, drawn);
  for (const oldest of known.keys()) if (known.size > SIZES) known.delete(oldest);
  return drawn;
};

/** A canvas of so many map units on each side, painted around its middle. */
const drawStamp = ({ half, paint }: Stamp, scale: number): OffscreenCanvas => {
  const side = Math.max(2, Math.ceil(half * 2 * scale));
  const canvas = new OffscreenCanvas(side, side);
  const ctx = canvas.getContext('2d', { willReadFrequently: true })!;
  ctx.setTransform(scale, 0, 0, scale, side / 2, side / 2);
  paint(ctx);
  return canvas;
};

/** Shows stamps on a brush. */
export const stamper = ({ ctx }: Brush): ((stamp: Stamp, at: Point) => void) => {
  const { a: scale } = ctx.getTransform();
  const drawn = stampsOf(scale);
  return (stamp, { x, y }) => {
    let canvas = drawn.get(stamp.name);
    if (canvas === undefined) {
      canvas = drawStamp(stamp, scale);
      drawn.set(stamp.name, canvas);
    }
    const side = canvas.width / scale;
    // On whole dots, which is both sharper and faster.
    const dot = (value: number): number => Math.round((value - side / 2) * scale) / scale;
    ctx.drawImage(canvas, dot(x), dot(y), side, side);
  };
};
