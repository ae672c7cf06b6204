import { expect, test } from 'vitest';
import { REFUSALS } from '../../src/match/words/refusals.ts';
import { TEST_RULESETS } from '../rulesets/index.ts';

test('no game has words at a key of the engine: a room’s refusal reads the same in each', () => {
  for (const { id, words } of TEST_RULESETS.values())
    expect(
      Object.keys(words.refusals).filter((key) => Object.hasOwn(REFUSALS, key)),
      id,
    ).toEqual([]);
});
