import type { Game } from '../../../src/rulesets/game.ts';
import picture from './picture.svg';

/** Sealed orders, before it is loaded. */
export const sealedOrders: Game = {
  id: 'sealed-orders',
  name: 'Sealed orders',
  about: 'Two sides place and order hidden units in secret, and carry everything out together.',
  players: [2, 2],
  minutes: [5, 10],
  devices: 'desktop, tablet or phone',
  picture,
  scenarios: [{ id: 'usual', name: 'The flags', about: 'the usual match' }],
  home: async () => (await import('./home.tsx')).home as never,
  page: async () => (await import('./index.ts')).page as never,
};
