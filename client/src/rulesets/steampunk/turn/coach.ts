import type { Decision } from '@ironhex/shared/match';
import type { View } from '@ironhex/shared/steampunk';
import type { Hint } from '../../moments.ts';
import { isForNow } from '../plan/orders/foresee.ts';

/** The hint for a player at the first decision of each of these kinds, and at the first one that is asked ahead. */
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
  ahead: {
    title: 'One turn ahead',
    text: 'The orders of this turn stand already, and are carried out now. What you write is for the turn after it: the ghosts show this turn first, then the next.',
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

/** The hint for a question: a second one for orders that are written one turn ahead. */
export const steampunkHint = (view: View, { kind }: Pick<Decision, 'kind'>): string =>
  kind === 'plan' && !isForNow(view) ? 'ahead' : kind;
