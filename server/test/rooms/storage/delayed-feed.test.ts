import { Encoder } from '@colyseus/schema';
import { OMNISCIENT } from '@ironhex/shared/match';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeLog } from '../../../src/log.ts';
import { DelayedFeed } from '../../../src/rooms/delayed/delayed-feed.ts';
import type { AnyRuleset } from '../../../src/rooms/match/history/blueprint.ts';
import { Audience } from '../../../src/sync/audience.ts';
import type { ChatLine, Feed, Publisher } from '../../../src/sync/publisher.ts';
import { MatchState } from '../../../src/sync/schema.ts';
import { example } from '../../example.ts';
import { bareTable } from '../../table-kit.ts';

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A match that has just begun, and somebody who is told of it two minutes and one turn later. */
const followed = (turns = 0) => {
  const { table, entries, blueprint, perform } = bareTable({ spectators: { minutes: 2, turns } });
  const told: (Feed | undefined)[] = [];
  const said: ChatLine[] = [];
  const state = new MatchState();
  new Encoder(state);
  const guests: { readonly userData: { readonly viewer: string } }[] = [];
  const read = vi.fn(async (after: number) => structuredClone(entries.slice(after)));
  const lagging = new DelayedFeed({
    ruleset: example as unknown as AnyRuleset,
    blueprint,
    present: table,
    now: () => Date.now(),
    read,
    run: async (steps) => {
      while (!steps.next().done);
    },
    audience: new Audience(state, table.layout.viewers),
    room: { listeners: () => guests } as never,
    log: makeLog('silent'),
    publisher: () =>
      ({
        lag: (feed: Feed | undefined) => told.push(feed),
        say: (line: ChatLine) => said.push(line),
      }) as unknown as Publisher,
    changed: () => lagging.published(),
    settled: async () => {},
  });
  const join = async () => {
    await lagging.follow();
    guests.push({ userData: { viewer: OMNISCIENT } });
  };
  const status = () => told.at(-1)?.table.status;
  return { table, entries, perform, lagging, told, said, guests, read, join, status };
};

describe('who lags behind a match', () => {
  test('is told of what comes due by time alone, and the journal is read only then', async () => {
    const { lagging, join, status, read } = followed();
    await join();
    expect(status()).toBe('gathering');
    for (let times = 0; times < 5; times++) lagging.published();
    await vi.advanceTimersByTimeAsync(2 * MINUTE - 1);
    expect([status(), read.mock.calls.length]).toEqual(['gathering', 1]);
    await vi.advanceTimersByTimeAsync(1);
    expect([status(), read.mock.calls.length]).toEqual(['playing', 2]);
  });

  test('is told of it until half a minute after the last has left, and of all that is due when somebody comes again', async () => {
    const { lagging, join, status, told, guests } = followed();
    await join();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(told).toHaveLength(1);
    guests.pop();
    lagging.left();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(told).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toEqual([told[0], undefined]);
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(MINUTE);
    await join();
    expect(status()).toBe('playing');
    lagging.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is told nothing any more where the one who asked never came', async () => {
    const { lagging, told } = followed();
    await lagging.follow();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(told.at(-1)).toBeUndefined();
  });

  test('waits for the end of a turn until everybody has been told of that', async () => {
    const { table, entries, perform, lagging, join, status } = followed(1);
    await join();
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    expect(status()).toBe('gathering');
    for (let decisions = 0; table.ages.last(1) === 0 && decisions < 60; decisions++) {
      const [asked] = table.pending();
      const { seat, id: decision } = asked!;
      perform({
        kind: 'done',
        seat,
        intent: example.fallback(table.view(seat) as never, asked!),
        by: 'player',
        decision,
      });
    }
    expect(table.ages.last(1)).toBeGreaterThan(entries.filter(({ kind }) => kind === 'sat').length);
    await vi.advanceTimersByTimeAsync(0);
    expect(status()).toBe('gathering');
    lagging.published();
    await vi.advanceTimersByTimeAsync(0);
    expect(status()).toBe('playing');
  });

  test('hears what was said with the same age, of the last hundred lines', async () => {
    const { lagging, join, said } = followed();
    lagging.say({ from: 'Ada', seat: 'blue', text: 'to nobody' });
    await join();
    for (let line = 1; line <= 101; line++) lagging.say({ from: 'Ada', seat: 'blue', text: `${line}` });
    await vi.advanceTimersByTimeAsync(2 * MINUTE - 1);
    expect(said).toEqual([]);
    await vi.advanceTimersByTimeAsync(2);
    lagging.published();
    expect(said.map(({ text }) => text)).toEqual(Array.from({ length: 100 }, (_, index) => `${index + 2}`));
  });

  test('reads again what could not be read', async () => {
    const { join, status, read } = followed();
    await join();
    read.mockRejectedValueOnce(new Error('the database is away'));
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(status()).toBe('gathering');
    await vi.advanceTimersByTimeAsync(2000);
    expect(status()).toBe('playing');
  });
});
