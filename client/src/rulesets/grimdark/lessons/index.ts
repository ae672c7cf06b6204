import { activations, charging, shooting } from './acting.ts';
import type { GrimdarkLesson } from './field.ts';
import { battle, markers, morale, spells } from './winning.ts';

/** The lessons of the game, in their order. */
export const LESSONS: readonly GrimdarkLesson[] = [activations, shooting, charging, morale, markers, spells, battle];
