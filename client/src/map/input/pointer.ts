import type { Point } from '../geometry/geometry.ts';
import { type Gesture, Gestures } from './gestures.ts';

/** What mouse, pen and fingers do on the board. */
export interface PointerActions {
  gesture(gesture: Gesture): void;
  /** The mouse is at a point with no button held, or has left. */
  hover(at: Point | null): void;
  wheel(at: Point, factor: number): void;
}

/** Listens to mouse, pen and fingers on an element. Returns how to stop. */
export const listen = (element: HTMLElement, actions: PointerActions): (() => void) => {
  const gestures = new Gestures((gesture) => actions.gesture(gesture));
  let timer = 0;
  const pointOf = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const on: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
    pointerdown: (event) => {
      if (event.button !== 0) return;
      element.setPointerCapture(event.pointerId);
      gestures.down(event.pointerId, pointOf(event), event.timeStamp);
      window.clearTimeout(timer);
      if (event.pointerType !== 'mouse') timer = window.setTimeout(() => gestures.wait(performance.now() + 1), 460);
    },
    pointermove: (event) => {
      if (gestures.held) gestures.move(event.pointerId, pointOf(event));
      else if (event.pointerType === 'mouse') actions.hover(pointOf(event));
    },
    pointerup: (event) => gestures.up(event.pointerId, pointOf(event)),
    pointercancel: (event) => gestures.cancel(event.pointerId),
    pointerleave: (event) => {
      if (!gestures.held && event.pointerType === 'mouse') actions.hover(null);
    },
    contextmenu: (event) => {
      event.preventDefault();
      if (!gestures.held) actions.gesture({ kind: 'peek', at: pointOf(event) });
    },
    wheel: (event) => {
      event.preventDefault();
      const lines = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
      actions.wheel(pointOf(event), Math.exp(-Math.max(-240, Math.min(240, lines)) * (event.ctrlKey ? 0.01 : 0.0016)));
    },
  };
  // Fingers move the map, not the page.
  element.style.touchAction = 'none';
  const listeners = Object.entries(on) as [string, EventListener][];
  for (const [name, listener] of listeners) element.addEventListener(name, listener, { passive: false });
  return () => {
    window.clearTimeout(timer);
    for (const [name, listener] of listeners) element.removeEventListener(name, listener);
  };
};
