import { ARMIES, ARMY_IDS, ARSENAL, builtOf, MODEL_RULES, priceOf, WEAPON_RULES } from '@ironhex/shared/grimdark';
import { describe, expect, test } from 'vitest';
import { carriedBy } from '../../../../src/rulesets/grimdark/forces/weapon-table.tsx';
import {
  factorsText,
  modelsText,
  movesText,
  ridingText,
  unitLine,
} from '../../../../src/rulesets/grimdark/words/figures.ts';
import { ruleText, toldRules } from '../../../../src/rulesets/grimdark/words/rules.ts';
import { spellLine, spellText } from '../../../../src/rulesets/grimdark/words/spells.ts';

const unitOf = (id: string) =>
  ARMY_IDS.flatMap((army) => ARMIES[army].units).find((unit) => unit.id === id) ?? expect.fail(id);
const built = (profile: string) => builtOf({ profile, hero: null, friend: false }, ARSENAL);

test('units are told in a line', () => {
  expect(unitLine(unitOf('le-wardens'))).toBe('5 models, Q3+ D3+, range 24');
  expect(unitLine(unitOf('le-strider'))).toBe('1 model, Q3+ D3+ T6, large, range 30');
  expect(unitLine(unitOf('le-dancers'))).toBe('5 models, Q3+ D4+, melee');
  expect(modelsText(unitOf('le-prisms'))).toBe('2 × Prism Bearer, 1 × Prism Tender');
});

test.each([
  ['le-wardens', 'Advance 6, Rush and Charge 12', 'takes 5 spaces in a transport'],
  ['le-lancers', 'Advance 8, Rush and Charge 16, flying', 'takes 9 spaces in a transport'],
  ['le-barge', 'Advance 8, Rush and Charge 16, flying', 'carries 6 spaces'],
  ['fc-lattice-node', 'not at all (G-15)', 'cannot ride'],
])('how far %s goes, and how it rides', (id, moves, riding) => {
  expect(movesText(built(id))).toBe(moves);
  expect(ridingText(built(id))).toBe(riding);
});

test('weapons are counted over all models', () => {
  expect(carriedBy(unitOf('le-prisms'), ARSENAL).map(({ weapon, count }) => `${count} ${weapon.name}`)).toEqual([
    '2 Prism Lance',
    '3 Knife',
    '1 Glare Pistol',
  ]);
});

test('prices are told as what they are multiplied from', () => {
  const [body, blade] = priceOf(unitOf('le-dancers'), ARSENAL).parts;
  expect(factorsText(body!.factors)).toBe(
    '3 (3 for each point of Tough (1)) × 1.6 (Defense 4+) × 1.08 (Quality 3+) × 1.17 (Fast +12 %, Strider +5 %)',
  );
  expect(factorsText(blade!.factors)).toContain('× 1.15 (Fast carrier)');
});

describe('special rules, G-15', () => {
  test.each([...MODEL_RULES, ...WEAPON_RULES])('%s is told in sentences with their rules', (rule) => {
    const text = ruleText(rule, 3);
    expect(text).toMatch(/^[A-Z].*\(G-[\d.]+(?:, G-[\d.]+)*\)\.$/);
    expect(text).not.toMatch(/undefined|NaN/);
  });

  test('are told as they are written, with their values', () => {
    expect(toldRules({ deadly: 3, 'lock-on': 1 }).map(({ written }) => written)).toEqual(['Deadly(3)', 'Lock-On']);
    expect(ruleText('caster', 1)).toContain('Gains 1 token ');
    expect(ruleText('transport', 6)).toContain('up to 6 spaces');
  });
});

test.each([
  [
    'le-veil',
    'Veil of Ash (1 token)',
    'One friendly unit within 12 hexes has Stealth until the end of the round (G-16.6).',
  ],
  [
    'le-true-path',
    'True Path (2 tokens)',
    'One or two friendly units within 12 hexes have +1 to hit when shooting until the end of the round (G-16.6).',
  ],
  [
    'le-white-fire',
    'White Fire (3 tokens)',
    'One enemy unit within 18 hexes takes 2 hits with AP 4 and Deadly(3) (G-16.6).',
  ],
  [
    'tb-itch',
    'Maddening Itch (1 token)',
    'One enemy unit within 18 hexes has −1 to hit the next time it shoots or strikes (G-16.6).',
  ],
  [
    'fc-mending',
    'Mending Chord (2 tokens)',
    'One friendly unit within 12 hexes has +1 to Defense rolls against all attacks until the end of the round (G-16.6).',
  ],
])('the spell %s', (id, line, text) => {
  const spell = ARSENAL.spells[id]!;
  expect(spellLine(spell)).toBe(line);
  expect(spellText(spell)).toBe(text);
});
