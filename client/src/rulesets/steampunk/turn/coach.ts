import type { Hint } from '../../moments.ts';

/** What a player is told the first time that each of these is asked. */
export const steampunkCoach: Readonly<Record<string, Hint>> = {
  setup: {
    title: 'Set up',
    text: 'Pick a unit beside the board, then a hex of your rows, or drag it there. If you just commit, it is placed for you.',
    at: 'map',
  },
  deploy: {
    title: 'Set up in secret',
    text: 'All units have a place already. Move those that you want elsewhere, then commit.',
    at: 'map',
  },
  plan: {
    title: 'Your first orders',
    text: 'For each unit pick how it moves, by a card or by a hex of the map, then how it shoots: the next unit follows. Ghosts show where it will be. Units without an order do their default.',
    at: 'asked',
  },
  shoot: {
    title: 'Choose targets',
    text: 'Pick a unit, a weapon and an enemy: the odds stand at each of them. Targets are filled in by default; change what you like, then commit.',
    at: 'map',
  },
  allocate: {
    title: 'You won the assault',
    text: 'You say where the hits of both sides go. They are dealt out by default; change what you like, then commit.',
    at: 'asked',
  },
};
