import { describe, expect, it } from 'vitest';
import { ARMIES, ARMY_IDS, ARSENAL, RULE_NAMES, rulesInWords } from '../../../../src/rulesets/grimdark/roster/index.ts';

const armies = Object.values(ARMIES);
const units = armies.flatMap((army) => army.units);
const weapons = armies.flatMap((army) => army.weapons);

describe('the armies, G-4.1', () => {
  it.each([
    ['ferrous-choir', 'fc', 10, 14, 3],
    ['holdfast-levy', 'hl', 12, 17, 0],
    ['thornwake-brood', 'tb', 12, 14, 3],
    ['lantern-exiles', 'le', 10, 12, 3],
  ] as const)('%s has its units, weapons and spells', (id, prefix, unitCount, weaponCount, spellCount) => {
    const army = ARMIES[id];
    expect([army.units.length, army.weapons.length, army.spells.length]).toEqual([unitCount, weaponCount, spellCount]);
    const ids = [...army.units, ...army.weapons, ...army.spells].map((each) => each.id);
    expect(ids.filter((each) => !each.startsWith(`${prefix}-`))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('stand in the order of their ids', () => {
    expect(Object.keys(ARMIES)).toEqual(ARMY_IDS);
    expect(armies.map(({ id }) => id)).toEqual(ARMY_IDS);
  });

  it('arm every unit with weapons of its own army, and every model for melee, G-4.2', () => {
    for (const army of armies)
      for (const { id, models } of army.units)
        for (const { weapons: carried } of models) {
          const found = carried.map((weapon) => army.weapons.find((each) => each.id === weapon));
          expect(found.every(Boolean), id).toBe(true);
          expect(
            found.some((weapon) => weapon!.range === 0),
            id,
          ).toBe(true);
        }
  });

  it('list no weapon that nobody carries', () => {
    const carried = units.flatMap(({ models }) => models.flatMap((each) => each.weapons));
    expect(weapons.filter(({ id }) => !carried.includes(id)).map(({ id }) => id)).toEqual([]);
  });

  it('have units of several models in standard size only, G-2.6', () => {
    const large = units.filter(({ sizeClass }) => sizeClass !== 'standard');
    expect(large.filter(({ models }) => models.length > 1 || models[0]!.count > 1)).toEqual([]);
    expect(units.filter(({ sizeClass }) => sizeClass === 'titanic').map(({ id }) => id)).toEqual([
      'fc-standing-chord',
      'tb-colossus',
    ]);
    expect(large).toHaveLength(11);
  });

  it('teach their spells to their Casters and to nobody else, G-16.2', () => {
    const casters = units.filter(({ spells }) => spells.length > 0);
    expect(casters.map(({ id, spells }) => [id, ...spells])).toEqual([
      ['fc-cantor', 'fc-discord', 'fc-mending', 'fc-dissonance'],
      ['tb-dreamer', 'tb-itch', 'tb-frenzy', 'tb-bloom'],
      ['le-seer', 'le-veil', 'le-true-path', 'le-white-fire'],
    ]);
    expect(units.filter(({ rules }) => rules.caster).map(({ id }) => id)).toEqual(casters.map(({ id }) => id));
  });
});

describe('spells, G-16.6', () => {
  it.each([
    ['fc-discord', 1, 12, 1, 'enemy', { kind: 'hits', hits: 2, ap: 1, rules: {} }],
    ['fc-mending', 2, 12, 1, 'friendly', { kind: 'modifier', stat: 'defense', amount: 1, scope: 'all-attacks' }],
    ['fc-dissonance', 3, 18, 1, 'enemy', { kind: 'hits', hits: 6, ap: 1, rules: {} }],
    ['tb-itch', 1, 18, 1, 'enemy', { kind: 'modifier', stat: 'hit', amount: -1, scope: 'next-attacks' }],
    ['tb-frenzy', 2, 12, 2, 'friendly', { kind: 'modifier', stat: 'hit', amount: 1, scope: 'melee' }],
    ['tb-bloom', 3, 18, 1, 'enemy', { kind: 'hits', hits: 1, ap: 1, rules: { blast: 6, poison: 1 } }],
    ['le-veil', 1, 12, 1, 'friendly', { kind: 'grant', rule: 'stealth' }],
    ['le-true-path', 2, 12, 2, 'friendly', { kind: 'modifier', stat: 'hit', amount: 1, scope: 'shooting' }],
    ['le-white-fire', 3, 18, 1, 'enemy', { kind: 'hits', hits: 2, ap: 4, rules: { deadly: 3 } }],
  ] as const)('%s', (id, value, range, targets, side, effect) => {
    expect(ARSENAL.spells[id]).toMatchObject({ id, value, range, targets, side, effect });
    expect(Object.keys(ARSENAL.spells)).toHaveLength(9);
  });
});

describe('the arsenal', () => {
  it('has everything of all armies, and what events bring, G-17.4', () => {
    expect(Object.keys(ARSENAL.profiles)).toEqual([...units.map(({ id }) => id), 'walking-dead']);
    expect(Object.keys(ARSENAL.weapons)).toEqual([
      ...weapons.map(({ id }) => id),
      'alien-cannon',
      'friend-carbine',
      'friend-fists',
      'dead-claws',
    ]);
  });

  it.each([
    ['friend-carbine', 18, 3],
    ['friend-fists', 0, 1],
    ['dead-claws', 0, 3],
  ])('has %s with its range and attacks', (id, range, attacks) => {
    expect(ARSENAL.weapons[id]).toMatchObject({ range, attacks, ap: 0, rules: {} });
  });
});

describe('special rules in words, G-15', () => {
  it('have values where the rules have', () => {
    expect(rulesInWords({ impact: 3, fearless: 1, transport: 11, fear: 2 })).toEqual([
      'Impact(3)',
      'Fearless',
      'Transport(11)',
      'Fear(2)',
    ]);
    expect(rulesInWords({ 'lock-on': 1, deadly: 3, blast: 6 })).toEqual(['Lock-On', 'Deadly(3)', 'Blast(6)']);
    expect(rulesInWords({ caster: 2 })).toEqual(['Caster(2)']);
  });

  it('have a value of more than 1 in no list where they are written without one', () => {
    const plain = [...units, ...weapons].flatMap(({ rules }) =>
      Object.entries(rules).filter(
        ([rule, x]) => x !== 1 && rulesInWords({ [rule]: x })[0] === RULE_NAMES[rule as 'fast'],
      ),
    );
    expect(plain).toEqual([]);
  });
});
