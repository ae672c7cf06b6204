import type { Rect } from '../geometry/geometry.ts';
import type { Writing } from '../picture.ts';
import { coverables, leastCovering } from './covering.ts';

/**
 * Puts an element over the map into the corner where it covers the least of what is on the screen; it stays where it is if
 * no other one is better. Styles say where its corners are, by `data-corner`; the first is the usual one.
 */
export const standInCorner = (element: HTMLElement, corners: readonly string[], written: Writing): void => {
  const board = element.closest('.board')?.getBoundingClientRect();
  const now = corners.find((corner) => corner === element.dataset.corner) ?? corners[0];
  if (!board || now === undefined) return;
  const placeIn = (corner: string): { readonly corner: string; readonly rect: Rect } => {
    element.dataset.corner = corner;
    const { left, top, width, height } = element.getBoundingClientRect();
    return { corner, rect: { x: left - board.left, y: top - board.top, w: width, h: height } };
  };
  const best = leastCovering([now, ...corners].map(placeIn), coverables(written));
  element.dataset.corner = best?.corner ?? now;
};
