import type { Grid, HexLabel } from '@ironhex/shared/hex';
import type { Camera } from './camera.ts';
import type { Point } from './geometry.ts';
import type { Gesture } from './gestures.ts';
import { nearest } from './gestures.ts';
import type { Layout } from './layout.ts';
import type { BoardInput } from './picture.ts';
import type { PointerActions } from './pointer.ts';
import type { Touchable } from './touch.ts';

/** What the pointer's actions work on. */
export interface PointerContext {
  readonly camera: Camera;
  layout(): Layout;
  grid(): Grid | undefined;
  /** What can be touched besides hexes now. */
  touchables(): readonly Touchable[];
  /** The camera has moved. */
  moved(): void;
  /** The mouse is over another hex, or over none. */
  hovered(at: HexLabel | null): void;
}

/** How near to the middle of a handle one must touch, CSS pixels. */
const NEAR = 22;

/** Turns gestures into what the player wants: a hex, a handle, another part of the map. */
export const makePointerActions = (context: PointerContext, input: BoardInput): PointerActions => {
  const { camera } = context;
  let over: HexLabel | null = null;
  /** The handle that was told last while one is being dragged; undefined while the map is. */
  let dragged: Touchable | undefined;
  let dragging = false;

  const hexAtScreen = (at: Point): HexLabel | null => {
    const grid = context.grid();
    return grid === undefined ? null : context.layout().labelAt(grid, camera.toMap(at));
  };
  const touched = (at: Point, within: number): Touchable | undefined =>
    nearest(
      context.touchables().map((touchable) => ({ ...touchable, at: camera.toScreen(touchable.at) })),
      at,
      within,
    );
  const hover = (at: HexLabel | null): void => {
    if (at === over) return;
    over = at;
    context.hovered(at);
    input.hover(at);
  };

  const drag = (gesture: Gesture & { readonly kind: 'drag' }): void => {
    if (!dragging) {
      dragging = true;
      const held = touched(gesture.from, NEAR);
      dragged = held?.drags ? held : undefined;
    }
    const before = dragged;
    if (before === undefined) {
      camera.panBy(gesture.dx, gesture.dy);
      context.moved();
      return;
    }
    // A handle jumps to the nearest of its places, however far the finger is from it.
    const places = context
      .touchables()
      .filter(({ kind }) => kind === before.kind)
      .map((touchable) => ({ ...touchable, at: camera.toScreen(touchable.at) }));
    const next = nearest(places, gesture.at, Number.POSITIVE_INFINITY);
    if (next === undefined || next.value === before.value) return;
    dragged = next;
    input.touch(next);
  };

  return {
    gesture: (gesture) => {
      if (gesture.kind === 'drag') drag(gesture);
      else if (gesture.kind === 'drop') dragging = false;
      else if (gesture.kind === 'pinch') {
        camera.panBy(gesture.dx, gesture.dy);
        camera.zoomAt(gesture.factor, gesture.at);
        context.moved();
      } else {
        const touchable = gesture.kind === 'tap' ? touched(gesture.at, NEAR) : undefined;
        const hex = hexAtScreen(gesture.at);
        if (touchable !== undefined) input.touch(touchable);
        else if (hex !== null && gesture.kind === 'tap') input.pick(hex);
        else if (hex !== null) input.peek(hex);
      }
    },
    hover: (at) => hover(at === null ? null : hexAtScreen(at)),
    wheel: (at, factor) => {
      camera.zoomAt(factor, at);
      context.moved();
    },
  };
};
