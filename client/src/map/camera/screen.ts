import { around, type Insets, type Rect, UNCOVERED } from '../geometry/geometry.ts';

/**
 * The margin around a map that is shown whole, as a part of the shorter side of the screen, up to a number of pixels.
 */
const FIT_MARGIN = { part: 0.025, most: 14 };

/** The canvas as the camera knows it: its size and what covers it, CSS pixels. */
export class Screen {
  width = 1;
  height = 1;
  covered: Insets = UNCOVERED;

  /** The part that is not covered. */
  get free(): Rect {
    const { top, right, bottom, left } = this.covered;
    const size = (whole: number, from: number, to: number): number => Math.max(1, whole - from - to);
    return { x: left, y: top, w: size(this.width, left, right), h: size(this.height, top, bottom) };
  }

  /** The greatest zoom at which a rectangle of the map has room in the free part. */
  zoomFor({ w, h }: Rect): number {
    const { free } = this;
    return Math.min(free.w / w, free.h / h);
  }

  /** The greatest zoom at which a whole map has room, whatever covers it. */
  fitZoom({ w, h }: Rect): number {
    const margin = Math.min(FIT_MARGIN.most, FIT_MARGIN.part * Math.min(this.width, this.height));
    return Math.min((this.width - 2 * margin) / w, (this.height - 2 * margin) / h);
  }

  /** The rectangle around the first of some rectangles, as many as have room together at a zoom. */
  together(rects: readonly Rect[], zoom: number): Rect | undefined {
    return rects.reduce<Rect | undefined>((all, rect) => {
      const more = all === undefined ? rect : around(all, rect);
      return all === undefined || this.zoomFor(more) >= zoom ? more : all;
    }, undefined);
  }
}

/**
 * The shortest move of a room after which something of length `size` at `at` is inside; `away`: its distance from the
 * room's ends, as a part of the room, if it fits so.
 */
export const shiftTo = (at: number, size: number, from: number, length: number, away: number): number => {
  const gap = Math.max(0, Math.min(away * length, (length - size) / 2));
  const [first, last] = [from + gap, from + length - gap - size];
  return at < first ? at - first : Math.max(0, Math.min(at - last, at - first));
};

/** Where a room of a size is to lie, at best at `at`, so that it stays within a length; in its middle if it is longer. */
export const keptIn = (at: number, size: number, from: number, length: number): number =>
  length <= size ? from - (size - length) / 2 : Math.min(from + length - size, Math.max(from, at));
