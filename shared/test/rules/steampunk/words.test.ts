import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Refusal, told } from '../../../src/match/index.ts';
import { refusal, refusalFor } from '../../../src/rulesets/steampunk/model/refusal.ts';
import { REFUSALS } from '../../../src/rulesets/steampunk/words/refusals.ts';

const SOURCES = new URL('../../../src/rulesets/steampunk/', import.meta.url);

const rules = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.startsWith('words'))
  .map((file) => readFileSync(new URL(file, SOURCES), 'utf8'));

/** What the rules refuse, by code and detail. */
const refused = rules.flatMap((text) => [
  ...[...text.matchAll(/refusal\(\s*'([^']+)'/g)].map(([, key]) => key!),
  ...[...text.matchAll(/refusalFor\(\s*\w+,\s*'([^']+)'/g)].map(([, detail]) => `any/${detail}`),
]);

const FIGURES: Refusal['figures'] = {
  ...{ unit: 'B1', on: 'B2', token: 'token-o1', name: 'Troll', seat: 'orange', at: 'units.1', hex: '0305' },
  ...{
    weapon: 'Rifle',
    weapons: ['Rifle', 'Bow'],
    order: 'Fire',
    mode: 'area',
    speed: 'fast',
    speeds: ['still', 'slow'],
  },
  ...{ race: 'elf', wanted: 'ork', army: 'gnome', item: 'Camouflage', model: 'Elf', slot: 'hands', per: 'unit' },
  ...{ requires: [['Infantry', 'Archer'], ['Elite']], excludes: ['Beast'], currency: 'ip', currencies: ['mp', 'cp'] },
  ...{ terrain: 'forest', preset: 'moor', presets: ['open', 'village'], kind: 'huge', options: ['yes', 'no'] },
  ...{
    hit: 3,
    hits: 2,
    models: 4,
    turns: 1,
    facings: 2,
    needs: 3,
    living: 2,
    range: 4,
    most: 8,
    distance: 9,
    least: 9,
  },
  ...{ open: 7, step: 2, cost: 28, budget: 24, needed: 10, free: 6, announced: 1, has: 0, replaced: 5, suited: 1 },
  ...{ bought: 2, why: { code: 'no-units' } },
};

const sentence = (refusal: Refusal): string => told(REFUSALS, refusal).message;

const sentenceAt = (key: string): string => {
  const [code, detail] = key.split('/') as [string, string?];
  return sentence({ code, ...(detail !== undefined && { detail }), figures: FIGURES });
};

describe('the words of refusals', () => {
  it('are there for all that the rules refuse, and for nothing else', () => {
    expect([...new Set(refused)].sort()).toEqual(Object.keys(REFUSALS).sort());
  });

  it.each(Object.keys(REFUSALS))('say in a sentence: %s', (key) => {
    expect(sentenceAt(key)).toMatch(/^[A-Z].*[.]$/);
    expect(sentenceAt(key)).not.toMatch(/undefined|null|\[object/);
  });

  it.each([
    ['no-option', 'That cannot be chosen here, only: yes, no.'],
    ['wrong-race/bought', 'Troll is of the Elves, not of the Orks.'],
    ['wrong-race/own', 'You play the Elves: this army is of the Gnomes.'],
    ['wrong-race/seat', 'The seat orange is to play the Elves, but its army is of the Gnomes.'],
    ['too-many-replaced', 'B1 has 4 models, of which 5 cannot be replaced.'],
    ['wrong-share', 'Camouflage is bought for whole units.'],
    ['wrong-type/none', 'No model of B1 can carry Camouflage: it is for Infantry or Archer and Elite and not Beast.'],
    [
      'wrong-type/some',
      'Only 1 models of B1 can carry Camouflage, not 2: it is for Infantry or Archer and Elite and not Beast.',
    ],
    ['no-room', 'There is no room for Camouflage: Elf has 0 hands, and what is bought for it needs more.'],
    ['over-budget/currency', 'The army costs 28 industry, 4 more than its budget of 24.'],
    ['over-budget/free', 'The army needs 10 free points for manpower and craft, 4 more than its 6.'],
    ['not-announced', 'The army must have as many Troll as were announced: 1, not 0.'],
    ['no-such-preset', 'There is no preset "moor". Choose one of: open, village.'],
    ['advanced-terrain', 'Advanced terrain (forest, hex 0305) is not part of this match.'],
    ['too-closed', 'Tracked units can enter only 7 hexes of your side: leave them at least 9.'],
    ['other-step', 'Unit B1 is Huge: it is not set up in step 2.'],
    ['no-such-speed', 'Troll (B1) can start at still, slow, not at fast.'],
    ['impossible', 'Troll (B1) cannot stand in 0305: forest.'],
    ['scouted', 'An enemy scout sees 0305: Troll (B1) must be placed where none sees it.'],
    ['no-such-turn', 'A facing is written for each 360 of an order: "Fire" has 1, not 2.'],
    ['too-few', 'Rifle needs 3 models to fire it; 2 live.'],
    ['other-side', 'Rifle and Bow: all shots must go through the same side of the own hex.'],
    ['wrong-mode', 'Rifle is thrown at a hex.'],
    ['out-of-range/hex', 'The range of Rifle at a hex is 4; 0305 is 9 away.'],
    ['out-of-range/unit', 'Rifle reaches 8 hexes; 0305 is 9 away.'],
    ['deflector', 'Unit B1 has deflected 2 hits of orange.'],
    ['primary-first', 'At least 2 hits of orange must be primary before any supports.'],
    [
      'out-of-reach',
      'Unit B1 cannot heal or repair B2: that is not itself, nor a friend in its hex whom its ability reaches.',
    ],
  ])('are, to the letter: %s', (key, text) => {
    expect(sentenceAt(key)).toBe(text);
  });

  it('say of a model without such a slot that it has none', () => {
    const figures = { item: 'Hand Held Cannon', model: 'Ork', slot: 'shared', has: null } as const;
    expect(sentence(refusal('no-room', 'ARM-5', figures))).toBe(
      'There is no room for Hand Held Cannon: Ork has no place for a shared weapon, ' +
        'and what is bought for it needs more.',
    );
  });

  it('say of a fault of an army whose army it is, and where in it', () => {
    const unknown = refusal('unknown-unit', 'ARM-2', { unit: 'ork.dragon' });
    const own = refusalFor(unknown, 'in-own-army', { at: 'units.1.unit' });
    const hosted = refusalFor(unknown, 'in-army', { seat: 'orange', at: 'units.1.unit' });
    expect(own).toMatchObject({ code: 'unknown-unit', rule: 'ARM-2' });
    expect(sentence(own)).toBe('In your army, at units.1.unit: There is no unit ork.dragon.');
    expect(sentence(hosted)).toBe('In the army of orange, at units.1.unit: There is no unit ork.dragon.');
  });
});
