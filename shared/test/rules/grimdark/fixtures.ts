import type { Arsenal, Profile, Weapon } from '../../../src/rulesets/grimdark/roster/index.ts';

// Plain units and weapons for tests: their figures are easy to work with by hand.

const weapon = (id: string, range: number, attacks: number, ap: number, rules: Weapon['rules'] = {}): Weapon => ({
  id,
  name: id,
  range,
  attacks,
  ap,
  rules,
});

const WEAPONS: readonly Weapon[] = [
  weapon('rifle', 24, 1, 0),
  weapon('heavy-rifle', 24, 1, 1),
  weapon('carbine', 18, 2, 0),
  weapon('plasma', 24, 1, 4),
  weapon('launcher', 24, 1, 0, { blast: 3 }),
  weapon('cannon', 36, 1, 2, { deadly: 3 }),
  weapon('marksman', 30, 1, 1, { sniper: 1 }),
  weapon('lobber', 30, 2, 0, { indirect: 1 }),
  weapon('seeker', 24, 2, 1, { 'lock-on': 1 }),
  weapon('needle', 12, 1, 0, { poison: 1 }),
  weapon('shredder', 18, 2, 0, { rending: 1 }),
  weapon('beam', 30, 3, 2, { reliable: 1 }),
  weapon('rocket', 24, 1, 3, { limited: 1 }),
  weapon('blade', 0, 1, 0),
  weapon('claws', 0, 2, 0),
  weapon('maul', 0, 3, 1),
  weapon('whip', 0, 2, 1, { counter: 1 }),
  weapon('lash', 0, 1, 1, { counter: 1 }),
  weapon('lance', 0, 2, 1, { thrust: 1 }),
];

const profile = (
  id: string,
  [quality, defense, tough]: readonly [number, number, number],
  [type, count, ...weapons]: readonly [string, number, ...string[]],
  more: Partial<Profile> = {},
): Profile => ({
  id,
  name: id,
  quality,
  defense,
  tough,
  sizeClass: 'standard',
  tags: [],
  rules: {},
  models: [{ type, name: type, count, weapons }],
  spells: [],
  points: 100,
  ...more,
});

const PROFILES: readonly Profile[] = [
  profile('squad', [4, 4, 1], ['trooper', 5, 'rifle', 'blade']),
  profile('mob', [5, 5, 1], ['conscript', 10, 'rifle', 'blade']),
  profile('guard', [3, 3, 3], ['guard', 3, 'heavy-rifle', 'claws']),
  profile('walker', [4, 2, 9], ['walker', 1, 'beam', 'maul'], { sizeClass: 'large' }),
  profile('titan', [4, 2, 18], ['titan', 1, 'beam', 'maul'], { sizeClass: 'titanic' }),
];

export const profileNamed = (id: string): Profile => {
  const found = PROFILES.find((each) => each.id === id);
  if (!found) throw new RangeError(`no profile of the tests is called ${id}`);
  return found;
};

/** The fixtures, and profiles that a test makes of them. */
export const arsenalWith = (more: readonly Profile[]): Arsenal => ({
  profiles: Object.fromEntries([...PROFILES, ...more].map((each) => [each.id, each])),
  weapons: Object.fromEntries(WEAPONS.map((each) => [each.id, each])),
  spells: {},
});
