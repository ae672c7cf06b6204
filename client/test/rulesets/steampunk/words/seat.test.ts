import { expect, test } from 'vitest';
import { steampunkWords } from '../../../../src/rulesets/steampunk/words/index.ts';

test('who is about to sit down reads the goal, and the race', () => {
  const about = (victory: object) =>
    steampunkWords.seat!({ seats: [{ id: 'blue', race: 'elf' }], options: { victory } } as never, 'blue');
  expect(about({ kind: 'timed', turns: 6 })).toMatch(/^You lead the Elves: long rifles.* After 6 turns/);
  expect(about({ kind: 'friendly' })).toContain('has lost (VIC-1)');
});
