import type { Army } from '@ironhex/shared/steampunk';
import { useState } from 'preact/hooks';

/** Changes of an army that can be taken back one by one. */
export interface Undoable {
  readonly change: (army: Army) => void;
  /** Takes the last change back; undefined while there is none. */
  readonly undo: (() => void) | undefined;
}

/** So many changes can be taken back. */
const MOST = 100;

/** Remembers what an army was before each change. */
export const useUndo = (army: Army, change: (army: Army) => void): Undoable => {
  const [past, setPast] = useState<readonly Army[]>([]);
  const last = past.at(-1);
  return {
    change: (next) => {
      setPast([...past, army].slice(-MOST));
      change(next);
    },
    undo:
      last &&
      (() => {
        setPast(past.slice(0, -1));
        change(last);
      }),
  };
};
