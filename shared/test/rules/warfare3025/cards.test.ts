import { describe, expect, test } from 'vitest';
import { readAs } from '../../../src/reading/index.ts';
import {
  ARSENAL,
  type Card,
  CardSchema,
  ForceSchema,
  isOurs,
  ROMAN,
  STOCK_CARDS,
  VEHICLES,
  type Weapon,
} from '../../../src/rulesets/warfare3025/index.ts';
import { GRIFFIN, LOCUST, RIFLEMAN, WOLVERINE } from './kit.ts';

const traitWords = ({ traits }: Weapon): string =>
  Object.entries(traits)
    .map(([name, value]) => (value === true ? name : `${name} ${value}`))
    .join(', ');

/** A weapon as the tables print it: name, tier, damage, band, range, ticks, attacks per action, traits. */
const printed = (weapon: Weapon): string => {
  const { name, tier, damage, band, maxRange, ticks, attacks } = weapon;
  return `${name} | ${ROMAN[tier]} ${damage} ${band} ${maxRange} ${ticks}t ${attacks} ${traitWords(weapon)}`.trim();
};

const chassis = ({ pilot, armour, structure, movement }: Card): string => {
  const jump = movement.jump > 0 ? `J${movement.jump}` : '-';
  const moves = `${movement.mode} ${movement.steady}+${movement.extra} for ${movement.ticks}, ${jump}`;
  const skills = [pilot, armour, structure].map(({ skill }) => skill.join('/'));
  return `${pilot.name} ${skills[0]} · ${ROMAN[armour.tier]} ${skills[1]} · ${skills[2]} · ${moves}`;
};

describe('W-2.4: the stock cards', () => {
  test.each<[string, Card, string, string[]]>([
    [
      'GRF-1N Griffin',
      GRIFFIN,
      'John Hayes 2/8/15/20 · IV 2/12/17/19 · 2/8/15/20 · walker 7+0 for 8, J5',
      ['PPC | IV 5 medium 30 8t 1 haywire', 'LRM 10 | III 2 long 40 7t 2 missileSwarm'],
    ],
    [
      'WVR-6W Wolverine',
      WOLVERINE,
      'Eric Stendahl 3/9/16/19 · III 2/8/13/17 · 2/8/15/20 · walker 8+0 for 9, J5',
      [
        'Autocannon/5 | III 2 medium 30 5t 1',
        'SRM 6 | III 1 medium 15 7t 3 missileSwarm',
        'Medium Laser | III 2 short 14 6t 1',
      ],
    ],
    [
      'LCT-1V Locust',
      LOCUST,
      'Luna Takenaka 2/7/14/18 · III 3/11/16/17 · 4/10/17/20 · walker 7+1 for 6, -',
      ['Dual MG | II 1 near 6 3t 2 rapidFire 3', 'Medium Laser | III 2 short 14 6t 1'],
    ],
    [
      'RFL-3N Rifleman',
      RIFLEMAN,
      'Sawako Maki 2/9/16/20 · IV 3/11/17/20 · 3/10/16/20 · walker 6+0 for 10, -',
      [
        'Dual AC/5 | III 2 medium 30 5t 2 rapidFire 2',
        '2×M-Laser | III 2 short 14 6t 2',
        '2×L-Laser | IV 4 medium 16 8t 2',
      ],
    ],
  ])('%s', (title, card, figures, weapons) => {
    expect(`${card.designation} ${card.name}`).toBe(title);
    expect(chassis(card)).toBe(figures);
    expect(card.weapons.map(printed)).toEqual(weapons);
  });

  test('are four, valid, with the base sizes of W-14', () => {
    expect(STOCK_CARDS.map(({ name, baseSize }) => `${name} ${baseSize}`)).toEqual([
      'Griffin 7',
      'Wolverine 7',
      'Locust 5',
      'Rifleman 8',
    ]);
    for (const card of STOCK_CARDS) expect(CardSchema.parse(card)).toEqual(card);
  });
});

test('W-14: the figures of advanced options, beside the printed ones', () => {
  const all = [...[...STOCK_CARDS, ...VEHICLES].flatMap(({ weapons }) => weapons), ...ARSENAL];
  const figures = all.map(
    ({ name, aimTime, stabilisation, velocity, minEngagement }) =>
      `${name} ${aimTime} ${stabilisation} ${velocity} ${minEngagement}`,
  );
  expect([...new Set(figures)].sort()).toEqual([
    '2×L-Laser 5 2 none 4',
    '2×M-Laser 4 3 none 2',
    'Autocannon/10 4 2 8 4',
    'Autocannon/2 5 3 16 8',
    'Autocannon/20 3 2 6 3',
    'Autocannon/5 4 3 10 4',
    'Dual AC/5 5 2 10 5',
    'Dual MG 2 2 4 0',
    'Flamer 1 1 2 0',
    'LRM 10 5 2 6 9',
    'Machine Gun 2 2 4 1',
    'Medium Laser 4 3 none 2',
    'PPC 5 3 12 5',
    'SRM 6 3 2 5 4',
    'Small Laser 3 3 none 1',
  ]);
});

