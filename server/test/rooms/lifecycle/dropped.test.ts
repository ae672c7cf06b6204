import { choicesOf, LONGEST_SHOW } from '@ironhex/shared/match';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Entry } from '../../../src/rooms/match/history/entries.ts';
import { example, type Intent, type View } from '../../example.ts';
import { bareTable, below, refolded } from '../../table-kit.ts';

const CLOCKS = { seconds: { react: 15, plan: 90 }, bank: 60 };

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

/** A whole match by chance, as its entries, and at how many of them somebody was asked for which kind of choice. */
const wholeMatch = (seed: number) => {
  const { table, blueprint, entries, play } = bareTable({ seed, clocks: CLOCKS });
  const prompts: { readonly after: number; readonly seat: string; readonly kind: string }[] = [];
  play(below(seed), () => {
    for (const { seat, kind } of table.pending()) prompts.push({ after: entries.length, seat, kind });
    return table.status === 'over';
  });
  return { blueprint, entries: entries as readonly Entry[], prompts };
};

describe('a player who drops', () => {
  const dropped = new Set<string>();
  afterAll(() => expect([...dropped].sort()).toEqual(['activate', 'defend', 'interrupt', 'pick']));

  test.each([1, 2, 3])(
    'at any prompt of a match leaves it to the clock, and the other plays it to its end (match %i)',
    (seed) => {
      const { blueprint, entries, prompts } = wholeMatch(seed);
      for (const { kind } of prompts) dropped.add(kind);
      for (const { after, seat: away } of prompts) {
        const { table, troubles, perform } = refolded(blueprint, entries.slice(0, after));
        const chance = below(after);
        let defaults = 0;
        while (table.status === 'playing') {
          const here = table.pending().find(({ seat }) => seat !== away);
          if (here) {
            const intent = choicesOf(example, table.view(here.seat) as View, here.seat).sample(chance) as Intent;
            const refusal = perform({ kind: 'done', seat: here.seat, intent, by: 'player', decision: here.id });
            if (refusal) throw new Error(refusal.code);
          } else {
            const { id } = table.pending()[0]!;
            vi.advanceTimersByTime((CLOCKS.seconds.plan + CLOCKS.bank) * 1000 + LONGEST_SHOW);
            expect(table.pending().some((decision) => decision.seat === away && decision.id === id)).toBe(false);
            defaults += 1;
          }
        }
        expect(troubles).toEqual([]);
        expect(defaults).toBeGreaterThan(0);
      }
    },
  );
});

describe('a match folded again', () => {
  test.each([4, 5, 6])('is the same after every entry: views, clocks, seats and what comes next (match %i)', (seed) => {
    const { table, blueprint, entries, play } = bareTable({ seed, clocks: CLOCKS });
    const chance = below(seed);
    const compare = () => {
      const again = refolded(blueprint, entries, 'asleep').table;
      for (const viewer of ['blue', 'orange', 'public']) expect(again.view(viewer)).toEqual(table.view(viewer));
      expect(again.pending()).toEqual(table.pending());
      for (const seat of ['blue', 'orange']) expect(again.clocks.bank(seat)).toBe(table.clocks.bank(seat));
      for (const decision of table.pending())
        expect(again.clocks.running(decision)).toEqual(table.clocks.running(decision));
      again.clocks.stop();
    };
    let turn = 0;
    play(chance, () => {
      // Some think long, some let their time run out.
      vi.advanceTimersByTime(chance(4) === 0 ? chance(160_000) : chance(9000));
      if (turn++ % 4 === 0) compare();
      return table.status === 'over';
    });
    compare();
  });
});
