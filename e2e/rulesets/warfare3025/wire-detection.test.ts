import { type App, startApp } from '@ironhex/server/app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeLog } from '../../../server/src/log.ts';
import { memoryJournal } from '../../../server/test/memory-journal.ts';
import { often } from '../../../shared/test/often.ts';
import { TEST_RULESETS } from '../../../shared/test/rulesets/index.ts';
import { OnTheWire } from './detection/on-the-wire.ts';
import { type Pair, pairFrom, SECRET } from './detection/pairs.ts';

/** A journal in which all matches have the same dice. */
const journalOf = () => {
  const journal = memoryJournal();
  const open = journal.open.bind(journal);
  return Object.assign(journal, {
    open: (match: Parameters<typeof open>[0]) =>
      open({ ...match, blueprint: { ...match.blueprint, diceSecret: SECRET } }),
  });
};

const serve = (journal: ReturnType<typeof journalOf>): Promise<App> =>
  startApp(0, undefined, {
    ...{ rulesets: TEST_RULESETS, journal, log: makeLog('silent'), reader: 'referee', countEvery: 86_400 },
    ...{ connectionsPerSeat: 100, connectionsPerAddress: 10_000, matchesPerMinute: 1000, joinsPerMinute: 10_000 },
  });

/** So many pairs, each of so many steps at most. */
const PAIRS = often(6, 150);
const STEPS = often(6, 30);
/** Pairs that are played at once. */
const AT_ONCE = 10;

/** So many pairs by chance, from this seed on. */
const pairsFrom = (seed: number, most: number): (readonly [seed: number, pair: Pair])[] => {
  const pairs: (readonly [number, Pair])[] = [];
  for (let next = seed; pairs.length < most; next++) {
    const pair = pairFrom(next, STEPS);
    if (pair) pairs.push([next, pair]);
  }
  return pairs;
};

/** Milliseconds by which clocks that are the same may be shown otherwise: the machine was busy. */
const SLACK = 10_000;

/** What those get who must not notice is the same, to the byte, with the same borders between frames and the same clocks. */
const expectSame = (one: OnTheWire, other: OnTheWire, what: string): void => {
  const told = ({ stretches }: OnTheWire) =>
    stretches.map((viewer) =>
      viewer.map(({ what, unasked, frames }) => ({ what, unasked, frames: frames.map(({ bytes }) => bytes) })),
    );
  expect(told(other), what).toEqual(told(one));
  for (const [index, left] of one.left.entries()) {
    expect(other.left[index]!.length, what).toBe(left.length);
    for (const [n, time] of left.entries()) expect(Math.abs(other.left[index]![n]! - time), what).toBeLessThan(SLACK);
  }
  for (const { what: stretch, unasked } of [...one.stretches, ...other.stretches].flat())
    if (stretch === 'in secret') expect(unasked, what).toBe(0);
};

describe('two matches that differ only in what one side keeps secret are the same to all others', () => {
  const journal = journalOf();
  let app: App;
  beforeAll(async () => {
    app = await serve(journal);
  });
  afterAll(() => app.stop());

  test('on the wire, whatever that side has and does, from any point of a match', async () => {
    const all = pairsFrom(1, PAIRS);
    for (let done = 0; done < PAIRS; done += AT_ONCE) {
      const some = all.slice(done, done + AT_ONCE);
      await Promise.all(
        some.map(async ([seed, pair], index) => {
          const both = ([0, 1] as const).map((which) => new OnTheWire(() => app.url, pair, which, index % 3 === 2));
          await Promise.all(
            both.map(async (match) => {
              await match.open();
              for (const step of pair.steps) await match.step(step);
            }),
          );
          expectSame(both[0]!, both[1]!, `pair ${seed}`);
          for (const match of both) await match.leave();
        }),
      );
    }
  });
});
