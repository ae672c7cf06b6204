import { useState } from 'preact/hooks';

/** Changes that can be taken back one by one. */
interface Undoable<F> {
  readonly change: (next: F) => void;
  /** Takes the last change back; undefined while there is none. */
  readonly undo: (() => void) | undefined;
}

/** So many changes can be taken back. */
const MOST = 100;

/** Remembers what something was before each change. */
export const useUndo = <F>(now: F, change: (next: F) => void): Undoable<F> => {
  const [past, setPast] = useState<readonly F[]>([]);
  return {
    change: (next) => {
      setPast([...past, now].slice(-MOST));
      change(next);
    },
    undo:
      past.length === 0
        ? undefined
        : () => {
            setPast(past.slice(0, -1));
            change(past.at(-1)!);
          },
  };
};
