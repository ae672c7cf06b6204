import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { told } from '../../../src/match/index.ts';
import { REFUSALS } from '../../../src/rulesets/warfare3025/words/refusals.ts';

const SOURCES = new URL('../../../src/rulesets/warfare3025/', import.meta.url);

/** What the rules refuse, by code and detail. */
const refused = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.startsWith('words'))
  .flatMap((file) => [...readFileSync(new URL(file, SOURCES), 'utf8').matchAll(/refusal\(\s*'([^']+)'/g)])
  .map(([, key]) => key!);

const FIGURES = {
  ...{
    asked: 'pick',
    unit: 'Griffin',
    id: 'b2',
    component: 'ppc',
    weapon: 'PPC',
    hex: '0305',
    band: 'long',
    best: 'short',
    mode: 'wheeled',
    field: 'velocity',
  },
  ...{
    hexes: 7,
    away: 9,
    most: 6,
    climb: 2,
    rise: 3,
    takes: 6,
    left: 4,
    distance: 1,
    pieces: 5,
    side: 1,
    count: 8,
    flown: 2,
  },
};

const sentence = (key: string, figures: object = FIGURES): string => {
  const [code, detail] = key.split('/') as [string, string?];
  return told(REFUSALS, { code, ...(detail !== undefined && { detail }), figures: figures as never }).message;
};

describe('the words of refusals', () => {
  it('are there for all that the rules refuse, and for nothing else', () => {
    expect([...new Set(refused)].sort()).toEqual(Object.keys(REFUSALS).sort());
  });

  it.each(Object.keys(REFUSALS))('say in a sentence: %s', (key) => {
    expect(sentence(key)).toMatch(/^[A-Z0-9].*[.]$/);
    expect(sentence(key)).not.toMatch(/undefined|\[object/);
  });

  it.each([
    ['wrong-answer', 'The match waits for you to pick a component.'],
    ['not-yours/policy', 'You have no unit "Griffin": a rule for one unit must name a unit of yours.'],
    ['too-far/path', 'This path has 7 hexes; the unit moves up to 6.'],
    ['too-far/hex', '0305 is out of reach: it is 9 hexes away; the unit moves up to 6.'],
    ['no-thrust/levels', 'Rising 3 takes 6 thrust; you have 4 left.'],
    ['too-steep', 'You cannot climb 2 levels into 0305: two or more need a jump.'],
    ['occupied/enemy', 'You cannot pass 0305: the enemy Griffin stands there.'],
    ['out-of-range/far', 'The target is at 1 hex; the PPC reaches 6.'],
    [
      'out-of-range/band',
      'The target is at 1 hex, long range; the PPC is made for short range and fires one band farther or closer.',
    ],
    ['no-sight/ground', 'You have no line of sight to Griffin: the ground at 0305 is in the way.'],
    ['no-sight/cover', 'You have no line of sight to Griffin: 5 pieces of cover, more than 6, lie between.'],
    ['too-many/extras', 'The PPC makes up to 6 extra attacks in an action.'],
    ['too-many/units', 'Side 1 brings 8 units; at most 6 may play.'],
    ['not-own-id', 'The unit Griffin must be called b2 on this seat.'],
    ['same-id', 'Two units are called Griffin: every unit needs an id of its own.'],
  ])('are, to the letter: %s', (key, text) => {
    expect(sentence(key)).toBe(text);
  });
});
