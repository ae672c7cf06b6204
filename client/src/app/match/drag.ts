import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { HEIGHTS, type Height, type Panels } from './panels.ts';

/** CSS pixels that a finger moves at least before it drags. */
const SLACK = 8;
/** CSS pixels a millisecond from which a finger throws the sheet to its next height. */
const FLICK = 0.5;

/** At which of its heights, in CSS pixels from the least to the greatest, a sheet comes to rest that was let go. */
export const settled = (heights: readonly number[], height: number, speed: number): Height => {
  const away = heights.map((each) => Math.abs(each - height));
  const nearest = away.indexOf(Math.min(...away));
  const next =
    speed > FLICK
      ? heights.findIndex((each) => each > height)
      : speed < -FLICK
        ? heights.findLastIndex((each) => each < height)
        : nearest;
  return HEIGHTS[next < 0 ? nearest : next]!;
};

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

/** One drag, from where a finger went down. */
interface Drag {
  readonly from: number;
  readonly height: number;
  last: { readonly y: number; readonly at: number };
  /** CSS pixels a millisecond, upwards. */
  speed: number;
}

/** Lets a finger draw a sheet up and down by its upper edge. What is pressed there without drawing is pressed as usual. */
export const useDrag = (sheet: RefObject<HTMLElement | null>, panels: Panels, on: boolean) => {
  const drag = useRef<Drag | undefined>(undefined);
  const dragged = useRef(false);
  if (!on) return {};
  const end = () => {
    const { current } = sheet;
    const { current: ended } = drag;
    drag.current = undefined;
    if (!current || !ended || !dragged.current) return;
    const height = current.offsetHeight;
    current.style.height = '';
    panels.height.value = settled(heightsOf(current), height, ended.speed);
    delete current.dataset.dragged;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      dragged.current = false;
      const at = { y: event.clientY, at: event.timeStamp };
      drag.current = { from: event.clientY, height: sheet.current!.offsetHeight, last: at, speed: 0 };
    },
    onPointerMove: (event: PointerEvent) => {
      const { current } = drag;
      if (!current || !sheet.current) return;
      const up = current.from - event.clientY;
      if (!dragged.current && Math.abs(up) < SLACK) return;
      if (!dragged.current) (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
      dragged.current = true;
      const passed = Math.max(1, event.timeStamp - current.last.at);
      current.speed = (current.last.y - event.clientY) / passed;
      current.last = { y: event.clientY, at: event.timeStamp };
      sheet.current.dataset.dragged = 'true';
      sheet.current.style.height = `${current.height + up}px`;
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture: (event: MouseEvent) => {
      if (dragged.current) event.stopPropagation();
      dragged.current = false;
    },
  };
};
