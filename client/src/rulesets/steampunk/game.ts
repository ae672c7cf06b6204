import type { Game } from '../game.ts';
import picture from './picture.webp';

/** Steampunk Fantasy, before it is loaded. */
export const steampunk: Game = {
  id: 'steampunk',
  name: 'Steampunk Fantasy',
  about: 'Five races with tanks, beasts and clouds of gas. Both sides write orders in secret, one turn ahead.',
  players: [2, 2],
  minutes: [60, 120],
  devices: 'desktop, tablet or phone',
  levels: ['easy', 'normal', 'hard'],
  picture,
  scenarios: [
    { id: 'quick', name: 'Quick start', about: 'elves against orks, 12 points each, along a coach road' },
    { id: 'foundry', name: 'Among the foundries', about: 'dwarves against dark elves, 12 points each, in a town' },
    { id: 'battle', name: 'Field battle', about: 'gnomes against dark elves, 24 points each, set up in turns' },
    { id: 'sealed', name: 'Sealed orders', about: 'each player brings an army and designs the ground, all in secret' },
  ],
  rulebook: {
    numbers:
      /\b(?:(?:DET|MAP|TER|STK|FLY|LOS|ARM|SET|INI|ORD|MOV|ANG|GUN|DMG|SPD|AS|PAR|RET|CON|HEX|AGO|HEAL|AFT|VIC|CLK|INF)-\d+|AB-(?:TC|EV|CA|EN|RC|UN)|P\d+)\b/,
    load: async () => (await import('../../../../docs/rules/steampunk.md?rulebook')).default,
  },
  // Each part is typed by its own game; the shell hands it only what belongs to its game.
  lessons: async () => (await import('./lessons/index.ts')).LESSONS as never,
  home: async () => (await import('./home/index.ts')).home as never,
  page: async () => (await import('./index.ts')).page as never,
};
