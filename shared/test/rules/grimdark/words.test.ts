import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { told } from '../../../src/match/index.ts';
import { refusal, refusalFor } from '../../../src/rulesets/grimdark/refusal.ts';
import { REFUSALS } from '../../../src/rulesets/grimdark/words/refusals.ts';

const SOURCES = new URL('../../../src/rulesets/grimdark/', import.meta.url);

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.startsWith('words'))
  .map((file) => readFileSync(new URL(file, SOURCES), 'utf8'));

const keysIn = (pattern: RegExp): string[] =>
  sources.flatMap((source) => [...source.matchAll(pattern)].map(([, key]) => key!));

/** What the rules refuse, by code and detail. */
const refused = [
  ...keysIn(/refusal\(\s*'([^']+)'/g),
  ...keysIn(/refusalFor\(\s*\w+,\s*'([^']+)'/g).map((detail) => `any/${detail}`),
];

const FIGURES = {
  ...{ unit: 'a1', target: 'b1', transport: 'a4', caster: 'a2', hero: 'Marshal', name: 'Line Section', of: 'rig' },
  ...{ asked: 'act', sent: 'shoot', option: 'moat', army: 'Holdfast Levy', seat: 'a', at: 'units.3', piece: 'tomb' },
  ...{ place: 'reserve', from: 'waiting', hex: '1010', last: '1012', zone: 'north', marker: '1014', action: 'charge' },
  ...{ weapon: 'Rifle', type: 'trooper', source: 'event 16', spell: 'Bolt', side: 'enemy', hexes: ['1009', '1011'] },
  ...{ total: 800, over: 50, most: 1, points: 750, has: 3, percent: 35, tough: 7, left: 2, room: 6, spaces: 1 },
  ...{ terminals: 9, chambers: 5, round: 2, to: 2, range: 12, away: 13, targets: 3, carriers: 2, named: 1, living: 1 },
  ...{ model: 4, spare: 1, tokens: 2 },
  why: { code: 'E_UNKNOWN_UNIT', figures: { unit: 'zz' } },
};

const sentence = (key: string, figures: object = {}): string => {
  const [code, detail] = key.split('/') as [string, string?];
  const all = { ...FIGURES, ...figures };
  return told(REFUSALS, { code, ...(detail !== undefined && { detail }), figures: all as never }).message;
};

describe('the words of refusals', () => {
  it('are there for all that the rules refuse, and for nothing else', () => {
    expect([...new Set(refused)].sort()).toEqual(Object.keys(REFUSALS).sort());
  });

  it('leave to any code what is said around another refusal', () => {
    const [around, own] = [true, false].map((any) =>
      Object.keys(REFUSALS)
        .filter((key) => key.startsWith('any/') === any && key.includes('/'))
        .map((key) => key.split('/')[1]!),
    );
    expect(own!.filter((detail) => around!.includes(detail))).toEqual([]);
  });

  it.each(Object.keys(REFUSALS))('say in a sentence: %s', (key) => {
    const hexes = key === 'E_BAD_CHOICE/back' ? FIGURES.hexes : 7;
    expect(sentence(key, { hexes })).toMatch(/^[a-zA-Z0-9].*[.]$/);
    expect(sentence(key, { hexes })).not.toMatch(/undefined|NaN|\[object/);
  });

  it.each([
    ['E_NOT_YOUR_PROMPT/other', 'You are asked for "act" now, not for "shoot".'],
    ['E_BAD_CHOICE/option', 'There is no terrain piece "moat" to choose.'],
    ['E_FORCE_INVALID/points', '800 points are 50 more than the limit of 1.'],
    ['E_FORCE_INVALID/units', 'A strict force of 750 points has at most 1 unit; this one has 3.'],
    ['E_FORCE_INVALID/copies', 'A force of 750 points has the same unit at most once; this one has a1 3 times.'],
    ['E_FORCE_INVALID/share', 'One unit has at most 35 % of 750 points, which is 1; a1 has 3.'],
    ['E_CANNOT_JOIN/tough', 'Marshal has Tough 7; heroes with more than 1 join no unit.'],
    ['E_TRANSPORT_FULL/load', 'a4 has 2 of 6 spaces left; a1 takes 1.'],
    ['E_TRANSPORT_FULL/board', 'The unit a1 takes 1 space, and a4 has 2 left.'],
    ['E_TRANSPORT_FULL/together', 'They take 1 space, and a4 has 6.'],
    ['board/tomb', 'The scenario "tomb" needs a map with a piece "tomb" of 1 or more hexes of ruins.'],
    ['E_NOT_AVAILABLE/from', 'The unit a1 does not wait to be deployed: its place is "reserve".'],
    ['E_TOO_CLOSE/marker', 'Hex 1010 is not over 50 from the marker in hex 1014.'],
    ['E_BAD_CHOICE/back', 'a1 can step back to 1009, 1011, not to hex 1010.'],
    ['E_CANNOT_BOARD/beside', 'Hex 1010 is not beside a4, with levels that differ by 1 at most.'],
    ['E_OUT_OF_RANGE/shoot', 'Rifle reaches 12 hexes now; a1 is 13 away.'],
    ['E_OUT_OF_RANGE/help', 'The unit a1 is 13 from a2, over 1.'],
    ['E_CANNOT_SHOOT', 'Line Section a1 cannot shoot: event 16.'],
    ['E_BAD_CHOICE/no-model', 'The unit a1 has 1 living model, so none is number 4, from 0.'],
    ['E_NO_TOKENS/help', 'The unit a1 can spend 1 token, not act.'],
    ['E_NO_TOKENS/cast', 'No Caster of a1 has 2 tokens for Bolt.'],
    ['E_BAD_SPELL/side', 'Bolt takes enemy units; a1 is none.'],
    ['any/in-force', 'In the force of a, at units.3: There is no unit zz.'],
    ['any/in-declaration', 'At units.3: There is no unit zz.'],
  ])('are, to the letter: %s', (key, text) => {
    expect(sentence(key)).toBe(text);
  });

  it('keep the code and the rule of what is wrong inside', () => {
    const full = refusal('E_TRANSPORT_FULL/load', 'G-15.1', {
      ...{ transport: 'Crawler Carrier', left: 1, room: 6, unit: 'Line Section', spaces: 5 },
    });
    const outer = refusalFor(full, 'in-force', { seat: 'b', at: 'loads.0' });
    expect(outer).toMatchObject({ code: 'E_TRANSPORT_FULL', rule: 'G-15.1', detail: 'in-force' });
    expect(told(REFUSALS, outer).message).toBe(
      'In the force of b, at loads.0: Crawler Carrier has 1 of 6 spaces left; Line Section takes 5.',
    );
  });
});
