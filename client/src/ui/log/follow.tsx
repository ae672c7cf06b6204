import { useSignalEffect } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Follow } from '../../table/log/follow.ts';
import { UI } from '../../text/ui.ts';
import './follow.css';

/** Keys that scroll. */
const SCROLLING = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']);

/** What an element needs to be a list that follows its end. */
interface Following<E extends HTMLElement> {
  readonly ref: RefObject<E | null>;
  readonly onScroll: () => void;
  readonly onWheel: () => void;
  readonly onTouchStart: () => void;
  readonly onTouchEnd: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
}

/**
 * Keeps a list at its end while new entries come, until a person scrolls up. `news` changes whenever something comes,
 * `entries` counts what has come.
 */
export const useFollow = <E extends HTMLElement>(follow: Follow, news: unknown, entries: number): Following<E> => {
  const ref = useRef<E>(null);
  const before = useRef(entries);
  const held = useRef(false);
  const pin = (): void => {
    const list = ref.current;
    if (list && follow.following.peek()) list.scrollTop = list.scrollHeight;
  };
  useLayoutEffect(() => {
    follow.came(entries - before.current);
    before.current = entries;
  }, [news]);
  useSignalEffect(() => {
    if (follow.following.value) pin();
  });
  // New entries have made it longer, or its window has another size. Asked in an effect, its height would be worked out
  // twice, there and before the page is painted. A list that was hidden has lost its place.
  useLayoutEffect(() => {
    const list = ref.current!;
    const sizes = new ResizeObserver(() => {
      if (!follow.following.peek() && list.scrollTop === 0) list.scrollTop = follow.above;
      pin();
    });
    sizes.observe(list);
    for (const content of list.children) sizes.observe(content);
    return () => sizes.disconnect();
  }, []);
  const hold = (on: boolean): void => {
    held.current = on;
    follow.hand(on ? Number.POSITIVE_INFINITY : performance.now());
  };
  return {
    ref,
    onScroll: () => {
      const { scrollTop, scrollHeight, clientHeight } = ref.current!;
      follow.scrolled({ above: scrollTop, whole: scrollHeight, shown: clientHeight }, performance.now());
    },
    onWheel: () => follow.hand(performance.now()),
    onTouchStart: () => hold(true),
    onTouchEnd: () => hold(false),
    onKeyDown: (event) => {
      if (SCROLLING.has(event.key)) follow.hand(performance.now());
    },
    // The scrollbar belongs to the list itself. No event tells when it is let go: the next move without a button does.
    onPointerDown: (event) => {
      if (event.target === event.currentTarget && event.pointerType === 'mouse') hold(true);
    },
    onPointerMove: (event) => {
      if (held.current && event.pointerType === 'mouse' && event.buttons === 0) hold(false);
    },
  };
};

/** A button for a reader who has scrolled up: it leads back to the newest entry and counts the entries since. */
export const ToNewest = ({ follow }: { readonly follow: Follow }) => {
  const fresh = follow.fresh.value;
  if (follow.following.value) return null;
  return (
    <button
      type="button"
      class="to-newest"
      data-fresh={fresh > 0}
      data-testid="to-newest"
      aria-label={UI.log.toNewest(fresh)}
      onClick={() => follow.toNewest()}
    >
      {UI.log.newest} <span aria-hidden="true">↓</span> {fresh > 0 && fresh}
    </button>
  );
};
