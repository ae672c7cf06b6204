import type { Rect } from '../geometry/geometry.ts';
import type { Writing } from '../picture.ts';
import { coverables, leastCovering } from './covering.ts';

/** Milliseconds without a change after which a corner is looked for: nothing jumps while the map is moved. */
const REST = 250;

/**
 * An element over the map that stands in the corner where it covers the least, and stays where it is if no other one is
 * better. Styles say where its corners are, by `data-corner`; the first is the usual one.
 */
export class Cornered {
  private readonly element: HTMLElement;
  private readonly corners: readonly string[];
  private readonly written: () => Writing;
  private key: readonly unknown[] = [];
  private resting: ReturnType<typeof setTimeout> | undefined;

  /** `written` tells what is on the screen, CSS pixels from the board's upper left corner. */
  constructor(element: HTMLElement, corners: readonly string[], written: () => Writing) {
    this.element = element;
    this.corners = corners;
    this.written = written;
  }

  /** Looks for the corner anew once the key, which holds all that matters for it, has not changed for a moment. */
  update(key: readonly unknown[]): void {
    if (key.length === this.key.length && key.every((part, i) => part === this.key[i])) return;
    this.key = key;
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.stand(), REST);
  }

  /** Stays where it is from now on. */
  destroy(): void {
    clearTimeout(this.resting);
  }

  private stand(): void {
    const { element, corners } = this;
    const board = element.closest('.board')?.getBoundingClientRect();
    const now = corners.find((corner) => corner === element.dataset.corner) ?? corners[0];
    if (!board || now === undefined) return;
    const placeIn = (corner: string): { readonly corner: string; readonly rect: Rect } => {
      element.dataset.corner = corner;
      const { left, top, width, height } = element.getBoundingClientRect();
      return { corner, rect: { x: left - board.left, y: top - board.top, w: width, h: height } };
    };
    const best = leastCovering([now, ...corners].map(placeIn), coverables(this.written()));
    element.dataset.corner = best?.corner ?? now;
  }
}
