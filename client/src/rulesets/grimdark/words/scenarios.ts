import type { Chamber, Item } from '@ironhex/shared/grimdark';

/** What the chambers are called, G-18.4. */
export const CHAMBER_NAMES: Readonly<Record<Chamber, string>> = {
  knowledge: 'Knowledge',
  emotion: 'Emotion',
  logic: 'Logic',
  will: 'Will',
};

/** What each of them does for the side that controls it. */
export const CHAMBER_TEXTS: Readonly<Record<Chamber, string>> = {
  knowledge: 'Once in a round you may ask which unit your opponent will activate next (G-18.4).',
  emotion: 'Your units within 12 repeat a failed morale test (G-18.4).',
  logic: 'Once in a round one of your units has +1 to hit for its activation (G-18.4).',
  will: 'Your units within 12 charge 1 hex further (G-18.4).',
};

/** What things are called that lie on the map or are carried, G-17.4 and G-18. */
export const ITEM_NAMES: Readonly<Record<Item['kind'], string>> = {
  anomaly: 'Psychic anomaly',
  intel: 'Enemy intel',
  relic: 'Relic',
  component: 'Component',
  post: 'Sniper’s post',
};

/** What each of them does. */
export const ITEM_TEXTS: Readonly<Record<Item['kind'], string>> = {
  anomaly: 'A unit whose move comes within 3 of it takes D3 + 3 hits (G-17.4).',
  intel: 'A unit that ends a move within 1 of it takes it. At the edge of the other side it is a point (G-17.4).',
  relic: 'The side whose carrier ends an activation wholly in its own zone wins (G-18.2).',
  component: 'The side whose carrier ends an activation at its own edge wins (G-18.3).',
  post: 'At the end of each round the marked unit takes D3 hits if it is seen from here (G-17.4).',
};
