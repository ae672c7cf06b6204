import type { Grid, HexLabel } from '@ironhex/shared/hex';
import type { Viewpoint } from '../camera/viewpoint.ts';
import { apart, type Point } from '../geometry/geometry.ts';
import type { BoardInput } from '../picture.ts';
import { type Gesture, nearest } from './gestures.ts';
import type { PointerActions } from './pointer.ts';
import type { Touchable } from './touch.ts';

/** What the pointer's actions work on. */
interface PointerContext {
  readonly viewpoint: Viewpoint;
  grid(): Grid | undefined;
  /** The touchables of the current picture. */
  touchables(): readonly Touchable[];
  /** The counter that waits beside the board at a point of the map; undefined if none does. */
  waitingAt(point: Point): string | undefined;
  /** The counter in a hex that is nearest to a point of the map; undefined if none stands there. */
  standingAt(hex: HexLabel, point: Point): string | undefined;
  /** The mouse is over another hex, or over none. */
  hovered(at: HexLabel | null): void;
}

/** Turns gestures into what the player wants: a hex, a handle, another part of the map. */
export const makePointerActions = (context: PointerContext, input: BoardInput): PointerActions => {
  const { viewpoint } = context;
  const { camera } = viewpoint;
  let over: HexLabel | null = null;
  let overCounter: string | undefined;
  let overWaiting: string | null = null;
  /** The handle that is being dragged, where it was; undefined while the map is. */
  let held: Touchable | undefined;
  /** The place that was reported last. */
  let dragged: Touchable | undefined;
  let dragging = false;

  const hexAtScreen = (at: Point): HexLabel | null => {
    const grid = context.grid();
    return grid === undefined ? null : viewpoint.layout.labelAt(grid, camera.toMap(at));
  };
  const places = (): readonly Touchable[] =>
    context.touchables().map((touchable) => ({ ...touchable, at: camera.toScreen(touchable.at) }));
  const touched = (at: Point): Touchable | undefined =>
    nearest(
      places().filter((place) => apart(place.at, at) <= place.within),
      at,
    );
  const counterIn = (hex: HexLabel | null, at: Point): string | undefined =>
    hex === null ? undefined : context.standingAt(hex, camera.toMap(at));
  const hover = (at: HexLabel | null, counter: string | undefined): void => {
    if (at === over && counter === overCounter) return;
    if (at !== over) context.hovered(at);
    over = at;
    overCounter = counter;
    input.hover(at, counter);
  };

  const hoverWaiting = (id: string | null): void => {
    if (id === overWaiting) return;
    overWaiting = id;
    input.hoverCounter(id);
  };

  const drag = (gesture: Gesture & { readonly kind: 'drag' }): void => {
    if (!dragging) {
      dragging = true;
      const under = touched(gesture.from);
      held = under?.drags === undefined ? undefined : under;
      dragged = held;
      if (held) input.hold(held);
    }
    if (held === undefined || dragged === undefined) {
      viewpoint.taken(() => camera.panBy(gesture.dx, gesture.dy));
      return;
    }
    // A handle jumps to the nearest of its places, however far the finger is from it.
    const { drags } = held;
    const next = nearest([held, ...places().filter(({ kind }) => kind === drags)], gesture.at)!;
    if (next.kind === dragged.kind && next.value === dragged.value) return;
    dragged = next;
    input.touch(next, true);
  };

  return {
    gesture: (gesture) => {
      if (gesture.kind === 'drag') drag(gesture);
      else if (gesture.kind === 'drop') {
        if (dragging && held) input.drop();
        dragging = false;
        held = undefined;
      } else if (gesture.kind === 'pinch') {
        viewpoint.taken(() => {
          camera.panBy(gesture.dx, gesture.dy);
          camera.zoomAt(gesture.factor, gesture.at);
        });
      } else {
        const hex = hexAtScreen(gesture.at);
        const counter = counterIn(hex, gesture.at);
        // A click on a unit means the unit, whatever covers it.
        const touchable = gesture.kind === 'tap' && counter === undefined ? touched(gesture.at) : undefined;
        const waiting = hex === null ? context.waitingAt(camera.toMap(gesture.at)) : undefined;
        if (waiting !== undefined) {
          if (gesture.kind === 'tap') input.pickCounter(waiting);
          else input.peekCounter(waiting);
        } else if (touchable !== undefined) input.touch(touchable, false);
        else if (hex !== null && gesture.kind === 'tap') input.pick(hex, counter);
        else if (hex !== null) input.peek(hex, counter);
      }
    },
    hover: (at) => {
      const hex = at === null ? null : hexAtScreen(at);
      hover(hex, at === null ? undefined : counterIn(hex, at));
      hoverWaiting(at === null || hex !== null ? null : (context.waitingAt(camera.toMap(at)) ?? null));
    },
    wheel: (at, factor) => {
      viewpoint.taken(() => camera.zoomAt(factor, at));
    },
  };
};
