import type { Seen } from './seen.ts';
import type { View } from './view.ts';
import { write } from './write.ts';

/** Folds what a viewer saw into what it knew: the same as viewing the next state. The only writer of views. */
export const follow = (view: View, seen: Seen): void => write(view, seen);
