import type { Rect } from '../geometry/geometry.ts';
import type { Writing } from '../picture.ts';
import { coverables, leastCovering } from './covering.ts';

/** Where an element over the map is, CSS pixels from the board's upper left corner; undefined while nothing of it is there. */
export const placeOver = (element: HTMLElement): Rect | undefined => {
  const board = element.closest('.board')?.getBoundingClientRect();
  const { left, top, width, height } = element.getBoundingClientRect();
  if (!board || width * height === 0) return undefined;
  return { x: left - board.left, y: top - board.top, w: width, h: height };
};

/**
 * Puts an element over the map into the corner where it covers the least of what is on the screen; it stays where it is if
 * no other one is better. Styles say where its corners are, by `data-corner`; the first is the usual one.
 */
export const standInCorner = (element: HTMLElement, corners: readonly string[], written: Writing): void => {
  const now = corners.find((corner) => corner === element.dataset.corner) ?? corners[0];
  if (now === undefined) return;
  const placesIn = (corner: string): readonly { readonly corner: string; readonly rect: Rect }[] => {
    element.dataset.corner = corner;
    const rect = placeOver(element);
    return rect === undefined ? [] : [{ corner, rect }];
  };
  const best = leastCovering([now, ...corners].flatMap(placesIn), coverables(written));
  element.dataset.corner = best?.corner ?? now;
};
