import type { Game } from '../game.ts';
import picture from './picture.webp';

/** Grimdark, before it is loaded. */
export const grimdark: Game = {
  id: 'grimdark',
  name: 'Grimdark',
  edition: '3.4.1, hex edition',
  about: 'Squads, beasts and war machines of four armies. The sides act in turn, one unit at a time, for four rounds.',
  players: [2, 2],
  minutes: [45, 90],
  devices: 'desktop, tablet or phone',
  levels: ['easy', 'normal', 'hard'],
  picture,
  scenarios: [
    {
      id: 'quick',
      name: 'Quick start',
      about: 'machines against beasts, 750 points each, for the markers of a small map',
    },
    { id: 'tomb', name: 'The tomb', about: 'settlers against exiles, 750 points each, for a relic in the ruins' },
    {
      id: 'storm',
      name: 'The storm',
      about: 'exiles against machines, 750 points each, between lightning and terminals',
    },
    { id: 'resonance', name: 'Resonance', about: 'beasts against settlers, 750 points each, for four chambers' },
  ],
  rulebook: {
    numbers: /\b(?:G-\d+(?:\.\d+|\.A|\.B)?|P\d+)\b/,
    load: async () => (await import('../../../../docs/rules/grimdark.md?rulebook')).default,
  },
  // Each part is typed by its own game; the shell hands it only what belongs to its game.
  lessons: async () => (await import('./lessons/index.ts')).LESSONS as never,
  home: async () => (await import('./home/index.ts')).home as never,
  page: async () => (await import('./index.ts')).page as never,
};
