import { expect, test } from 'vitest';
import { warfareWords } from '../../../../src/rulesets/warfare3025/words/index.ts';

test('who is about to sit down reads the goal, and how many mechs', () => {
  const units = ['blue', 'blue', 'orange'].map((seat) => ({ seat }));
  const about = warfareWords.seat!({ units, options: { limit: 120 } } as never, 'blue');
  expect(about).toMatch(/^You lead 2 mechs\. After 120 ticks/);
});
