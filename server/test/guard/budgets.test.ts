import { EventEmitter } from 'node:events';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commandFrame } from '../../../e2e/hostile/frames.ts';
import { wrap } from '../../../e2e/hostile/raw-connection.ts';
import { Account, Bucket } from '../../src/guard/connections/bucket.ts';
import { Budgets } from '../../src/guard/connections/budgets.ts';
import { FrameScanner } from '../../src/guard/connections/frames.ts';
import { headOf, tooLong } from '../../src/guard/connections/message-head.ts';
import { UnreadTracker } from '../../src/guard/connections/sending.ts';
import { FairQueue } from '../../src/guard/fair-queue.ts';
import { ConcurrencyLimit } from '../../src/guard/limiters.ts';
import { until } from '../kit.ts';

describe('a bucket', () => {
  const used = (bucket: Bucket, times: number, now: number): number => {
    let done = 0;
    for (let n = 0; n < times && bucket.wait(now) === 0; n++, done++) bucket.take(1, now);
    return done;
  };

  test('gives what a second allows, on and on, and a little more at once', () => {
    const bucket = new Bucket({ perSecond: 10, atOnce: 50 }, 0);
    expect(used(bucket, 100, 0)).toBe(50);
    expect(used(bucket, 100, 1000)).toBe(10);
    expect(used(bucket, 100, 1000)).toBe(0);
    expect(used(bucket, 100, 1101)).toBe(2);
    expect(used(bucket, 100, 1_000_000)).toBe(50);
  });

  test('takes what is known only afterwards, and says how long its debt lasts', () => {
    const bucket = new Bucket({ perSecond: 10, atOnce: 50 }, 0);
    bucket.take(60, 0);
    expect(bucket.wait(0)).toBe(1001);
    expect(bucket.wait(1001)).toBe(0);
    bucket.take(1e9, 1001);
    expect(bucket.wait(1001)).toBe(5001);
  });
});

describe('an account', () => {
  test('that others have used up together leaves everybody a small share', () => {
    const common = new Bucket({ perSecond: 10, atOnce: 10 }, 0);
    const account = () =>
      new Account(new Bucket({ perSecond: 5, atOnce: 20 }, 0), new Bucket({ perSecond: 1, atOnce: 2 }, 0), [common]);
    const [greedy, modest] = [account(), account()];
    for (let n = 0; n < 20; n++) greedy.spend(1, 0);
    expect(greedy.wait(0)).toBeGreaterThan(0);
    expect([modest.wait(0), modest.modest(0)]).toEqual([0, true]);
    modest.spend(1, 0);
    expect(modest.wait(0)).toBe(0);
    modest.spend(1, 0);
    expect([modest.wait(0), modest.modest(0)]).toEqual([1, false]);
    expect(modest.wait(1000)).toBe(0);
  });
});

describe('the budgets', () => {
  const RATE = { commandsPerSecond: 10, framesPerSecond: 10, bytesPerSecond: 10, workPerSecond: 10 };
  const exhaust = ({ commands }: ReturnType<Budgets['open']>): void => commands.spend(1000, 0);

  test('of all spectators of a match together leave its players theirs, and those of other matches', () => {
    const budgets = new Budgets(RATE);
    const open = (match: string) => budgets.open(new EventEmitter(), { open: 1 }, match, 0);
    const [watching, player, elsewhere] = [open('a'), open('a'), open('b')];
    budgets.seat(player, 0);
    exhaust(watching);
    const fellow = open('a');
    fellow.commands.spend(10, 0);
    expect(fellow.commands.wait(0)).toBeGreaterThan(0);
    for (const { commands } of [player, elsewhere]) {
      commands.spend(10, 0);
      expect(commands.wait(0)).toBe(0);
    }
  });

  test('of one address are common to all matches that it is at, also for players', () => {
    const budgets = new Budgets(RATE);
    const address = { open: 3 };
    const open = (match: string) => budgets.open(new EventEmitter(), address, match, 0);
    const [one, two] = [open('a'), open('b')];
    budgets.seat(one, 0);
    budgets.seat(two, 0);
    exhaust(one);
    two.commands.spend(10, 0);
    expect(two.commands.wait(0)).toBeGreaterThan(0);
  });

  test('of a match begin anew when everybody has left it', () => {
    const budgets = new Budgets(RATE);
    const line = new EventEmitter();
    exhaust(budgets.open(line, { open: 1 }, 'a', 0));
    line.emit('close');
    const next = budgets.open(new EventEmitter(), { open: 1 }, 'a', 0);
    next.commands.spend(10, 0);
    expect(next.commands.wait(0)).toBe(0);
  });
});

describe('frames are counted by their heads', () => {
  const frame = fc
    .tuple(fc.constantFrom(0x82, 0x02, 0x00, 0x80, 0x89, 0x8a), fc.constantFrom(0, 1, 125, 126, 200, 65_535, 65_536))
    .map(([first, length]) => wrap(Buffer.alloc(length, 0xff), first));

  test('wherever the network has cut the bytes', () => {
    const cuts = fc.array(fc.integer({ min: 1, max: 3000 }), { minLength: 1 });
    fc.assert(
      fc.property(fc.array(frame, { maxLength: 8 }), cuts, (frames, cuts) => {
        const [ruler, bytes, ends] = [new FrameScanner(), Buffer.concat(frames), [] as number[]];
        for (let at = 0, n = 0; at < bytes.length; n++) {
          const packet = bytes.subarray(0, at + cuts[n % cuts.length]!);
          while (at < packet.length) {
            const before = ruler.ended;
            at = ruler.advance(packet, at);
            if (ruler.ended > before) ends.push(at);
          }
        }
        let end = 0;
        expect(ends).toEqual(frames.map(({ length }) => (end += length)));
      }),
      { numRuns: 50 },
    );
  });
});

