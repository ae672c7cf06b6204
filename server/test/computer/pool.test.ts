import { afterEach, describe, expect, test } from 'vitest';
import { shareUnder, ThinkingPool, type Thought } from '../../src/computer/pool.ts';
import { makeLog } from '../../src/log.ts';

const pools: ThinkingPool[] = [];
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

/** A thread that runs this when it is asked. `thought` is what it gets, `tell` answers. */
const poolOf = (work: string, options: { readonly threads?: number; readonly most?: number } = {}): ThinkingPool => {
  const program = `import { parentPort, threadId } from 'node:worker_threads';
    const tell = (intents) => parentPort.postMessage({ intents, steps: 0 });
    parentPort.on('message', (thought) => { ${work} });`;
  const thread = new URL(`data:text/javascript,${encodeURIComponent(program)}`);
  const pool = new ThinkingPool({ log: makeLog('silent'), thread, ...options });
  pools.push(pool);
  return pool;
};

const thought = (seed: number): Thought => ({
  ...{ ruleset: 'any', view: {}, level: 'easy', seed },
  decision: { seat: 'blue', id: 1, kind: 'act', clock: { class: 'act' } } as Thought['decision'],
});

describe('threads in which computers think', () => {
  test('answer in the order in which they were asked, two at a time', async () => {
    const pool = poolOf('setTimeout(() => tell([{ seed: thought.seed, by: threadId }]), 20);', { threads: 2 });
    const answered: number[] = [];
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map(async (seed) => {
        const { intents } = (await pool.think(thought(seed), 'ada'))!;
        const [intent] = intents as [{ seed: number; by: number }];
        answered.push(intent.seed);
        return intent.by;
      }),
    );
    expect(new Set(answers).size).toBe(2);
    expect(answered.toSorted()).toEqual([1, 2, 3, 4, 5]);
    expect(answered.indexOf(5)).toBeGreaterThan(2);
  });

  test('are replaced when they break down: the others are answered', async () => {
    const pool = poolOf('if (thought.seed === 1) throw new Error("broken"); tell([{ seed: thought.seed }]);', {
      threads: 1,
    });
    expect(await Promise.all([pool.think(thought(1), 'ada'), pool.think(thought(2), 'ada')])).toEqual([
      undefined,
      { intents: [{ seed: 2 }], steps: 0 },
    ]);
  });

  test('are ended when they do not answer in time', async () => {
    // The thread that comes after it has the same time, and on a busy machine takes most of a second to start.
    const pool = poolOf('if (thought.seed === 1) for (;;); tell([{ seed: thought.seed }]);', {
      threads: 1,
      most: 4000,
    });
    expect(await Promise.all([pool.think(thought(1), 'ada'), pool.think(thought(2), 'ada')])).toEqual([
      undefined,
      { intents: [{ seed: 2 }], steps: 0 },
    ]);
  });

  test('answer one address after the other, however much one of them asks', async () => {
    const pool = poolOf('setTimeout(() => tell([]), 10);', { threads: 1 });
    const answered: string[] = [];
    const ask = async (openedBy: string, seed: number) => {
      await pool.think(thought(seed), openedBy);
      answered.push(openedBy);
    };
    await Promise.all([...[1, 2, 3, 4, 5].map((seed) => ask('mallory', seed)), ask('ada', 6)]);
    expect(answered.indexOf('ada')).toBe(1);
  });

  test('may look ahead less the more wait, and the less time is left', async () => {
    const pool = poolOf('setTimeout(() => tell([{ share: thought.share }]), 5);', { threads: 1 });
    const shares = await Promise.all(
      Array.from({ length: 20 }, async (_, seed) => {
        const { intents } = (await pool.think(thought(seed), 'ada'))!;
        return (intents[0] as { share: number }).share;
      }),
    );
    expect(new Set(shares)).toEqual(new Set([1, 0, 1 / 4, 1 / 2]));
    expect(shares.at(-1), 'the last one has all threads for itself').toBe(1);
    expect([60_000, 15_000, 6_000, 4_000, -1].map((left) => shareUnder(0, left))).toEqual([1, 1 / 2, 1 / 4, 0, 0]);
  });
});
