import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { HEIGHTS, settled } from './heights.ts';
import type { Panels } from './panels.ts';

/** CSS pixels that a finger moves at least before it drags. */
const SLACK = 8;
/** Milliseconds after which a finger that rests no longer throws the map. */
const RESTED = 80;

/** The heights of a sheet in CSS pixels, from the least to the greatest, as its style has them. */
const heightsOf = (sheet: HTMLElement): readonly number[] => {
  const before = sheet.dataset.height;
  const heights = HEIGHTS.map((height) => {
    sheet.dataset.height = height;
    return sheet.offsetHeight;
  });
  sheet.dataset.height = before;
  return heights;
};

/** Lets a finger draw a sheet up and down by its upper edge. What is pressed there without drawing is pressed as usual. */
export const useDrag = (sheet: RefObject<HTMLElement | null>, panels: Panels, on: boolean) => {
  const dragged = useRef(false);
  const stop = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => stop.current?.(), [on]);
  if (!on) return {};
  const begin = (down: PointerEvent) => {
    const { current } = sheet;
    if (!current || stop.current) return;
    const whole = current.offsetHeight;
    let last = { y: down.clientY, at: down.timeStamp };
    let speed = 0;
    dragged.current = false;
    const move = ({ pointerId, clientY: y, timeStamp: at }: PointerEvent) => {
      const up = down.clientY - y;
      if (pointerId !== down.pointerId || (!dragged.current && Math.abs(up) < SLACK)) return;
      dragged.current = true;
      speed = (last.y - y) / Math.max(1, at - last.at);
      last = { y, at };
      current.dataset.dragged = 'true';
      current.style.height = `${whole + up}px`;
    };
    const end = ({ pointerId, timeStamp }: PointerEvent) => {
      if (pointerId !== down.pointerId) return;
      stop.current?.();
      if (!dragged.current) return;
      const height = current.offsetHeight;
      current.style.height = '';
      panels.height.value = settled(heightsOf(current), height, timeStamp - last.at > RESTED ? 0 : speed);
      delete current.dataset.dragged;
    };
    // Listen on the window: the finger leaves the edge of the sheet with its first movement.
    const listeners = [
      ['pointermove', move],
      ['pointerup', end],
      ['pointercancel', end],
    ] as const;
    for (const [event, listener] of listeners) addEventListener(event, listener);
    stop.current = () => {
      for (const [event, listener] of listeners) removeEventListener(event, listener);
      stop.current = undefined;
    };
  };
  return {
    onPointerDown: begin,
    onClickCapture: (event: MouseEvent) => {
      if (dragged.current) event.stopPropagation();
      dragged.current = false;
    },
  };
};
