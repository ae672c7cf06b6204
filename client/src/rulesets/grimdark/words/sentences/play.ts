import type { Sentences } from '../entry.ts';

/** How questions come and go says nothing by itself: what comes of them is told. */
export const PLAY: Sentences<'went-on' | 'asked' | 'answered' | 'closed'> = {
  'went-on': () => undefined,
  asked: () => undefined,
  answered: () => undefined,
  closed: () => undefined,
};
