import { describe, expect, test } from 'vitest';
import { effectText, isHelp, sourceText } from '../../../../src/rulesets/grimdark/words/effects.ts';
import { eventName, eventText } from '../../../../src/rulesets/grimdark/words/events.ts';

const ROLLS = [1, 2, 3, 4, 5, 6].flatMap((tens) => [1, 2, 3, 4, 5, 6].map((units) => 10 * tens + units));
const CAMPAIGN = [11, 12, 35, 44, 46, 51, 52, 61, 62, 64, 66];

describe('random events, G-17.4', () => {
  test.each(ROLLS)('%i has a name and says what it does', (event) => {
    expect(eventName(event)).not.toMatch(/^event/);
    expect(eventText(event)).toMatch(/^[A-Z].* \(G-17\.4\)\.$/);
    expect(eventText(event).includes('campaigns')).toBe(CAMPAIGN.includes(event));
  });

  test('are all called differently', () => {
    expect(new Set(ROLLS.map(eventName)).size).toBe(36);
  });
});

describe('what lasts for a time', () => {
  test.each([
    [{ kind: 'hit', amount: -1, scope: 'next-attacks' } as const, '−1 to hit with its next attacks', false],
    [{ kind: 'morale', amount: -1 } as const, '−1 on morale tests', false],
    [{ kind: 'morale', amount: -1, within: 6 } as const, '−1 on morale tests of enemies within 6', true],
    [{ kind: 'grant', rule: 'stealth' } as const, 'Stealth', true],
    [{ kind: 'cannot-shoot' } as const, 'cannot shoot', false],
    [
      { kind: 'first-die', event: 42 } as const,
      'the first unit to roll a natural 1 when shooting takes D3 + 3 hits with AP 2',
      false,
    ],
    [
      { kind: 'first-die', event: 43 } as const,
      'the first unit to roll a natural 6 in a melee causes D3 more wounds',
      true,
    ],
    [
      { kind: 'first-die', event: 45 } as const,
      'the first tough unit to roll a natural 1 when blocking takes D3 more wounds',
      false,
    ],
  ])('%o is told in a few words, and whether it helps', (what, words, helps) => {
    expect(effectText(what)).toBe(words);
    expect(isHelp(what)).toBe(helps);
  });

  test('comes from a spell, an event or a scenario', () => {
    const arsenal = { profiles: {}, weapons: {}, spells: {} };
    expect(sourceText('event 16', { arsenal })).toBe('Combat Fatigued');
    expect(sourceText('le-veil', { arsenal })).toBe('Veil of Ash');
    expect(sourceText('storm', { arsenal })).toBe('the storm');
  });
});
