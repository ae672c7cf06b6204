import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Listing } from '../../../src/journal/journal.ts';
import { type Blueprint, lockFor } from '../../../src/rooms/match/history/blueprint.ts';
import { Lister } from '../../../src/rooms/storage/lister.ts';
import { example, OptionsSchema, STOCK_BOARDS } from '../../example.ts';
import { forceOf } from '../../kit.ts';
import { clocksOf, tableOf } from '../../table-kit.ts';

/** Milliseconds for which a table stays in the list when everybody has gone. */
const GRACE = 20_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A listed table at which Ada sits, and what was written of it: who sits there, and for how long it stays in the list. */
const listed = (seconds: number, more: Partial<Blueprint> = {}) => {
  const { table, perform } = tableOf({
    id: 'here',
    name: 'Here',
    rulesetId: example.id,
    version: example.version,
    options: OptionsSchema.parse({ limit: 60 }),
    board: STOCK_BOARDS.find(({ id }) => id === 'open-hills')!,
    seats: [
      { id: 'blue', side: 0, force: forceOf('b', 'GRF-1N'), lock: lockFor('Ada') },
      { id: 'orange', side: 1, force: forceOf('o', 'WVR-6W'), lock: lockFor('Bo') },
    ],
    clocks: clocksOf({ seconds: { plan: seconds, react: seconds, window: seconds } }),
    diceSecret: '7'.padStart(64, '0'),
    listed: true,
    ...more,
  });
  perform({ kind: 'sat', seat: 'blue', name: 'Ada', salt: 'the salt of Ada' });
  const there = { attended: true, breaks: false };
  const written: (readonly [playing: boolean | undefined, lasts: number | undefined])[] = [];
  const list = async (_lease: unknown, _openedBy: string, listing: Listing | undefined, lasts?: number) => {
    if (there.breaks) throw new Error('the database is away');
    written.push([(listing?.shown as { readonly playing: boolean } | undefined)?.playing, lasts]);
  };
  const lister = new Lister({
    ...{ lease: { match: 'here', epoch: 1 }, openedBy: 'somebody', table, list: { list } },
    ...{ attended: () => there.attended, now: Date.now, failed: () => {} },
  });
  /** Something has happened; waits until it is written. */
  const look = async () => {
    lister.look();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { there, written, perform, lister, look };
};

describe('a listed table', () => {
  test('stays while somebody of it is there, and for a moment when all have gone; nothing is written twice', async () => {
    const { there, written, look } = listed(60);
    await look();
    await look();
    there.attended = false;
    await look();
    there.attended = true;
    await look();
    expect(written).toEqual([
      [false, undefined],
      [false, GRACE],
      [false, undefined],
    ]);
  });

  test('stays though nobody is there, if its clocks are of days; asleep, too', async () => {
    const days = listed(86_400);
    days.there.attended = false;
    await days.look();
    const year = 365 * 24 * 3600 * 1000;
    expect(days.written).toEqual([[false, expect.any(Number)]]);
    expect(days.written[0]![1]).toBeGreaterThan(50 * year);
    await days.lister.leave();
    expect(days.written, 'it is not written again').toHaveLength(1);
    const hurried = listed(60);
    await hurried.look();
    await hurried.lister.leave();
    expect(hurried.written.at(-1), 'people come back to another server').toEqual([false, GRACE]);
  });

  test('is taken out when nobody else can sit down, and can be watched once it is played', async () => {
    const { written, perform, look } = listed(60);
    await look();
    perform({ kind: 'locked', locked: true });
    await look();
    perform({ kind: 'locked', locked: false });
    perform({ kind: 'sat', seat: 'orange', name: 'Bo', salt: 'the salt of Bo' });
    await look();
    expect(written.map(([playing]) => playing)).toEqual([false, undefined, true]);
  });

  test('is written later if it cannot be now', async () => {
    const { there, written, look } = listed(60);
    there.breaks = true;
    await look();
    there.breaks = false;
    await vi.advanceTimersByTimeAsync(4999);
    expect(written).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(written).toEqual([[false, undefined]]);
  });
});
