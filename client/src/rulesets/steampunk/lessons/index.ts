import { battle } from './battle.ts';
import type { SteampunkLesson } from './field.ts';
import { assault, damage, firing, hidden } from './fighting.ts';
import { ahead, cards } from './ordering.ts';

/** The lessons of the game, in their order. */
export const LESSONS: readonly SteampunkLesson[] = [cards, ahead, firing, damage, assault, hidden, battle];