test('W-14: the six vehicles of our own, each a valid card that is told from printed ones', () => {
  expect(
    VEHICLES.map(({ designation, name, baseSize, weapons, ...card }) => {
      const armed = weapons.map((weapon) => weapon.name).join(' · ');
      return `${designation} ${name} | ${chassis({ designation, name, baseSize, weapons, ...card })} | ${armed} | ${baseSize}`;
    }),
  ).toEqual([
    'WSL-1 Weasel | Ada Brandt 2/7/14/19 · II 3/11/16/19 · 4/11/17/20 · wheeled 9+2 for 6, - | Machine Gun | 4',
    'MUL-2 Mule | Tomas Rehn 3/9/16/20 · III 3/10/16/20 · 3/10/16/20 · wheeled 8+1 for 7, - | Autocannon/2 · Machine Gun | 5',
    'BWK-3 Bulwark | Greta Olsen 2/8/15/20 · V 2/9/15/19 · 2/8/15/20 · tracked 5+1 for 8, - | Autocannon/10 · Machine Gun | 6',
    'ANV-1 Anvil | Ivo Marek 3/9/16/20 · IV 3/11/17/20 · 3/10/16/20 · tracked 5+0 for 9, - | LRM 10 · Small Laser | 6',
    'SKM-4 Skimmer | Nia Okoro 2/7/14/18 · II 4/12/17/20 · 4/11/17/20 · hover 10+3 for 6, - | Medium Laser | 4',
    'GAL-2 Gale | Piet Vos 2/8/15/19 · III 3/11/16/20 · 3/10/17/20 · hover 8+2 for 7, - | SRM 6 · Machine Gun | 5',
  ]);
  for (const card of VEHICLES) expect(CardSchema.parse(card)).toEqual(card);
  expect(VEHICLES.map((card) => isOurs(CardSchema.parse(card)))).toEqual(VEHICLES.map(() => true));
  expect(STOCK_CARDS.some(isOurs)).toBe(false);
  expect(isOurs({ ...VEHICLES[0]!, name: 'Weasel II' })).toBe(false);
});

test('W-2.5: the arsenal for custom cards is the weapon table as printed', () => {
  expect(ARSENAL.map(printed)).toEqual([
    'Autocannon/2 | III 1 long 50 4t 1',
    'Autocannon/5 | III 2 medium 30 4t 1',
    'Autocannon/10 | IV 4 medium 20 5t 1',
    'Autocannon/20 | IV 1 medium 15 6t 1',
    'Machine Gun | II 1 short 10 3t 1 rapidFire 3',
    'Flamer | II 1 near 3 3t 1 ignoresFastAndCover',
    'Small Laser | II 1 short 10 3t 1',
    'Medium Laser | III 2 short 14 6t 1',
  ]);
  expect(CardSchema.parse({ ...GRIFFIN, weapons: ARSENAL }).weapons).toEqual(ARSENAL);
});

describe('W-2.6: a fault of a custom card names the field and the rule', () => {
  const change = (change: object): unknown => [{ id: 'r1', card: { ...GRIFFIN, ...change } }];
  const weapon = (change: object): unknown => ({ weapons: [{ ...GRIFFIN.weapons[0], ...change }] });
  test.each<[string, unknown, string, string]>([
    ['a skill that does not rise', change({ pilot: { name: 'A', skill: [2, 8, 8, 20] } }), 'pilot.skill', 'W-1.1'],
    ['a skill of three', change({ structure: { skill: [2, 8, 15] } }), 'structure.skill', 'W-1.1'],
    ['armour above VI', change({ armour: { tier: 7, skill: [2, 8, 15, 20] } }), 'armour.tier', 'W-2.1'],
    ['no legs', change({ movement: { ...GRIFFIN.movement, mode: 'snake' } }), 'movement.mode', 'W-2.1'],
    ['half a tick', change({ movement: { ...GRIFFIN.movement, ticks: 0.5 } }), 'movement.ticks', 'W-2.1'],
    ['a band that is none', change(weapon({ band: 'far' }) as object), 'weapons.0.band', 'W-9.1'],
    ['no range', change(weapon({ maxRange: 0 }) as object), 'weapons.0.maxRange', 'W-9.1'],
    ['rapid fire without extras', change(weapon({ traits: { rapidFire: 0 } }) as object), 'weapons.0.traits', 'W-9.6'],
    ['an aim time above 5', change(weapon({ aimTime: 6 }) as object), 'weapons.0.aimTime', 'W-13a'],
    ['a velocity of 0', change(weapon({ velocity: 0 }) as object), 'weapons.0.velocity', 'W-13a'],
    ['a least engagement of 21', change(weapon({ minEngagement: 21 }) as object), 'weapons.0.minEngagement', 'W-13b'],
    ['half a camouflage', change({ camouflage: false }), 'camouflage', 'W-13d'],
    ['an unknown trait', change(weapon({ traits: { magic: true } }) as object), 'weapons.0.traits', 'W-9.6'],
    ['a weapon called armour', change(weapon({ id: 'armour' }) as object), 'weapons.0.id', 'W-2.1'],
    ['two weapons of one id', change({ weapons: [GRIFFIN.weapons[0], GRIFFIN.weapons[0]] }), 'weapons', 'W-2.1'],
    ['a field too many', change({ luck: 3 }), '', 'W-2.1'],
  ])('%s', (_, force, field, rule) => {
    const read = readAs(ForceSchema, force);
    const faults = read.ok ? [] : read.error;
    expect(faults).not.toEqual([]);
    expect(faults[0]!.at).toMatch(new RegExp(`^0\\.card${field ? `\\.${field}` : ''}`));
    expect(faults[0]!.message).toContain(rule);
  });

  test('and a valid force is read as it is', () => {
    const force = [{ id: 'r1', card: GRIFFIN }];
    expect(readAs(ForceSchema, force)).toEqual({ ok: true, value: force });
  });
});
