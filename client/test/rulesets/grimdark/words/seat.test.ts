import { expect, test } from 'vitest';
import { grimdarkWords } from '../../../../src/rulesets/grimdark/words/index.ts';

test('who is about to sit down reads the goal, and the army, if the host has chosen it', () => {
  const about = (seat: object) => grimdarkWords.seat!({ seats: [seat], options: { scenario: 'seize' } } as never, 'a');
  expect(about({ id: 'a', army: 'ferrous-choir' })).toBe(
    'You lead The Ferrous Choir. Hold more markers than your opponent when four rounds are over (G-14).',
  );
  expect(about({ id: 'a' })).toMatch(/^Hold more/);
});