describe('the head of a message', () => {
  test('names the command and the number of the question, without a look at what it holds', () => {
    const content = Buffer.from([0xdd, 255, 255, 255, 255]);
    expect(headOf(Buffer.concat([commandFrame('say', 0, 7).subarray(0, -1), content]))).toEqual({
      kind: 21,
      request: 7,
      command: 'say',
    });
    expect(headOf(commandFrame('events', { since: 1 }))).toMatchObject({
      kind: 13,
      request: undefined,
      command: 'events',
    });
    for (const name of ['fly', 'constructor', '__proto__', ''])
      expect(headOf(commandFrame(name, {}, 7))).toMatchObject({ request: 7, command: undefined });
  });

  test('can be read whatever it is', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 12 }), (bytes) => void headOf(Buffer.from(bytes))));
    fc.assert(fc.property(fc.uint8Array({ maxLength: 9 }), (bytes) => void headOf(Buffer.from([21, ...bytes]))));
    expect(headOf(Buffer.from([21, 1, 0xbf, 65]))).toMatchObject({ request: 1, command: undefined });
  });

  test('says how long the message may be', () => {
    expect(tooLong(headOf(commandFrame('events', { since: 1 }, 7)), 20)).toBe(false);
    expect(tooLong(headOf(commandFrame('events', { since: 1 }, 7)), 2000)).toBe(true);
    expect(tooLong(headOf(commandFrame('intent', {}, 7)), 2000)).toBe(false);
    expect(tooLong(headOf(commandFrame('fly', {}, 7)), 2000)).toBe(true);
  });
});

test('what comes first waits for the promises of its callback, and for nothing in the queue', async () => {
  const queue = new FairQueue();
  const done: string[] = [];
  for (const name of ['a', 'b']) queue.add({}, () => void done.push(name));
  queue.first(() => void done.push('first'));
  void Promise.resolve().then(() => done.push('answer'));
  expect(done).toEqual([]);
  while (done.length < 4) await new Promise((resolve) => setImmediate(resolve));
  expect(done).toEqual(['answer', 'first', 'a', 'b']);
});

test('what can wait is done in turns, a piece of each line, and in the order of each', async () => {
  const queue = new FairQueue();
  const [a, b, c] = [{}, {}, {}];
  const done: string[] = [];
  for (const [line, name] of [
    [a, 'a1'],
    [a, 'a2'],
    [a, 'a3'],
    [b, 'b1'],
    [c, 'c1'],
    [b, 'b2'],
  ] as const)
    queue.add(line, () => void done.push(name));
  queue.forget(c);
  expect([queue.waits(a), queue.waits(c), done]).toEqual([true, false, []]);
  while (queue.waits(a) || queue.waits(b)) await new Promise((resolve) => setImmediate(resolve));
  expect(done).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
});

describe('what comes in bursts', () => {
  /** Lets what is ready go on. */
  const settle = () => new Promise((resolve) => setImmediate(resolve));

  test('is let through so many at a time for each address, in the order of coming', async () => {
    const concurrency = new ConcurrencyLimit(2, 1_000_000);
    const inside: string[] = [];
    const leaving: (() => void)[] = [];
    const enter = async (name: string, key: string) => {
      const leave = await concurrency.enter(key);
      inside.push(name);
      leaving.push(leave);
    };
    for (const name of ['a1', 'a2', 'a3', 'a4']) void enter(name, 'a');
    void enter('b1', 'b');
    await settle();
    expect(inside).toEqual(['a1', 'a2', 'b1']);
    leaving[0]!();
    leaving[0]!();
    await until(() => inside.length > 3, 'somebody is let in');
    await settle();
    expect(inside).toEqual(['a1', 'a2', 'b1', 'a3']);
    for (const leave of leaving) leave();
    await until(() => inside.at(-1) === 'a4', 'the last one is let in');
  });

  test('goes on when those inside never leave', async () => {
    const concurrency = new ConcurrencyLimit(1, 1);
    await concurrency.enter('a');
    await concurrency.enter('a');
    await concurrency.enter('a');
  });
});

describe('what is left unread', () => {
  test('is too old when it was there so many looks ago and is there still', () => {
    const unread = new UnreadTracker(3);
    expect([unread.tooOld(100, 60), unread.tooOld(100, 60), unread.tooOld(100, 60)]).toEqual([false, false, false]);
    expect(unread.tooOld(100, 60)).toBe(true);
  });

  test('is not, as long as somebody goes on reading, however slowly', () => {
    const unread = new UnreadTracker(3);
    for (let n = 1; n < 50; n++) expect(unread.tooOld(1000 + 100 * n, 290)).toBe(false);
  });

  test('is not, when there is nothing', () => {
    const unread = new UnreadTracker(3);
    for (let n = 1; n < 50; n++) expect(unread.tooOld(100, 0)).toBe(false);
  });
});
