import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Pixels from the end within which a reader counts as being at the end. */
const NEAR = 60;

/** Keeps a list at its end while new things come, unless the reader has scrolled away from it. */
export const useFollow = (
  news: unknown,
): { readonly ref: RefObject<HTMLDivElement | null>; readonly onScroll: () => void } => {
  const ref = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  useEffect(() => {
    const list = ref.current;
    if (list && follows.current) list.scrollTop = list.scrollHeight;
  }, [news]);
  const onScroll = (): void => {
    const list = ref.current!;
    follows.current = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
  };
  return { ref, onScroll };
};
