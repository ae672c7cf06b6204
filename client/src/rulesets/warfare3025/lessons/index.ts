import { cover, firing, moving } from './beginning.ts';
import type { WarfareLesson } from './field.ts';
import { hiding } from './hiding.ts';
import { clock, finishing, interrupting, skirmish } from './time.ts';

/** The lessons of the game, in their order. */
export const LESSONS: readonly WarfareLesson[] = [
  moving,
  cover,
  firing,
  clock,
  interrupting,
  finishing,
  hiding,
  skirmish,
];
