// Models and weapons that random events bring, G-17.4: they belong to no army and cost nothing.
import type { ModelType, Profile, Statistics, Weapon } from './terms.ts';
import { models, weapon } from './write.ts';

/** The weapon of event 63. Its AP is a D3, rolled before the hit dice each time it fires. */
export const ALIEN_CANNON: Weapon = weapon({ id: 'alien-cannon', name: 'Alien Cannon', range: 24, attacks: 3 });

/** The weapons that events bring. */
export const STRANGERS_WEAPONS: readonly Weapon[] = [
  ALIEN_CANNON,
  weapon({ id: 'friend-carbine', name: 'Carbine', range: 18, attacks: 3 }),
  weapon({ id: 'friend-fists', name: 'Fists', attacks: 1 }),
  weapon({ id: 'dead-claws', name: 'Claws', attacks: 3 }),
];

/** The model of event 34. Its rules are those of its unit. */
export const OLD_FRIEND: ModelType & Omit<Statistics, 'rules'> = {
  ...models(1, 'friend', 'Old Friend', 'friend-carbine', 'friend-fists'),
  quality: 3,
  defense: 3,
  tough: 1,
};

/** The most models of event 32, D6+4. */
const MOST_DEAD = 10;

/**
 * The unit of event 32, with as many models as can rise at most. Those that do not rise are removed when it is created.
 */
export const WALKING_DEAD: Profile = {
  id: 'walking-dead',
  name: 'The Walking Dead',
  quality: 5,
  defense: 5,
  tough: 1,
  sizeClass: 'standard',
  tags: [],
  rules: { slow: 1 },
  models: [models(MOST_DEAD, 'dead', 'Walking Dead', 'dead-claws')],
  spells: [],
  points: 0,
};
