import { describe, expect, it } from 'vitest';
import { scriptedDice } from '../../../../src/dice/index.ts';
import type { Pool } from '../../../../src/rulesets/steampunk/model/facts/assault.ts';
import type { DieHabits } from '../../../../src/rulesets/steampunk/rules/assault/pools.ts';
import { rollDeflection, rollStrength } from '../../../../src/rulesets/steampunk/rules/assault/resolve.ts';

const PLAIN: DieHabits = { rerolls: 0, crawls: false };
const ork = (rerolls: number): DieHabits => ({ rerolls, crawls: false });
const CRAWLING: DieHabits = { rerolls: 0, crawls: true };

/** A pool of one die for each model. */
const pool = (needs: readonly number[], add = 0): Pool => ({
  dice: needs.map((need, model) => ({ model, needs: need })),
  count: [{ why: 'models', add: needs.length }],
  adds: add === 0 ? [] : [{ why: 'crippled_crew', add }],
});

const rolled = (dice: Pool, habits: readonly DieHabits[], script: readonly number[]) => {
  const { waves, hits } = rollStrength(dice, habits, scriptedDice(script));
  return { shown: waves.map((wave) => wave.shown), hits };
};

describe('strength dice', () => {
  it('AS-5: succeed on the number of their model, and are not open-ended', () => {
    expect(rolled(pool([5, 3, 6]), [PLAIN, PLAIN, PLAIN], [5, 3, 6])).toEqual({ shown: [[5, 3, 6]], hits: [0, 1, 2] });
    expect(rolled(pool([5, 3, 7]), [PLAIN, PLAIN, PLAIN], [4, 2, 6]).hits).toEqual([]);
  });

  it('AS-8: roll failed dice again for each natural six, lowest first, and never more than have failed', () => {
    const habits = Array(4).fill(ork(2));
    expect(rolled(pool([6, 6, 6, 6]), habits, [6, 1, 1, 1, 2, 2])).toEqual({
      shown: [
        [6, 1, 1, 1],
        [2, 2],
      ],
      hits: [0, 0],
    });
    expect(rolled(pool([6, 6]), [ork(6), ork(6)], [6, 1, 6]).hits).toEqual([0, 0, 1, 1]);
  });

  it('AS-8: roll as many again as the models say that showed a six', () => {
    const habits = [ork(1), ork(3), ork(1), ork(1)];
    expect(rolled(pool([6, 6, 6, 6]), habits, [1, 6, 1, 1, 2, 2, 2]).shown).toHaveLength(2);
    expect(rolled(pool([6, 6, 6, 6]), habits, [6, 1, 1, 1, 2]).hits).toEqual([0, 0]);
  });

  it('AS-7, AS-8: a natural six that fails is no hit, but begins a wave', () => {
    expect(rolled(pool([6, 6], -1), [ork(1), ork(1)], [6, 1, 2])).toEqual({ shown: [[6, 1], [2]], hits: [] });
    expect(rolled(pool([5, 5], -1), [ork(1), ork(1)], [6, 5, 2]).hits).toEqual([0, 0]);
  });

  it('crawl_penalty: a success at a crawl is rolled once more, and that counts', () => {
    expect(rolled(pool([5, 5, 5]), [CRAWLING, CRAWLING, PLAIN], [5, 6, 5, 4, 5])).toEqual({
      shown: [
        [5, 6, 5],
        [4, 5],
      ],
      hits: [1, 2],
    });
  });
});

describe('deflection dice', () => {
  it('AS-6, AS-7: succeed on the number of their model, with what is added', () => {
    expect(rollDeflection(pool([5, 5, 4]), scriptedDice([5, 4, 4]))).toEqual({ shown: [5, 4, 4], successes: [0, 2] });
    expect(rollDeflection(pool([5, 5, 4], -1), scriptedDice([5, 6, 4])).successes).toEqual([1]);
  });
});
