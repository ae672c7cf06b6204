import type { Game } from '../game.ts';
import picture from './picture.webp';

/** Warfare 3025, before it is loaded. */
export const warfare3025: Game = {
  id: 'warfare3025',
  name: 'Warfare 3025',
  about: 'Two sides of mechs. Every action costs time, and whoever sees it coming may interrupt it.',
  players: [2, 8],
  minutes: [30, 60],
  devices: 'desktop, tablet or phone',
  levels: ['easy', 'normal', 'hard'],
  picture,
  scenarios: [
    { id: 'skirmish', name: 'Skirmish', about: 'two mechs each, on open hills' },
    { id: 'duel', name: 'First duel', about: 'one mech each, between woods and water: the quickest way to learn it' },
    { id: 'street-fight', name: 'Street fight', about: 'three mechs each, among the houses of a small town' },
  ],
  rulebook: {
    numbers: /\bW-\d+[a-z]?(?:\.\d+)?\b/,
    load: async () => (await import('../../../../docs/rules/warfare3025.md?rulebook')).default,
  },
  // Each part is typed by its own game; the shell hands it only what belongs to its game.
  lessons: async () => (await import('./lessons/index.ts')).LESSONS as never,
  home: async () => (await import('./home/index.ts')).home as never,
  page: async () => (await import('./index.ts')).page as never,
};
