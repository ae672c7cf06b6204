import { setImmediate as turnOver } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import type { Entry } from '../../../src/rooms/match/history/entries.ts';
import { MatchQueue } from '../../../src/rooms/storage/queue.ts';

/** An entry that can be told from others by its number. */
const entry = (at: number): Entry => ({ kind: 'resumed', at, from: 0 });

/** A queue whose journal answers when the test says so, with a list of all that it did. */
const open = () => {
  const done: string[] = [];
  const appends: PromiseWithResolvers<boolean>[] = [];
  const doubt: { promise: Promise<void> | undefined } = { promise: undefined };
  const publish = vi.fn(() => void done.push('publish'));
  const queue: MatchQueue = new MatchQueue({
    append: (entries) => {
      done.push(`append ${entries.map(({ at }) => at).join(' ')}`);
      const append = Promise.withResolvers<boolean>();
      appends.push(append);
      return append.promise;
    },
    publish,
    doubt: () => doubt.promise,
    lost: () => void done.push('lost'),
    failed: (error) => void done.push(`failed: ${(error as Error).message}`),
  });
  /** A command that applies an entry, and writes down when that is done and when it is answered. */
  const ask = (at: number, refused?: () => string) => {
    const work = () => {
      done.push(`apply ${at}`);
      queue.add(entry(at));
      return queue.published(`done ${at}`);
    };
    const answer = Promise.resolve(queue.apply(work, refused));
    void answer.then((said) => done.push(`answer: ${said}`));
    return answer;
  };
  /** The journal answers the oldest append that has no answer yet. */
  const stored = async (kept = true): Promise<void> => {
    appends.shift()!.resolve(kept);
    // One turn for what is published then, one for what commands apply after it.
    await turnOver();
    await turnOver();
  };
  return { queue, done, ask, stored, doubt, publish };
};

describe('the queue of a match', () => {
  test('appends what was applied in one turn together, then publishes once, then answers in order', async () => {
    const { queue, done, ask, stored } = open();
    void ask(1);
    void ask(2);
    expect(done).toEqual(['apply 1', 'apply 2']);
    expect(queue.settled).toBe(false);
    await turnOver();
    expect(done.splice(0)).toEqual(['apply 1', 'apply 2', 'append 1 2']);
    expect(queue.appending).toBe(true);
    await stored();
    expect(done).toEqual(['publish', 'answer: done 1', 'answer: done 2']);
    expect(queue).toMatchObject({ settled: true, appending: false });
  });

  test('applies nothing while it appends: what comes in then has its own turn afterwards', async () => {
    const { done, ask, stored } = open();
    void ask(1);
    await turnOver();
    void ask(2);
    void ask(3);
    await turnOver();
    expect(done.splice(0)).toEqual(['apply 1', 'append 1']);
    await stored();
    expect(done.splice(0)).toEqual(['publish', 'apply 2', 'apply 3', 'answer: done 1', 'append 2 3']);
    await stored();
    expect(done).toEqual(['publish', 'answer: done 2', 'answer: done 3']);
  });

  test('publishes without appending where nothing was applied, and answers at once where nothing is to be published', async () => {
    const { queue, done } = open();
    expect(queue.published('at once')).toBe('at once');
    queue.schedule();
    queue.schedule();
    const answer = queue.published('later');
    expect(answer).toBeInstanceOf(Promise);
    expect(await answer).toBe('later');
    expect(done).toEqual(['publish']);
  });

  test('appends what is added while it appends, before it publishes', async () => {
    const { queue, done, ask, stored } = open();
    void ask(1);
    await turnOver();
    queue.add(entry(2));
    await stored();
    expect(done).toEqual(['apply 1', 'append 1', 'append 2']);
    await stored();
    expect(done.slice(3)).toEqual(['publish', 'answer: done 1']);
  });

  test('refuses what waits and what comes while storing is halted; what cannot be refused waits', async () => {
    const { queue, done, ask, stored } = open();
    const refused = () => 'paused';
    void ask(1, refused);
    await turnOver();
    const waiting = ask(2, refused);
    void ask(3);
    queue.halt(true);
    expect(await waiting).toBe('paused');
    expect(await ask(4, refused)).toBe('paused');
    queue.halt(false);
    void ask(5, refused);
    await stored();
    expect(done.filter((line) => !line.startsWith('answer'))).toEqual([
      ...['apply 1', 'append 1', 'publish'],
      ...['apply 3', 'apply 5', 'append 3 5'],
    ]);
    expect(done).toContain('answer: done 1');
  });

  test('ends when the match belongs to another server: nothing is published, applied or answered any more', async () => {
    const { queue, done, ask, stored } = open();
    void ask(1);
    await turnOver();
    void ask(2);
    await stored(false);
    void ask(3);
    queue.schedule();
    await turnOver();
    expect(done).toEqual(['apply 1', 'append 1', 'lost']);
    expect(queue.settled).toBe(false);
  });

  test('publishes nothing as long as the lease is in doubt, whether or not there is something to append', async () => {
    const { queue, done, ask, stored, doubt } = open();
    let sure = Promise.withResolvers<void>();
    doubt.promise = sure.promise;
    queue.schedule();
    await turnOver();
    expect(done).toEqual([]);
    sure.resolve();
    await turnOver();
    expect(done.splice(0)).toEqual(['publish']);
    sure = Promise.withResolvers<void>();
    doubt.promise = undefined;
    void ask(1);
    await turnOver();
    doubt.promise = sure.promise;
    await stored();
    expect(done).toEqual(['apply 1', 'append 1']);
    sure.resolve();
    await turnOver();
    expect(done.slice(2)).toEqual(['publish', 'answer: done 1']);
  });

  test('goes on after publishing threw, and after a command threw', async () => {
    const { queue, done, ask, stored, publish } = open();
    publish.mockImplementationOnce(() => {
      throw new Error('a bug');
    });
    void ask(1);
    await turnOver();
    const broken = queue.apply(() => {
      throw new Error('another bug');
    });
    void ask(2);
    await Promise.all([stored(), expect(broken).rejects.toThrow('another bug')]);
    expect(done.splice(0)).toEqual([
      ...['apply 1', 'append 1', 'failed: a bug'],
      ...['apply 2', 'answer: done 1', 'append 2'],
    ]);
    await stored();
    expect(done).toEqual(['publish', 'answer: done 2']);
  });
});

describe('a queue that is closed', () => {
  test('appends what is left, and publishes and answers none of it', async () => {
    const { queue, done, ask, stored } = open();
    void ask(1);
    const closed = queue.close();
    void ask(2);
    await turnOver();
    expect(done).toEqual(['apply 1', 'append 1']);
    await stored();
    expect(await closed).toBe(true);
    expect(done).toHaveLength(2);
    expect(queue.settled).toBe(false);
  });

  test('waits for what is being appended, and says whether the match is still ours', async () => {
    for (const kept of [true, false]) {
      const { queue, done, ask, stored } = open();
      void ask(1);
      await turnOver();
      const closed = queue.close();
      await stored(kept);
      expect(await closed).toBe(kept);
      expect(done).toEqual(['apply 1', 'append 1']);
    }
  });

  test('with nothing to append is closed at once', async () => {
    const { queue, done } = open();
    expect(await queue.close()).toBe(true);
    expect(done).toEqual([]);
  });
});
